"""E3.5  Standstill: when no card moved for n turns, the final round begins at once."""

from __future__ import annotations

from typing import Any

from tortuga.games.kit.compile import rule


@rule("E3.5")
def count_quiet_turn(state: Any) -> None:
    """A turn has ended: with a card moved the count begins anew."""
    if state.moved:
        state.quiet = 0
    else:
        state.quiet += 1
    state.moved = 0


@rule("E3.5")
def stands_still(rules: Any, state: Any) -> bool:
    """Whether no card has moved for as many turns as there are players."""
    return state.quiet >= rules.players
