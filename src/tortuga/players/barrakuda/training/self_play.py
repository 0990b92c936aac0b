"""Self-play and learning, compiled: games played on an evaluator's values, and a network that learns their results."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from tortuga.games.barrakuda.actions import PLAY
from tortuga.games.barrakuda.cards import hand
from tortuga.games.barrakuda.rules import b1_setup
from tortuga.games.barrakuda.state import SEATS, Phase
from tortuga.games.barrakuda.turn import apply
from tortuga.games.kit.bits import nth
from tortuga.games.kit.chance import below
from tortuga.games.kit.compile import called, kernel, wide
from tortuga.players.barrakuda.turn_game.features import write_inputs
from tortuga.players.barrakuda.turn_game.matrix import MOST, drawn_from, unit
from tortuga.players.barrakuda.turn_game.solver import DEPTHS, JOINTS, PAIRS, fill, finish_turn, solve_payoffs
from tortuga.players.barrakuda.turn_game.value import Evaluator, network, outcome_shares, output, shares
from tortuga.players.checkpoints import loaded, save

LONGEST = 400  # turns of a game that are learned from
STEADY, QUICK = 0.999, 0.9  # Adam's decays
BATCH = 64


@kernel
def self_play(
    rules: Any, evaluator: Any, words: Any, games: int, trust: float, stray: float, found: Any, wanted: Any
) -> int:
    """Play *games* with one evaluator in all seats; write positions and their values to *found* and *wanted*.

    A value is that of the solved turn mixed with what came of it: *trust* is the weight of the latter. Where a random
    card was played (with the chance *stray*) the result is not counted: it says nothing about good play.
    """
    scratch, out = np.empty(DEPTHS, found.dtype), np.zeros((DEPTHS, SEATS), np.float64)
    players = wide(rules[0].players)
    payoffs, sizes = np.empty((PAIRS if players == 2 else JOINTS, SEATS), np.float64), np.ones(SEATS, np.int64)
    mixes, worths = np.zeros((SEATS, MOST), np.float64), np.zeros((SEATS, MOST), np.float64)
    now = np.zeros(SEATS, np.float64)
    strayed = np.zeros(found.shape[0], np.bool_)
    number = 0
    for _ in range(games):
        b1_setup.begin(rules[0], scratch[0])
        finish_turn(rules[0], scratch, evaluator, out, words)
        first = number
        while scratch[0].phase != Phase.OVER and number < found.shape[0] and number - first < LONGEST:
            fill(rules[0], scratch, evaluator, payoffs, sizes, out, words)
            solve_payoffs(payoffs, sizes, players, mixes, worths, now)
            found[number] = scratch[0]
            wanted[number] = now
            strayed[number] = False
            for seat in range(players):
                pick = drawn_from(mixes[seat], sizes[seat], words)
                if unit(words) < stray:
                    pick = below(words, sizes[seat])
                    strayed[number] = strayed[number] or mixes[seat, pick] < 0.05
                apply(rules[0], scratch[0], seat, PLAY + nth(hand(scratch[0], seat), pick))
            finish_turn(rules[0], scratch, evaluator, out, words)
            number += 1
        if scratch[0].phase == Phase.OVER:
            outcome_shares(rules[0], scratch[0], now)
        else:
            shares(rules[0], scratch[0], evaluator, now)
        for at in range(number - 1, first - 1, -1):
            if not strayed[at]:
                for seat in range(players):
                    wanted[at, seat] = (1.0 - trust) * wanted[at, seat] + trust * now[seat]
            for seat in range(players):
                now[seat] = wanted[at, seat]
    return number


@kernel
def learn(
    rules: Any, states: Any, wanted: Any, number: int, evaluator: Any, moments: Any, steps: int, rate: float, words: Any
) -> tuple[int, float]:
    """Learn from so many random positions by Adam; the steps made so far, and the mean squared error before."""
    players = wide(rules[0].players)
    inputs = np.zeros((players, evaluator.first.shape[0]), np.float32)
    units = evaluator.first.shape[1]
    hidden = np.zeros((players, units + 1), np.float32)
    out = np.zeros(SEATS, np.float64)
    slope_first, slope_last = np.zeros_like(evaluator.first), np.zeros_like(evaluator.last)
    error: Any = 0.0
    for seen in range(number):
        at = below(words, number)
        shares(rules[0], states[at], evaluator, out)
        for seat in range(players):
            write_inputs(rules[0], states[at], seat, inputs[seat])
            output(evaluator, inputs[seat], hidden[seat])
            slope = np.float32(out[seat] - wanted[at, seat])
            error += slope * slope / players
            slope_last[1, units] += slope
            for unit_number in range(units):
                if hidden[seat, unit_number] > 0.0:
                    slope_last[1, unit_number] += slope * hidden[seat, unit_number]
                    back = slope * evaluator.last[1, unit_number]
                    slope_last[0, unit_number] += back
                    for number_in in range(inputs.shape[1]):
                        if inputs[seat, number_in] != 0.0:
                            slope_first[number_in, unit_number] += back * inputs[seat, number_in]
        if (seen + 1) % BATCH == 0:
            steps += 1
            _adam(evaluator.first.ravel(), slope_first.ravel(), moments[0], moments[1], steps, rate)
            _adam(evaluator.last.ravel(), slope_last.ravel(), moments[2], moments[3], steps, rate)
    return steps, error / max(number, 1)


@called
def _adam(weights: Any, slopes: Any, means: Any, squares: Any, steps: int, rate: float) -> None:
    fresh = np.sqrt(1.0 - STEADY**steps) / (1.0 - QUICK**steps)
    for number in range(weights.shape[0]):
        slope = slopes[number] / BATCH
        means[number] = QUICK * means[number] + (1.0 - QUICK) * slope
        squares[number] = STEADY * squares[number] + (1.0 - STEADY) * slope * slope
        weights[number] -= np.float32(rate * fresh * means[number] / (np.sqrt(squares[number]) + 1e-8))
        slopes[number] = 0.0


class Learner:
    """A network while it learns: its weights, Adam's moments, and the steps made so far."""

    def __init__(self, evaluator: Evaluator) -> None:
        self.evaluator, self.steps = evaluator, 0
        sizes = (evaluator.first.size, evaluator.first.size, evaluator.last.size, evaluator.last.size)
        self.moments = tuple(np.zeros(size, np.float64) for size in sizes)

    def learn(self, rules: Any, states: Any, wanted: Any, rate: float, words: Any) -> float:
        """Learn from positions and their wanted values; the mean squared error before."""
        self.steps, error = learn(
            rules, states, wanted, len(states), self.evaluator, self.moments, self.steps, rate, words
        )
        return error

    def save(self, path: Path, *facts: int) -> None:
        """Write a checkpoint, with some numbers of the caller's."""
        moments = {f"moment{number}": moment for number, moment in enumerate(self.moments)}
        numbers = np.array([*facts, self.steps])
        save(path, first=self.evaluator.first, last=self.evaluator.last, facts=numbers, **moments)

    def load(self, path: Path) -> list[int]:
        """Go on from a checkpoint; the caller's numbers."""
        with loaded(path) as kept:
            self.evaluator = network(kept["first"].copy(), kept["last"].copy())
            self.moments = tuple(kept[f"moment{number}"].copy() for number in range(4))
            *facts, self.steps = (int(number) for number in kept["facts"])
        return facts
