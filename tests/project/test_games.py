"""Nothing asks for a game by its name outside the game's own modules: a third game needs no edits elsewhere."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.project.tree import ROOT
from tortuga.games import GAMES

PACKAGE = ROOT / "src" / "tortuga"
NAMES = {"einauge", "barrakuda"}
REGISTRY = Path("games", "__init__.py")  # where the games register themselves
PORTRAITS = Path("web", "portraits.py")  # of bots, one of whom is called like the game
QUOTED = re.compile(rf"""["'](?:{"|".join(NAMES)})["']""")
IN_A_STATEMENT = re.compile(r"\{[%{].*?[%}]\}")


def test_our_games_are_registered_in_their_order() -> None:
    assert list(GAMES)[:2] == ["einauge", "barrakuda"]


def test_no_module_asks_for_a_game_by_its_name() -> None:
    assert not (found := [line for path in modules() for line in branches(path)]), "\n".join(found)


def test_no_template_asks_for_a_game_by_its_name() -> None:
    assert not (found := [line for path in templates() for line in in_template(path)]), "\n".join(found)


@pytest.mark.parametrize(
    "source",
    [
        'x = 1 if game == "einauge" else 2',
        'if position.NAME != "barrakuda": pass',
        'if game in (None, "barrakuda"): pass',
        'CHUNK = {"einauge": 128, "barrakuda": 12}',
        'found = GAMES["einauge"]',
        'GAMES = ("einauge", "barrakuda")',
        "if isinstance(game, Einauge): pass",
        'match game:\n    case "einauge": pass',
    ],
)
def test_a_question_for_a_name_is_found(tmp_path: Path, source: str) -> None:
    (tmp_path / "a.py").write_text(source, "utf-8")
    assert list(branches(tmp_path / "a.py"))


def modules() -> list[Path]:
    return [path for path in sorted(PACKAGE.rglob("*.py")) if not is_own(path.relative_to(PACKAGE))]


def templates() -> list[Path]:
    return [path for path in sorted(PACKAGE.rglob("*.html")) if not is_own(path.relative_to(PACKAGE))]


def is_own(path: Path) -> bool:
    """Whether a file belongs to a game: a folder or the file bears its name."""
    stem = set(path.stem.split("_"))
    return path in (REGISTRY, PORTRAITS) or bool(NAMES & ({*path.parts[:-1]} | stem))


def branches(path: Path) -> Iterator[str]:
    """The places where a module compares with a game's name, or keeps something by it."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if any(is_name(part) for part in asked(node)):
            yield f"{path}:{getattr(node, 'lineno', 0)}: {ast.unparse(node)[:80]}"


def asked(node: ast.AST) -> list[ast.AST | None]:
    match node:
        case ast.Compare(left=left, comparators=others):
            return [left, *others]
        case ast.Dict(keys=keys):
            return list(keys)
        case ast.Subscript(slice=key):
            return [key]
        case ast.Tuple(elts=items) | ast.List(elts=items) | ast.Set(elts=items):
            return list(items)
        case ast.MatchValue(value=value):
            return [value]
        case ast.Call(func=ast.Name(id="isinstance"), args=[_, kinds]):
            return [ast.Constant(kind.id.lower()) for kind in ast.walk(kinds) if isinstance(kind, ast.Name)]
    return []


def is_name(node: ast.AST | None) -> bool:
    return isinstance(node, ast.Constant) and node.value in NAMES


def in_template(path: Path) -> Iterator[str]:
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        if any(QUOTED.search(statement) for statement in IN_A_STATEMENT.findall(line)):
            yield f"{path}:{number}: {line[:80]}"
