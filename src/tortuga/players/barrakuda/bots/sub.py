"""Sub: plays Barrakuda as the best reply to opponents who choose at random (sub_kernels.py)."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from tortuga.games.barrakuda.state import STATE
from tortuga.games.kit.game import View
from tortuga.games.kit.moves import Move
from tortuga.players.barrakuda.bots.sub_kernels import sub_action
from tortuga.players.base import Budget, Generator, move_of, seat_of


@dataclass(frozen=True)
class Sub:
    """Tries each card against the others' cards and the dice; draws from its generator what it cannot try in full."""

    name: str = "Sub"
    game: str | None = "barrakuda"

    def choose(self, view: View, budget: Budget, generator: Generator) -> Move:
        """The move that does best on average until the end of the turn."""
        del budget
        seat = seat_of(view)
        states = np.empty(1, STATE)
        states[0] = view.state
        return move_of(view, seat, int(sub_action(view.rules, states, 0, seat, generator.words)))
