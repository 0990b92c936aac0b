"""The bot that adapts to a person: after each game the level goes up or down, so that the person wins as often as not.

This is a staircase: a win raises the level by as much as a loss lowers it. Wins above the fair share can therefore add
up to no more than the levels there are, whatever the strength of the person and however far apart the levels are.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

ADAPTIVE = "adaptive"  # what people ask for instead of the name of a bot
FIRST = 3  # the level of somebody who has not played yet
STEPS = (4.0, 4.0, 3.0, 3.0, 2.0)  # in levels, from a game lost to a game won: large until the person is known
STEP = 0.75  # of all later games
BEYOND = 2.0  # levels: how far below the first and above the last wins and losses still count


@dataclass(frozen=True)
class Result:
    """A finished game of a person: the share of the win, and what is fair (for two players and in teams a half)."""

    share: float
    fair: float = 0.5


def next_level(results: Sequence[Result], levels: int = 10) -> int:
    """The level to meet next, from 1 to *levels*, by all results against this bot so far, the oldest first."""
    height = float(min(FIRST, levels))
    for number, result in enumerate(results):
        step = STEPS[number] if number < len(STEPS) else STEP
        height = min(max(height + step * (result.share - result.fair), 1.0 - BEYOND), levels + BEYOND)
    return min(max(round(height), 1), levels)
