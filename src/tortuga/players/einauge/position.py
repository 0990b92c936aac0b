"""What a position is worth to every seat, for a review: expected shares of the win, by value or by rollouts."""

from __future__ import annotations

from typing import Any

import numpy as np

from tortuga.games.einauge.options import Options
from tortuga.games.einauge.state import SEATS, STATE, Phase
from tortuga.games.einauge.turn import is_chance
from tortuga.games.kit.compile import kernel
from tortuga.players.base import Generator
from tortuga.players.einauge.policy import best_move, new_moves
from tortuga.players.einauge.rollouts import roll
from tortuga.players.einauge.value import new_room, share_out
from tortuga.players.einauge.weights import TUPLES, fitting

_NEVER = 1 << 20  # a turn that no game reaches


@kernel
def value_many(rules: Any, states: Any, weights: Any, room: Any, scratch: Any, out: Any) -> None:
    """Every seat's share in each position: that of the best-looking move where a seat decides, else as it lies."""
    desk = new_moves()
    for i in range(states.shape[0]):
        scratch[0] = states[i]
        if is_chance(states[i]) or states[i].phase == Phase.OVER:
            share_out(rules[0], scratch[0], weights, room)
            out[i, :] = room[4]
        else:
            best_move(rules[0], scratch, 0, weights, room, desk)
            out[i, :] = desk[2]


@kernel
def roll_many(rules: Any, states: Any, last: int, times: int, weights: Any, words: Any, room: Any, out: Any) -> None:
    """Play position 0 greedily so many *times*: every seat's share and its square, added to two rows of *out*."""
    desk = new_moves()
    for _ in range(times):
        states[1] = states[0]
        roll(rules[0], states, 1, last, weights, words, room, desk)
        for seat in range(rules[0].players):
            share = room[4][seat]
            out[0, seat] += share
            out[1, seat] += share * share


def win_shares(options: Options, states: Any) -> Any:
    """Every seat's expected share of the win in an array of states; columns beyond the seats are 0."""
    out = np.zeros((len(states), SEATS))
    value_many(options.rules(), states, fitting(TUPLES, options), new_room(), np.zeros(4, STATE), out)
    out[:, options.players :] = 0.0
    return out


def rolled_shares(options: Options, state: Any, playouts: int, generator: Generator) -> tuple[Any, Any]:
    """Every seat's share and its standard error, by games that are played greedily to their end."""
    out, states = np.zeros((2, SEATS)), np.zeros(5, STATE)
    states[0] = state
    weights = fitting(TUPLES, options)
    roll_many(options.rules(), states, _NEVER, playouts, weights, generator.words, new_room(), out)
    means = out[0] / playouts
    return means, np.sqrt(np.maximum(out[1] / playouts - means**2, 0.0) / playouts)
