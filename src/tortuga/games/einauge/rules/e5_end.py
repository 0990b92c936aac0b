"""E5  The end: how many turns are left, and the final round. Scoring is in scoring.py."""

from __future__ import annotations

from typing import Any

from tortuga.games.einauge.state import NOT_IN_SIGHT, End, Phase
from tortuga.games.kit.compile import part, rule, wide


@rule("E5.1", "E0")
def see_the_end(rules: Any, state: Any) -> None:
    """The first ship is shown: the round is finished, or all others play once more."""
    if state.turns_left != NOT_IN_SIGHT:
        return
    others = wide(rules.players) - 1
    if rules.end == End.FINISH_ROUND:
        state.turns_left = others - wide(state.turn)
    else:
        state.turns_left = others


@part
def next_seat(rules: Any, seat: int) -> int:
    """E1.5: play goes by rising seat."""
    return 0 if seat + 1 == rules.players else seat + 1


@rule("E5.2")
def begin_final_round(rules: Any, state: Any) -> None:
    """With the seat after the one that took the last normal turn."""
    state.turn = next_seat(rules, wide(state.turn))
    state.final_left = rules.players
    if state.turns_left != NOT_IN_SIGHT:
        state.turns_left = 0  # after a standstill turns may have been left
    state.phase = Phase.FINAL


@rule("E5.2")
def end_final_turn(rules: Any, state: Any) -> None:
    """Everyone may fight for one card; after the last the game is over."""
    state.final_left -= 1
    if state.final_left == 0:
        state.phase = Phase.OVER
    else:
        state.turn = next_seat(rules, wide(state.turn))
