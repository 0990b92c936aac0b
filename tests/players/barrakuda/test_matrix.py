"""Matrix games: known solutions, and random ones beside SciPy's linear programmes."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from scipy.optimize import linprog

from tests.players.barrakuda.matrix_games import equilibrium, zero_sum


def test_matching_pennies_is_played_half_and_half() -> None:
    value, rows, columns = zero_sum([[1, -1], [-1, 1]])
    assert value == pytest.approx(0.0) and np.allclose([rows, columns], 0.5)


def test_rock_paper_scissors_is_played_in_thirds() -> None:
    value, rows, columns = zero_sum([[0, -1, 1], [1, 0, -1], [-1, 1, 0]])
    assert value == pytest.approx(0.0) and np.allclose([rows, columns], 1 / 3)


def test_a_dominated_row_is_never_played() -> None:
    _, rows, _ = zero_sum([[1, 0], [0, 1], [-1, -1]])
    assert np.allclose(rows, [0.5, 0.5, 0.0])


def by_scipy(game: Any) -> float:
    """The rows' value: the most v with x·game ≥ v in every column."""
    rows, columns = game.shape
    upper = np.hstack([-game.T, np.ones((columns, 1))])
    equal = np.append(np.ones(rows), 0.0)[None]
    bounds = [(0, None)] * rows + [(None, None)]
    found = linprog(np.append(np.zeros(rows), -1.0), upper, np.zeros(columns), equal, [1.0], bounds)
    return float(-found.fun)


def test_random_games_have_the_value_of_a_linear_programme() -> None:
    rng = np.random.default_rng(5)
    for number in range(100):
        shape = tuple(rng.integers(1, 7, 2))
        game = rng.random(shape) if number % 2 else rng.integers(0, 3, shape).astype(float)
        value, rows, columns = zero_sum(game)
        assert value == pytest.approx(by_scipy(game), abs=1e-8)
        assert (rows @ game).min() >= value - 1e-9 and (game @ columns).max() <= value + 1e-9


def test_with_a_third_who_has_no_choice_regret_matching_comes_near_the_exact_value_of_two() -> None:
    game = np.random.default_rng(1).random((6, 5))
    mixes = equilibrium(np.stack([game, 1 - game, np.zeros_like(game)], axis=-1)[:, :, None])
    value, _, _ = zero_sum(game)
    assert (game @ mixes[1, :5]).max() - value < 0.01 and value - (mixes[0, :6] @ game).min() < 0.01


def test_three_who_gain_by_one_action_all_play_it() -> None:
    payoffs = np.zeros((2, 2, 2, 3))
    payoffs[1, :, :, 0] = payoffs[:, 1, :, 1] = payoffs[:, :, 1, 2] = 1.0
    assert np.allclose(equilibrium(payoffs)[:3, 1], 1.0, atol=0.01)
