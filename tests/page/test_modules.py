"""The pure modules of the page, tested by Node's own runner."""

from __future__ import annotations

import gzip
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.project.tree import ROOT, files

HERE = Path(__file__).parent
_IMPORT = re.compile(r'(?:^|;|\*/)(?:import|export)[^;"]*?from\s*"(\.[^"]+)"', re.MULTILINE)
NODE = Path(sys.executable).parent / ("node.exe" if os.name == "nt" else "node")
STATIC = Path("src/tortuga/web/static")
FOLDERS = {STATIC / "boards", STATIC / "table"}
SCRIPTS = [path for path in files() if path.suffix == ".js"]
SETTINGS = STATIC / "settings.js"
PAGES = STATIC / "pages"
MODULES = [path for path in SCRIPTS if path == SETTINGS or (FOLDERS | {PAGES}) & set(path.parents)]
MOST = 80_000  # bytes of all modules that a table of one game loads, compressed


@pytest.mark.parametrize("name", sorted(path.name for path in HERE.glob("*.test.js")))
def test_a_module_does_what_its_tests_say(name: str) -> None:
    assert NODE.exists(), "Node.js is missing. Install it with: make check"
    done = subprocess.run([NODE, "--test", HERE / name], check=False, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("path", MODULES, ids=str)
def test_a_module_asks_for_its_types_to_be_checked(path: Path) -> None:
    assert (ROOT / path).read_text().startswith("// @ts-check\n")


def imported(path: Path) -> set[Path]:
    """A module and all that it imports before it runs; what it loads later is not among them."""
    found, left = set[Path](), [ROOT / path]
    while left:
        module = left.pop().resolve()
        if module not in found:
            found.add(module)
            left += [module.parent / name for name in _IMPORT.findall(module.read_text())]
    return found


@pytest.mark.parametrize("game", ["einauge", "barrakuda"])
def test_what_a_table_loads_before_its_first_drawing_is_small(game: str) -> None:
    needed = imported(STATIC / "table" / "main.js") | imported(STATIC / "boards" / game / "board.js")
    assert sum(len(gzip.compress(path.read_bytes())) for path in needed) <= MOST
