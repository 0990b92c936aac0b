"""Claims: a fresh run of a figure holds it or is found to differ, and pages are made from results."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tortuga.cli import main
from tortuga.lab.claims import misses, paired
from tortuga.lab.ratings import mean


def figures(seed: int, shift: float = 0.0) -> dict[str, list[float]]:
    """Forty means of 400 normal values."""
    rng = np.random.default_rng(seed)
    return {str(number): list(mean(rng.normal(shift if number == 7 else 0, size=400))) for number in range(40)}


def test_fresh_runs_of_right_figures_hold_but_for_one_in_a_hundred() -> None:
    wrong = [bool(misses({"a": figures(2 * run)}, {"a": figures(2 * run + 1)})) for run in range(100)]
    assert sum(wrong) <= 4  # where 1 is expected


def test_a_figure_that_is_off_by_half_a_deviation_is_found() -> None:
    assert [miss.name for miss in misses({"a": figures(1, shift=0.5)}, {"a": figures(2)})] == ["7"]


@pytest.mark.parametrize(("came", "number"), [(17.72, 0), (17.73, 1)])
def test_an_exact_figure_must_be_the_same(came: float, number: int) -> None:
    assert len(misses({"a": {"median": [17.72] * 3}}, {"a": {"median": [came] * 3}})) == number


def test_a_figure_that_should_have_been_observed_and_was_not_is_found() -> None:
    assert len(misses({"a": {"ties": [5.0, 4.0, 6.0]}}, {"a": {}})) == 1


def test_of_matches_those_that_were_played_again_are_compared() -> None:
    one, two = ({"game": "einauge", "lineup": [name], "options": {}, "share": [0.5, 0.4, 0.6]} for name in "ab")
    held, came = paired({"matches": [one, two]}, {"matches": [two]})
    assert held.keys() == came.keys() == {"einauge: b, {}"}


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with one claim and a page that shows it."""
    monkeypatch.chdir(tmp_path)
    for name in ("docs/results", "docs/studies"):
        (tmp_path / name).mkdir(parents=True)
    command = "tortuga study einauge length --games 400 --players 2 --seed 1"
    (tmp_path / "docs/results/claims.toml").write_text(f'[einauge-length]\ncommand = "{command}"\n', "utf-8")
    text = "Length\n<!-- figures einauge-length -->\n<!-- end of figures -->\nEnd\n"
    (tmp_path / "docs/studies/README.md").write_text(text, "utf-8")
    assert main(["claims", "--write"]) == 0
    return tmp_path / "docs"


def test_a_page_shows_the_figures_that_its_claim_made(project: Path) -> None:
    lines = (project / "studies/README.md").read_text("utf-8").splitlines()
    assert lines[2].startswith("A game for 2 takes 8.") and lines[-1] == "End"
    assert "| players | rounds | decisions | score (jewels) |" in lines


def test_a_claim_holds_on_a_fresh_seed_and_a_wrong_one_fails(project: Path, capsys: Any) -> None:
    assert main(["claims", "--seed", "2"]) == 0
    result = project / "results/einauge-length.json"
    card = json.loads(result.read_text("utf-8"))
    card["figures"]["2 players, decisions"] = [60.0, 59.5, 60.5]
    result.write_text(json.dumps(card), "utf-8")
    assert main(["claims", "--seed", "2"]) == 1
    assert "einauge-length, 2 players, decisions: 60 [59.5, 60.5] is claimed" in capsys.readouterr().out


def test_a_claim_there_is_not_is_refused(project: Path, capsys: Any) -> None:
    del project
    assert main(["claims", "nothing"]) == 2
    assert "claim: expected einauge-length; 'nothing' came" in capsys.readouterr().err
