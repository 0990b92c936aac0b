"""Training by batches of self-play on all cores; the same seed gives the same weights, whatever the cores.

A batch is played in a fixed number of jobs, each with its own stream and gradient; the gradients are added in order.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from tortuga.games.einauge.state import STATE
from tortuga.games.kit.chance import stream
from tortuga.players.einauge.features import STAGES
from tortuga.players.einauge.learning import LONGEST, learn_games
from tortuga.players.einauge.value import new_room

JOBS = 4
GAMES = 16  # of a job
TRACE, STRAYS = 0.9, 60_000  # λ, and moves at random of a million decisions
# Short traces learn to play sooner; results alone, of almost pure play, then tell what a position is really worth.
LAST_TRACE, LAST_STRAYS = 1.0, 10_000
LAST = 0.35  # of the batches
_FIRST, _SECOND = 0.9, 0.999  # Adam's decays (Kingma & Ba 2015)


class Lesson:
    """The weights of one bot and player count while they are learned."""

    def __init__(self, rules: Any, width: int, seed: int, batches: int, rate: float, start: Any = None) -> None:
        self.rules, self.batches, self.rate = rules, batches, rate
        self.weights = np.zeros((STAGES, width), np.float32)
        if start is not None:
            self.weights[:, : start.shape[1]] = start
        self.slow, self.square = (np.zeros((STAGES, width)) for _ in range(2))
        self.streams = [stream(seed, number) for number in range(JOBS)]
        self.done = 0
        self._desks = [(np.zeros(LONGEST + 3, STATE), new_room(), np.zeros((STAGES, width))) for _ in range(JOBS)]

    def run(self, report: Callable[[Lesson, float], None], until: int | None = None) -> None:
        """Play batches up to *until*; *report* is told after each, with its mean squared error."""
        with ThreadPoolExecutor(2) as pool:
            while self.done < (self.batches if until is None else until):
                report(self, self._batch(pool))

    def _batch(self, pool: ThreadPoolExecutor) -> float:
        results = list(pool.map(self._job, range(JOBS)))
        positions = sum(number for number, _ in results)
        gradient = np.sum([desk[2] for desk in self._desks], axis=0) / positions
        self.done += 1
        self._step(gradient)
        return float(sum(error for _, error in results) / positions)

    def _job(self, number: int) -> tuple[int, float]:
        past, room, gradient = self._desks[number]
        gradient[:] = 0.0
        last = self.done >= (1.0 - LAST) * self.batches
        trace, strays = (LAST_TRACE, LAST_STRAYS) if last else (TRACE, STRAYS)
        return learn_games(self.rules, past, self.weights, GAMES, trace, strays, self.streams[number], room, gradient)

    def _step(self, gradient: Any) -> None:
        self.slow += (1 - _FIRST) * (gradient - self.slow)
        self.square += (1 - _SECOND) * (gradient * gradient - self.square)
        first, second = 1 - _FIRST**self.done, 1 - _SECOND**self.done
        left = 1 - (self.done - 1) / self.batches
        change = self.rate * left * (self.slow / first) / (np.sqrt(self.square / second) + 1e-7)
        self.weights -= change.astype(np.float32)
