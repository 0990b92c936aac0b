"""What a position of Barrakuda is worth to each seat: the learned value at the end of the turn."""

from __future__ import annotations

from typing import Any

import numpy as np

from tortuga.games.barrakuda.state import SEATS, STATE
from tortuga.games.kit.chance import stream
from tortuga.games.kit.compile import called
from tortuga.players.barrakuda.bots import apneista, nettuno
from tortuga.players.barrakuda.turn_game.solver import DEPTHS, resolve

__all__ = ["knowledge_of", "write_shares"]


def knowledge_of(options: Any) -> Any:
    """The values of the strongest bot that knows the game, and room for the work."""
    evaluator = (nettuno.evaluator_for(options) or apneista.evaluator_for(options))[0]
    return evaluator, np.zeros(DEPTHS, STATE), np.zeros((DEPTHS, SEATS)), stream(0)


@called
def write_shares(rules: Any, states: Any, i: int, knowledge: Any, shares: Any) -> None:
    """Write the expected share of every seat in game *i*."""
    evaluator, scratch, out, words = knowledge
    scratch[1] = states[i]
    resolve(rules[0], scratch, 1, evaluator, out, words, True)
    shares[:] = out[1]
