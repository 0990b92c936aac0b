"""The thirds of a game."""

from __future__ import annotations

from typing import Any

from tortuga.games.kit.compile import called, wide

STAGES = 3


@called
def by_stage(log: Any, used: int, turns: int, kinds: int, tally: Any) -> None:
    """Enter what was logged (turn, seat, kind) under its third of the game."""
    for entry in range(used):
        stage = min(STAGES - 1, STAGES * wide(log[entry, 0]) // max(turns, 1))
        tally[log[entry, 1], stage * kinds + log[entry, 2]] += 1
