"""The random bot: every legal move is equally likely. The anchor of the ladders."""

from __future__ import annotations

from dataclasses import dataclass

from tortuga.games.kit.game import View
from tortuga.games.kit.moves import Move
from tortuga.players.base import Budget, Generator, move_of, no_move, seat_of


@dataclass(frozen=True)
class RandomBot:
    """Plays any legal move of either game."""

    name: str = "random"
    game: str | None = None

    def choose(self, view: View, budget: Budget, generator: Generator) -> Move:
        """One of the legal moves."""
        del budget
        seat = seat_of(view)
        actions = view.actions(seat)
        if not actions:
            raise no_move(view)
        return move_of(view, seat, actions[generator.below(len(actions))])
