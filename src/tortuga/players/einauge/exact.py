"""Exact ends: once no draw is unknown, the rest of the game is a tree that can be searched to its leaves (max^n).

Everybody takes the move with the largest share of the win; among equal ones the larger margin over the best of the
others, then the lower number; below the root the search stops at a sole win. Free sales are tried in rising order only:
their order changes nothing.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tortuga.games.einauge.state import SEATS, STATE, Phase, Selling
from tortuga.games.kit.bits import NOTHING
from tortuga.games.kit.compile import called, kernel, part, wide
from tortuga.games.kit.game import View
from tortuga.players.einauge.features import tally
from tortuga.players.einauge.matrose import NO_ACTION, do
from tortuga.players.einauge.policy import ALL_SALES, is_sale, list_actions
from tortuga.players.einauge.value import new_room, share_out

DEEPEST = 160  # moves to the end of a game without draws
WIDEST = 200
_MARGIN = 1e-6  # a margin never outweighs a share
_SURE = 1.0
TOO_MUCH = -1  # instead of a number of nodes


@part
def draws_are_known(state: Any) -> bool:
    """Whether nothing is left to draw: no island is in the pile (E3.4)."""
    decides = state.phase == Phase.BUY or state.phase == Phase.FIGHT or state.phase == Phase.LAY
    return state.phase == Phase.FINAL or (decides and state.pile == NOTHING)  # type: ignore[no-any-return]


@called
def _settle_leaf(rules: Any, state: Any, room: Any, found: Any) -> None:
    """Write the shares of a game that is over, with margins that decide between equal shares."""
    sheet, totals, shares = room[2], room[3], room[4]
    share_out(rules, state, np.zeros((0, 0), np.float32), room)
    tally(rules, state, sheet, totals)
    for seat in range(rules.players):
        best = -1_000_000_000
        for other in range(rules.players):
            if other != seat:
                best = max(best, totals[other, 1])
        found[seat] = shares[seat] + _MARGIN * min(max(totals[seat, 1] - best, -99_999), 99_999)


@kernel
def search_end(rules: Any, states: Any, limit: int, room: Any, desk: Any) -> int:
    """Search position 0 to the end, with a stack instead of recursion; how many nodes there were.

    TOO_MUCH if draws are unknown or there are more nodes than *limit*. The worth of the root's moves is left on the
    desk.
    """
    if not draws_are_known(states[0]):
        return TOO_MUCH
    moves, numbers, nexts, _, _ = desk
    depth = nodes = 0
    _enter(rules[0], states[0], NO_ACTION, depth, desk)
    while depth >= 0:
        if nexts[depth] < numbers[depth]:
            action = wide(moves[depth, nexts[depth]])
            nexts[depth] += 1
            nodes += 1
            if nodes > limit or depth + 2 >= DEEPEST:
                return TOO_MUCH
            states[depth + 1] = states[depth]
            do(rules[0], states[depth + 1], action)
            if states[depth + 1].phase == Phase.OVER:
                _settle_leaf(rules[0], states[depth + 1], room, desk[3][depth + 1])
                _back_up(rules[0], states, depth, desk)
            else:
                depth += 1
                _enter(rules[0], states[depth], action if is_sale(action) else NO_ACTION, depth, desk)
        else:
            depth -= 1
            if depth >= 0:
                _back_up(rules[0], states, depth, desk)
    return nodes


@called
def _enter(rules: Any, state: Any, sold: int, depth: int, desk: Any) -> None:
    """List the moves of a position; where sales are free, none below the one just made."""
    moves, numbers, nexts, worths, _ = desk
    number = list_actions(rules, state, ALL_SALES, moves[depth])
    numbers[depth] = nexts[depth] = 0
    worths[depth, SEATS] = -np.inf
    for place in range(number):
        action = moves[depth, place]
        if sold == NO_ACTION or rules.selling != Selling.FREE or action >= sold or not is_sale(action):
            moves[depth, numbers[depth]] = action
            numbers[depth] += 1


@part
def _back_up(rules: Any, states: Any, depth: int, desk: Any) -> None:
    """Keep the worth found below if it is the best for the mover."""
    _, numbers, nexts, worths, roots = desk
    seat = wide(states[depth].turn)
    worth = worths[depth + 1, seat]
    if depth == 0:
        roots[nexts[0] - 1, :] = worths[1, :SEATS]
    if worth > worths[depth, SEATS]:
        worths[depth, SEATS] = worth
        for other in range(rules.players):
            worths[depth, other] = worths[depth + 1, other]
    if depth > 0 and worth > _SURE:
        nexts[depth] = numbers[depth]  # a sole win: the rest cannot bring more of it


def new_desk() -> Any:
    """Scratch for the stack: moves, how many, the next one, the worth found so far, and that of the root's moves."""
    return (
        np.zeros((DEEPEST, WIDEST), np.int64),
        np.zeros(DEEPEST, np.int64),
        np.zeros(DEEPEST, np.int64),
        np.zeros((DEEPEST, SEATS + 1), np.float64),
        np.zeros((WIDEST, SEATS), np.float64),
    )


def worths_at_end(view: View, limit: int) -> tuple[dict[int, Any], int] | None:
    """Each action with its worth for every seat, and the nodes searched; None if draws are unknown or it is too big."""
    states, desk = np.zeros(DEEPEST + 2, STATE), new_desk()
    states[0] = view.state
    nodes = search_end(view.rules, states, limit, new_room(), desk)
    if nodes == TOO_MUCH:
        return None
    return {int(desk[0][0, place]): desk[4][place] for place in range(int(desk[1][0]))}, nodes
