"""The guided first game: a panel beside a real table that says what is to see, what to try, and what came of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol, cast

from fastapi import HTTPException

from tortuga.games import GAMES
from tortuga.games.kit.game import Game
from tortuga.tables.table import Table
from tortuga.web.viewer import Viewer

LESSONS = 6  # after these the player plays on freely


@dataclass(frozen=True)
class Guide:
    """What the panel says now."""

    step: int  # the lesson, from 1
    title: str
    text: str
    news: tuple[str, ...]  # what has just happened, in figures of the rules
    last: int = LESSONS


class Lessons(Protocol):
    """What `tortuga.web.guide.<game>` has."""

    SEED: int  # of a deal whose first turns have something to show: cards to buy, a fight, a fish that bites late

    def guide(self, table: Table, game: Game, seat: int, language: str) -> Guide:
        """The panel of a seat."""


def lessons_of(game: str) -> Lessons:
    """The lessons of a game; a page of a game without them is not found."""
    part = GAMES[game].part("web.guide") if game in GAMES else None
    if part is None:
        raise HTTPException(404)
    return cast(Lessons, part)


def guide_of(table: Table, viewer: Viewer) -> Guide | None:
    """The panel of this viewer; none at ordinary tables, before the game, and for others."""
    if not table.spec.get("guide") or table.game is None or viewer.seat is None:
        return None
    return lessons_of(table.game.NAME).guide(table, table.game, viewer.seat, viewer.language)
