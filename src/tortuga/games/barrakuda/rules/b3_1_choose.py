"""B3.1  Choose: one card of the hand, sealed, and revealed together."""

from __future__ import annotations

from typing import Any

import numpy as np

from tortuga.games.barrakuda.cards import hand, lay_in_row, seats
from tortuga.games.barrakuda.refusals import Refusal
from tortuga.games.barrakuda.state import BARRACUDA, NO_CARD, NOBODY, Phase
from tortuga.games.kit.bits import has, together, without
from tortuga.games.kit.compile import rule, wide


@rule("B3.1")
def playable(state: Any, seat: int) -> Any:
    """The cards of the hand."""
    return hand(state, seat)


@rule("B3.1")
def why_not_play(state: Any, seat: int, card: int) -> Refusal:
    """The reason *seat* may not choose *card*, or NONE."""
    return Refusal.NONE if has(playable(state, seat), card) else Refusal.CARD_NOT_IN_HAND


@rule("B3.1", "B3.0")
def next_to_choose(state: Any) -> int:
    """The lowest seat without a choice, or NOBODY: only for those who let one seat after the other choose."""
    for seat in seats(state):
        if state.chosen[seat] == NO_CARD:
            return seat
    return NOBODY


@rule("B3.1")
def seal(state: Any, seat: int, card: int) -> None:
    """Choose the card, or replace the choice. The caller has asked why_not_play()."""
    state.chosen[seat] = card


@rule("B3.1", "B3.2")
def reveal(state: Any) -> None:
    """Movement k: the pawn stands on wreck k, the card joins the row. Barracuda card: the pawn stays and lies down."""
    for seat in seats(state):
        card = wide(state.chosen[seat])
        state.chosen[seat] = NO_CARD
        if card == BARRACUDA:
            state.hand[seat] = without(hand(state, seat), BARRACUDA)
            state.lying = together(np.uint64(state.lying), seat)
        else:
            state.pawn[seat] = card
            lay_in_row(state, seat, card)
    state.phase = Phase.DISTANCE
