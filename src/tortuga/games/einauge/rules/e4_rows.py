"""E4  Rows: where a card may go, and what its row pays."""

from __future__ import annotations

from typing import Any

from tortuga.games.einauge.cards import colour_byte, colour_of, full_rows, is_ship, joinable, placeable, rows
from tortuga.games.einauge.refusals import Refusal
from tortuga.games.kit.bits import has, single, together
from tortuga.games.kit.compile import rule, wide


@rule("E4.1", "E4.2")
def why_not_place(state: Any, card: int, joining: bool) -> Refusal:
    """The reason the player in turn may not place *card* so, or NONE."""
    seat = state.turn
    if joining:
        if has(joinable(state, seat), card):
            return Refusal.NONE
        return Refusal.ROW_BEGUN if has(rows(state, seat), card) else Refusal.NO_LONE_SHIP
    if has(placeable(state, seat), card):
        return Refusal.NONE
    return Refusal.ROW_FULL if has(full_rows(state, seat), card) else Refusal.NO_SUCH_ROW


@rule("E4.2", "E4.3")
def place(rules: Any, state: Any, card: int, joining: bool) -> None:
    """Put the card down and take income. *joining*: an island joins a lone ship; a ship lies alone and pays nothing."""
    seat = state.turn
    if is_ship(card) and joining:
        state.lone_ships[seat] += 1
        return
    colour = colour_of(card)
    if joining:
        state.lone_ships[seat] -= 1
    if joining or is_ship(card):
        state.row_ships[seat] += single(8 * colour)
    if not is_ship(card):
        state.islands[seat] = together(state.islands[seat], card)
    take_income(rules, state, colour)


@rule("E4.3")
def take_income(rules: Any, state: Any, colour: int) -> None:
    """The sabres, ducats and jewels of all cards in the row, the new one included."""
    seat = state.turn
    row = wide(colour_byte(state.islands[seat], colour))
    ships = wide(colour_byte(state.row_ships[seat], colour))
    state.sabres[seat] += rules.row_sabres[row] + ships * rules.ship_sabres
    state.ducats[seat] += rules.row_ducats[row] + ships * rules.ship_ducats
    state.jewels[seat] += rules.row_jewels[row] + ships * rules.ship_jewels
