"""The bots, by name. Each decides from the view of its seat, never from the game.

>>> from tortuga import Einauge
>>> from tortuga.players import Budget, Generator, bot
>>> game = Einauge(players=2, seed=7)
>>> move = bot("Matrose").choose(game.view(game.turn), Budget(), Generator(seed=1))
>>> move in game.legal_moves
True
"""

from __future__ import annotations

import math

from tortuga.games import GAMES
from tortuga.players.base import Bot, Budget, Generator
from tortuga.players.ladder import Entry, ladder

__all__ = ["Bot", "Budget", "Generator", "bot", "choice", "listed", "names", "usual"]

#: Bots that play every game.
EVERY_GAME = [Entry("random")]

#: What people can ask for without knowing the bots: the part of all levels that is then played against.
CHOICES = {"gentle": 0.3, "fair": 0.6, "strong": 1.0}


def names(game: str | None = None) -> tuple[str, ...]:
    """The names of all bots, or of those that play *game*, weakest first."""
    entries = [entry for each in (GAMES if game is None else (game,)) for entry in ladder(each).entries]
    return tuple(entry.name for entry in (*EVERY_GAME, *entries) if entry.is_listed)


def usual(game: str) -> str:
    """The bot that takes a seat where nobody chose one: quick to answer, and beatable."""
    return ladder(game).usual


def choice(game: str, strength: str) -> str:
    """The bot for people who ask for a "gentle", "fair" or "strong" one."""
    if strength not in CHOICES:
        raise ValueError(f"strength: expected one of {', '.join(CHOICES)}; {strength!r} came")
    found = ladder(game)
    return found.at(math.ceil(CHOICES[strength] * found.levels))


def listed(game: str, name: str) -> str | None:
    """The present name of a bot that people can choose for *game*; None: there is no such bot."""
    entries = (*EVERY_GAME, *ladder(game).entries)
    return next((entry.name for entry in entries if entry.is_listed and entry.is_called(name)), None)


def bot(name: str) -> Bot:
    """The bot that has or had that name; capitals do not matter."""
    of_any = [(None, entry) for entry in EVERY_GAME]
    of_one = [(game, entry) for game in GAMES for entry in ladder(game).entries]
    for game, entry in (*of_any, *of_one):
        if isinstance(name, str) and entry.is_called(name):
            return entry.make(game)
    raise ValueError(f"bot: expected one of {', '.join(names())}; {name!r} came")
