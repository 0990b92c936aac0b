"""B6  Who has won: the higher vault, then the fuller bag."""

from __future__ import annotations

from typing import Any

from tortuga.games.barrakuda.rules.b7_teams import partner
from tortuga.games.kit.compile import part, rule, wide

VAULT, BAG = 0, 1  # the columns of a score sheet
COLUMNS = 2


@part
def score(rules: Any, state: Any, sheet: Any) -> None:
    """Fill a sheet of SEATS × COLUMNS as if the game ended now; in teams the team's vault and the seat's own bag."""
    for seat in range(wide(rules.players)):
        sheet[seat, VAULT] = state.vault[rules.purse[seat]]
        sheet[seat, BAG] = state.bag[seat]


@rule("B6", "B7")
def bag_compared(rules: Any, sheet: Any, seat: int) -> int:
    """The bag; in teams the sum of both."""
    if rules.teams:
        return sheet[seat, BAG] + sheet[partner(seat), BAG]
    return sheet[seat, BAG]


@rule("B6")
def is_ahead(rules: Any, sheet: Any, seat: int, other: int) -> bool:
    """Whether *seat* has the higher vault, or an equal one and the fuller bag."""
    if sheet[seat, VAULT] != sheet[other, VAULT]:
        return sheet[seat, VAULT] > sheet[other, VAULT]
    return bag_compared(rules, sheet, seat) > bag_compared(rules, sheet, other)


@rule("B6")
def winners(rules: Any, sheet: Any) -> int:
    """The seats that nobody is ahead of, as a set. Whoever alone has reached the goal has the highest vault."""
    seats = 0
    for seat in range(wide(rules.players)):
        beaten = False
        for other in range(wide(rules.players)):
            beaten |= is_ahead(rules, sheet, other, seat)
        if not beaten:
            seats |= 1 << seat
    return seats
