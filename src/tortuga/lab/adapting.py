"""Whether the bot that adapts holds people at half of their games; bots of every level take the place of people."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tortuga.games import GAMES
from tortuga.lab.bots import shares_of
from tortuga.lab.ratings import wilson
from tortuga.players import Budget, Generator, bot
from tortuga.players.adaptive import ADAPTIVE, Result, next_level
from tortuga.players.ladder import ladder

KNOWN, PLAYED, PEOPLE = 20, 80, 4  # games until the level is found, games of a person, people of a level
BUDGET = Budget(playouts=12)  # so that results can be reproduced, and quickly


def results_of(game: str, hidden: str, seed: int, games: int = PLAYED) -> list[float]:
    """The shares of a person who plays like *hidden*, in so many games against the bot that adapts."""
    results: list[Result] = []
    for number in range(games):
        rival, seat = bot(ladder(game).at(next_level(results, ladder(game).levels))), number % 2
        bots = [bot(hidden), rival] if seat == 0 else [rival, bot(hidden)]
        deal = 1000 * seed + number
        board, generators = GAMES[game].rules(2, seed=deal), [Generator(deal, each) for each in range(2)]
        while not board.is_over:
            for mover in board.seats_to_move:
                board.push(bots[mover].choose(board.view(mover), BUDGET, generators[mover]))
        results.append(Result(shares_of(board)[seat]))
    return [result.share for result in results]


def held(game: str, level: int, seed: int) -> dict[str, Any]:
    """How many of their later games people of a level win: a row as in docs/results, with a 95 % interval."""
    hidden = ladder(game).at(level)
    late = [won for person in range(PEOPLE) for won in results_of(game, hidden, seed + person)[KNOWN:]]
    share = sum(late) / len(late)
    ends = [round(end, 3) for end in (share, *wilson(share, len(late)))]
    return {"game": game, "level": level, "lineup": [hidden, ADAPTIVE], "games": len(late), "share": ends}


def all_held(seed: int) -> Iterator[dict[str, Any]]:
    """The rows of all levels of all games that have some."""
    for game in GAMES:
        for level in range(1, ladder(game).levels + 1):
            if ladder(game).entries:
                yield held(game, level, seed)
