"""Taking back: a seat's own last move, as long as nothing hidden has been revealed since."""

from __future__ import annotations

from tortuga.games.kit.game import Game
from tortuga.games.kit.moves import Move


def why_not_undo(game: Game, seat: int) -> str:
    """A word for the reason *seat* may not take back, or nothing."""
    for number in range(len(game.steps) - 1, -1, -1):
        step = game.steps[number]
        if step.seat is None:
            return "chance"
        if step.seat == seat:
            return ""
        if game.at(number).is_sealed:
            return "sealed"
    return "nothing"


def undo(game: Game, seat: int) -> None:
    """Take back to the last free decision of *seat*. The caller has asked why_not_undo()."""
    while game.pop().seat != seat:
        pass
    if forced(game, seat) is not None and not why_not_undo(game, seat):
        undo(game, seat)


def forced(game: Game, seat: int) -> Move | None:
    """The only move *seat* has, where it is no secret that it has only one."""
    moves = list(game.legal_moves_of(seat))
    return moves[0] if len(moves) == 1 and not game.is_sealed else None
