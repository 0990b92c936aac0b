"""One game of bots by the Python face, from its seeds alone."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from tortuga.games import GAMES
from tortuga.games.kit.game import Game
from tortuga.lab.bots import Entrant
from tortuga.players import Generator


def play(name: str, options: Any, seed: bytes, bots: Sequence[Entrant], own: Sequence[int], clock: Any = None) -> Game:
    """Play a deal to its end. *own* numbers the bots' streams, so that a bot may keep its own wherever it sits.

    *clock* takes moves and seconds a seat: an array of two columns.
    """
    game = GAMES[name].rules(options=options, seed=seed)
    generators = [Generator(seed, 1 + number) for number in own]
    while not game.is_over:
        for seat in game.seats_to_move:
            start = time.perf_counter()
            move = bots[seat].bot.choose(game.view(seat), bots[seat].budget, generators[seat])
            if clock is not None:
                clock[seat] += (1, time.perf_counter() - start)
            game.push(move)
    return game


def shares_of(game: Game) -> list[float]:
    """What each seat has of the win: ties split it; the shares of a game sum to 1, in teams, too."""
    outcome = game.outcome()
    winners = outcome.winners if outcome else ()
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(game.players)]
