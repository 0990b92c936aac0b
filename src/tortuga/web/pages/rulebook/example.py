"""Rulebooks by game, and their examples: positions before and after, and what the rules say happened between them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Protocol, cast

from fastapi import HTTPException

from tortuga.games import GAMES
from tortuga.games.kit.game import Game
from tortuga.render.kit.board import seats_of
from tortuga.render.kit.drawing import draw
from tortuga.web.pages.rulebook.chapters import Chapter
from tortuga.web.pages.rulebook.sources import Card
from tortuga.web.pages.still_views import still_view


@dataclass(frozen=True)
class Scene:
    """A position as the boards of the page draw it, and in words."""

    view: dict[str, Any]  # `View` of static/boards/view.d.ts
    parts: tuple[str, ...]  # of the board, see kit/still.js
    words: str  # for whoever does not see it
    text: str  # the drawing of the terminal, for pages without scripts
    way: tuple[int, ...] = ()  # the wrecks the fish has just passed

    def plain(self) -> dict[str, Any]:
        """What the page's script needs."""
        return {"view": self.view, "parts": self.parts, "way": self.way}


@dataclass(frozen=True)
class Example:
    """Real positions; every figure comes from the rules."""

    scenes: tuple[Scene, ...]  # one, or before and after, or several in a row
    lines: tuple[str, ...]


def scene(
    game: Game,
    seat: int | None,
    names: Sequence[str],
    parts: Sequence[str],
    words: str,
    language: str,
    way: tuple[int, ...] = (),
) -> Scene:
    """A position as a seat sees it (None: a spectator)."""
    view = still_view(game, seat, seats_of(names), language)
    return Scene(view, tuple(parts), words, draw(game.view(seat), names, language), way)


class Book(Protocol):
    """What `tortuga.web.pages.rulebook.<game>` has."""

    CHAPTERS: Sequence[Chapter]

    def example(self, name: str, language: str) -> Example:
        """The example of that name."""

    def cards(self, table: Any, language: str) -> Iterable[Card]:
        """The cards with their fields."""

    def facts(self, language: str) -> dict[str, Any]:
        """What the templates of its chapters show."""


def book_of(game: str) -> Book:
    """The rulebook of a game; a page of a game without one is not found."""
    part = GAMES[game].part("web.pages.rulebook") if game in GAMES else None
    if part is None:
        raise HTTPException(404)
    return cast(Book, part)


@lru_cache(maxsize=512)
def example(game: str, name: str, language: str) -> Example:
    """The example of that name, made once a language."""
    return book_of(game).example(name, language)
