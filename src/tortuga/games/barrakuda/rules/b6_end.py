"""B6  The end: the goal is reached, or the last turn is over. The comparison is in scoring.py."""

from __future__ import annotations

from typing import Any

from tortuga.games.barrakuda.cards import seats
from tortuga.games.barrakuda.rules.b1_setup import clear_questions
from tortuga.games.barrakuda.state import Phase
from tortuga.games.kit.compile import rule


@rule("B6")
def goal_reached(rules: Any, state: Any) -> bool:
    """Whether somebody has the goal or more in the vault; asked after each completely resolved wreck."""
    for seat in seats(state):
        if state.vault[seat] >= rules.goal:
            return True
    return False


@rule("B6", "B0")
def last_turn(rules: Any, state: Any) -> bool:
    """Whether the turn limit is reached; 0 is none."""
    return rules.turn_limit > 0 and state.turn >= rules.turn_limit


@rule("B6")
def end(state: Any) -> None:
    """No later wreck, no red, no end of turn; pawns stay as they are."""
    clear_questions(state)
    state.phase = Phase.OVER
