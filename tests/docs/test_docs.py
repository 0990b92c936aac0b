"""The documentation: its examples run, its links and commands exist, its map of the packages is right."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest
from typer.core import TyperGroup

import tortuga
from tests.project.test_imports import ALLOWED
from tests.project.tree import ROOT
from tortuga.games import GAMES
from tortuga.games.kit.options import Choice, Drawing, Option, Preset, Switch, Whole

PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
_LINK = re.compile(r"\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)")
_PYTHON = re.compile(r"```python\n(.*?)```", re.DOTALL)
_CODE = re.compile(r"`([^`]+)`|^    (.+)$|^\t@?(.+)$", re.MULTILINE)


def _name(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("page", PAGES, ids=_name)
def test_examples_run(page: Path) -> None:
    test = doctest.DocTestParser().get_doctest(
        "\n".join(_PYTHON.findall(page.read_text("utf-8"))), {}, _name(page), None, 0
    )
    assert doctest.DocTestRunner().run(test).failed == 0


@pytest.mark.parametrize("page", PAGES, ids=_name)
def test_links_lead_somewhere(page: Path) -> None:
    broken = [link for link in _LINK.findall(page.read_text("utf-8")) if not (page.parent / link).exists()]
    assert broken == []


def test_the_python_page_names_all_that_the_package_offers() -> None:
    page = (ROOT / "docs/python.md").read_text("utf-8")
    offered = {name for name in [*tortuga.__all__, *dir(tortuga.Einauge), *dir(tortuga.Barrakuda)] if name[0] != "_"}
    assert sorted(name for name in offered if not re.search(rf"\b{name}\b", page)) == []


def test_the_glossary_defines_no_word_twice() -> None:
    words = re.findall(r"^\| ([^*|]+?) \|", (ROOT / "docs/glossary.md").read_text("utf-8"), re.MULTILINE)
    assert [word for word in words if words.count(word) > 1] == []


def option_rows(game: str) -> dict[str, list[str]]:
    """The table of options in the rules of a game: the cells after the name of each; `option` has the heads."""
    page = (ROOT / f"docs/rules/{game}.md").read_text("utf-8")
    table = page[page.index("| option |") :].partition("\n\n")[0]
    rows = re.findall(r"^\| `?(\w+)`? \| (.+) \|$", table, re.MULTILINE)
    return {name: cells.split(" | ") for name, cells in rows}


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_name_every_option(game: str) -> None:
    options = {option.name for option in GAMES[game].options if not isinstance(option, Preset)}
    assert option_rows(game).keys() - {"option"} == options


OPTIONS = [(game, option) for game in GAMES for option in GAMES[game].options]


@pytest.mark.parametrize(("game", "option"), OPTIONS, ids=[f"{game}-{option.name}" for game, option in OPTIONS])
def test_the_rules_name_the_values_of_an_option_the_default_first(game: str, option: Option) -> None:
    rows = option_rows(game)
    values = rows.get(option.name, [""])[0]
    if isinstance(option, Preset):
        assert [head.partition(" ")[0] for head in rows["option"][1:]] == list(option.words)
    elif isinstance(option, Choice | Drawing):
        words = list(option.words if isinstance(option, Choice) else option.names())
        named = dict.fromkeys(word for word in re.findall(r"`(\w+)`", values) if word in words)
        assert list(named) == words and words[0] == option.default
    elif isinstance(option, Switch):
        assert values.startswith(option.text(option.default))
    elif isinstance(option, Whole) and option.default is not None:
        assert values.startswith(str(option.default))


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_name_what_every_edition_sets(game: str) -> None:
    options, rows = {option.name: option for option in GAMES[game].options}, option_rows(game)
    for preset in (option for option in GAMES[game].options if isinstance(option, Preset)):
        for column, edition in enumerate(preset.words, 1):
            told = {name: cells[column] for name, cells in rows.items() if isinstance(options.get(name), Choice)}
            assert told == {name: preset.sets[edition].get(name, options[name].default) for name in told}


def test_the_architecture_names_the_imports_that_are_allowed() -> None:
    row = re.compile(r"^\| `(\w+)` \| [^|]+ \| ((?:`\w+`(?:, )?)+|–) \|$", re.MULTILINE)
    rows = row.findall((ROOT / "docs/architecture.md").read_text("utf-8"))
    written = {package: set(re.findall(r"`(\w+)`", allowed)) for package, allowed in rows}
    assert written == {package: ALLOWED[package] for package in written}
    assert set(ALLOWED) - set(written) == {"web", "cli", "data", "locale", "__main__", "__init__"}


def named_files(line: str) -> list[str]:
    """Return the files and folders that a line names; a name without a folder is in that of the first one."""
    names = re.findall(r"`([\w<>*/-]+(?:\.py|\.js|\.ftl|/))`", line)
    first = names[0].rstrip("/").rpartition("/")[0] if names else ""
    return [name if "/" in name.rstrip("/") or not first else f"{first}/{name}" for name in names]


def test_the_architecture_names_files_that_exist() -> None:
    lines = (ROOT / "docs/architecture.md").read_text("utf-8").splitlines()
    patterns = {
        name.replace("<game>", game).replace("<language>", "en")
        for line in lines
        for name in named_files(line)
        for game in ("einauge", "barrakuda")
    }
    package = ROOT / "src/tortuga"
    assert [name for name in sorted(patterns) if not any(package.glob(name)) and not (ROOT / name).exists()] == []


def commands_in(text: str) -> list[list[str]]:
    """Return the words of every `tortuga …` in code."""
    spans = (" ".join(filter(None, found)).split() for found in _CODE.findall(text))
    return [words[1:] for words in spans if len(words) > 1 and words[0].rpartition("/")[2] == "tortuga"]


def wrong_with(words: list[str]) -> str:
    """Return why a documented command does not exist, or an empty text."""
    from tortuga.cli import application

    command = application().commands.get(words[0])
    if command is None:
        return "" if words[0] in ("--help", "--version", "--install-completion") else f"no command {words[0]}"
    if isinstance(command, TyperGroup) and words[1:]:
        command = command.commands.get(words[1])
        if command is None:
            return f"{words[0]} has no command {words[1]}"
    known = {name for param in command.params for name in param.opts}
    flags = [word.partition("=")[0].rstrip(")") for word in words if word.startswith("--")]  # also in $(or …,…)
    unknown = [flag for flag in flags if flag not in known]
    return f"{words[0]} has no {', '.join(unknown)}" if unknown else ""


@pytest.mark.parametrize("page", [*PAGES, ROOT / "Makefile"], ids=_name)
def test_commands_and_their_options_exist(page: Path) -> None:
    assert [wrong for words in commands_in(page.read_text("utf-8")) if (wrong := wrong_with(words))] == []


def test_a_wrong_command_in_a_page_is_found() -> None:
    found = commands_in(
        "`tortuga sail`, `tortuga new einauge --seats 3`, `tortuga new einauge --seed 3`, `tortuga admin sail`"
    )
    wrong = ["no command sail", "new has no --seats", "", "admin has no command sail"]
    assert [wrong_with(words) for words in found] == wrong


@pytest.mark.parametrize(
    "module",
    [
        "tortuga",
        "tortuga.games.einauge.game",
        "tortuga.games.barrakuda.game",
        "tortuga.players",
        "tortuga.review",
        "tortuga.review.figures",
        "tortuga.review.calibration",
    ],
)
def test_docstring_examples_run(module: str) -> None:
    import importlib

    result = doctest.testmod(importlib.import_module(module))
    assert result.attempted > 0
    assert result.failed == 0
