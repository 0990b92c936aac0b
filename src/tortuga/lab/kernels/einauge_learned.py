"""Whole games of Einauge with learned quick bots among them: a kernel of its own, for it takes longer to compile."""

from __future__ import annotations

from typing import Any

import numpy as np

from tortuga.games.einauge.kernels import _apply, _settle
from tortuga.games.einauge.rules import e1_setup
from tortuga.games.einauge.scoring import COLUMNS
from tortuga.games.einauge.state import SEATS, Phase
from tortuga.games.kit.compile import called, kernel, wide
from tortuga.lab.kernels.einauge_games import NO_ROOM, _chosen, write_row
from tortuga.lab.kernels.seeds import begin_stream, seed_of
from tortuga.players.einauge.glance import glance
from tortuga.players.einauge.lookahead import best_of_turn
from tortuga.players.einauge.value import new_room
from tortuga.players.einauge.weights import LINEAR, TUPLES, fitting

LINEAR_VALUE, TUPLE_VALUE = 2, 3
#: The number of each bot that plays inside this kernel only.
LEARNED = {"Bootsmann": LINEAR_VALUE, "Steuermann": TUPLE_VALUE}


def knowledge_of(options: Any) -> Any:
    """The weights of both for a game, and room for their work: one a thread."""
    return (
        fitting(LINEAR, options),
        fitting(TUPLES, options),
        new_room(),
        np.zeros(512, np.int64),
        np.zeros(512, np.float64),
    )


@called
def _learned(rules: Any, states: Any, seat: int, policy: int, knowledge: Any, words: Any) -> int:
    if policy < LINEAR_VALUE:
        return _chosen(rules, states, seat, policy, words)
    linear, tuples, room, actions, worths = knowledge
    if policy == LINEAR_VALUE:
        number = wide(best_of_turn(rules, states, linear, room, actions, worths))
    else:
        number = wide(glance(rules, states, tuples, words, room, actions, worths))
    best = 0
    for place in range(1, number):
        if worths[place] > worths[best]:
            best = place
    return wide(actions[best])  # type: ignore[no-any-return]


@called
def _play(rules: Any, states: Any, policies: Any, knowledge: Any, words: Any, game: int, moves: Any, used: int) -> Any:
    """A game by its policies; how many decisions, and how many rows of *moves* are used then."""
    decisions = 0
    _settle(rules[0], states[0], words)
    while states[0].phase != Phase.OVER:
        seat = wide(states[0].turn)
        action = _learned(rules, states, seat, policies[seat], knowledge, words)
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
def play_learned(
    rules: Any,
    policies: Any,
    knowledge: Any,
    master: Any,
    first: int,
    states: Any,
    seeds: Any,
    scores: Any,
    facts: Any,
    moves: Any,
) -> int:
    """As `play_games`, with what the learned bots know."""
    words, sheet = np.zeros(4, np.uint64), np.zeros((SEATS, COLUMNS), np.int64)
    used = wide(0)
    for row in range(seeds.shape[0]):
        game = first + row
        seeds[row] = seed_of(master, game)
        begin_stream(seeds[row], words)
        e1_setup.begin(rules[0], states[0])
        decisions, used = _play(rules, states, policies[game % policies.shape[0]], knowledge, words, game, moves, used)
        if used == NO_ROOM:
            return wide(NO_ROOM)  # type: ignore[no-any-return]
        write_row(rules[0], states[0], decisions, sheet, scores[row], facts[row])
    return used  # type: ignore[no-any-return]
