"""What Python calls to think about one turn."""

from __future__ import annotations

from typing import Any

import numpy as np

from tortuga.games.barrakuda.state import SEATS, Phase
from tortuga.games.barrakuda.turn import apply, is_asked
from tortuga.games.kit.bits import count, nth
from tortuga.games.kit.compile import kernel, wide
from tortuga.players.barrakuda.turn_game.matrix import MOST
from tortuga.players.barrakuda.turn_game.stage import DEEPEST, JOINTS, _legal, equilibrium, fill, resolve, values_of


@kernel
def choose_mixes(rules: Any, states: Any, i: int, brain: Any, words: Any, mixes: Any, worths: Any, values: Any) -> None:
    """While all choose in game *i*: everybody's mix over the cards in hand, each card's share, and each seat's."""
    scratch = np.empty(DEEPEST + 3, states.dtype)
    out = np.zeros((DEEPEST + 3, SEATS), np.float64)
    players = wide(rules[0].players)
    payoffs = np.empty((36 if players == 2 else JOINTS, SEATS), np.float64)
    sizes = np.ones(SEATS, np.int64)
    room = np.zeros((3, MOST, MOST), np.float64)
    tableau = np.empty((MOST + 1, 2 * MOST + 2), np.float64)
    scratch[0] = states[i]
    fill(rules[0], scratch, brain, payoffs, sizes, out, words)
    equilibrium(payoffs, sizes, players, mixes, room, tableau)
    values_of(payoffs, sizes, players, mixes, room, values)
    worths[:SEATS, :MOST] = room[0, :SEATS, :MOST]


@kernel
def answer_worths(rules: Any, states: Any, i: int, seat: int, brain: Any, words: Any, actions: Any, worths: Any) -> int:
    """Any other decision of *seat* in game *i*: its actions with their shares; how many there are."""
    if not is_asked(states[i], seat) or states[i].phase == Phase.OVER:
        return 0
    scratch = np.empty(DEEPEST + 3, states.dtype)
    out = np.zeros((DEEPEST + 3, SEATS), np.float64)
    found = 0
    word = 0
    for members in _legal(rules[0], states[i], seat):
        for number in range(count(members)):
            action = 64 * word + nth(members, number)
            scratch[1] = states[i]
            apply(rules[0], scratch[1], seat, action)
            resolve(rules[0], scratch, 1, brain, out, words, True)
            actions[found] = action
            worths[found] = out[1, seat]
            found += 1
        word += 1
    return found


@kernel
def fill_stage(rules: Any, states: Any, i: int, brain: Any, words: Any, payoffs: Any, sizes: Any) -> int:
    """Every joint choice in game *i* with its shares, seat 0's digit lowest; how many there are."""
    scratch = np.empty(DEEPEST + 3, states.dtype)
    scratch[0] = states[i]
    return fill(rules[0], scratch, brain, payoffs, sizes, np.zeros((DEEPEST + 3, SEATS), np.float64), words)
