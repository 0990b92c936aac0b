"""A guided first game: a panel beside a real table that says what to try, what happened and why.

The page decides what it says (static/guide), for tables of a server and of a browser alike. This package has the deals
and the data that a table sends to the page.
"""

from __future__ import annotations

from typing import Any, Protocol, cast

from fastapi import HTTPException

from tortuga.games import GAMES
from tortuga.tables.table import Table


class Lessons(Protocol):
    """The module `tortuga.web.guide.<game>`; the lessons themselves are static/guide/<game>.js."""

    SEED: int  # of a deal whose first turns have something to show: cards to buy, a fight, a fish that bites late


def lessons_of(game: str) -> Lessons:
    """The lessons of a game; a page of a game without them is not found."""
    part = GAMES[game].part("web.guide") if game in GAMES else None
    if part is None:
        raise HTTPException(404)
    return cast(Lessons, part)


def seed_of(game: str) -> bytes:
    """The known deal of a guided game."""
    return lessons_of(game).SEED.to_bytes(32, "big")


def guide_of(table: Table, seat: int | None) -> dict[str, Any] | None:
    """The data for the panel of a seat; None at ordinary tables, before the game, and for spectators."""
    if not table.spec.get("guide") or table.game is None or seat is None:
        return None
    return {"steps": [(step.seat, step.text) for step in table.game.steps]}
