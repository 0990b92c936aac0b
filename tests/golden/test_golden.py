"""Golden games: a record for every player count and option is replayed, and played again to the same text.

`python -m tests.golden.test_golden` writes them again; the diff shows what a change of the rules changes.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.games.play import CASES, name_of, played
from tortuga.games.kit import record

FOLDER = Path(__file__).parent / "games"


def _path(name: str, options: dict[str, Any]) -> Path:
    return FOLDER / f"{name}-{name_of(options).replace('/', '-')}.txt"


def _text(name: str, options: dict[str, Any]) -> str:
    return record.write(played(name, options, seed=2026), date="2026-11-15")


@pytest.mark.parametrize(("name", "options"), CASES, ids=name_of)
def test_a_golden_game_is_played_again_to_the_same_text(name: str, options: dict[str, Any]) -> None:
    assert _path(name, options).read_text("utf-8") == _text(name, options)


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.txt")), ids=lambda path: path.stem)
def test_a_golden_game_replays_without_a_note(path: Path) -> None:
    assert record.read(path.read_text("utf-8")).notes == []


def test_every_golden_file_belongs_to_a_case() -> None:
    assert {path.name for path in FOLDER.glob("*.txt")} == {_path(*case).name for case in CASES}


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for case in CASES:
        _path(*case).write_text(_text(*case), "utf-8")
