"""Our own exact value of a small Barrakuda for two: backward induction with a matrix game at every choice."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np
from scipy.optimize import linprog

from tortuga.games.barrakuda.game import Barrakuda


def matrix_value(matrix: Any) -> float:
    """What the row player gets in a zero-sum game, by linear programming."""
    low, high = matrix.min(axis=1).max(), matrix.max(axis=0).min()
    if low == high:
        return float(low)
    rows, columns = matrix.shape
    bounds = [(0, 1)] * rows + [(None, None)]
    below = np.hstack([-matrix.T, np.ones((columns, 1))])
    whole = np.array([[1.0] * rows + [0.0]])
    found = linprog([0.0] * rows + [-1.0], below, np.zeros(columns), whole, [1.0], bounds)
    return float(-found.fun)


class Solver:
    """Values of states for seat 0: 1 won, -1 lost. Equal states are solved once."""

    def __init__(self, **options: Any) -> None:
        self.game = Barrakuda(2, manual_chance=True, **options)
        self.kernels, self.rules, self.options = self.game.kernels, self.game.rules, self.game.options
        self.value = lru_cache(maxsize=None)(self._value)

    def root(self) -> float:
        """The value of the whole game."""
        return self.value(self.game.state.tobytes())

    def _value(self, state: bytes) -> float:
        states = np.concatenate([np.frombuffer(state, self.game.state_type)] * 2)
        position = Barrakuda.__new__(Barrakuda)
        position.__dict__.update(self.game.__dict__)
        position._states, position._top = states, 0
        if position.is_over:
            winners = position._judged()[1]
            return 0.0 if len(winners) == 2 else 1.0 - 2.0 * winners[0]
        size, _ = self.kernels.question(self.rules, states, 0)
        if size:
            return float(sum(self._after(states, None, n) for n in range(size)) / size)
        if position.phase == "choose":
            return self._choice(states, position)
        seat = position.turn
        assert seat is not None
        values = [self._after(states, seat, action) for action in position.actions(seat)]
        return max(values) if seat == 0 else min(values)

    def _after(self, states: Any, seat: int | None, number: int) -> float:
        if seat is None:
            self.kernels.push_nth(self.rules, states, 0, number)
        else:
            self.kernels.push(self.rules, states, 0, seat, number)
        return self.value(states[1].tobytes())

    def _choice(self, states: Any, position: Any) -> float:
        matrix = np.zeros((len(position.actions(0)), len(position.actions(1))))
        three = np.concatenate([states[:1]] * 3)
        for row, mine in enumerate(position.actions(0)):
            for column, theirs in enumerate(position.actions(1)):
                self.kernels.push(self.rules, three, 0, 0, mine)
                self.kernels.push(self.rules, three, 1, 1, theirs)
                matrix[row, column] = self.value(three[2].tobytes())
        return matrix_value(matrix)
