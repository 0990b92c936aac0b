"""Matrix games, compiled: two players exactly by the simplex method, several by regret matching.

Payoffs are shares of the win. A strategy, or mix, is a probability for each row, or for each action of a seat.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tortuga.games.kit.chance import next_word
from tortuga.games.kit.compile import called, part, wide

MOST = 6  # actions of a seat: five movement cards and the Barracuda card
PIVOTS = 60  # far more than six rows need: a bound against rounding errors
TINY = 1e-12
LIFT = 1.0  # added to all payoffs: the simplex method wants a game of positive value
_UNIT = 1.0 / (1 << 53)


@called
def saddle(game: Any, rows: int, columns: int, row_mix: Any, column_mix: Any) -> float:
    """The value of a game with a pure solution, whose strategies are written; else NaN."""
    best_row = best_column = 0
    low, high = -np.inf, np.inf
    for row in range(rows):
        worst = np.inf
        for column in range(columns):
            worst = min(worst, game[row, column])
        if worst > low:
            low, best_row = worst, row
    for column in range(columns):
        most = -np.inf
        for row in range(rows):
            most = max(most, game[row, column])
        if most < high:
            high, best_column = most, column
    if high - low > TINY:
        return np.nan
    row_mix[:rows] = 0.0
    column_mix[:columns] = 0.0
    row_mix[best_row] = column_mix[best_column] = 1.0
    return low


@called
def solve_two(game: Any, rows: int, columns: int, row_mix: Any, column_mix: Any, tableau: Any) -> Any:
    """The value for the row player, who wants much; both optimal strategies are written.

    The column player's programme (most of the sum of y, with game·y ≤ 1) starts feasible; the row player's strategy is
    read off as its dual. Ties go to the lowest number (Bland's rule), so that it cannot cycle.
    """
    pure = saddle(game, rows, columns, row_mix, column_mix)
    if not np.isnan(pure):
        return pure
    width = columns + rows
    _lay_out(game, rows, columns, tableau)
    for _ in range(PIVOTS):
        entering = _entering(tableau, rows, width)
        if entering < 0:
            break
        leaving = _leaving(tableau, rows, width, entering)
        if leaving < 0:
            break
        _pivot(tableau, rows, width, leaving, entering)
    total = tableau[rows, width]
    column_mix[:columns] = 0.0
    for row in range(rows):
        basic = int(tableau[row, width + 1])
        if basic < columns:
            column_mix[basic] = max(0.0, tableau[row, width]) / total
    for row in range(rows):
        row_mix[row] = max(0.0, tableau[rows, columns + row]) / total
    return 1.0 / total - LIFT


@called
def _lay_out(game: Any, rows: int, columns: int, tableau: Any) -> None:
    """Write the first tableau: a row for each constraint with slack, right side and basic variable; last the costs."""
    width = columns + rows
    for row in range(rows):
        for column in range(width):
            tableau[row, column] = 0.0
        for column in range(columns):
            tableau[row, column] = game[row, column] + LIFT
        tableau[row, columns + row] = 1.0
        tableau[row, width] = 1.0
        tableau[row, width + 1] = columns + row
    for column in range(width + 1):
        tableau[rows, column] = -1.0 if column < columns else 0.0


@called
def _entering(tableau: Any, rows: int, width: int) -> int:
    for column in range(width):
        if tableau[rows, column] < -1e-10:
            return column
    return -1


@called
def _leaving(tableau: Any, rows: int, width: int, entering: int) -> int:
    best, chosen = np.inf, -1
    for row in range(rows):
        if tableau[row, entering] > 1e-10:
            ratio = tableau[row, width] / tableau[row, entering]
            tied = abs(ratio - best) <= TINY
            if ratio < best - TINY or (tied and tableau[row, width + 1] < tableau[chosen, width + 1]):
                best, chosen = ratio, row
    return chosen


@called
def _pivot(tableau: Any, rows: int, width: int, leaving: int, entering: int) -> None:
    factor = 1.0 / tableau[leaving, entering]
    for column in range(width + 1):
        tableau[leaving, column] *= factor
    for row in range(rows + 1):
        times = tableau[row, entering]
        if row != leaving and times != 0.0:
            for column in range(width + 1):
                tableau[row, column] -= times * tableau[leaving, column]
    tableau[leaving, width + 1] = entering


# ---- several players


@called
def match_regrets(regrets: Any, actions: int, mix: Any) -> None:
    """Write the mix in proportion to positive regrets; with none, all actions alike."""
    total = 0.0
    for action in range(actions):
        total += max(0.0, regrets[action])
    for action in range(actions):
        mix[action] = max(0.0, regrets[action]) / total if total > 0.0 else 1.0 / actions


@called
def against(payoffs: Any, sizes: Any, players: int, seat: int, mixes: Any, out: Any) -> None:
    """The expected payoff of each action of *seat* against the others' mixes. Joint choice j: seat 0's digit lowest."""
    out[:MOST] = 0.0
    joints = 1
    for other in range(players):
        joints *= sizes[other]
    for joint in range(joints):
        chance, left, own = 1.0, joint, 0
        for other in range(players):
            action = left % sizes[other]
            left //= sizes[other]
            if other == seat:
                own = action
            else:
                chance *= mixes[other, action]
        if chance > 0.0:
            out[own] += chance * payoffs[joint, seat]


@called
def solve_many(payoffs: Any, sizes: Any, players: int, rounds: int, mixes: Any, room: Any) -> None:
    """Regret matching+ with linear averaging: *mixes* becomes everybody's average strategy.

    *room* is scratch, (3, seats, MOST): regrets, sums of strategies, expected payoffs.
    """
    room[:, :, :] = 0.0
    for seat in range(players):
        match_regrets(room[0, seat], sizes[seat], mixes[seat])
    for number in range(rounds):
        for seat in range(players):
            against(payoffs, sizes, players, seat, mixes, room[2, seat])
            mean = 0.0
            for action in range(sizes[seat]):
                mean += mixes[seat, action] * room[2, seat, action]
            for action in range(sizes[seat]):
                room[0, seat, action] = max(0.0, room[0, seat, action] + room[2, seat, action] - mean)
            match_regrets(room[0, seat], sizes[seat], mixes[seat])
            for action in range(sizes[seat]):
                room[1, seat, action] += (number + 1) * mixes[seat, action]
    for seat in range(players):
        match_regrets(room[1, seat], sizes[seat], mixes[seat])


# ---- draws


@part
def unit(words: Any) -> Any:
    """Draw a number from 0 to 1, without 1."""
    return wide(next_word(words) >> np.uint64(11)) * _UNIT


@called
def drawn_from(mix: Any, actions: int, words: Any) -> int:
    """Draw an action by its probability."""
    left = unit(words)
    for action in range(actions):
        left -= mix[action]
        if left < 0.0:
            return action
    return actions - 1
