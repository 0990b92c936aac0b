"""Whole games of Barrakuda with learned quick bots among them: a kernel of its own, it takes longer to compile."""

from __future__ import annotations

from typing import Any

import numpy as np

from tortuga.games.barrakuda.actions import ACTIONS, PLAY
from tortuga.games.barrakuda.cards import hand
from tortuga.games.barrakuda.game import Barrakuda
from tortuga.games.barrakuda.kernels import _settle
from tortuga.games.barrakuda.rules import b1_setup
from tortuga.games.barrakuda.scoring import COLUMNS
from tortuga.games.barrakuda.state import SEATS, Phase
from tortuga.games.barrakuda.turn import apply, decider
from tortuga.games.kit.bits import count, nth
from tortuga.games.kit.chance import below
from tortuga.games.kit.compile import called, kernel, wide
from tortuga.lab.kernels.barrakuda_games import NO_ROOM, _chosen, write_row
from tortuga.lab.kernels.seeds import begin_stream, seed_of
from tortuga.players.barrakuda.bots.apneista import brain_for
from tortuga.players.barrakuda.bots.mixing import PARTS
from tortuga.players.barrakuda.turn_game.matrix import MOST
from tortuga.players.barrakuda.turn_game.stage_kernels import answer_worths, choose_mixes

STAGE_VALUE = 2
#: The number of each bot that plays inside this kernel only.
LEARNED = {"Apneista": STAGE_VALUE}


def knowledge_of(options: Any) -> Any:
    """The value of Apneista for a game, and room for its work: one a thread."""
    return (
        brain_for(Barrakuda(options=options, seed=0).view(0))[0],
        np.zeros((SEATS, MOST)),
        np.zeros((SEATS, MOST)),
        np.zeros(SEATS),
        np.zeros(ACTIONS, np.int64),
        np.zeros(ACTIONS),
    )


@called
def _drawn(state: Any, seat: int, mix: Any, words: Any) -> int:
    """A card of the mix, as players/barrakuda/bots/mixing.py draws it."""
    cards = hand(state, seat)
    total = 0.0
    for number in range(count(cards)):
        total += mix[number]
    left = below(words, PARTS) / PARTS * total
    best = 0
    for number in range(count(cards)):
        left -= mix[number]
        if left < 0.0:
            return PLAY + nth(cards, number)
        if mix[number] > mix[best]:
            best = number
    return PLAY + nth(cards, best)


@called
def _learned(rules: Any, states: Any, seat: int, policy: int, knowledge: Any, words: Any) -> int:
    if policy != STAGE_VALUE:
        return _chosen(rules, states, seat, policy, words)
    brain, mixes, shares, values, actions, worths = knowledge
    if states[0].phase == Phase.CHOOSE:
        states[1] = states[0]
        choose_mixes(rules, states, 1, brain, words, mixes, shares, values)
        return _drawn(states[0], seat, mixes[seat], words)
    number = answer_worths(rules, states, 0, seat, brain, words, actions, worths)
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
        seat = wide(decider(states[0]))
        action = _learned(rules, states, seat, policies[seat], knowledge, words)
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
        b1_setup.begin(rules[0], states[0])
        decisions, used = _play(rules, states, policies[game % policies.shape[0]], knowledge, words, game, moves, used)
        if used == NO_ROOM:
            return wide(NO_ROOM)  # type: ignore[no-any-return]
        write_row(rules[0], states[0], decisions, sheet, scores[row], facts[row])
    return used  # type: ignore[no-any-return]
