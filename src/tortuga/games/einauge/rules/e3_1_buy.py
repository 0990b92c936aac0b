"""E3.1  Buy: sell if you like or must, then buy one card of the display."""

from __future__ import annotations

from typing import Any

import numpy as np

from tortuga.games.einauge.cards import (
    SHIP_BITS,
    affordable,
    cards_owned,
    colour_byte,
    colour_of,
    is_ship,
    joinable,
    offered,
    placeable,
)
from tortuga.games.einauge.refusals import Refusal
from tortuga.games.einauge.rules.e4_rows import place, why_not_place
from tortuga.games.einauge.state import Phase, Selling
from tortuga.games.kit.bits import NOTHING, has, single, without
from tortuga.games.kit.compile import rule, wide


@rule("E3.1.1")
def buyable(rules: Any, state: Any) -> tuple[Any, Any]:
    """The cards the player in turn may buy: for rows, and joining (a lone ship, or a ship alone)."""
    seat = state.turn
    cards = offered(state.display, state.display_ships) & affordable(rules, state.ducats[seat])
    return cards & placeable(state, seat), cards & joinable(state, seat)


@rule("E3.1.3", "E0")
def can_purchase(rules: Any, state: Any) -> bool:
    """Whether all the player owns, sold, would pay the cheapest card of the display."""
    seat = state.turn
    ducats, jewels = wide(state.ducats[seat]), wide(state.jewels[seat])
    wealth = ducats + wide(rules.jewel_sale) * jewels + wide(rules.card_sale) * cards_owned(state, seat)
    return offered(state.display, state.display_ships) & affordable(rules, wealth) != NOTHING


@rule("E3.1.1")
def why_not_buy(rules: Any, state: Any, card: int, joining: bool) -> Refusal:
    """The reason the player in turn may not buy *card*, or NONE."""
    if not has(offered(state.display, state.display_ships), card):
        return Refusal.NO_SUCH_CARD_THERE
    if not has(affordable(rules, state.ducats[state.turn]), card):
        return Refusal.TOO_FEW_DUCATS
    return why_not_place(state, card, joining)  # E4.1 the row may be full


@rule("E3.1.1")
def buy(rules: Any, state: Any, card: int, joining: bool) -> None:
    """Pay the full price, place it, take income. The caller has asked why_not_buy()."""
    if is_ship(card):
        state.display_ships -= 1
    else:
        state.display = without(state.display, card)
    state.ducats[state.turn] -= rules.price[card & 7]
    place(rules, state, card, joining)
    state.moved = 1
    state.phase = Phase.FIGHT


@rule("E3.1.2", "E0")
def may_sell(rules: Any, state: Any) -> bool:
    """Free, or only while no placeable card of the display is affordable."""
    if rules.selling == Selling.FREE:
        return True
    for_rows, joining = buyable(rules, state)
    return for_rows | joining == NOTHING


@rule("E3.1.2")
def sellable(state: Any) -> Any:
    """The cards in rows of the player in turn: islands, and a ship by its row."""
    seat = state.turn
    return state.islands[seat] | (_with_ships(state.row_ships[seat]))


@rule("E3.1.2")
def _with_ships(row_ships: Any) -> Any:
    """The rows that hold a ship, by their ship bit: a count of 1–6 plus 0x7F reaches the top bit."""
    return (row_ships + np.uint64(0x7F7F_7F7F_7F7F_7F7F)) & SHIP_BITS


@rule("E3.1.2")
def why_not_sell(rules: Any, state: Any, card: int) -> Refusal:
    """The reason the player in turn may not sell *card* of a row, or NONE."""
    if not has(sellable(state), card):
        return Refusal.NOT_YOURS
    return Refusal.NONE if may_sell(rules, state) else Refusal.NOT_SHORT


@rule("E3.1.2")
def why_not_sell_lone_ship(rules: Any, state: Any) -> Refusal:
    """The reason the player in turn may not sell a lone ship, or NONE."""
    if state.lone_ships[state.turn] == 0:
        return Refusal.NO_LONE_SHIP
    return Refusal.NONE if may_sell(rules, state) else Refusal.NOT_SHORT


@rule("E3.1.2")
def why_not_sell_jewel(rules: Any, state: Any) -> Refusal:
    """The reason the player in turn may not sell a jewel, or NONE."""
    if state.jewels[state.turn] == 0:
        return Refusal.NO_JEWEL
    return Refusal.NONE if may_sell(rules, state) else Refusal.NOT_SHORT


@rule("E3.1.2", "E4.2", "E0")
def sell(rules: Any, state: Any, card: int) -> None:
    """One card of a row, by default for 5 ducats; it leaves the game. The ships of a row without islands lie alone."""
    seat = state.turn
    colour = colour_of(card)
    if is_ship(card):
        state.row_ships[seat] -= single(8 * colour)
    else:
        state.islands[seat] = without(state.islands[seat], card)
        if colour_byte(state.islands[seat], colour) == NOTHING:
            ships = colour_byte(state.row_ships[seat], colour)
            state.lone_ships[seat] += np.uint8(ships)
            state.row_ships[seat] -= ships << np.uint64(8 * colour)
    state.ducats[seat] += rules.card_sale
    state.moved = 1


@rule("E3.1.2", "E0")
def sell_lone_ship(rules: Any, state: Any) -> None:
    """One lone ship, by default for 5 ducats; it leaves the game."""
    state.lone_ships[state.turn] -= 1
    state.ducats[state.turn] += rules.card_sale
    state.moved = 1


@rule("E3.1.2", "E0")
def sell_jewel(rules: Any, state: Any) -> None:
    """One jewel, by default for 3 ducats."""
    state.jewels[state.turn] -= 1
    state.ducats[state.turn] += rules.jewel_sale
