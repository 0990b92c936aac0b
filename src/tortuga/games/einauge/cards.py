"""E2: sets of cards and what they yield."""

from __future__ import annotations

from typing import Any

import numpy as np

from tortuga.games.einauge.state import COLOURS, RANKS, SHIP
from tortuga.games.kit.bits import count
from tortuga.games.kit.compile import part, rule, wide

SHIP_BITS = np.uint64(0x8080_8080_8080_8080)  # a ship, in the row of each colour
ISLANDS = ~SHIP_BITS
ALONE = 7  # where a ship goes alone: the one ship bit of a joining mask
ALONE_BIT = np.uint64(1 << ALONE)
_BYTE = np.uint64(0xFF)
_TO_TOP = np.uint64(7)
_SEVEN_FILLS = np.uint64(0x7979_7979_7979_7979)  # added to a byte of 7 it sets the top bit
_ANY_FILLS = np.uint64(0x7F7F_7F7F_7F7F_7F7F)  # added to a byte above 0 it sets the top bit
_PAIRS = np.uint64(0x5555_5555_5555_5555)
_QUADS = np.uint64(0x3333_3333_3333_3333)
_NIBBLES = np.uint64(0x0F0F_0F0F_0F0F_0F0F)
RICHEST = 99  # no price is higher (E2, E0)


def island_set(colours: int) -> Any:
    """All islands of the colours in a bit set of colours."""
    cards = 0
    for colour in range(len(COLOURS)):
        if colours >> colour & 1:
            cards |= ((1 << RANKS) - 1) << 8 * colour
    return np.uint64(cards)


@part
def colour_of(card: int) -> int:
    """The colour of a card, or of the row a ship goes to."""
    return card >> 3


@part
def is_ship(card: int) -> bool:
    """Whether the card is a ship."""
    return card & 7 == SHIP


@part
def colour_byte(cards: Any, colour: int) -> Any:
    """The byte of one colour of a set, or of the counts of ships."""
    return (cards >> np.uint64(8 * colour)) & _BYTE


@part
def whole_colours(top_bits: Any) -> Any:
    """Colours marked by their top bit, as sets of all eight cards each."""
    return (top_bits >> _TO_TOP) * _BYTE


@part
def offered(islands: Any, ships: int) -> Any:
    """A zone as a set of cards to take: its islands, and a ship for any row if it has one."""
    if ships > 0:
        return islands | SHIP_BITS
    return islands


@rule("E3.1.1")
def affordable(rules: Any, ducats: Any) -> Any:
    """The cards whose full price is at most *ducats*."""
    return rules.affordable[min(ducats, RICHEST)]


@rule("E3.2")
def fightable(rules: Any, sabres: Any) -> Any:
    """The cards that *sabres* can win: three, or four if the card shows a sabre, by default."""
    return rules.fightable[min(sabres, RICHEST)]


@rule("E4.2")
def rows(state: Any, seat: int) -> Any:
    """The colours in which *seat* has a row, as whole colours: a row holds an island."""
    return whole_colours((state.islands[seat] + _ANY_FILLS) & SHIP_BITS)


@rule("E4.1")
def full_rows(state: Any, seat: int) -> Any:
    """The colours in which the row of *seat* has its seven cards, ships included."""
    pairs = state.islands[seat] - ((state.islands[seat] >> np.uint64(1)) & _PAIRS)
    quads = (pairs & _QUADS) + ((pairs >> np.uint64(2)) & _QUADS)
    sizes = ((quads + (quads >> np.uint64(4))) & _NIBBLES) + state.row_ships[seat]
    return whole_colours((sizes + _SEVEN_FILLS) & SHIP_BITS)


@rule("E4.1", "E4.2")
def placeable(state: Any, seat: int) -> Any:
    """Islands that may go to their row, and ships by the row they may go to."""
    return ~full_rows(state, seat) & (ISLANDS | rows(state, seat))


@rule("E4.2")
def joinable(state: Any, seat: int) -> Any:
    """Islands that may begin a row together with a lone ship; and a ship alone, which is always possible."""
    if state.lone_ships[seat] > 0:
        return (~rows(state, seat) & ISLANDS) | ALONE_BIT
    return ALONE_BIT


@part
def ships_in_rows(state: Any, seat: int) -> int:
    """How many ships *seat* has in rows: the eight bytes added up."""
    half = state.row_ships[seat] + (state.row_ships[seat] >> np.uint64(32))
    quarter = half + (half >> np.uint64(16))
    return wide((quarter + (quarter >> np.uint64(8))) & _BYTE)


@part
def cards_owned(state: Any, seat: int) -> int:
    """How many cards *seat* has, islands and ships."""
    return count(state.islands[seat]) + ships_in_rows(state, seat) + wide(state.lone_ships[seat])
