"""The bots of Einauge that play inside a kernel, and how a game ended."""

from __future__ import annotations

from typing import Any

from tortuga.games.einauge.kernels import KERNELS
from tortuga.games.kit.compile import called
from tortuga.lab.kernels.defaults.policies import knowledge_of
from tortuga.players.einauge.gentle import HABITS, beginner_action
from tortuga.players.einauge.matrose import matrose_action

__all__ = ["POLICIES", "WAYS", "choose", "knowledge_of", "way_to_end"]

#: The number of each bot that plays inside the kernel.
POLICIES = {"random": 0, "Schiffsjunge": 0, "Matrose": 1, **{name: 2 + n for n, name in enumerate(HABITS)}}
WAYS = ("ships", "standstill")


@called
def choose(rules: Any, states: Any, seat: int, policy: int, knowledge: Any, words: Any) -> int:  # noqa: ARG001
    """The action of a bot for *seat* in game 0."""
    if policy == 0:
        return KERNELS.random_action(rules[0], states[0], seat, words)  # type: ignore[no-any-return]
    if policy == 1:
        return matrose_action(rules, states, 0, seat)
    return beginner_action(rules, states, 0, seat, policy - 2, words)


@called
def way_to_end(rules: Any, state: Any) -> int:
    """How the game ended: an index of WAYS."""
    return 1 if state.quiet >= rules.players else 0
