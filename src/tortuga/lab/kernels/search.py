"""For environments and search: who decides, outcomes of chance, random rollouts, what a seat sees as numbers."""

from __future__ import annotations

from typing import Any

import numpy as np

from tortuga.games.kit import kernels, turn
from tortuga.games.kit.compile import called, kernel, wide
from tortuga.lab.kernels.defaults import sight

CHANCE, TOGETHER, OVER = -1, -2, -4  # instead of a seat; OpenSpiel's numbers


@kernel
def status(rules: Any, states: Any, i: int) -> int:  # noqa: ARG001  as every kernel
    """The seat that decides in game *i*, or CHANCE, or TOGETHER (all choose), or OVER."""
    if turn.is_over(states[i]):
        return wide(OVER)  # type: ignore[no-any-return]
    if turn.is_simultaneous(states[i]):
        return wide(TOGETHER)  # type: ignore[no-any-return]
    return wide(CHANCE) if turn.is_chance(states[i]) else wide(turn.decider(states[i]))  # type: ignore[no-any-return]


@kernel
def outcomes(rules: Any, states: Any, i: int) -> Any:
    """The outcomes chance has now in game *i*."""
    if not turn.is_chance(states[i]):
        return np.empty(0, np.int64)
    found = np.empty(turn.chance_size(rules[0], states[i]), np.int64)
    for number in range(found.shape[0]):
        found[number] = turn.chance_nth(rules[0], states[i], number)
    return found


@called
def add_shares(rules: Any, state: Any, sheet: Any, shares: Any) -> None:
    """Add what each seat has of the win: winners share it."""
    turn.score(rules, state, sheet)
    best = turn.winners(rules, sheet)
    number = 0
    for seat in range(wide(rules.players)):
        number += best >> seat & 1
    for seat in range(wide(rules.players)):
        if best >> seat & 1:
            shares[seat] += 1.0 / number


@kernel
def shares_of(rules: Any, states: Any, i: int, shares: Any) -> None:
    """Add what each seat has of the win of game *i*, which is over."""
    add_shares(rules[0], states[i], np.zeros((turn.SEATS, turn.COLUMNS), np.int64), shares)


@kernel
def rollouts(rules: Any, states: Any, number: int, words: Any, shares: Any) -> None:
    """Play game 0 to its end *number* times by uniformly random moves; game 1 is for scratch."""
    sheet = np.zeros((turn.SEATS, turn.COLUMNS), np.int64)
    for _ in range(number):
        states[1] = states[0]
        kernels.play_to_the_end(rules[0], states[1], words)
        add_shares(rules[0], states[1], sheet, shares)


@kernel
def look(rules: Any, states: Any, i: int, seat: int, out: Any) -> None:
    """What *seat* sees of game *i*, as numbers (`sight.FIELDS`)."""
    sight.write_sight(rules[0], states[i], seat, out)
