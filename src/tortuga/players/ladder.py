"""The bots of a game, weakest first. A game's own ladder is LADDER in `tortuga.players.<game>`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from tortuga.games import GAMES

if TYPE_CHECKING:
    from tortuga.games.kit.warm import Report
    from tortuga.players.base import Bot
    from tortuga.players.training import Order


RANDOM_BOT = "tortuga.players.base:RandomBot"


@dataclass(frozen=True)
class Entry:
    """A bot: its name, and "module:Class" of what makes it of its name and game, imported when it is asked for."""

    name: str
    path: str = RANDOM_BOT
    settings: dict[str, Any] = field(default_factory=dict)  # further arguments of the class
    is_listed: bool = True  # False: known by name, for measuring, and not offered to people
    level: int = 1  # from 1, the weakest; bots of one level are about as strong
    formerly: tuple[str, ...] = ()  # names it had in tables, records and commands of earlier versions

    def is_called(self, name: str) -> bool:
        """Whether this is or was its name; capitals do not matter."""
        return name.strip().casefold() in [each.casefold() for each in (self.name, *self.formerly)]

    def make(self, game: str | None) -> Bot:
        """The bot."""
        module, _, name = self.path.partition(":")
        found: Bot = getattr(import_module(module), name)(self.name, game, **self.settings)
        return found


class Course(Protocol):
    """A module that trains bots."""

    BOTS: Sequence[str]

    def files(self, bot: str) -> list[str]:
        """The names of the files that the training of a bot writes."""

    def course(self, order: Order, report: Report) -> list[Path]:
        """Train a bot and return the files that were written."""


@dataclass(frozen=True)
class Ladder:
    """The bots of a game besides `random`, who sits down where nobody chose one, and what trains them."""

    entries: tuple[Entry, ...] = ()
    usual: str = "random"
    course: str | None = None  # the module of a Course
    solver: str | None = None  # the module that solves the game's coarse model

    def find(self, name: str) -> Entry | None:
        """The bot that has or had this name."""
        return next((entry for entry in self.entries if entry.is_called(name)), None)

    @property
    def levels(self) -> int:
        """The highest level."""
        return max((entry.level for entry in self.entries), default=1)

    def at(self, level: int) -> str:
        """The name of the strongest bot of a level."""
        names = [entry.name for entry in self.entries if entry.is_listed and entry.level == level]
        return names[-1] if names else self.usual

    def load_course(self) -> Course | None:
        """The module that trains bots of this ladder."""
        return None if self.course is None else import_module(self.course)


def ladder(game: str) -> Ladder:
    """The ladder of a game; without bots of its own only `random` plays it."""
    part = GAMES[game].part("players")
    found: Ladder = Ladder() if part is None else part.LADDER
    return found
