"""The rules give the same bytes compiled and interpreted, in one process and another, from a cold and a warm cache."""

from __future__ import annotations

import os
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from tests.games.sections import ROOT, SOURCES

SCALE = "3"


def fingerprint(*flags: str, scale: str = SCALE, **environment: str) -> str:
    """What tests/games/kit/fingerprint.py prints in a process of its own."""
    path = os.pathsep.join([str(SOURCES.parents[1]), str(ROOT)])
    settings = {key: value for key, value in os.environ.items() if not key.startswith("NUMBA_")}
    command = [sys.executable, *flags, "-m", "tests.games.kit.fingerprint", scale]
    done = subprocess.run(
        command,
        cwd=ROOT,
        env={**settings, "PYTHONPATH": path, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert not done.stderr
    return done.stdout


@cache
def compiled() -> str:
    return fingerprint()


@cache
def interpreted() -> str:
    return fingerprint("-W", "error", NUMBA_DISABLE_JIT="1")


def test_compiled_and_interpreted_rules_give_the_same_bytes() -> None:
    """Interpreted with warnings as errors: no counter may wrap, no value lose its sign."""
    assert compiled() == interpreted()


def test_hashes_of_strings_make_no_difference() -> None:
    assert fingerprint(PYTHONHASHSEED="1") == compiled()


@pytest.mark.slow
def test_a_cold_cache_and_a_warm_one_give_the_same_bytes(tmp_path: Path) -> None:
    cold = fingerprint(TORTUGA_CACHE=str(tmp_path))
    assert any(tmp_path.rglob("*.nbi")), "nothing was kept"
    assert cold == fingerprint(TORTUGA_CACHE=str(tmp_path)) == interpreted()


@pytest.mark.slow
def test_no_index_is_out_of_bounds(tmp_path: Path) -> None:
    """Compiled with checks of every index; its cache has a folder of its own."""
    plain = fingerprint(scale="5", NUMBA_DISABLE_JIT="1")
    assert fingerprint(scale="5", TORTUGA_CACHE=str(tmp_path), NUMBA_BOUNDSCHECK="1") == plain
    assert all(folder.name.endswith("-bounds") for folder in (tmp_path / "compiled").iterdir())
