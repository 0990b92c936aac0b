"""A game's cards as fields of a form. A game's own fields are WORKBENCH in `tortuga.web.pages.workshop.<game>`."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

from fastapi import HTTPException

from tortuga.games import GAMES
from tortuga.games.kit.errors import TableError, expected

LAYER = "web.pages.workshop"
HIGHEST = 99
TICKED = "1"  # the value of a ticked field


class Workbench(ABC):
    """What the workshop asks of a game."""

    OWN_OPTIONS: ClassVar[tuple[str, ...]] = ()  # those of `options`, which need no field among those of the game

    @abstractmethod
    def fields(self, table: Mapping[str, Any]) -> dict[str, str]:
        """Every field of the form with its value."""

    @abstractmethod
    def change(self, table: dict[str, Any], name: str, sent: Mapping[str, str]) -> None:
        """Write the field *name*, of all that was sent, into a table."""

    @abstractmethod
    def toml(self, table: Mapping[str, Any]) -> Iterable[str]:
        """The lines of a table's file after its name."""

    @abstractmethod
    def pieces(self, table: Mapping[str, Any], language: str) -> list[str]:
        """The names of what seats take."""

    @abstractmethod
    def boards(self, table: Mapping[str, Any]) -> dict[str, Any]:
        """The options from which the board draws each set of cards, by the name of the set."""

    @abstractmethod
    def facts(self, sent: Mapping[str, str], language: str) -> dict[str, Any]:
        """What its template shows besides the fields."""

    def options(self, sent: Mapping[str, str]) -> dict[str, Any]:  # noqa: ARG002
        """The options of the rules that a form asks for."""
        return {}

    def ticked(self, options: Mapping[str, Any]) -> dict[str, str]:  # noqa: ARG002
        """The fields that options came from."""
        return {}


def games_with_cards() -> list[str]:
    """The games whose cards can be changed in the workshop."""
    return [game for game in GAMES if GAMES[game].has_part(LAYER)]


def workbench_of(game: str) -> Workbench:
    """The workbench of a game; a page of a game without one is not found."""
    part = GAMES[game].part(LAYER) if game in GAMES else None
    if part is None:
        raise HTTPException(404)
    found: Workbench = part.WORKBENCH
    return found


def number(name: str, text: str) -> int:
    """The number in a field."""
    if not (text.isascii() and text.isdecimal() and len(text) <= len(str(HIGHEST))):
        raise TableError(expected(f"cards, {name}", f"a whole number from 0 to {HIGHEST}", text))
    return int(text)
