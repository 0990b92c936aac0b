"""Views of positions with nothing to do: for replays, reviews and the examples of the rules."""

from __future__ import annotations

from typing import Any

from tortuga.games.kit.game import Game
from tortuga.render.kit.board import view_of

Plain = dict[str, Any]


def still_view(game: Game, seat: int | None, seats: list[Plain], language: str, *, is_running: bool = True) -> Plain:
    """What a seat sees (None: a spectator), and who is to decide, but no moves."""
    view = view_of(game, seat, seats, is_running=False, language=language)
    asked = list(game.seats_to_move) if is_running else []
    return {**view, "to_act": asked, "ready": [False] * game.players}
