"""Where compiled code is kept: code that Numba would not take again is not taken for compiled."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tortuga.games.kit import compile as compiling


def folder_of(sources: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the kernels of a copy of the sources are kept."""
    monkeypatch.setattr(compiling, "_SOURCES", sources)
    return compiling.cache_folder.__wrapped__("games")


def written(sources: Path, text: str = "A = 1\n", date: int = 1) -> Path:
    """A package of one module."""
    module = sources / "games" / "module.py"
    module.parent.mkdir(parents=True)
    module.write_text(text)
    os.utime(module, (date, date))
    return sources


def test_the_same_sources_elsewhere_are_not_taken_for_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    one, other = written(tmp_path / "one"), written(tmp_path / "other")
    assert folder_of(one, monkeypatch) != folder_of(other, monkeypatch)


def test_sources_written_again_are_not_taken_for_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sources = written(tmp_path)
    before = folder_of(sources, monkeypatch)
    os.utime(sources / "games" / "module.py", (2, 2))
    assert folder_of(sources, monkeypatch) != before


def test_a_changed_constant_is_not_taken_for_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sources = written(tmp_path)
    before = folder_of(sources, monkeypatch)
    (sources / "games" / "module.py").write_text("A = 2\n")
    os.utime(sources / "games" / "module.py", (1, 1))
    assert folder_of(sources, monkeypatch) != before


def test_another_processor_is_not_taken_for_this_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sources = written(tmp_path)
    before = folder_of(sources, monkeypatch)
    monkeypatch.setattr("llvmlite.binding.get_host_cpu_name", lambda: "another")
    assert folder_of(sources, monkeypatch) != before


def test_the_same_sources_untouched_are(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sources = written(tmp_path)
    assert folder_of(sources, monkeypatch) == folder_of(sources, monkeypatch)


def test_a_changed_game_outside_the_package_is_not_taken_for_compiled(tmp_path: Path) -> None:
    game = tmp_path / "game.py"
    game.write_text("A = 1\n")
    before = compiling.cache_folder.__wrapped__("games", str(game))
    game.write_text("A = 2\n")
    assert compiling.cache_folder.__wrapped__("games", str(game)) != before
