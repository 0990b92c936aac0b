"""A glance ahead: the two moves that look best are tried on the same reshuffles, through everybody's next turn.

A value says what it learned of such positions on the whole; what the others can do next in this one it must guess. One
look at it, counted as little as it is worth, is the cheapest search there is.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tortuga.games.kit.compile import kernel, wide
from tortuga.players.einauge.lookahead import best_of_turn
from tortuga.players.einauge.rollouts import try_moves

SAID = 10.0  # playouts that the value's own word counts for
LOOKS = 1  # reshuffles


@kernel
def glance(rules: Any, states: Any, weights: Any, words: Any, room: Any, actions: Any, worths: Any) -> int:
    """As `best_of_turn`, but the worth of the two best moves holds what a look ahead showed."""
    number = wide(best_of_turn(rules, states, weights, room, actions, worths))
    if number < 2:
        return number  # type: ignore[no-any-return]
    places = np.zeros(2, np.int64)
    places[0] = np.argmax(worths[:number])
    highest = -np.inf
    for place in range(number):
        if place != places[0] and worths[place] > highest:
            highest, places[1] = worths[place], place
    sums = np.zeros((2, 2), np.float64)
    try_moves(rules, states, 1, LOOKS, weights, words, room, actions[places], sums)
    for best in range(2):
        place = places[best]
        worths[place] = (SAID * worths[place] + sums[best, 0]) / (SAID + LOOKS)
    return number  # type: ignore[no-any-return]
