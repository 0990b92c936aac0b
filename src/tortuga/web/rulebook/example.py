"""Rulebooks by game, and their examples: pictures before and after, and what the rules say happened between them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Protocol, cast

from fastapi import HTTPException
from markupsafe import Markup

from tortuga.games import GAMES
from tortuga.web.rulebook.chapters import Chapter
from tortuga.web.rulebook.sources import Card


@dataclass(frozen=True)
class Example:
    """Drawn from real positions; every figure comes from the rules."""

    scenes: tuple[Markup, ...]  # one, or before and after, or several in a row
    lines: tuple[str, ...]


class Book(Protocol):
    """What `tortuga.web.rulebook.<game>` has."""

    CHAPTERS: Sequence[Chapter]

    def example(self, name: str, language: str) -> Example:
        """The example of that name."""

    def cards(self, table: Any, language: str) -> Iterable[Card]:
        """The cards with their fields."""

    def facts(self, language: str) -> dict[str, Any]:
        """What the templates of its chapters show."""


def book_of(game: str) -> Book:
    """The rulebook of a game; a page of a game without one is not found."""
    part = GAMES[game].part("web.rulebook") if game in GAMES else None
    if part is None:
        raise HTTPException(404)
    return cast(Book, part)


@lru_cache(maxsize=512)
def example(game: str, name: str, language: str) -> Example:
    """The example of that name, made once a language."""
    return book_of(game).example(name, language)
