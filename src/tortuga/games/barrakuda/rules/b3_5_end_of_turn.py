"""B3.5  The end of a turn: pawns stand up, and Barracuda cards may return."""

from __future__ import annotations

from typing import Any

from tortuga.games.barrakuda.cards import all_take_barracuda_back, holds_barracuda, seats
from tortuga.games.barrakuda.state import Phase
from tortuga.games.kit.compile import rule

HOME = 6  # where the fish gives all Barracuda cards back


@rule("B3.5")
def all_in_the_centre(state: Any) -> bool:
    """Whether every player's Barracuda card is in the centre."""
    for seat in seats(state):
        if holds_barracuda(state, seat):
            return False
    return True


@rule("B3.5")
def stand_up(state: Any) -> None:
    """Lying pawns stand up; then, with the fish on 6 or all Barracuda cards in the centre, all take theirs back."""
    state.lying = 0
    if state.fish == HOME or all_in_the_centre(state):
        all_take_barracuda_back(state)


@rule("B3.5")
def begin_turn(state: Any) -> None:
    """Everybody chooses again."""
    state.turn += 1
    state.phase = Phase.CHOOSE
