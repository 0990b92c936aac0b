"""Our own speed: whole random games, one push from Python, and batches of games stepped from Python."""

from __future__ import annotations

import hashlib
import time
from typing import Any

import numpy as np

from bench.clock import Rate, Timing, Work, best_rate, best_rates
from tortuga.games import GAMES
from tortuga.games.kit.chance import stream
from tortuga.players import Budget, Generator, bot

BATCH = 4096
REPLAYS = 20
#: The measured settings: game, players, further options.
SETTINGS: tuple[tuple[str, int, dict[str, Any]], ...] = (
    *(("einauge", players, {}) for players in (2, 3, 4, 5)),
    *(("barrakuda", players, {}) for players in (2, 3, 4)),
    ("barrakuda", 4, {"teams": True}),
)


def title(game: str, players: int, options: dict[str, Any]) -> str:
    """Return a setting in words."""
    return f"{game} {players}{' in teams' if options.get('teams') else ''}"


def random_games(game: str, players: int, options: dict[str, Any], number: int = 0) -> Work:
    """Return work that plays whole games of uniformly random play in compiled code, on arrays of its own."""
    kind = GAMES[game].rules
    rules = kind.options_type.of(players, **options).rules()
    # padded on both sides: two threads must not write to the same cache line
    states, words, totals = np.zeros(18, kind.state_type)[8:10], stream(1, number), np.zeros(40, np.int64)[16:24]

    def work(games: int) -> float:
        return float(kind.kernels.play_many(rules, states, words, games, totals))

    return work


def one_and_two_cores(
    game: str, players: int, options: dict[str, Any], timing: Timing
) -> tuple[Rate, Rate, list[float]]:
    """Return rates of random games on one and two threads, and the gains; compiled games release the GIL."""
    return best_rates([random_games(game, players, options, number) for number in (0, 1)], timing)


def hashing(timing: Timing) -> tuple[Rate, Rate, list[float]]:
    """Return blocks of 64 kB hashed per second on one and two threads, and the gains, as a reference."""
    block = bytes(1 << 16)

    def work(blocks: int) -> float:
        for _ in range(blocks):
            hashlib.sha256(block).digest()  # releases the interpreter's lock
        return float(blocks)

    return best_rates([work, work], timing)


def push_microseconds(game: str, players: int, timing: Timing) -> float:
    """Return the mean time of one `Game.push`, with the outcomes that follow, over whole random games replayed.

    A replay takes about a hundredth of a second; the best of many counts.
    """
    recorded = [_recorded(game, players, seed) for seed in range(20)]
    moves = sum(len(played) for played in recorded)
    return 1e6 * min(_replayed(game, players, recorded) for _ in range(REPLAYS * timing.repeats)) / moves


def _recorded(game: str, players: int, seed: int) -> list[Any]:
    played, generator, player = GAMES[game].rules(players, seed=seed), Generator(seed), bot("random")
    while not played.is_over:
        seat = played.turn
        assert seat is not None
        played.push(player.choose(played.view(seat), Budget(), generator))
    return played.moves


def _replayed(game: str, players: int, recorded: list[list[Any]]) -> float:
    taken = 0.0
    for seed, moves in enumerate(recorded):
        push = GAMES[game].rules(players, seed=seed).push
        start = time.perf_counter()
        for move in moves:
            push(move)
        taken += time.perf_counter() - start
    return taken


def batch(game: str, players: int, timing: Timing) -> Rate:
    """Return the rate of BATCH games stepped from Python: two calls a step, one chooses at random, one applies."""
    kind = GAMES[game].rules
    kernels, rules = kind.kernels, kind.options_type.of(players).rules()
    states, words = np.zeros(BATCH, kind.state_type), stream(1)
    masks, actions, over = (
        np.zeros((BATCH, kernels.WORDS), np.uint64),
        np.zeros(BATCH, np.int64),
        np.zeros(BATCH, np.bool_),
    )
    for number in range(BATCH):
        kernels.begin(rules, states, number)
    kernels.settle(rules, states, words)
    kernels.masks_many(rules, states, masks)

    def work(steps: int) -> float:
        for _ in range(steps):
            kernels.pick_many(masks, words, actions)
            kernels.step_many(rules, states, words, actions, masks, over)
        return float(steps * BATCH)

    return Rate(best_rate(work, timing).decisions)  # its "games" are steps
