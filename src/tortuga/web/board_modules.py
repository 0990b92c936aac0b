"""Which games have a board of their own among the page's modules."""

from __future__ import annotations

from pathlib import Path

from tortuga.games import GAMES

BOARDS = Path(__file__).parent / "static" / "boards"


def own_boards() -> list[str]:
    """The games with a board in static/boards/<game>; the page draws the others as text with a list of moves."""
    return [game for game in GAMES if (BOARDS / game / "board.js").is_file()]
