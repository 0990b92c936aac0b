"""The bots of Barrakuda that play inside a kernel, and how a game ended."""

from __future__ import annotations

from typing import Any

from tortuga.games.barrakuda.kernels import KERNELS
from tortuga.games.barrakuda.state import NO_CARD, SEALED
from tortuga.games.kit.compile import called, wide
from tortuga.lab.kernels.defaults.policies import knowledge_of
from tortuga.players.barrakuda.bots.sub import sub_action
from tortuga.players.barrakuda.gentle import HABITS, beginner_action

__all__ = ["POLICIES", "WAYS", "choose", "knowledge_of", "way_to_end"]

#: The number of each bot that plays inside the kernel.
POLICIES = {"random": 0, "Pesciolino": 0, "Sub": 1, **{name: 2 + n for n, name in enumerate(HABITS)}}
WAYS = ("goal", "turn_limit")


@called
def choose(rules: Any, states: Any, seat: int, policy: int, knowledge: Any, words: Any) -> int:  # noqa: ARG001
    """The action of a bot for *seat* in game 0; state 1 is scratch."""
    if policy == 0:
        return KERNELS.random_action(rules[0], states[0], seat, words)  # type: ignore[no-any-return]
    if policy > 1:
        return beginner_action(rules, states, 0, seat, policy - 2, words)
    states[1] = states[0]
    for other in range(wide(rules[0].players)):  # B3.1: what a view hides
        if other != seat and states[1].chosen[other] != NO_CARD:
            states[1].chosen[other] = SEALED
    return sub_action(rules, states, 1, seat, words)


@called
def way_to_end(rules: Any, state: Any) -> int:
    """How the game ended: an index of WAYS."""
    for seat in range(wide(rules.players)):
        if state.vault[rules.purse[seat]] >= rules.goal:
            return 0
    return 1
