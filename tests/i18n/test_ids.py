"""Every sentence there is, is said; every sentence that is said, is there."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.project.tree import ROOT
from tortuga import i18n
from tortuga.games.barrakuda.options import OPTIONS as BARRAKUDA_OPTIONS
from tortuga.games.barrakuda.refusals import Refusal as BarrakudaRefusal
from tortuga.games.barrakuda.state import Icon
from tortuga.games.barrakuda.state import Phase as BarrakudaPhase
from tortuga.games.einauge.options import OPTIONS as EINAUGE_OPTIONS
from tortuga.games.einauge.refusals import Refusal as EinaugeRefusal
from tortuga.games.einauge.state import COLOURS
from tortuga.games.einauge.state import Phase as EinaugePhase
from tortuga.terminal.asking import COMMANDS

PACKAGE = ROOT / "src" / "tortuga"
ID = re.compile(r"[a-z_]+(-[a-z_0-9*]+)+")
ANY = "*"


def patterns(path: Path) -> Iterator[str]:
    """The keys a module names: as they are, and with a star where a part is filled in."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    texts = {text for node in ast.walk(tree) if (text := written(node)) is not None}
    yield from (text for text in texts if ID.fullmatch(text))
    for prefix in {text.removesuffix(ANY) for text in texts if re.fullmatch(r"[a-z_-]+-\*", text)}:
        yield from (prefix + text for text in texts if re.fullmatch(r"[a-z_0-9*-]+", text) and text != ANY)


def written(node: ast.AST) -> str | None:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join(str(part.value) if isinstance(part, ast.Constant) else ANY for part in node.values)
    return None


def said() -> set[str]:
    found = {pattern for path in PACKAGE.rglob("*.py") for pattern in patterns(path)}
    return found | set(said_by_pages()) | set(said_by_scripts())


def said_by_pages() -> Iterator[str]:
    """Templates say `t("web-title")`, or `t("web-game-" ~ name)`."""
    for page in PACKAGE.rglob("*.html"):
        for key, goes_on in re.findall(r"""\bt\(\s*["']([a-z_0-9-]+)["']\s*(~?)""", page.read_text(encoding="utf-8")):
            yield key + ANY if goes_on else key


def said_by_scripts() -> Iterator[str]:
    """Modules of the page say `t("word-and")`, `` t(`colour-${name}`) ``, or one of two: `t(open ? "a-b" : "a-c")`."""
    for folder in ("boards", "engine", "guide", "local", "pages", "table"):
        for module in (PACKAGE / "web" / "static" / folder).rglob("*.js"):
            text = module.read_text(encoding="utf-8")
            for call in re.findall(r"""\b(?:say|t)\(((?:`[^`]*`|"[^"]*"|[^(){}"`])*)""", text):
                keys = re.findall(r"""["`]([^"`]+)["`]""", re.sub(r"\$\{[^{}]*\}", ANY, call))
                yield from (key for key in keys if ID.fullmatch(key))


def family(*parts: str) -> set[str]:
    return {key for key in i18n.ids() if key.startswith("-".join(parts) + "-")}


def test_no_sentence_is_unused() -> None:
    wanted = [re.compile(re.escape(pattern).replace(r"\*", r"[a-z_0-9-]+")) for pattern in said()]
    unused = [key for key in i18n.ids() if not any(pattern.fullmatch(key) for pattern in wanted)]
    assert not unused


def test_no_sentence_is_missing() -> None:
    """Calls with a whole key; families that are filled in have tests of their own below."""
    missing = []
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Name)
                and node.func.id == "translate"
                and node.args
            ):
                key = node.args[0]
                if isinstance(key, ast.Constant) and key.value not in i18n.ids():
                    missing.append(f"{path.name}:{node.lineno}: {key.value!r}")
    missing += [key for key in said_by_pages() if ANY not in key and key not in i18n.ids()]
    assert not missing


@pytest.mark.parametrize("key", sorted(set(said_by_scripts())))
def test_a_message_of_the_page_is_there(key: str) -> None:
    form = re.compile(key.replace(ANY, "[a-z_0-9-]+"))
    assert any(form.fullmatch(known) for known in i18n.ids())


def prefixes(text: str) -> set[str]:
    """What a module puts before the ids it gives to a method or function of its own."""
    return set(re.findall(r'translate\(f"([a-z-]+-)\{key\}"', text))


PREFIXED = [path for path in PACKAGE.rglob("*.py") if prefixes(path.read_text(encoding="utf-8"))]


@pytest.mark.parametrize("path", PREFIXED, ids=lambda path: path.stem)
def test_no_message_with_a_prefix_is_missing(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    calls = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Call) and node.args]
    asked = [node.args[0] for node in calls if isinstance(node.func, ast.Attribute) and node.func.attr == "translate"]
    keys = {key for node in asked for part in branches(node) if (key := written(part)) is not None}
    wanted = [[re.compile(prefix + key.replace(ANY, "[a-z_0-9-]+")) for prefix in prefixes(text)] for key in keys]
    assert not [forms for forms in wanted if not any(form.fullmatch(key) for form in forms for key in i18n.ids())]


def branches(node: ast.expr) -> list[ast.expr]:
    return [*branches(node.body), *branches(node.orelse)] if isinstance(node, ast.IfExp) else [node]


@pytest.mark.parametrize(
    ("prefix", "names"),
    [
        ("refusal-einauge", [refusal.name.lower() for refusal in EinaugeRefusal]),
        ("refusal-barrakuda", [refusal.name.lower() for refusal in BarrakudaRefusal]),
        ("phase-einauge", [phase.name.lower() for phase in EinaugePhase]),
        ("phase-barrakuda", [phase.name.lower() for phase in BarrakudaPhase]),
        ("phase_help-einauge", [phase.name.lower() for phase in EinaugePhase]),
        ("phase_help-barrakuda", [phase.name.lower() for phase in BarrakudaPhase]),
        ("turn-einauge", [phase.name.lower() for phase in EinaugePhase]),
        ("turn-barrakuda", [phase.name.lower() for phase in BarrakudaPhase]),
        ("option-einauge", ["edition", *(option.name for option in EINAUGE_OPTIONS)]),
        ("option-barrakuda", [option.name for option in BARRAKUDA_OPTIONS]),
        ("colour", list(COLOURS)),
        ("icon_name", [icon.name.lower() for icon in Icon if icon]),
        ("icon_short", [icon.name.lower() for icon in Icon if icon]),
        ("icon_sentence", [icon.name.lower() for icon in Icon if icon]),
        ("command", list(COMMANDS)),
        ("command_help", list(COMMANDS)),
    ],
)
def test_a_family_is_complete_and_has_no_strangers(prefix: str, names: list[str]) -> None:
    assert family(prefix) == {f"{prefix}-{name}" for name in names}
