"""Perft: the numbers of move sequences on fixed deals, counted by the compiled rules and by the twins."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.oracle.barrakuda import BarrakudaTwin
from tests.oracle.einauge import EinaugeTwin
from tortuga.games import GAMES
from tortuga.games.kit.game import Game
from tortuga.games.kit.perft import divide, perft

TWINS: dict[str, Any] = {"einauge": EinaugeTwin, "barrakuda": BarrakudaTwin}
CASES: list[dict[str, Any]] = tomllib.loads((Path(__file__).parent / "counts.toml").read_text())["case"]


def _name(case: dict[str, Any]) -> str:
    return "-".join(str(value) for key, value in case.items() if key != "counts").replace(" ", "_")


def _game(case: dict[str, Any]) -> Game:
    options = {key: value for key, value in case.items() if key not in ("game", "counts")}
    return GAMES[case["game"]].rules(**options)


@pytest.mark.parametrize("case", CASES, ids=_name)
def test_the_compiled_rules_count_what_is_checked_in(case: dict[str, Any]) -> None:
    game = _game(case)
    assert [perft(game, depth) for depth in range(1, len(case["counts"]) + 1)] == case["counts"]


@pytest.mark.parametrize("case", CASES, ids=_name)
def test_the_twin_counts_the_same(case: dict[str, Any]) -> None:
    game = _game(case)
    twin = TWINS[case["game"]](game.options.plain())
    for step in game.steps:
        twin.chance(step.text)
    depth = max(depth for depth, number in enumerate(case["counts"], start=1) if number < 4000)
    assert _twin_perft(game, twin, depth) == case["counts"][depth - 1]


def _twin_perft(game: Game, twin: Any, depth: int) -> int:
    """Return the perft of the twin; outcomes of chance come from the deal of the game."""
    if depth == 0 or twin.to_act() == "over":
        return 1
    seat = twin.to_act()[0]
    total = 0
    for text in twin.moves(seat):
        before = len(game.steps)
        game.push(text, seat)
        other = twin.copy()
        other.play(seat, text)
        for step in game.steps[before + 1 :]:
            other.chance(step.text)
        total += _twin_perft(game, other, depth - 1)
        game.pop()
    return total


def test_divide_adds_up_to_perft() -> None:
    game = GAMES["einauge"].rules(players=2, seed=1)
    assert sum(divide(game, 3).values()) == perft(game, 3)
