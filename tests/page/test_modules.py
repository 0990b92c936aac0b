"""The pure modules of the page, tested by Node's own runner."""

from __future__ import annotations

import gzip
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.project.tree import ROOT, files

HERE = Path(__file__).parent
NODE = Path(sys.executable).parent / ("node.exe" if os.name == "nt" else "node")
STATIC = Path("src/tortuga/web/static")
FOLDERS = {STATIC / "boards", STATIC / "table"}
VENDOR = {STATIC / "vendor" / "lit-html", STATIC / "vendor" / "fluent-bundle"}
SCRIPTS = [path for path in files() if path.suffix == ".js"]
SETTINGS = STATIC / "settings.js"
MODULES = [path for path in SCRIPTS if path == SETTINGS or FOLDERS & set(path.parents)]
MOST = 80_000  # bytes of all modules that a table of one game loads, compressed


@pytest.mark.parametrize("name", sorted(path.name for path in HERE.glob("*.test.js")))
def test_a_module_does_what_its_tests_say(name: str) -> None:
    assert NODE.exists(), "Node.js is missing. Install it with: make check"
    done = subprocess.run([NODE, "--test", HERE / name], check=False, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("path", MODULES, ids=str)
def test_a_module_asks_for_its_types_to_be_checked(path: Path) -> None:
    assert (ROOT / path).read_text().startswith("// @ts-check\n")


@pytest.mark.parametrize("game", ["einauge", "barrakuda"])
def test_the_modules_of_a_table_are_small(game: str) -> None:
    others = {STATIC / "boards" / name for name in ("einauge", "barrakuda") if name != game}
    needed = [path for path in SCRIPTS if (FOLDERS | VENDOR) & set(path.parents) and not others & set(path.parents)]
    assert sum(len(gzip.compress((ROOT / path).read_bytes())) for path in needed) <= MOST
