"""What a position is worth to each seat, for taking luck out of results: nothing, until the game says what."""

from __future__ import annotations

from typing import Any

from tortuga.games.kit.compile import called


def knowledge_of(options: Any) -> Any:  # noqa: ARG001  as every game
    """What the values are made from, and room for the work: one a thread."""
    return None


@called
def write_shares(rules: Any, states: Any, i: int, knowledge: Any, shares: Any) -> None:  # noqa: ARG001
    """Write the expected share of every seat in game *i*."""
    shares[:] = 0.0
