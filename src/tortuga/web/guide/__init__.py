"""A guided first game: a panel beside a real table that says what to try, what happened and why."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol, cast

from fastapi import HTTPException

from tortuga.games import GAMES
from tortuga.games.kit.errors import Message
from tortuga.games.kit.game import Game
from tortuga.render.kit.messages import plain
from tortuga.tables.table import Table

LESSONS = 7  # after these the player plays on freely


@dataclass(frozen=True)
class Guide:
    """What the panel says now."""

    lesson: int  # counted from 1
    title: Message
    say: list[Message]  # paragraphs
    news: list[Message]  # what has just happened to the learner
    mark: str | None  # a legal move that is suggested

    def plain(self) -> dict[str, Any]:
        """As the page takes it: `Guide` of static/table/wire.d.ts."""
        said = {"title": plain(self.title), "say": [*map(plain, self.say)], "news": [*map(plain, self.news)]}
        return {"lesson": min(self.lesson, LESSONS), "of": LESSONS, **said, "mark": self.mark}


class Lessons(Protocol):
    """What `tortuga.web.guide.<game>` has."""

    SEED: int  # of a deal whose first turns have something to show: cards to buy, a fight, a fish that bites late

    def guide(self, table: Table, game: Game, seat: int) -> Guide:
        """The panel of a seat."""


def lessons_of(game: str) -> Lessons:
    """The lessons of a game; a page of a game without them is not found."""
    part = GAMES[game].part("web.guide") if game in GAMES else None
    if part is None:
        raise HTTPException(404)
    return cast(Lessons, part)


def panel_of(table: Table, seat: int | None) -> Guide | None:
    """The panel of a seat; none at ordinary tables, before the game, and for spectators."""
    if not table.spec.get("guide") or table.game is None or seat is None:
        return None
    return lessons_of(table.game.NAME).guide(table, table.game, seat)


def guide_of(table: Table, seat: int | None) -> dict[str, Any] | None:
    """The panel of a seat as the page takes it."""
    panel = panel_of(table, seat)
    return None if panel is None else panel.plain()
