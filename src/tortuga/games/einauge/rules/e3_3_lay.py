"""E3.3  Lay: move one card of the display to the pirate table."""

from __future__ import annotations

from typing import Any

from tortuga.games.einauge.cards import is_ship
from tortuga.games.einauge.refusals import Refusal
from tortuga.games.einauge.state import SHIP, TABLE_SIZE, Phase
from tortuga.games.kit.bits import NOTHING, count, has, single, together, without
from tortuga.games.kit.compile import rule, wide


@rule("E3.3", "E1.6")
def layable(state: Any) -> Any:
    """The islands of the display, and one ship if there is one, whichever it is."""
    if state.display_ships > 0:
        return state.display | single(SHIP)
    return state.display


@rule("E3.3")
def lay_lapses(state: Any) -> bool:
    """Whether six cards lie on the pirate table, or none in the display."""
    return count(state.table) + wide(state.table_ships) >= TABLE_SIZE or layable(state) == NOTHING


@rule("E3.3")
def why_not_lay(state: Any, card: int) -> Refusal:
    """The reason *card* may not be laid, or NONE."""
    return Refusal.NONE if has(layable(state), card) else Refusal.NO_SUCH_CARD_THERE


@rule("E3.3")
def lay(state: Any, card: int) -> None:
    """Move it. The caller has asked why_not_lay()."""
    if is_ship(card):
        state.display_ships -= 1
        state.table_ships += 1
    else:
        state.display = without(state.display, card)
        state.table = together(state.table, card)
    state.moved = 1
    state.phase = Phase.REFILL
