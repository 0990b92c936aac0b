"""B9: what holds in every game, and positions that break it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import numba
import numpy as np
import pytest

from tests.games.barrakuda.positions import plain_position, position, seat
from tests.games.barrakuda.test_twin import random_options
from tortuga.games.barrakuda import kernels
from tortuga.games.barrakuda.game import Barrakuda
from tortuga.games.barrakuda.options import Options
from tortuga.games.barrakuda.state import new_states
from tortuga.games.kit.chance import stream
from tortuga.games.kit.errors import PositionError

GAMES = range(12)


def steps(seed: int) -> Iterator[tuple[Barrakuda, dict[str, Any], dict[str, Any]]]:
    """A game at random: before and after every step."""
    rng = random.Random(seed)
    game = Barrakuda(**random_options(rng), seed=seed, manual_chance=True)
    while not game.is_over:
        before = game.plain()
        if game.is_chance:
            game.push_chance()
        else:
            game.push(rng.choice(list(game.legal_moves)))
        yield game, before, game.plain()


@pytest.mark.parametrize("seed", GAMES)
def test_hand_and_row_are_one_to_five(seed: int) -> None:
    """B9: "Each player's hand and row together are exactly 1–5"."""
    for _, _, plain in steps(seed):
        assert all(sorted(values["hand"] + values["row"]) == [1, 2, 3, 4, 5] for values in plain["seats"])


@pytest.mark.parametrize("seed", GAMES)
def test_a_vault_never_shrinks_and_four_lie_on_a_wreck(seed: int) -> None:
    """B9: "a vault never shrinks; at most 4 gold on a wreck"."""
    for _, before, after in steps(seed):
        assert all(old <= new for old, new in zip(before["vaults"], after["vaults"], strict=True))
        assert max(after["gold"]) <= 4


@pytest.mark.parametrize("seed", GAMES)
def test_before_the_reveal_nothing_changes_but_ready(seed: int) -> None:
    """B9: "before the reveal nothing observable changes but"."""
    for game, before, after in steps(seed):
        if (
            before["phase"] == after["phase"] == "choose"
            and before["turn"] == after["turn"]
            and game.steps[-1].seat is not None
        ):
            for values in (*before["seats"], *after["seats"]):
                values["chosen"] = None
            assert before == after


@pytest.mark.parametrize("seed", GAMES)
def test_the_fish_moves_along_sides_except_by_a_jump(seed: int) -> None:
    """B9: "the fish moves along sides except by a jump"."""
    for game, before, after in steps(seed):
        if before["phase"] == "direction" and before["distance"] == 1:
            pair = sorted({before["fish"], after["fish"]})
            assert len(pair) == 1 or pair in after["near"]
        elif before["phase"] not in ("direction", "steer", "jump"):
            assert before["fish"] == after["fish"], game.steps[-1]


@pytest.mark.parametrize("seed", GAMES)
def test_there_is_always_a_legal_move(seed: int) -> None:
    """B9: "every player always has a movement card to choose; every non-final state has a legal move"."""
    for game, _, plain in steps(seed):
        assert game.is_over or game.is_chance or all(game.legal_moves_of(who) for who in game.seats_to_move)
        assert all(values["hand"] for values in plain["seats"])


@pytest.mark.skipif(bool(numba.config.DISABLE_JIT), reason="thousands of games take minutes interpreted")
@pytest.mark.parametrize(
    ("players", "teams", "turns"), [(2, False, 16.7), (3, False, 15.8), (4, False, 15.6), (4, True, 16.6)]
)
def test_how_long_random_games_take(players: int, teams: bool, turns: float) -> None:
    """B9: "2/3/4 players and teams mean 16.7/15.8/15.6/16.6 turns, no seat ahead"."""
    words, states, totals = stream(1), new_states(1), np.zeros(4, np.int64)
    lengths = []
    for name in ("first", "calm", "medium", "harsh"):
        rules = Options.of(players, teams=teams, layout=name).rules()
        for _ in range(1500):
            kernels.play_many(rules, states, words, 1, totals)
            lengths.append(int(states[0].turn))
    assert abs(np.mean(lengths) - turns) < (1 if teams else 0.4)  # among all amounts, random teams exchange often
    assert np.ptp(totals[:players]) < 240


BROKEN: list[tuple[str, dict[str, Any]]] = [
    ("hand and row", {"seats": [{**seat("3"), "hand": [1, 2, 3, 4, 5]}, seat()]}),
    ("hand and row", {"seats": [{**seat(), "hand": [1, 2, 3]}, seat()]}),
    ("B3.2", {"seats": [seat("1 2 3 4 5"), seat()]}),
    ("from 0 to 4", {"gold": [5, 0, 0, 0, 0, 0]}),
    ("pawn", {"seats": [seat(pawn=6), seat()]}),
    ("B3.5", {"seats": [seat(lying=True, barracuda="centre"), seat()]}),
    ("B3.1", {"seats": [seat("3", chosen="dive 3"), seat()]}),
    ("when all have chosen", {"seats": [seat(chosen="dive 3"), seat(chosen="dive 3")]}),
    ("chosen", {"seats": [seat(chosen="special"), seat()]}),
    ("B6", {"vaults": [8, 0]}),
    ("B6", {"phase": "over"}),
    ("B0", {"turn": 201}),
    ("B0", {"near": [[1, 2], [2, 3], [3, 4], [4, 5], [5, 6]]}),
    ("B0", {"phase": "layout", "near": []}),
    ("distance", {"distance": 1}),
    ("distance", {"phase": "direction", "seats": [seat("1", pawn=1), seat("1", pawn=1)]}),
    ("stands on a wreck", {"phase": "distance"}),
    ("B3.3", {"phase": "steer", "actor": 0, "distance": 1, "seats": [seat("1", pawn=1), seat("1", pawn=1)]}),
    ("B3.3", {"phase": "direction", "distance": 1, "seats": [seat(lying=True, barracuda="centre"), seat("1", pawn=1)]}),
    ("in the centre", {"phase": "distance", "seats": [seat(lying=True), seat("1", pawn=1)]}),
    ("actor", {"actor": 0}),
    ("initiative", {"initiative": [1, 0]}),
    ("victim", {"victim": 1}),
    ("pair", {"pair": [1, 2]}),
    ("reds|red actions", {"reds": [1, 0]}),
    ("B4.6", {"phase": "answer", "actor": 0, "wreck": 2, "seats": [seat("1", pawn=1), seat("2", pawn=2)]}),
    ("B4.3", {"phase": "answer", "actor": 0, "wreck": 2, "fish": 2, "seats": [seat("2", pawn=2), seat("2", pawn=2)]}),
    ("B3.0", {"phase": "answer", "actor": 0, "wreck": 2, "seats": [seat("2", pawn=2), seat("1", pawn=1)]}),
    ("B5", {"phase": "general", "actor": 0, "wreck": 2, "seats": [seat("2", pawn=2), seat("1", pawn=1)]}),
    ("B3.5", {"phase": "pair", "actor": 0, "victim": 1, "reds": [0, 1], "seats": [seat(pawn=1), seat(pawn=1)]}),
    ("opponent", {"phase": "pair", "actor": 0, "victim": 0, "reds": [1, 0], "seats": [seat(pawn=1), seat()]}),
    (
        "one possible outcome",
        {"phase": "pair", "actor": 0, "victim": 1, "reds": [1, 0], "seats": [seat(pawn=1), seat("1 2 3 4")]},
    ),
    (
        "two cards",
        {"phase": "card", "actor": 0, "victim": 1, "pair": [1, 2], "reds": [1, 0], "seats": [seat(pawn=1), seat("1")]},
    ),
    ("whole number", {"turn": "x"}),
    ("phase", {"phase": "sleep"}),
    ("players", {"players": 3}),
    ("plain state", {"seats": [1, 2]}),
    ("true or false", {"seats": [{**seat(), "lying": 1}, seat()]}),
    ("list of 6", {"gold": 3}),
    ("hand or|centre or hand", {"seats": [seat(barracuda="sea"), seat()]}),
    ("ascending", {"seats": [{**seat(), "hand": [5, 4, 3, 2, 1]}, seat()]}),
    ("sorted", {"near": [[2, 3], [1, 3], [1, 4], [1, 6], [2, 6], [4, 5], [5, 6]]}),
]


@pytest.mark.parametrize(("complaint", "change"), BROKEN)
def test_a_broken_position_is_refused(complaint: str, change: dict[str, Any]) -> None:
    """B9: "Each player's hand and row together are exactly 1–5; each Barracuda card in hand or centre"."""
    plain = {**plain_position(players=2, gold=None, options={}), **change}
    with pytest.raises(PositionError, match=complaint):
        Barrakuda(players=2, position=plain)


def test_only_a_layout_that_can_be_drawn_is_a_position() -> None:
    """B9: "the fish moves along sides"."""
    with pytest.raises(PositionError, match=r"B1\.2"):
        position(layout="random", near=[[1, 2], [1, 3], [2, 3], [3, 4], [4, 5], [5, 6]])
