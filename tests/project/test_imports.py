"""Which package may import which, as docs/architecture.md says; and which libraries only one package imports.

Every import counts, also inside a function, under TYPE_CHECKING or through importlib.import_module("...").
"""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.project.tree import ROOT

PACKAGE = ROOT / "src" / "tortuga"

BELOW_WEB = {"games", "i18n", "render", "players", "review", "tables", "lab"}
# A package and those it may import. Every package may import itself and the root (its version).
ALLOWED: dict[str, set[str]] = {
    "games": set(),
    "i18n": {"games"},
    "render": {"games", "i18n"},
    "players": {"games"},
    "review": {"games", "players", "i18n", "render"},
    "tables": {"games", "players"},
    "lab": {"games", "players", "review", "i18n", "render"},
    "terminal": {"games", "players", "tables", "review", "i18n", "render"},
    "web": BELOW_WEB,
    "cli": BELOW_WEB | {"terminal", "web"},
    "data": set(),
    "locale": set(),
    "__main__": {"cli"},
    "__init__": {"games"},
}
# The one upward import, inside functions only: print(game), its SVG and error texts are drawn by render.
LAZY = {("games", "render")}
# Commands, their arguments and their output are in cli alone.
CLI_LIBRARIES = {"argparse", "click", "optparse", "rich", "typer"}
# The rules import these alone; llvmlite is the part of Numba that knows the processor (docs/decisions/0004).
GAMES_LIBRARIES = {"numpy", "numba", "llvmlite"} | sys.stdlib_module_names


class Import(NamedTuple):
    name: str
    line: int
    lazy: bool


def test_every_package_imports_only_what_it_may() -> None:
    assert not (found := violations(PACKAGE)), "\n".join(found)


def test_the_parts_of_barrakudas_bots_import_only_those_before_them() -> None:
    order = ["turn_game", "gentle", "storage", "bots", "training", "coarse_model"]
    folder, prefix = PACKAGE / "players" / "barrakuda", "tortuga.players.barrakuda."
    found = [
        f"{path.relative_to(folder)}: {module}"
        for path in folder.rglob("*.py")
        for module in re.findall(rf"from ({re.escape(prefix)}[\w.]+) import", path.read_text("utf-8"))
        if order.index(module.removeprefix(prefix).split(".")[0])
        > order.index(path.relative_to(folder).parts[0].removesuffix(".py"))
    ]
    assert found == []


def test_the_package_has_files_to_check() -> None:
    assert list(PACKAGE.rglob("*.py"))


@pytest.mark.parametrize(
    ("file", "source", "complaint"),
    [
        ("games/kit/a.py", "import tortuga.players", "games may not import players"),
        ("games/kit/a.py", "from ...render import words", "games may not import render here"),
        ("games/kit/a.py", "from tortuga import render", "games may not import render here"),
        ("games/kit/a.py", "def f():\n    import tortuga.web", "games may not import web"),
        ("games/kit/a.py", "class C:\n    from tortuga import render", "games may not import render here"),
        ("games/kit/a.py", "def f(x=__import__('tortuga.render')): ...", "games may not import render here"),
        ("games/kit/a.py", "import scipy.stats", "games may not import scipy"),
        ("games/kit/__init__.py", "from .. import scipy\nfrom ... import lab", "games may not import lab"),
        ("players/a.py", "if TYPE_CHECKING:\n    from tortuga.review import x", "players may not import review"),
        ("tables/a.py", "import importlib\nimportlib.import_module('tortuga.render')", "tables may not import render"),
        ("render/a.py", "from tortuga.players.greedy import Greedy", "render may not import players"),
        ("web/a.py", "from tortuga.terminal import x", "web may not import terminal"),
        ("lab/a.py", "from rich.progress import Progress", "lab may not import rich"),
        ("web/a.py", "import argparse", "web may not import argparse"),
        ("lab/a.py", "from tortuga import cli", "lab may not import cli"),
        ("attic/a.py", "import os", "attic is no known package"),
        ("cli/a.py", "import tortuga.attic", "cli may not import attic"),
        ("__main__.py", "from tortuga import web", "__main__ may not import web"),
    ],
)
def test_a_forbidden_import_is_found(tmp_path: Path, file: str, source: str, complaint: str) -> None:
    assert [line for line in violations(package_with(tmp_path, file, source)) if complaint in line]


@pytest.mark.parametrize(
    ("file", "source"),
    [
        ("games/kit/a.py", "import math\nimport numpy as np\nfrom numba import njit"),
        ("games/kit/a.py", "from . import b\nfrom ..einauge import turn"),
        ("games/kit/a.py", "class Game:\n    def __str__(self):\n        from tortuga.render import text"),
        ("games/kit/a.py", "f = lambda: __import__('tortuga.render')"),
        ("games/kit/a.py", "from tortuga import __version__"),
        ("review/a.py", "from tortuga import games, players, render"),
        ("web/a.py", "import starlette\nfrom tortuga.lab import x"),
        ("cli/a.py", "import typer\ndef f():\n    import tortuga.web, tortuga.terminal"),
        ("__main__.py", "from tortuga.cli import main"),
    ],
)
def test_an_allowed_import_is_accepted(tmp_path: Path, file: str, source: str) -> None:
    assert not violations(package_with(tmp_path, file, source))


def package_with(folder: Path, file: str, source: str) -> Path:
    path = folder / "tortuga" / file
    path.parent.mkdir(parents=True)
    path.write_text(source, encoding="utf-8")
    return folder / "tortuga"


def violations(package: Path) -> list[str]:
    """One line for each import that is not allowed."""
    found = []
    for path in sorted(package.rglob("*.py")):
        parts = path.relative_to(package).with_suffix("").parts
        if parts[0] not in ALLOWED:
            found.append(
                f"{path}: {parts[0]} is no known package; a new one needs its imports here and in docs/architecture.md"
            )
            continue
        entries = imports(ast.parse(path.read_text(encoding="utf-8")), ("tortuga", *parts)[:-1])
        found += [f"{path}:{entry.line}: {complaint}" for entry in entries if (complaint := why_not(parts[0], entry))]
    return found


def why_not(package: str, entry: Import) -> str:
    """Why *package* may not have this import, or nothing."""
    top, _, rest = entry.name.partition(".")
    if top != "tortuga":
        is_foreign = top not in GAMES_LIBRARIES if package == "games" else top in CLI_LIBRARIES and package != "cli"
        return f"{package} may not import {top}" if is_foreign else ""
    other = rest.partition(".")[0]
    if not is_package(other) or other == package or other in ALLOWED[package]:
        return ""
    if (package, other) in LAZY:
        return "" if entry.lazy else f"{package} may not import {other} here, only inside a function"
    return f"{package} may not import {other}"


def is_package(name: str) -> bool:
    """Whether tortuga.<name> is a module: the root's own names are __version__ and the classes it offers."""
    return name.isidentifier() and name.islower() and not name.startswith("__")


def imports(node: ast.AST, package: tuple[str, ...], lazy: bool = False) -> Iterator[Import]:
    """All imports below *node* by their full name; lazy ones run only when a function is called."""
    yield from imports_of(node, package, lazy)
    for field, value in ast.iter_fields(node):
        inside = lazy or (isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda) and field == "body")
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST):
                yield from imports(child, package, inside)


def imports_of(node: ast.AST, package: tuple[str, ...], lazy: bool) -> Iterator[Import]:
    match node:
        case ast.Import(names=names):
            for alias in names:
                yield Import(alias.name, node.lineno, lazy)
        case ast.ImportFrom(module=module, names=names, level=level):
            base = package[: len(package) - level + 1] if level else ()
            start = ".".join((*base, module) if module else base)
            for alias in names:
                yield Import(f"{start}.{alias.name}", node.lineno, lazy)
        case ast.Call(func=ast.Name(id=called) | ast.Attribute(attr=called), args=[ast.Constant(value=str(name)), *_]):
            if called in {"import_module", "__import__"}:
                yield Import(name, node.lineno, lazy)
