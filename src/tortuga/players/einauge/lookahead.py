"""Search within one turn: every way to finish it is tried, and judged before the display is refilled.

`glance` then tries the two best moves once more on a reshuffled pile, through everybody's next turn: a value says how
such positions end on average; what the others can do next in this one it can only guess.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from tortuga.games.einauge.actions import SELL_JEWEL
from tortuga.games.einauge.state import Phase
from tortuga.games.kit.compile import called, kernel, part, wide
from tortuga.players.einauge.matrose import NO_ACTION, do
from tortuga.players.einauge.policy import ALL_SALES, NO_SALES, buys_for_row, is_sale, list_actions, may_pay_to_sell
from tortuga.players.einauge.rollouts import try_moves
from tortuga.players.einauge.value import share_out

SALE_DOUBT = 0.02  # of a win
SAID = 10.0  # playouts that the value itself counts for
LOOKS = 1  # reshuffles


@part
def turn_goes_on(state: Any, seat: int) -> bool:
    """Whether *seat* has more to decide in this turn."""
    decides = state.phase == Phase.BUY or state.phase == Phase.FIGHT or state.phase == Phase.LAY
    return decides and state.turn == seat  # type: ignore[no-any-return]


@called
def _judge(rules: Any, states: Any, i: int, seat: int, weights: Any, room: Any, lists: Any) -> float:  # noqa: ARG001  # the signature of _deeper
    share_out(rules, states[i], weights, room)
    return room[4][seat]  # type: ignore[no-any-return]


def _deeper(judge: Callable[..., float]) -> Callable[..., float]:
    """A function that tries one decision more than *judge*; sales are many and end the search."""

    @called
    def best(rules: Any, states: Any, i: int, seat: int, weights: Any, room: Any, lists: Any) -> float:
        if not turn_goes_on(states[i], seat):
            return _judge(rules, states, i, seat, weights, room, lists)
        actions = lists[i]
        highest = -np.inf
        number = list_actions(rules, states[i], NO_SALES, actions)
        if number == 0:
            number = list_actions(rules, states[i], ALL_SALES, actions)
        for place in range(number):
            states[i + 1] = states[i]
            do(rules, states[i + 1], actions[place])
            highest = max(highest, judge(rules, states, i + 1, seat, weights, room, lists))
        return highest

    return best


_lay = _deeper(_judge)
_fight = _deeper(_lay)
_buy = _deeper(_fight)


@called
def worth_of_move(rules: Any, states: Any, i: int, seat: int, weights: Any, room: Any, lists: Any) -> float:
    """The worth of a move that led to position *i*: the best its turn can still become."""
    if states[i].phase == Phase.BUY and turn_goes_on(states[i], seat):
        return _buy(rules, states, i, seat, weights, room, lists)
    return _fight(rules, states, i, seat, weights, room, lists)


@kernel
def best_of_turn(rules: Any, states: Any, weights: Any, room: Any, actions: Any, worths: Any) -> int:
    """Judge every move of position 0 by the best its turn can become; how many moves there are."""
    lists = np.zeros((8, 512), np.int64)
    seat = wide(states[0].turn)
    number = list_actions(rules[0], states[0], ALL_SALES, actions)
    best, bought, early = -np.inf, NO_ACTION, not may_pay_to_sell(rules[0], states[0])
    for place in range(number):
        action = wide(actions[place])
        states[1] = states[0]
        do(rules[0], states[1], action)
        if is_sale(action) and bought != NO_ACTION:
            do(rules[0], states[1], bought)  # as in best_move: the sale, then what looked best
        worths[place] = worth_of_move(rules[0], states, 1, seat, weights, room, lists)
        if not is_sale(action) and worths[place] > best:
            best = worths[place]
            bought = action if buys_for_row(action) else NO_ACTION
        elif best > -np.inf and is_sale(action) and (early or action == SELL_JEWEL):
            worths[place] = min(worths[place], best - SALE_DOUBT)  # list_promising says why
    return number


@kernel
def glance(rules: Any, states: Any, weights: Any, words: Any, room: Any, actions: Any, worths: Any) -> int:
    """As `best_of_turn`, but the worth of the two best moves includes a look ahead."""
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
