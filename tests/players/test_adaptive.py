"""The level that adapts: bots in place of people win about half of their games, whatever their own level."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.project.tree import ROOT
from tortuga.lab.adapting import KNOWN, held, results_of
from tortuga.players.adaptive import Result, next_level
from tortuga.players.ladder import ladder

LEVELS = [(game, level) for game in ("einauge", "barrakuda") for level in range(1, ladder(game).levels + 1)]


def rows() -> list[dict[str, Any]]:
    """What `tortuga adaptive --seed 7` measured."""
    found: list[dict[str, Any]] = json.loads((ROOT / "docs/results/adaptive.json").read_text("utf-8"))["matches"]
    return found


def test_a_person_of_any_level_wins_40_to_60_percent_after_20_games() -> None:
    assert [(row["game"], row["level"]) for row in rows()] == LEVELS
    assert all(0.4 <= row["share"][0] <= 0.6 for row in rows())


@pytest.mark.slow
@pytest.mark.parametrize(("game", "level"), [each for each in LEVELS if each != ("barrakuda", 7)])  # takes minutes
def test_the_results_of_a_level_are_those_of_the_file(game: str, level: int) -> None:
    assert held(game, level, 7) in rows()


def test_a_person_is_held_after_20_games() -> None:
    late = [won for person in range(3) for won in results_of("einauge", "Jungmann", person, 60)[KNOWN:]]
    assert 0.4 <= sum(late) / len(late) <= 0.6


def test_somebody_new_meets_a_gentle_bot() -> None:
    assert next_level([]) == 3


def test_wins_raise_the_level_and_losses_lower_it() -> None:
    assert next_level([Result(1.0)]) > next_level([]) > next_level([Result(0.0)])


@pytest.mark.parametrize("levels", [1, 7, 10])
def test_the_level_stays_on_the_ladder(levels: int) -> None:
    assert next_level([Result(1.0)] * 50, levels) == levels
    assert next_level([Result(0.0)] * 50, levels) == 1


def test_a_fair_share_of_four_players_keeps_the_level() -> None:
    won_one_of_four = [Result(1.0, 0.25), *[Result(0.0, 0.25)] * 3]
    before = [Result(0.5)] * 5
    assert next_level([*before, *won_one_of_four]) == next_level(before)


def test_the_level_follows_a_person_who_improves() -> None:
    losing, winning = [Result(0.0)] * 20, [Result(1.0)] * 20
    assert next_level(losing + winning) > 3
