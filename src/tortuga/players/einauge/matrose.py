"""Matrose: plays Einauge by a hand-made judgement of where each move leads (matrose_kernels.py)."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from tortuga.games.einauge.state import STATE
from tortuga.games.kit.game import View
from tortuga.games.kit.moves import Move
from tortuga.players.base import Budget, Generator, move_of, seat_of
from tortuga.players.einauge.matrose_kernels import matrose_action


@dataclass(frozen=True)
class Matrose:
    """Draws nothing by chance: the same view always gives the same move."""

    name: str = "Matrose"
    game: str | None = "einauge"

    def choose(self, view: View, budget: Budget, generator: Generator) -> Move:
        """The move that leads to the best-looking position."""
        del budget, generator
        seat = seat_of(view)
        states = np.empty(1, STATE)
        states[0] = view.state
        return move_of(view, seat, int(matrose_action(view.rules, states, 0, seat)))
