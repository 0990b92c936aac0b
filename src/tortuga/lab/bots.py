"""Bots as the laboratory's commands name them: `Matrose`, `Kapitän@playouts=2000`, `openspiel-mcts:1000`."""

from __future__ import annotations

from typing import NamedTuple

from tortuga.games.kit.errors import OptionError, TortugaError, expected
from tortuga.lab.packages import need
from tortuga.players import Bot, Budget, bot, names

OPENSPIEL = ("openspiel-mcts", "openspiel-mcts-compiled")


class Entrant(NamedTuple):
    """A bot with its budget."""

    name: str  # in full, as it is printed
    bot: Bot
    budget: Budget


def entrant(text: str, game: str, budget: Budget | None = None) -> Entrant:
    """The bot that *text* names; after @ its budget, else the *budget* of all."""
    name, at, own = text.strip().partition("@")
    found = _bot(name.strip(), game)
    chosen = budget_of(own) if at else budget or Budget()
    label = found.name + (f"@{own}" if at else "")
    return Entrant(label, found, chosen)


def budget_of(text: str) -> Budget:
    """`playouts=2000` or `seconds=0.1`."""
    kind, _, value = text.partition("=")
    try:
        if kind == "playouts" and int(value) > 0:
            return Budget(playouts=int(value))
        if kind == "seconds" and float(value) > 0:
            return Budget(seconds=float(value))
    except ValueError:
        pass
    raise OptionError(expected("budget", "playouts=NUMBER or seconds=NUMBER", text))


def _bot(name: str, game: str) -> Bot:
    kind, colon, number = name.partition(":")
    if kind.casefold() in OPENSPIEL:
        found = _open_spiel(kind.casefold(), number if colon else "1000")
    else:
        try:
            found = bot(name)
        except ValueError as error:
            raise TortugaError(f"{error}; also {', '.join(f'{each}:SIMULATIONS' for each in OPENSPIEL)}") from None
    if found.game not in (game, None):
        raise TortugaError(expected("bot", f"one that plays {game} ({', '.join(names(game))})", name))
    return found


def _open_spiel(kind: str, number: str) -> Bot:
    need("pyspiel")
    from tortuga.lab.envs.mcts import COMPILED, OpenSpielMCTS

    if not number.isascii() or not number.isdecimal() or int(number) < 2:
        raise OptionError(expected("bot", f"{kind}:SIMULATIONS, at least 2", f"{kind}:{number}"))
    return OpenSpielMCTS(f"{kind}:{number}", int(number), kind == COMPILED)
