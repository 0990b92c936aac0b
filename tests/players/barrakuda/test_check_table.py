"""The checker of solved tables, which shares no code with the solver."""

from __future__ import annotations

import numpy as np
import pytest

from tests.players.barrakuda.test_solve import random_solution
from tools.check_table import Table, residuals
from tortuga.games.barrakuda.options import Options
from tortuga.players.barrakuda.coarse_model.model import model_of
from tortuga.players.barrakuda.coarse_model.solve import begin, run

pytestmark = pytest.mark.xdist_group("coarse")  # one process compiles the model


@pytest.mark.slow
def test_a_solved_table_satisfies_the_checkers_own_model() -> None:
    solution = begin(model_of(Options.of(2, goal=2), 2))
    run(solution, lambda *_: None, lambda _: None)
    assert residuals(Table(solution.table(), 2, 2), 500, seed=1).max() < 0.0005


def test_a_table_of_random_values_is_not_taken_for_a_solution() -> None:
    assert residuals(Table(random_solution(1, 1).table(), 1, 1), 20, seed=1).max() > 0.1


def test_a_position_worth_less_than_its_turn_is_found() -> None:
    lost = np.zeros(6 * 62 * 62 * 4, np.uint16)
    assert residuals(Table(lost, 1, 1), 20, seed=1).max() > 0.1
