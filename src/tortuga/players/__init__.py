"""The bots, by name. Each decides from the view of its seat, never from the game.

>>> from tortuga import Einauge
>>> from tortuga.players import Budget, Generator, bot
>>> game = Einauge(players=2, seed=7)
>>> move = bot("Matrose").choose(game.view(game.turn), Budget(), Generator(seed=1))
>>> move in game.legal_moves
True
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tortuga.players.base import Bot, Budget, Generator

__all__ = ["Bot", "Budget", "Generator", "bot", "names", "usual"]


def _random(name: str, game: str | None) -> Bot:
    from tortuga.players.random_bot import RandomBot

    return RandomBot(name, game)


def _matrose(name: str, game: str | None) -> Bot:
    from tortuga.players.einauge.matrose import Matrose

    return Matrose(name, game)


def _bootsmann(name: str, game: str | None) -> Bot:
    from tortuga.players.einauge.bots import Bootsmann

    return Bootsmann(name, game)


def _steuermann(name: str, game: str | None) -> Bot:
    from tortuga.players.einauge.bots import Steuermann

    return Steuermann(name, game)


def _kapitaen(name: str, game: str | None) -> Bot:
    from tortuga.players.einauge.bots import Kapitaen

    return Kapitaen(name, game)


def _einauge(name: str, game: str | None) -> Bot:
    from tortuga.players.einauge.bots import EinaugeBot

    return EinaugeBot(name, game)


def _sub(name: str, game: str | None) -> Bot:
    from tortuga.players.barrakuda.bots.sub import Sub

    return Sub(name, game)


def _apneista(name: str, game: str | None) -> Bot:
    from tortuga.players.barrakuda.bots.apneista import Apneista

    return Apneista(name, game)


def _palombaro(name: str, game: str | None) -> Bot:
    from tortuga.players.barrakuda.bots.palombaro import Palombaro

    return Palombaro(name, game)


def _barracuda(name: str, game: str | None) -> Bot:
    from tortuga.players.barrakuda.bots.barracuda import Barracuda

    return Barracuda(name, game, table="weights" not in name)


class _Entry(NamedTuple):
    name: str
    game: str | None  # None: both
    make: Callable[[str, str | None], Bot]  # imports the bot's own code only when it is asked for
    listed: bool = True  # False: known by name, for measuring, and not offered to people


#: In the order of the ladders, weakest first.
_BOTS = (
    _Entry("random", None, _random),
    _Entry("Schiffsjunge", "einauge", _random),
    _Entry("Matrose", "einauge", _matrose),
    _Entry("Bootsmann", "einauge", _bootsmann),
    _Entry("Steuermann", "einauge", _steuermann),
    _Entry("Kapitän", "einauge", _kapitaen),
    _Entry("Einauge", "einauge", _einauge),
    _Entry("Pesciolino", "barrakuda", _random),
    _Entry("Sub", "barrakuda", _sub),
    _Entry("Apneista", "barrakuda", _apneista),
    _Entry("Palombaro", "barrakuda", _palombaro),
    _Entry("Barracuda (weights)", "barrakuda", _barracuda, listed=False),
    _Entry("Barracuda", "barrakuda", _barracuda),
)


def names(game: str | None = None) -> tuple[str, ...]:
    """The names of all bots, or of those that play *game*, weakest first."""
    return tuple(entry.name for entry in _BOTS if entry.listed and (game is None or entry.game in (game, None)))


#: Who sits down where nobody chose a bot: quick to answer, and beatable.
_USUAL = {"einauge": "Matrose", "barrakuda": "Sub"}


def usual(game: str) -> str:
    """The bot that takes a seat where nobody chose one."""
    return _USUAL[game]


def bot(name: str) -> Bot:
    """The bot of that name; capitals do not matter."""
    for entry in _BOTS:
        if isinstance(name, str) and entry.name.casefold() == name.strip().casefold():
            return entry.make(entry.name, entry.game)
    raise ValueError(f"bot: expected one of {', '.join(names())}; {name!r} came")
