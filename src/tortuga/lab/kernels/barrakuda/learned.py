"""The bots of policies.py with the quick learned bot of Barrakuda: for a kernel that takes longer to compile."""

from __future__ import annotations

from typing import Any

import numpy as np

from tortuga.games.barrakuda.actions import ACTIONS, PLAY
from tortuga.games.barrakuda.cards import hand
from tortuga.games.barrakuda.state import SEATS, Phase
from tortuga.games.kit.bits import count, nth
from tortuga.games.kit.chance import below
from tortuga.games.kit.compile import called, wide
from tortuga.lab.kernels.barrakuda import policies
from tortuga.lab.kernels.barrakuda.policies import WAYS, way_to_end
from tortuga.players.barrakuda.bots.apneista import evaluator_for
from tortuga.players.barrakuda.bots.mixing import PARTS
from tortuga.players.barrakuda.turn_game.matrix import MOST
from tortuga.players.barrakuda.turn_game.solver import answer_worths, choose_mixes

__all__ = ["POLICIES", "WAYS", "choose", "knowledge_of", "way_to_end"]

STAGE_VALUE = 1 + max(policies.POLICIES.values())
POLICIES = {**policies.POLICIES, "Apneista": STAGE_VALUE}


def knowledge_of(options: Any) -> Any:
    """The value of Apneista for a game, and room for its work: one a thread."""
    return (
        evaluator_for(options)[0],
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
def choose(rules: Any, states: Any, seat: int, policy: int, knowledge: Any, words: Any) -> int:
    """The action of a bot for *seat* in game 0; state 1 is scratch."""
    if policy != STAGE_VALUE:
        return policies.choose(rules, states, seat, policy, None, words)
    evaluator, mixes, shares, values, actions, worths = knowledge
    if states[0].phase == Phase.CHOOSE:
        states[1] = states[0]
        choose_mixes(rules, states, 1, evaluator, words, mixes, shares, values)
        return _drawn(states[0], seat, mixes[seat], words)
    number = answer_worths(rules, states, 0, seat, evaluator, words, actions, worths)
    return wide(actions[worths[:number].argmax()])  # type: ignore[no-any-return]
