"""A batch of games, one decision in each a call: arrays in, arrays out."""

from __future__ import annotations

from typing import Any

import numpy as np

from tortuga.games.kit import kernels, turn
from tortuga.games.kit.compile import kernel, part, wide
from tortuga.lab.kernels import search
from tortuga.lab.kernels.defaults import sight


@part
def _tell(rules: Any, states: Any, i: int, who: Any, masks: Any, sights: Any) -> None:
    """Who decides in game *i*, what may be done, and what that seat sees."""
    seat = wide(turn.decider(states[i]))
    who[i] = seat
    kernels.write_masks(rules, states[i], masks, i)
    if sights.shape[0] > 0:
        sight.write_sight(rules, states[i], seat, sights[i])


@kernel
def reset_batch(rules: Any, states: Any, words: Any, who: Any, masks: Any, sights: Any) -> None:
    """Begin every game."""
    for i in range(states.shape[0]):
        kernels.begin_anew(rules[0], states[i], words)
        _tell(rules[0], states, i, who, masks, sights)


@kernel
def step_batch(
    rules: Any, states: Any, words: Any, actions: Any, who: Any, masks: Any, sights: Any, shares: Any, over: Any
) -> int:
    """Do `actions[i]` in every game; one that is over begins anew, and `shares[i]` says what each seat had of the win.

    The first game whose action is not legal, or -1; nothing is done then.
    """
    for i in range(states.shape[0]):
        word, bit = wide(actions[i]) >> 6, np.uint64(wide(actions[i]) & 63)
        if actions[i] < 0 or word >= masks.shape[1] or (masks[i, word] >> bit) & np.uint64(1) == 0:
            return i
    sheet = np.zeros((turn.SEATS, turn.COLUMNS), np.int64)
    for i in range(states.shape[0]):
        kernels.apply_called(rules[0], states[i], wide(who[i]), wide(actions[i]))
        kernels.let_chance_speak(rules[0], states[i], words)
        over[i] = turn.is_over(states[i])
        shares[i, :] = 0
        if over[i]:
            search.add_shares(rules[0], states[i], sheet, shares[i])
            kernels.begin_anew(rules[0], states[i], words)
        _tell(rules[0], states, i, who, masks, sights)
    return -1
