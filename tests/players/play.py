"""Whole games between bots, and the share of them that one side wins."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from tortuga.games import GAMES
from tortuga.games.kit.game import Game
from tortuga.players import Bot, Budget, Generator, bot

NO_BUDGET = Budget(playouts=12)  # as good as none: by themselves the searching bots think for seconds
SHORT = Budget(playouts=2)  # for tests of anything but strength


def play(game: Game, bots: Sequence[Bot], seed: int = 0, budget: Budget = NO_BUDGET) -> Game:
    """Play the game to its end; every seat has a generator of its own."""
    generators = [Generator(seed, number) for number in range(game.players)]
    while not game.is_over:
        for seat in game.seats_to_move:
            game.push(bots[seat].choose(game.view(seat), budget, generators[seat]))
    return game


def share(game: Game, seat: int) -> float:
    """What *seat* has of the win: ties split it. In teams both partners have all of theirs."""
    outcome = game.outcome()
    assert outcome is not None
    sides = {winner % 2 for winner in outcome.winners} if getattr(game.options, "teams", False) else outcome.winners
    return 1 / len(sides) if seat in outcome.winners else 0.0


def block(name: str, first: str, others: str, seed: int, players: int = 2, **options: Any) -> float:
    """One deal in every seat rotation: the share of the wins of one *first* among *others* (in teams: of two)."""
    ours, theirs = bot(first), bot(others)
    total = 0.0
    for place in range(players):
        game = GAMES[name].rules(players, seed=seed, **options)
        team = {place, place + 2 - 4 * (place > 1)} if options.get("teams") else {place}
        bots = [ours if seat in team else theirs for seat in range(players)]
        total += share(play(game, bots, seed=1000 * seed + place), place)
    return total / players


def interval(shares: Sequence[float]) -> tuple[float, float, float]:
    """The mean of independent blocks and its 95 % interval: by their spread, never narrower than Wilson's."""
    number = len(shares)
    mean = math.fsum(shares) / number
    spread = 1.96 * math.sqrt(math.fsum((value - mean) ** 2 for value in shares) / (number - 1) / number)
    low, high = wilson(mean, number)
    return mean, min(low, mean - spread), min(1.0, max(high, mean + spread))


def wilson(mean: float, number: int, z: float = 1.96) -> tuple[float, float]:
    """Wilson's interval of a share."""
    middle = (mean + z * z / (2 * number)) / (1 + z * z / number)
    half = z / (1 + z * z / number) * math.sqrt(mean * (1 - mean) / number + z * z / (4 * number * number))
    return middle - half, middle + half
