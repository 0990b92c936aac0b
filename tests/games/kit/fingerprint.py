"""Plays seeded games of Einauge and prints one hash of all that came of it; a program for a process of its own."""

from __future__ import annotations

import hashlib
import random
import sys

import numpy as np

from tests.games.einauge.positions import random_options, random_position
from tortuga.games.einauge.actions import TABLE
from tortuga.games.einauge.game import Einauge
from tortuga.games.einauge.kernels import KERNELS
from tortuga.games.einauge.options import Options
from tortuga.games.einauge.state import STATE
from tortuga.games.kit.chance import stream
from tortuga.games.kit.moves import Move


def whole_games(digest: hashlib._Hash, games: int) -> None:
    """Every state, its legal moves, and the score of whole games with any options and cards."""
    rng = random.Random(20)
    for number in range(games):
        game = Einauge(options=random_options(rng, odd=number % 2 == 1), seed=number)
        while not game.is_over:
            digest.update(game.state.tobytes())
            moves = list(game.legal_moves)
            digest.update(repr([move.action for move in moves]).encode())
            game.push(rng.choice(moves))
        digest.update(repr(([str(step) for step in game.steps], game.outcome())).encode())


def positions(digest: hashlib._Hash, number: int) -> None:
    """The refusal of every action, and the score, in constructed positions; and what some moves lead to."""
    rng = random.Random(21)
    for _ in range(number):
        options = random_options(rng, odd=True)
        game = Einauge(options=options, position=random_position(rng, options), seed=1)
        who = game.turn or 0
        digest.update(repr([int(game.why_not(Move(who, action, ""))) for action in range(len(TABLE))]).encode())
        digest.update(repr(game.scores()).encode())
        for move in rng.sample(list(game.legal_moves), min(5, game.legal_moves.count())):
            after = game.copy()
            after.push(move)
            digest.update(after.state.tobytes())


def batches(digest: hashlib._Hash, games: int) -> None:
    """Games played by the compiled loops: play_out, play_many, and stepping many at once."""
    rules, words = Options.of(3).rules(), stream(22)
    states = np.zeros(games, STATE)
    for i in range(games):
        KERNELS.begin(rules, states, i)
        KERNELS.play_out(rules, states, i, words)
    totals = np.zeros(5, np.int64)
    KERNELS.play_many(rules, np.zeros(2, STATE), words, games, totals)
    digest.update(states.tobytes() + totals.tobytes() + words.tobytes())


def main(scale: int) -> None:
    digest = hashlib.sha256()
    whole_games(digest, 4 * scale)
    positions(digest, 8 * scale)
    batches(digest, 3 * scale)
    print(digest.hexdigest())


if __name__ == "__main__":
    main(int(sys.argv[1]))
