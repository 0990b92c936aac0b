"""Self-play and learning, compiled: games played by a brain, and a network that learns what they were worth."""

from __future__ import annotations

from typing import Any

import numpy as np

from tortuga.games.barrakuda.actions import PLAY
from tortuga.games.barrakuda.cards import hand
from tortuga.games.barrakuda.rules import b1_setup
from tortuga.games.barrakuda.state import SEATS, Phase
from tortuga.games.barrakuda.turn import apply, apply_chance, chance_nth, chance_size, is_chance
from tortuga.games.kit.bits import count, nth
from tortuga.games.kit.chance import below, next_word
from tortuga.games.kit.compile import called, kernel, part, wide
from tortuga.players.barrakuda.turn_game.features import write_inputs
from tortuga.players.barrakuda.turn_game.matrix import MOST
from tortuga.players.barrakuda.turn_game.stage import DEEPEST, JOINTS, _legal, equilibrium, fill, resolve, values_of
from tortuga.players.barrakuda.turn_game.value import outcome_shares, output, shares

LONGEST = 400  # turns of a game that are learned from
_UNIT = 1.0 / (1 << 53)
STEADY, QUICK = 0.999, 0.9  # Adam's two memories
BATCH = 64


@part
def unit(words: Any) -> Any:
    """A number from 0 to 1, without 1."""
    return wide(next_word(words) >> np.uint64(11)) * _UNIT


@called
def drawn_from(mix: Any, actions: int, words: Any) -> int:
    """An action by its probability."""
    left = unit(words)
    for action in range(actions):
        left -= mix[action]
        if left < 0.0:
            return action
    return actions - 1


@called
def answer(rules: Any, scratch: Any, brain: Any, out: Any, words: Any) -> None:
    """scratch[0] waits for an answer: whoever is asked gives the best by the brain."""
    actor: Any = wide(scratch[0].actor)
    best, chosen, word = -1.0, 0, 0
    for members in _legal(rules, scratch[0], actor):
        for number in range(count(members)):
            scratch[1] = scratch[0]
            apply(rules, scratch[1], actor, 64 * word + nth(members, number))
            resolve(rules, scratch, 1, brain, out, words, True)
            if out[1, actor] > best:
                best, chosen = out[1, actor], 64 * word + nth(members, number)
        word += 1
    apply(rules, scratch[0], actor, chosen)


@called
def finish_turn(rules: Any, scratch: Any, brain: Any, out: Any, words: Any) -> None:
    """Chance and answers, until all choose again or the game is over."""
    while scratch[0].phase != Phase.CHOOSE and scratch[0].phase != Phase.OVER:
        if is_chance(scratch[0]):
            drawn = below(words, chance_size(rules, scratch[0]))
            apply_chance(rules, scratch[0], chance_nth(rules, scratch[0], drawn))
        else:
            answer(rules, scratch, brain, out, words)


@kernel
def self_play(
    rules: Any, brain: Any, words: Any, games: int, trust: float, stray: float, found: Any, wanted: Any
) -> int:
    """Play *games* with one brain in all seats; positions and what they were worth into *found* and *wanted*.

    Worth is what the turn's own game says, mixed with what came of it: *trust* is how much of the latter. A stray card
    cuts that: what came of a slip says nothing.
    """
    scratch = np.empty(DEEPEST + 3, found.dtype)
    out = np.zeros((DEEPEST + 3, SEATS), np.float64)
    players = wide(rules[0].players)
    payoffs = np.empty((36 if players == 2 else JOINTS, SEATS), np.float64)
    sizes = np.ones(SEATS, np.int64)
    room = np.zeros((3, MOST, MOST), np.float64)
    tableau = np.empty((MOST + 1, 2 * MOST + 2), np.float64)
    mixes = np.zeros((SEATS, MOST), np.float64)
    now = np.zeros(SEATS, np.float64)
    strayed = np.zeros(found.shape[0], np.bool_)
    number = 0
    for _ in range(games):
        b1_setup.begin(rules[0], scratch[0])
        finish_turn(rules[0], scratch, brain, out, words)
        first = number
        while scratch[0].phase != Phase.OVER and number < found.shape[0] and number - first < LONGEST:
            fill(rules[0], scratch, brain, payoffs, sizes, out, words)
            equilibrium(payoffs, sizes, players, mixes, room, tableau)
            values_of(payoffs, sizes, players, mixes, room, now)
            found[number] = scratch[0]
            wanted[number] = now
            strayed[number] = False
            for seat in range(players):
                pick = drawn_from(mixes[seat], sizes[seat], words)
                if unit(words) < stray:
                    pick = below(words, sizes[seat])
                    strayed[number] = strayed[number] or mixes[seat, pick] < 0.05
                apply(rules[0], scratch[0], seat, PLAY + nth(hand(scratch[0], seat), pick))
            finish_turn(rules[0], scratch, brain, out, words)
            number += 1
        if scratch[0].phase == Phase.OVER:
            outcome_shares(rules[0], scratch[0], now)
        else:
            shares(rules[0], scratch[0], brain, now)
        for at in range(number - 1, first - 1, -1):
            if not strayed[at]:
                for seat in range(players):
                    wanted[at, seat] = (1.0 - trust) * wanted[at, seat] + trust * now[seat]
            for seat in range(players):
                now[seat] = wanted[at, seat]
    return number


@kernel
def learn(
    rules: Any, states: Any, wanted: Any, number: int, brain: Any, moments: Any, steps: int, rate: float, words: Any
) -> tuple[int, float]:
    """Once through the positions in random order, by Adam; the steps made so far, and the mean squared error before."""
    players = wide(rules[0].players)
    inputs = np.zeros((players, brain.first.shape[0]), np.float32)
    units = brain.first.shape[1]
    hidden = np.zeros((players, units + 1), np.float32)
    out = np.zeros(SEATS, np.float64)
    slope_first, slope_last = np.zeros_like(brain.first), np.zeros_like(brain.last)
    error: Any = 0.0
    for seen in range(number):
        at = below(words, number)
        shares(rules[0], states[at], brain, out)
        for seat in range(players):
            write_inputs(rules[0], states[at], seat, inputs[seat])
            output(brain, inputs[seat], hidden[seat])
            slope = np.float32(out[seat] - wanted[at, seat])
            error += slope * slope / players
            slope_last[1, units] += slope
            for unit_number in range(units):
                if hidden[seat, unit_number] > 0.0:
                    slope_last[1, unit_number] += slope * hidden[seat, unit_number]
                    back = slope * brain.last[1, unit_number]
                    slope_last[0, unit_number] += back
                    for number_in in range(inputs.shape[1]):
                        if inputs[seat, number_in] != 0.0:
                            slope_first[number_in, unit_number] += back * inputs[seat, number_in]
        if (seen + 1) % BATCH == 0:
            steps += 1
            _adam(brain.first.ravel(), slope_first.ravel(), moments[0], moments[1], steps, rate)
            _adam(brain.last.ravel(), slope_last.ravel(), moments[2], moments[3], steps, rate)
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
