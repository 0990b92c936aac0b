"""Hands, rows and pawns: what everybody has before them, as small sets."""

from __future__ import annotations

from typing import Any

import numpy as np

from tortuga.games.barrakuda.state import BARRACUDA, CARD_BITS, CARDS, MOVEMENT
from tortuga.games.kit.bits import NOTHING, count, has, together, without
from tortuga.games.kit.compile import part, rule, wide

_CARD = 7  # one digit of a row


@part
def seats(state: Any) -> range:
    """All seats; widened, for an unsigned loop would make its seats floats beside plain numbers."""
    return range(wide(state.players))


@part
def hand(state: Any, seat: int) -> Any:
    """The set of cards in the hand of *seat*."""
    return np.uint64(state.hand[seat])


@part
def holds_barracuda(state: Any, seat: int) -> bool:
    """Whether the Barracuda card of *seat* is in its hand, not in the centre."""
    return has(hand(state, seat), BARRACUDA)


@rule("B4.2")
def row_length(state: Any, seat: int) -> int:
    """The number of cards in the row: the movement cards that are not in the hand."""
    return CARDS - count(hand(state, seat) & MOVEMENT)


@rule("B3.1", "B5.4")
def lay_in_row(state: Any, seat: int, card: int) -> None:
    """The card leaves the hand and joins the row as the newest."""
    state.row[seat] = wide(state.row[seat]) | card << CARD_BITS * row_length(state, seat)
    state.hand[seat] = without(hand(state, seat), card)
    take_all_back_if_last(state, seat)


@rule("B3.2")
def take_all_back_if_last(state: Any, seat: int) -> None:
    """Whoever has no movement card left takes all five back at once; the row then counts 0."""
    if hand(state, seat) & MOVEMENT == NOTHING:
        state.hand[seat] = hand(state, seat) | MOVEMENT
        state.row[seat] = 0


@rule("B5.1")
def take_back(state: Any, seat: int, number: int) -> None:
    """The oldest cards of the row, all if there are fewer, the one just played too."""
    cards = hand(state, seat)
    row = wide(state.row[seat])
    for _ in range(min(number, row_length(state, seat))):
        cards = together(cards, row & _CARD)
        row >>= CARD_BITS
    state.hand[seat] = cards
    state.row[seat] = row


@rule("B2", "B3.5")
def all_take_barracuda_back(state: Any) -> None:
    """Every Barracuda card returns from the centre to its owner's hand."""
    for seat in seats(state):
        state.hand[seat] = together(hand(state, seat), BARRACUDA)


@part
def stands_on(state: Any, seat: int, wreck: int) -> bool:
    """Whether the pawn of *seat* stands on *wreck*; lying ones do not."""
    return state.pawn[seat] == wreck and not has(np.uint64(state.lying), seat)
