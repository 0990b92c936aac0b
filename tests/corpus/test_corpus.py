"""Records of every release replay to the same hashes and result.

These files are never written again. If a change of the rules fails here, keep the old behaviour as a value of an option
that old records select (CONTRIBUTING.md).
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.project.tree import ROOT
from tortuga import Barrakuda, Einauge
from tortuga.games.kit import record

FOLDER = ROOT / "tests" / "corpus"


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*/*.txt")), ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_record_of_an_older_release_replays_without_a_note(path: Path) -> None:
    text = path.read_text("utf-8")
    found = record.read(text)
    assert found.notes == []
    assert f'[Result "{record.result_text(found.game)}"]' in text


@pytest.mark.parametrize("game", [Einauge, Barrakuda])
def test_the_rules_of_today_have_records_here(game: type[Einauge] | type[Barrakuda]) -> None:
    assert list((FOLDER / str(game.VERSION)).glob(f"{game.NAME}-*.txt"))
