"""The coarse model: a turn of it agrees with the rules, and its value iteration with itself."""

from __future__ import annotations

import random
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.players.barrakuda.exact import compiled
from tortuga.games.barrakuda.game import Barrakuda
from tortuga.games.barrakuda.options import Options
from tortuga.games.kit.chance import stream
from tortuga.games.kit.errors import OptionError
from tortuga.players.barrakuda.coarse_model.model import fits, model_of
from tortuga.players.barrakuda.coarse_model.solve import Solution, begin, keep, mirrored, order, resumed, run
from tortuga.players.barrakuda.coarse_model.turns import scratch_of, write_games
from tortuga.players.barrakuda.turn_game.solver import fill_stage
from tortuga.players.barrakuda.turn_game.table import FULL, size_of
from tortuga.players.barrakuda.turn_game.value import of_table

GOAL = 2
BAGS = 1  # the smallest model: quick to solve
LOOSE = 0.0005  # a tolerance that is soon reached

pytestmark = pytest.mark.xdist_group("coarse")  # one process compiles the model


def random_solution(goal: int, bags: int) -> Solution:
    """A model with values of no meaning, the same from both sides."""
    solution = begin(model_of(Options.of(2, goal=goal), bags))
    rng = np.random.default_rng(1)
    for vault, other in order(goal):
        layer = (rng.integers(0, int(FULL), size_of(bags)) / FULL).astype(np.float32)
        layer = (layer + mirrored(layer, bags)) / 2 if vault == other else layer
        solution.values[vault * goal + other] = np.rint(layer * FULL) / FULL
        solution.values[other * goal + vault] = mirrored(solution.values[vault * goal + other], bags)
    return solution


def random_seat(rng: random.Random, bags: int) -> tuple[int, ...]:
    """Vaults, fish, hands, Barracuda cards, bags: with at most one card in a row, whose order is then known."""
    hands = [31 & ~(1 << rng.randint(0, 5)) for _ in range(2)]
    held = rng.choice([(1, 1), (0, 1), (1, 0)])
    return (
        rng.randint(0, 1),
        rng.randint(0, 1),
        rng.randint(0, 5),
        *hands,
        *held,
        *(rng.randint(0, bags) for _ in "ab"),
    )


def position_of(seat: tuple[int, ...], options: Options) -> Any:
    """The same in the rules' own record, pawns off the board."""
    states = Barrakuda(options=options, seed=1).states[:1].copy()
    state = states[0]
    for number in range(2):
        state.vault[number], state.bag[number] = seat[number], seat[7 + number]
        state.hand[number] = seat[3 + number] << 1 | seat[5 + number] << 6
        state.row[number] = next((card for card in range(1, 6) if not int(state.hand[number]) >> card & 1), 0)
    state.fish = seat[2] + 1
    return states


@compiled
def game_of(models: Any, values: Any, position: Any, game: Any) -> Any:
    """Write the matrix game of one position (as random_seat makes it); its rows and columns."""
    vault, other, fish, hand, other_hand, held, other_held, bag, other_bag = position
    scratch = scratch_of(models[0])
    games = np.empty((6, 6, 6, scratch[1].shape[0]))
    seats = (vault, other, hand, other_hand, held, other_held)
    rows, columns = write_games(models[0], values, values, False, seats, scratch, games)
    game[:, :] = games[fish, :, :, (models[0].bags + 1) * bag + other_bag]
    return rows, columns


@pytest.mark.slow
def test_a_turn_of_the_model_is_a_turn_of_the_rules_where_it_leaves_nothing_out() -> None:
    options = Options.of(2, goal=GOAL)
    solution = random_solution(GOAL, 5)
    evaluator = of_table(solution.table(), GOAL, 5)
    rng = random.Random(3)
    payoffs, sizes, game = np.zeros((36, 4)), np.ones(4, np.int64), np.zeros((6, 6))
    for _ in range(150):
        seat = random_seat(rng, 5)
        states = position_of(seat, options)
        fill_stage(options.rules(), states, 0, evaluator, stream(1), payoffs, sizes)
        rows, columns = game_of(solution.models, solution.flat, seat, game)
        exact = payoffs[: rows * columns, 0].reshape(columns, rows).T
        assert np.abs(game[:rows, :columns] - exact).max() < 1e-4, seat


@pytest.fixture(scope="module")
def small() -> Solution:
    solution = begin(model_of(Options.of(2, goal=1), BAGS))
    run(solution, lambda *_: None, lambda _: None, LOOSE)
    return solution


@pytest.mark.slow
def test_both_seats_have_half_of_a_new_game(small: Solution) -> None:
    assert small.done == 1
    assert np.abs(small.values[0] - mirrored(small.values[0], BAGS)).max() < 0.01


@pytest.mark.slow
def test_another_first_value_leads_to_the_same_answer(small: Solution) -> None:
    """Undiscounted iteration has false fixed points; the small chance of the turn limit leaves one true one."""
    again = begin(model_of(Options.of(2, goal=1), BAGS), 1.0)
    run(again, lambda *_: None, lambda _: None, LOOSE)
    used = small.values[0].reshape(6, 62, 62, -1)[:, 31:, 31:], again.values[0].reshape(6, 62, 62, -1)[:, 31:, 31:]
    assert np.abs(used[0] - used[1]).max() < 0.02


def stop_after_two_layers(what: str, done: int, total: int) -> None:
    if done == 2:
        raise KeyboardInterrupt(f"{what} of {total}")


@pytest.mark.slow
def test_a_stopped_solve_goes_on_where_it_was(tmp_path: Path) -> None:
    whole = begin(model_of(Options.of(2, goal=2), BAGS))
    run(whole, lambda *_: None, lambda _: None, 0.3)
    file = tmp_path / "work.npz"
    half = begin(model_of(Options.of(2, goal=2), BAGS))
    with pytest.raises(KeyboardInterrupt):
        run(half, stop_after_two_layers, partial(keep, file), 0.3)
    rest = resumed(half.models, file)
    assert rest.done == 2
    run(rest, lambda *_: None, lambda _: None, 0.3)
    assert np.array_equal(rest.values, whole.values)


def test_the_model_refuses_what_it_does_not_know() -> None:
    assert not fits(Options.of(3)) and not fits(Options.of(2, wrecks=[1])) and not fits(Options.of(2, layout="random"))
    with pytest.raises(OptionError, match="coarse model: expected two players"):
        model_of(Options.of(2, wrecks=[2]))
