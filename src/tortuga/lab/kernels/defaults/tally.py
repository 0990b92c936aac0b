"""What is counted while games are played: nothing, until the game says what."""

from __future__ import annotations

from typing import Any

from tortuga.games.kit.compile import called, wide

STAGES = 3  # the thirds of a game
#: The first columns of a seat: cards or places taken, by third of the game and kind.
KINDS = TAKEN = 0
#: The columns of a seat after those.
EVENTS: tuple[str, ...] = ()
#: The columns of a game.
MARKS: tuple[str, ...] = ()


@called
def note(state: Any, seat: int, action: int, tally: Any, log: Any, used: int) -> int:  # noqa: ARG001
    """Count an action before it is done; how many rows of *log* (turn, seat, kind) are used then."""
    return used


@called
def rolls_dice(state: Any, seat: int) -> bool:  # noqa: ARG001
    """Whether dice follow the next action of *seat* that depend on the seed and the number of the turn alone."""
    return False


@called
def note_turn(rules: Any, before: Any, after: Any, tally: Any, marks: Any) -> None:
    """Count what happened in a turn with dice: the states before they were rolled, and after the turn."""


@called
def by_stage(log: Any, used: int, turns: int, kinds: int, tally: Any) -> None:
    """Enter what was logged (turn, seat, kind) under its third of the game."""
    for entry in range(used):
        stage = min(STAGES - 1, STAGES * wide(log[entry, 0]) // max(turns, 1))
        tally[log[entry, 1], stage * kinds + log[entry, 2]] += 1


@called
def note_end(rules: Any, state: Any, log: Any, used: int, tally: Any, marks: Any) -> None:
    """Count what can be counted when the game is over."""


@called
def standing(sheet: Any, seat: int) -> int:
    """What *seat* has by a score sheet, to say who leads: the sum of its columns."""
    return sheet[seat].sum()  # type: ignore[no-any-return]
