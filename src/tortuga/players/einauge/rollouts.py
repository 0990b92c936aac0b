"""Rollouts: a move is tried on reshuffled piles, everybody plays greedily, and the value cuts it short."""

from __future__ import annotations

from typing import Any

import numpy as np

from tortuga.games.einauge.state import Phase
from tortuga.games.kit.chance import next_word
from tortuga.games.kit.compile import called, kernel, part, wide
from tortuga.players.einauge.policy import best_move, new_moves
from tortuga.players.einauge.value import do, let_chance_speak, share_out


@part
def is_cut(state: Any, last: int) -> bool:
    """Whether the turn *last* is finished but for its refill, or behind us; the final round is played to its end."""
    if state.phase == Phase.FINAL:
        return False
    return state.turns > last or (state.turns == last and state.phase == Phase.REFILL)  # type: ignore[no-any-return]


@called
def roll(rules: Any, states: Any, i: int, last: int, weights: Any, words: Any, room: Any, desk: Any) -> None:
    """Play position *i* greedily through the turn *last*, and leave every seat's share in the room."""
    while states[i].phase != Phase.OVER and not is_cut(states[i], last):
        let_chance_speak(rules, states[i], words)
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
