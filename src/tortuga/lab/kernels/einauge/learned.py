"""The bots of policies.py with the quick learned bots of Einauge: for a kernel that takes longer to compile."""

from __future__ import annotations

from typing import Any

import numpy as np

from tortuga.games.kit.compile import called, wide
from tortuga.lab.kernels.einauge import policies
from tortuga.lab.kernels.einauge.policies import WAYS, way_to_end
from tortuga.players.einauge.lookahead import best_of_turn, glance
from tortuga.players.einauge.value import new_room
from tortuga.players.einauge.weights import LINEAR, TUPLES, fitting

__all__ = ["POLICIES", "WAYS", "choose", "knowledge_of", "way_to_end"]

LINEAR_VALUE = 1 + max(policies.POLICIES.values())
TUPLE_VALUE = 1 + LINEAR_VALUE
POLICIES = {**policies.POLICIES, "Bootsmann": LINEAR_VALUE, "Steuermann": TUPLE_VALUE}


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
def choose(rules: Any, states: Any, seat: int, policy: int, knowledge: Any, words: Any) -> int:
    """The action of a bot for *seat* in game 0."""
    if policy < LINEAR_VALUE:
        return policies.choose(rules, states, seat, policy, None, words)
    linear, tuples, room, actions, worths = knowledge
    if policy == LINEAR_VALUE:
        number = wide(best_of_turn(rules, states, linear, room, actions, worths))
    else:
        number = wide(glance(rules, states, tuples, words, room, actions, worths))
    return wide(actions[worths[:number].argmax()])  # type: ignore[no-any-return]
