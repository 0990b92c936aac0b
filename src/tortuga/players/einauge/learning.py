"""TD(λ) by self-play: games are played with fixed weights, and the gradient of their errors is added up.

A batch is played in a fixed number of jobs, each with its own random stream and gradient; the gradients are added in
order, so that the same seed gives the same weights on any number of cores.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from tortuga.games.einauge.kernels import KERNELS
from tortuga.games.einauge.state import SEATS, STATE, Phase
from tortuga.games.kit.chance import below, stream
from tortuga.games.kit.compile import called, kernel, part, wide
from tortuga.players.einauge.features import NO_CELL, NUMBERS, STAGES, describe, stage_of, tally
from tortuga.players.einauge.matrose import do
from tortuga.players.einauge.policy import best_move, list_promising, new_moves
from tortuga.players.einauge.value import new_room, share_out

LONGEST = 1024  # decisions of a game that are learned from; only odd cards have more
_OF = 1_000_000  # chances are given in millionths
JOBS = 4
GAMES = 16  # of a job
TRACE, STRAYS = 0.9, 60_000  # λ, and moves at random of a million decisions
# Short traces learn sooner how to play; the last batches learn from results alone, of almost pure play.
LAST_TRACE, LAST_STRAYS = 1.0, 10_000
LAST = 0.35  # of the batches
_FIRST, _SECOND = 0.9, 0.999  # Adam's decays (Kingma & Ba 2015)


@called
def _decide(rules: Any, states: Any, i: int, weights: Any, strays: int, words: Any, room: Any, desk: Any) -> bool:
    """Do the greedy move in position *i*, or now and then a random one; True if random.

    The greedy move's shares are left on the desk.
    """
    action = best_move(rules, states, i, weights, room, desk)
    stray = below(words, _OF) < strays
    if stray:
        number = list_promising(rules, states[i], desk[0])
        action = wide(desk[0][below(words, number)])
    do(rules, states[i], action)
    return stray


@called
def _add_gradient(rules: Any, state: Any, goal: Any, weights: Any, room: Any, gradient: Any) -> float:
    """Add the gradient from the shares of a position towards *goal*; the squared error."""
    x, cells, sheet, totals, shares, _ = room
    share_out(rules, state, weights, room)
    tally(rules, state, sheet, totals)
    stage = stage_of(rules, state)
    error = 0.0
    for seat in range(rules.players):
        off = shares[seat] - goal[seat]
        error += off * off
        describe(rules, state, seat, sheet, totals, x, cells)
        for number in range(NUMBERS):
            gradient[stage, number] += off * x[number]
        if weights.shape[1] > NUMBERS:
            for cell in cells:
                if cell != NO_CELL:
                    gradient[stage, cell] += off
    return error


@part
def _back(rules: Any, count: int, strayed: Any, bests: Any, trace: float, goal: Any) -> None:
    """Set *goal* to the λ-return before decision *count*; a random move says nothing about the position before it."""
    for seat in range(rules.players):
        kept = 0.0 if strayed[count] else trace
        goal[seat] = (1.0 - kept) * bests[count, seat] + kept * goal[seat]


@kernel
def learn_games(
    rules: Any, past: Any, weights: Any, games: int, trace: float, strays: int, words: Any, room: Any, gradient: Any
) -> tuple[int, float]:
    """Play *games* games and add to the gradient; how many positions there were, and their summed squared error.

    *past* has room for LONGEST + 3 positions: the afterstates of a game, and scratch.
    """
    strayed = np.zeros(LONGEST, np.bool_)
    bests = np.zeros((LONGEST, SEATS), np.float64)
    desk = new_moves()
    goal = np.zeros(SEATS, np.float64)
    positions, error = 0, 0.0
    for _ in range(games):
        KERNELS.begin_anew(rules[0], past[0], words)
        decisions = 0
        while past[decisions].phase != Phase.OVER and decisions < LONGEST:
            strayed[decisions] = _decide(rules[0], past, decisions, weights, strays, words, room, desk)
            bests[decisions, :] = desk[2]
            past[decisions + 1] = past[decisions]
            KERNELS.let_chance_speak(rules[0], past[decisions + 1], words)
            decisions += 1
        share_out(rules[0], past[decisions], weights, room)
        goal[:] = room[4]
        for decision in range(decisions - 1, -1, -1):
            if past[decision].phase != Phase.OVER:
                error += _add_gradient(rules[0], past[decision], goal, weights, room, gradient)
                positions += 1
            _back(rules[0], decision, strayed, bests, trace, goal)
    return positions, error


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

    def run(self, report: Callable[[Lesson, float], None]) -> None:
        """Play the batches that are left; *report* is told after each, with its mean squared error."""
        with ThreadPoolExecutor(2) as pool:
            while self.done < self.batches:
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
