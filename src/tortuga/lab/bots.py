"""Bots as the laboratory's commands name them, and a game between them.

Names are `Matrose`, `Kapitän@playouts=2000` or `openspiel-mcts:1000`.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from tortuga.games import GAMES
from tortuga.games.kit.errors import OptionError, TortugaError, expected
from tortuga.games.kit.game import Game, View
from tortuga.games.kit.moves import Move
from tortuga.lab.luck import Drawn
from tortuga.lab.packages import need
from tortuga.players import Bot, Budget, Generator, bot, names
from tortuga.players.base import RandomBot, ThinkingBot, seat_of

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


def play(
    name: str,
    options: Any,
    seed: bytes,
    bots: Sequence[Entrant],
    own: Sequence[int],
    clock: Any = None,
    drawn: list[Drawn] | None = None,
) -> Game:
    """Play a deal to its end. *own* numbers the bots' streams, so that a bot may keep its own wherever it sits.

    *clock* takes moves and seconds a seat: an array of two columns. *drawn* collects every choice with its mix.
    """
    game = GAMES[name].rules(options=options, seed=seed)
    generators = [Generator(seed, 1 + number) for number in own]
    while not game.is_over:
        step = len(game.steps)
        for seat in game.seats_to_move:
            start = time.perf_counter()
            move, mix = _decided(bots[seat], game.view(seat), generators[seat], drawn is not None)
            if clock is not None:
                clock[seat] += (1, time.perf_counter() - start)
            if drawn is not None:
                drawn.append(Drawn(step, seat, move.action, mix))
            game.push(move)
    return game


def _decided(who: Entrant, view: View, generator: Generator, tells: bool) -> tuple[Move, Mapping[int, float]]:
    """A bot's move and, if *tells* is true and the bot drew from a mix, the probability of each move."""
    if tells and isinstance(who.bot, ThinkingBot):
        thought = who.bot.think(view, who.budget, generator)
        return thought.move, thought.mix
    mix = dict.fromkeys(view.actions(seat_of(view)), 1.0) if tells and isinstance(who.bot, RandomBot) else {}
    return who.bot.choose(view, who.budget, generator), mix


def shares_of(game: Game) -> list[float]:
    """What each seat has of the win: ties split it; the shares of a game sum to 1, in teams, too."""
    outcome = game.outcome()
    winners = outcome.winners if outcome else ()
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(game.players)]
