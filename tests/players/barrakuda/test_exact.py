"""The exact solution of a short game, beside a slow and obvious one."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

from tests.players.barrakuda.exact import PALOMBARO, Keyed, exact_levels, exact_value, solve_positions
from tests.players.barrakuda.matrix_games import zero_sum
from tortuga.games.barrakuda.game import Barrakuda
from tortuga.games.barrakuda.options import Options
from tortuga.games.kit.chance import stream
from tortuga.games.kit.errors import OptionError
from tortuga.players import Budget, Generator

pytestmark = pytest.mark.slow  # the exact search of a turn compiles for most of a minute


def worth(game: Barrakuda) -> float:
    """Seat 0's share to the end of the game, trying everything by the public face alone."""
    if game.is_over:
        outcome = game.outcome()
        assert outcome is not None
        return (0 in outcome.winners) / len(outcome.winners)
    if game.is_chance:
        return float(np.mean([worth(after(game, [], text)) for text in game.chance_outcomes]))
    if game.phase == "choose":
        mine, theirs = (list(map(str, game.legal_moves_of(seat))) for seat in (0, 1))
        cells = [worth(after(game, [(own, 0), (other, 1)])) for own, other in itertools.product(mine, theirs)]
        return zero_sum(np.array(cells).reshape(len(mine), len(theirs)))[0]
    seat = game.turn
    assert seat is not None
    shares = [worth(after(game, [(str(move), seat)])) for move in game.legal_moves]
    return max(shares) if seat == 0 else min(shares)


def after(game: Barrakuda, moves: list[tuple[str, int]], outcome: str | None = None) -> Barrakuda:
    game = game.copy()
    for text, seat in moves:
        game.push(text, seat)
    if outcome is not None:
        game.push_chance(outcome)
    return game


def test_the_last_turn_of_a_position_is_solved_as_trying_everything_does() -> None:
    plain = Barrakuda(2, goal=2, turn_limit=1, seed=1).plain()
    plain["seats"][0]["bag"], plain["seats"][1]["bag"] = 0, 1
    options = Options.of(2, goal=2, turn_limit=1)
    game = Barrakuda.from_position(plain, goal=2, turn_limit=1, manual_chance=True, seed=1)
    values = np.zeros(1)
    solve_positions(options.rules(), game.states[:1].copy(), Keyed(), stream(0), values)
    assert values[0] == pytest.approx(worth(game), abs=1e-9)
    assert values[0] < 0.5


def test_neither_seat_is_ahead_in_a_short_game() -> None:
    assert exact_value(Options.of(2, goal=2, turn_limit=2)) == pytest.approx(0.5, abs=1e-9)


def test_positions_of_the_second_turn_are_worth_what_their_mirror_leaves() -> None:
    """Seats are alike: the mean share over a level that is closed under swapping is a half."""
    second = exact_levels(Options.of(2, goal=2, turn_limit=2))[1]
    assert len(second.states) > 100
    assert second.values.mean() == pytest.approx(0.5, abs=1e-9)


def test_an_exact_solution_wants_a_short_game_of_two() -> None:
    with pytest.raises(OptionError, match="exact solution: expected two players"):
        exact_value(Options.of(3, turn_limit=3))


def test_a_search_on_values_that_are_exact_finds_nothing_to_mend() -> None:
    first, last = exact_levels(Options.of(2, goal=2, turn_limit=2))
    view = Barrakuda(2, goal=2, turn_limit=2, seed=1).view(0)
    values = PALOMBARO.search(view, Keyed(last.keys, last.values), Budget(playouts=60), Generator(1).words)[2]
    assert values[0] == pytest.approx(first.values[0], abs=1e-9)
