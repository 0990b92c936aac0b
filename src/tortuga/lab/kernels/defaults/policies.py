"""The bots that play inside a kernel, and how a game ended: random play, and one way to end."""

from __future__ import annotations

from typing import Any

from tortuga.games.kit import kernels
from tortuga.games.kit.compile import called

#: The number of each bot that plays inside the kernel.
POLICIES = {"random": 0}
#: How a game can end, as in `Outcome.why`.
WAYS = ("over",)


def knowledge_of(options: Any) -> Any:  # noqa: ARG001  random play needs none
    """What the bots know of a game, and room for their work: one a thread."""
    return None


@called
def choose(rules: Any, states: Any, seat: int, policy: int, knowledge: Any, words: Any) -> int:  # noqa: ARG001
    """The action that the bot of number *policy* chooses for *seat* in game 0; the other states are scratch."""
    return kernels.random_action(rules[0], states[0], seat, words)


@called
def way_to_end(rules: Any, state: Any) -> int:  # noqa: ARG001  there is one way
    """How the game ended: an index of WAYS."""
    return 0
