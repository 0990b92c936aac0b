"""`tortuga bars`: a tiny run of everything, stopped and gone on with."""

from __future__ import annotations

import itertools
import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

from tortuga.cli import main
from tortuga.games import GAMES
from tortuga.games.kit.errors import TortugaError
from tortuga.lab import arena_files, bars
from tortuga.lab.arena import Interrupted, Results, play_block
from tortuga.lab.bars import BARS, EXPLOITS, Bar, Exploit, Measuring, measured
from tortuga.lab.bots import entrant
from tortuga.players.ladder import ladder

TINY = (
    Bar("einauge", ("Matrose", "Schiffsjunge"), 4, 0.9),
    Bar("einauge", ("Matrose", "Schiffsjunge", "Schiffsjunge"), 2, 0.4),
    Bar("barrakuda", ("Sub", "Pesciolino"), 2),
)


@pytest.fixture
def tiny(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Few blocks, no responder, one process."""
    monkeypatch.setattr(bars, "BARS", TINY)
    monkeypatch.setattr(bars, "EXPLOITS", ())
    return tmp_path / "bars"


def test_one_command_writes_a_table_and_ratings(tiny: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bars", "--out", str(tiny), "--jobs", "1", "--seed", "1"]) == 0
    table = capsys.readouterr().out
    assert "| Matrose against 1 × Schiffsjunge | 4 |" in table
    assert "| Matrose against 2 × Schiffsjunge | 2 |" in table
    rated = tomllib.loads((tiny / "ratings.toml").read_text("utf-8"))
    assert rated["einauge"]["Schiffsjunge"]["rating"] == 0 < rated["einauge"]["Matrose"]["rating"]
    assert set(rated["barrakuda"]) == {"Sub", "Pesciolino"}
    assert {"rating", "low", "high", "budget"} == set(rated["barrakuda"]["Sub"])  # what the bots' page reads
    assert rated["einauge-3"]["Matrose"]["rating"] > 0


def test_the_figures_are_written_with_their_command_and_date(tiny: Path) -> None:
    assert main(["bars", "--out", str(tiny), "--jobs", "1", "--seed", "1"]) == 0
    found = json.loads((tiny / "figures.json").read_text("utf-8"))
    assert (found["command"], len(found["date"])) == ("tortuga bars --seed 1 --scale 1", len("2026-11-18"))
    assert found["matches"][2]["lineup"] == ["Sub", "Pesciolino"]
    assert set(found["ratings"]["einauge"]) == {"2", "3"}


def test_in_teams_the_better_bots_sit_on_one_side() -> None:
    (bar,) = bars.neighbours("barrakuda", ("Pesciolino", "Sub"), 4, 4, teams=True)
    assert bar.lineup == ("Sub", "Pesciolino") * 2
    assert bars.kind_of(Results(bar.plan("1"))) == "teams"


def test_every_step_of_both_ladders_is_measured_for_two() -> None:
    for game in GAMES:
        rungs = [entry.name for entry in ladder(game).entries if entry.is_listed]
        met = {frozenset(name.partition("@")[0] for name in bar.lineup) for bar in bars.BARS if bar.game == game}
        assert [step for step in itertools.pairwise(rungs) if frozenset(step) not in met] == []


def test_one_match_can_be_measured_alone_and_the_others_are_read_from_disk(tiny: Path) -> None:
    for match, number in (("sub", 1), ("einauge-matrose-schiffsjunge", 3)):
        done, _ = bars.all_bars(Measuring(tiny, "1", 0.5), lambda _: None, None, match)
        assert len(done) == number


def test_a_word_in_no_name_of_a_match_is_refused(tiny: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bars", "--out", str(tiny), "--jobs", "1", "--match", "chess"]) == 2
    assert "--match: expected a part of the name of a match; 'chess' came" in capsys.readouterr().err


def test_what_is_on_disk_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plan = TINY[0].plan("1")
    kept = Results(plan, [play_block((plan, 0, block)) for block in range(4)])
    arena_files.save(kept, tmp_path / f"{TINY[0].name}.json")
    monkeypatch.setattr("tortuga.lab.arena.play_block", None)
    assert measured(TINY[0], Measuring(tmp_path, "1")).blocks == kept.blocks


def test_blocks_of_another_seed_are_refused_and_kept(tmp_path: Path) -> None:
    plan = TINY[0].plan("1")
    arena_files.save(Results(plan), tmp_path / f"{TINY[0].name}.json")
    with pytest.raises(TortugaError, match="expected a match with seed 2"):
        measured(TINY[0], Measuring(tmp_path, "2"))
    assert arena_files.load(tmp_path / f"{TINY[0].name}.json").plan == plan


def test_a_stopped_match_stops_all_and_keeps_its_blocks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(*_: Any, save: Any, **__: Any) -> str:
        save()
        return "interrupted"

    monkeypatch.setattr(bars, "run", stopped)
    with pytest.raises(Interrupted):
        measured(TINY[0], Measuring(tmp_path, "1"))
    assert arena_files.load(tmp_path / f"{TINY[0].name}.json").plan == TINY[0].plan("1")


def test_a_match_that_wants_the_solved_table_is_left_out_without_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TORTUGA_DATA", str(tmp_path))
    monkeypatch.setattr(bars, "BARS", (Bar("barrakuda", ("Nettuno", "Sub"), 2, by_table=True),))
    monkeypatch.setattr(bars, "EXPLOITS", ())
    said: list[str] = []
    assert bars.all_bars(Measuring(tmp_path, "1"), said.append) == ([], [])
    assert "tortuga solve barrakuda" in said[0]


def test_every_bar_names_bots_that_are_there_and_has_blocks_enough() -> None:
    for bar in BARS:
        assert [entrant(name, bar.game).name for name in bar.lineup] == list(bar.lineup)
        assert bar.blocks >= 60
    assert len({bar.name for bar in BARS}) == len(BARS)
    assert {entrant(which.bot, "barrakuda").name for which in EXPLOITS} == {which.bot for which in EXPLOITS}


@pytest.mark.parametrize("text", ["junk", "[]", "{}"])
def test_a_gain_that_is_none_is_refused_and_kept(
    text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bars, "BARS", ())
    monkeypatch.setattr(bars, "EXPLOITS", (Exploit("Pesciolino"),))
    path = tmp_path / "exploit-pesciolino.json"
    path.write_text(text, "utf-8")
    assert main(["bars", "--out", str(tmp_path), "--jobs", "1", "--resume"]) == 2
    assert f"{path}: expected" in capsys.readouterr().err
    assert path.read_text("utf-8") == text


@pytest.mark.slow
def test_a_responder_is_measured_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TORTUGA_DATA", str(tmp_path / "data"))
    which, said = Exploit("Pesciolino", lessons=2, games=10), list[str]()
    how = Measuring(tmp_path, f"{1:064x}", report=lambda what, *_: said.append(what))
    first = bars.exploited(which, how)
    number = len(said)
    assert bars.exploited(which, how) == first
    assert len(said) == number > 0
