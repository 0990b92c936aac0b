"""Whole games of Barrakuda between bots that are compiled, many in one call."""

from __future__ import annotations

from typing import Any

import numpy as np

from tortuga.games.barrakuda.kernels import _play_out, _random_action, _settle
from tortuga.games.barrakuda.rules import b1_setup
from tortuga.games.barrakuda.scoring import COLUMNS, score, winners
from tortuga.games.barrakuda.state import NO_CARD, SEALED, SEATS, Phase
from tortuga.games.barrakuda.turn import apply, decider
from tortuga.games.kit.compile import called, kernel, wide
from tortuga.lab.kernels.seeds import begin_stream, seed_of
from tortuga.players.barrakuda.bots.sub_kernels import sub_action

#: The number of each bot that plays inside the kernel.
POLICIES = {"random": 0, "Pesciolino": 0, "Sub": 1}
TURNS, DECISIONS, WINNERS, WHY = 0, 1, 2, 3  # columns of the facts of a game
WAYS = ("goal", "turn_limit")
NO_ROOM = -1


@called
def _chosen(rules: Any, states: Any, seat: int, policy: int, words: Any) -> int:
    if policy == 0:
        return _random_action(rules[0], states[0], seat, words)
    states[1] = states[0]
    for other in range(wide(rules[0].players)):  # B3.1: what a view hides
        if other != seat and states[1].chosen[other] != NO_CARD:
            states[1].chosen[other] = SEALED
    return sub_action(rules, states, 1, seat, words)


@called
def _play(rules: Any, states: Any, policies: Any, words: Any, game: int, moves: Any, used: int) -> tuple[int, int]:
    """A game by its policies; how many decisions, and how many rows of *moves* are used then."""
    decisions = 0
    _settle(rules[0], states[0], words)
    while states[0].phase != Phase.OVER:
        seat = wide(decider(states[0]))
        action = _chosen(rules, states, seat, policies[seat], words)
        if moves.shape[0] > 0:
            if used == moves.shape[0]:
                return decisions, wide(NO_ROOM)
            moves[used, 0], moves[used, 1], moves[used, 2], moves[used, 3] = game, decisions, seat, action
            used += 1
        apply(rules[0], states[0], seat, action)
        decisions += 1
        _settle(rules[0], states[0], words)
    return decisions, used


@kernel
def play_games(
    rules: Any, policies: Any, master: Any, first: int, states: Any, seeds: Any, scores: Any, facts: Any, moves: Any
) -> int:
    """Play the games from number *first* on, a row each; `policies[game % len]` sit in game *game*.

    How many rows of *moves* are used (without any room none are written), or NO_ROOM.
    """
    words, sheet = np.zeros(4, np.uint64), np.zeros((SEATS, COLUMNS), np.int64)
    used = wide(0)
    for row in range(seeds.shape[0]):
        game = first + row
        seats = policies[game % policies.shape[0]]
        seeds[row] = seed_of(master, game)
        begin_stream(seeds[row], words)
        b1_setup.begin(rules[0], states[0])
        if moves.shape[0] == 0 and seats.sum() == 0:
            decisions = wide(_play_out(rules[0], states[0], words))
        else:
            decisions, used = _play(rules, states, seats, words, game, moves, used)
            if used == NO_ROOM:
                return used
        write_row(rules[0], states[0], decisions, sheet, scores[row], facts[row])
    return used  # type: ignore[no-any-return]


@called
def write_row(rules: Any, state: Any, decisions: int, sheet: Any, scores: Any, facts: Any) -> None:
    """What came out of a game that is over: the scores of the seats, and its facts."""
    score(rules, state, sheet)
    facts[TURNS], facts[DECISIONS] = state.turn, decisions
    facts[WINNERS], facts[WHY] = winners(rules, sheet), _why(rules, state)
    for seat in range(wide(rules.players)):
        for column in range(COLUMNS):
            scores[seat, column] = sheet[seat, column]


@called
def _why(rules: Any, state: Any) -> int:
    for seat in range(wide(rules.players)):
        if state.vault[rules.purse[seat]] >= rules.goal:
            return 0
    return 1
