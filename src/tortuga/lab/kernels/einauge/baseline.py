"""What a position of Einauge is worth to each seat: the learned value after the move that looks best."""

from __future__ import annotations

from typing import Any

import numpy as np

from tortuga.games.einauge.state import STATE
from tortuga.games.kit.compile import called
from tortuga.players.einauge.policy import new_moves
from tortuga.players.einauge.rollouts import write_value
from tortuga.players.einauge.value import new_room
from tortuga.players.einauge.weights import TUPLES, fitting

__all__ = ["knowledge_of", "write_shares"]


def knowledge_of(options: Any) -> Any:
    """The weights for a game, and room for the work."""
    return fitting(TUPLES, options), new_room(), new_moves(), np.zeros(4, STATE)


@called
def write_shares(rules: Any, states: Any, i: int, knowledge: Any, shares: Any) -> None:
    """Write the expected share of every seat in game *i*."""
    weights, room, desk, scratch = knowledge
    scratch[0] = states[i]
    write_value(rules[0], scratch, weights, room, desk, shares)
