"""Whole games of Einauge between bots that are compiled, many in one call."""

from __future__ import annotations

from typing import Any

import numpy as np

from tortuga.games.einauge.kernels import _apply, _play_out, _random_action, _settle
from tortuga.games.einauge.rules import e1_setup
from tortuga.games.einauge.scoring import COLUMNS, score, winners
from tortuga.games.einauge.state import SEATS, Phase
from tortuga.games.kit.compile import called, kernel, wide
from tortuga.lab.kernels.seeds import begin_stream, seed_of
from tortuga.players.einauge.matrose_kernels import matrose_action

#: The number of each bot that plays inside the kernel.
POLICIES = {"random": 0, "Schiffsjunge": 0, "Matrose": 1}
TURNS, DECISIONS, WINNERS, WHY = 0, 1, 2, 3  # columns of the facts of a game
WAYS = ("ships", "standstill")
NO_ROOM = -1


@called
def _chosen(rules: Any, states: Any, seat: int, policy: int, words: Any) -> int:
    if policy == 0:
        return _random_action(rules[0], states[0], words)
    return matrose_action(rules, states, 0, seat)


@called
def _play(rules: Any, states: Any, policies: Any, words: Any, game: int, moves: Any, used: int) -> tuple[int, int]:
    """A game by its policies; how many decisions, and how many rows of *moves* are used then."""
    decisions = 0
    _settle(rules[0], states[0], words)
    while states[0].phase != Phase.OVER:
        seat = wide(states[0].turn)
        action = _chosen(rules, states, seat, policies[seat], words)
        if moves.shape[0] > 0:
            if used == moves.shape[0]:
                return decisions, wide(NO_ROOM)
            moves[used, 0], moves[used, 1], moves[used, 2], moves[used, 3] = game, decisions, seat, action
            used += 1
        _apply(rules[0], states[0], action)
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
        e1_setup.begin(rules[0], states[0])
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
    facts[TURNS], facts[DECISIONS] = state.turns, decisions
    facts[WINNERS], facts[WHY] = winners(rules, sheet), _why(rules, state)
    for seat in range(wide(rules.players)):
        for column in range(COLUMNS):
            scores[seat, column] = sheet[seat, column]


@called
def _why(rules: Any, state: Any) -> int:
    return 1 if state.quiet >= rules.players else 0
