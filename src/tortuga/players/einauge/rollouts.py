"""Rollouts: positions and moves are tried on reshuffled piles; everybody plays greedily until a value ends the game."""

from __future__ import annotations

from typing import Any

import numpy as np

from tortuga.games.einauge.kernels import KERNELS
from tortuga.games.einauge.options import Options
from tortuga.games.einauge.state import SEATS, STATE, Phase
from tortuga.games.einauge.turn import is_chance
from tortuga.games.kit.chance import next_word
from tortuga.games.kit.compile import called, kernel, part, wide
from tortuga.players.einauge.matrose import do
from tortuga.players.einauge.policy import best_move, new_moves
from tortuga.players.einauge.value import new_room, share_out
from tortuga.players.einauge.weights import TUPLES, fitting


@part
def is_cut(state: Any, last: int) -> bool:
    """Whether a rollout ends: the turn *last* is finished but for its refill; the final round is played to its end."""
    if state.phase == Phase.FINAL:
        return False
    return state.turns > last or (state.turns == last and state.phase == Phase.REFILL)  # type: ignore[no-any-return]


@called
def roll(rules: Any, states: Any, i: int, last: int, weights: Any, words: Any, room: Any, desk: Any) -> None:
    """Play position *i* greedily through the turn *last*, and leave every seat's share in the room."""
    while states[i].phase != Phase.OVER and not is_cut(states[i], last):
        KERNELS.let_chance_speak(rules, states[i], words)
        do(rules, states[i], best_move(rules, states, i, weights, room, desk))
    share_out(rules, states[i], weights, room)


@kernel
def try_moves(
    rules: Any, states: Any, rounds: int, times: int, weights: Any, words: Any, room: Any, moves: Any, sums: Any
) -> None:
    """Try each of *moves* so many *times*, all on the same reshuffles; add share and square to its row of *sums*.

    A round is a turn of everybody: the present turn and those of the others are the first.
    """
    desk = new_moves()
    same = np.empty(4, np.uint64)
    seat = wide(states[0].turn)
    last = wide(states[0].turns) + rounds * wide(rules[0].players) - 1
    for _ in range(times):
        next_word(words)
        for place in range(moves.shape[0]):
            same[:] = words
            states[1] = states[0]
            do(rules[0], states[1], wide(moves[place]))
            roll(rules[0], states, 1, last, weights, same, room, desk)
            share = room[4][seat]
            sums[place, 0] += share
            sums[place, 1] += share * share


@called
def write_value(rules: Any, scratch: Any, weights: Any, room: Any, desk: Any, out: Any) -> None:
    """Write every seat's share in scratch[0]: that of the best-looking move where a seat decides, else as it lies."""
    if is_chance(scratch[0]) or scratch[0].phase == Phase.OVER:
        share_out(rules, scratch[0], weights, room)
        out[:] = room[4]
    else:
        best_move(rules, scratch, 0, weights, room, desk)
        out[:] = desk[2]


@kernel
def value_many(rules: Any, states: Any, weights: Any, room: Any, scratch: Any, out: Any) -> None:
    """Write every seat's share in each position."""
    desk = new_moves()
    for i in range(states.shape[0]):
        scratch[0] = states[i]
        write_value(rules[0], scratch, weights, room, desk, out[i])


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
