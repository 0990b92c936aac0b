"""Build the module of a game into the package, and tell whether the one there is made from the present sources."""

from __future__ import annotations

import ast
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import llvmlite
import numba

from tortuga.games import GAMES
from tortuga.games.kit.errors import TortugaError
from tortuga.web import facts
from tortuga.web.wasm import module

PACKAGE = Path(__file__).resolve().parents[2]
FOLDER = PACKAGE / "web" / "static" / "engine"
#: Reached by imports, but not compiled: what they say cannot change a module.
INTERPRETED = {
    *(f"games/kit/{name}.py" for name in ("errors", "files", "game", "moves", "registry")),
    *(f"players/{name}.py" for name in ("base", "barrakuda/bots/apneista", "barrakuda/storage", "einauge/weights")),
    "games/einauge/options.py",
}


def build(game: str, folder: Path = FOLDER) -> list[Path]:
    """Write GAME.wasm, GAME.json and GAME.facts.json to *folder*: minutes, if anything is to be compiled."""
    if is_current(game, folder):
        return [write_facts(game, folder)]
    if find_spec("ziglang") is None:
        raise TortugaError(
            "build-wasm: expected the linker of the package ziglang; it is not installed. Run: make wasm"
        )
    sources = hash_of_sources(game)  # before it takes minutes, in which somebody may edit them
    with tempfile.TemporaryDirectory() as scratch:
        command = [sys.executable, "-m", "tortuga.web.wasm.module", game, scratch]
        subprocess.run(command, check=True, env=os.environ | module.PLAIN_PROCESSOR | {"TORTUGA_CACHE": scratch})
        described = Path(scratch) / f"{game}.json"
        whole = {"sources": sources, **json.loads(described.read_text("utf-8"))}
        described.write_text(json.dumps(whole, indent=1) + "\n", "utf-8")
        names = [f"{game}.wasm", f"{game}.json"]
        made = [Path(shutil.copyfile(Path(scratch) / name, folder / name)) for name in names]
        return [*made, write_facts(game, folder)]


def write_facts(game: str, folder: Path = FOLDER) -> Path:
    """Write GAME.facts.json to *folder*: nothing is compiled for it."""
    path = facts.path_of(game, folder)
    path.write_text(facts.text_of(game), "utf-8")
    return path


def check_build(game: str) -> None:
    """Build the module of a game anew, and refuse files in the package with other bytes."""
    with tempfile.TemporaryDirectory() as scratch:
        for path in build(game, Path(scratch)):
            if path.read_bytes() != (FOLDER / path.name).read_bytes():
                raise TortugaError(f"{FOLDER / path.name}: expected the bytes that a new build makes; others came")


# ---- sources


def sources_of(game: str) -> list[Path]:
    """The files that a module is made from: those of its functions, those here that make it, and all they import."""
    from tortuga.web.wasm import exports, lowering

    kernels: Any = GAMES[game].rules.kernels
    first = [*kernels.__sources__, exports.__file__, lowering.__file__, module.__file__]
    first += [export.function.py_func.__code__.co_filename for export in exports.exports_of(game)]
    part = GAMES[game].part("web.wasm")
    first += [] if part is None else [part.__file__]
    return sorted(_imported(map(Path, first)))


def _imported(first: Iterable[Path]) -> set[Path]:
    found, left = set[Path](), [path.resolve() for path in first]
    while left:
        path = left.pop()
        if path in found or _place(path) in INTERPRETED:
            continue
        found.add(path)
        for statement in ast.parse(path.read_text("utf-8")).body:
            if isinstance(statement, ast.ImportFrom) and (statement.module or "").startswith("tortuga."):
                left += _files(statement)
    return found


def _files(statement: ast.ImportFrom) -> list[Path]:
    """The files of `from module import names`, where a name may be a module, too."""
    path = PACKAGE.parent.joinpath(*(statement.module or "").split("."))
    found = [path.with_suffix(".py"), *(path / f"{alias.name}.py" for alias in statement.names)]
    return [each for each in found if each.is_file()]


def _place(path: Path) -> str:
    return path.relative_to(PACKAGE).as_posix() if path.is_relative_to(PACKAGE) else path.name


def hash_of_sources(game: str) -> str:
    """The hash of the sources of a module and of the versions of what compiles them."""
    digest = hashlib.sha256(f"{numba.__version__} {llvmlite.__version__}".encode())
    for path in sources_of(game):
        digest.update(f"\0{_place(path)}\0".encode() + path.read_bytes())
    return digest.hexdigest()


def is_current(game: str, folder: Path = FOLDER) -> bool:
    """Whether the module in *folder* was made from the present sources."""
    path = folder / f"{game}.json"
    return path.is_file() and json.loads(path.read_text("utf-8"))["sources"] == hash_of_sources(game)
