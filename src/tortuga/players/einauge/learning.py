"""TD(λ) by self-play, compiled: games are played with fixed weights, and the gradient of their errors is added up."""

from __future__ import annotations

from typing import Any

import numpy as np

from tortuga.games.einauge.rules import e1_setup
from tortuga.games.einauge.state import SEATS, Phase
from tortuga.games.kit.chance import below
from tortuga.games.kit.compile import called, kernel, part, wide
from tortuga.players.einauge.features import NO_CELL, NUMBERS, describe, stage_of, tally
from tortuga.players.einauge.policy import best_move, list_promising, new_moves
from tortuga.players.einauge.value import do, let_chance_speak, share_out

LONGEST = 1024  # decisions of a game that are kept; only odd cards have more
_OF = 1_000_000  # chances are told in millionths


@called
def _decide(rules: Any, states: Any, i: int, weights: Any, strays: int, words: Any, room: Any, desk: Any) -> bool:
    """Do the greedy move or now and then any, in place *i*; the greedy move's shares are left on the desk.

    True if it strayed: then the greedy move would have led elsewhere.
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
    """Towards *goal* from the shares of a position; the squared error."""
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
    """One step back: the λ-return before decision *count*; a stray move says nothing about what was before it."""
    for seat in range(rules.players):
        kept = 0.0 if strayed[count] else trace
        goal[seat] = (1.0 - kept) * bests[count, seat] + kept * goal[seat]


@kernel
def learn_games(
    rules: Any, past: Any, weights: Any, games: int, trace: float, strays: int, words: Any, room: Any, gradient: Any
) -> tuple[int, float]:
    """Play *games* games and add to the gradient; how many positions there were, and their summed squared error.

    *past* has LONGEST + 3 places: the afterstates of a game, and the one that is played on.
    """
    strayed = np.zeros(LONGEST, np.bool_)
    bests = np.zeros((LONGEST, SEATS), np.float64)
    desk = new_moves()
    goal = np.zeros(SEATS, np.float64)
    positions, error = 0, 0.0
    for game in range(games):
        which = game % rules.shape[0]
        e1_setup.begin(rules[which], past[0])
        let_chance_speak(rules[which], past[0], words)
        decisions = 0
        while past[decisions].phase != Phase.OVER and decisions < LONGEST:
            strayed[decisions] = _decide(rules[which], past, decisions, weights, strays, words, room, desk)
            bests[decisions, :] = desk[2]
            past[decisions + 1] = past[decisions]
            let_chance_speak(rules[which], past[decisions + 1], words)
            decisions += 1
        share_out(rules[which], past[decisions], weights, room)
        goal[:] = room[4]
        for decision in range(decisions - 1, -1, -1):
            if past[decision].phase != Phase.OVER:
                error += _add_gradient(rules[which], past[decision], goal, weights, room, gradient)
                positions += 1
            _back(rules[which], decision, strayed, bests, trace, goal)
    return positions, error
