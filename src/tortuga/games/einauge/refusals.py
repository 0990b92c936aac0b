"""Why a move is not legal. The sentences are in locale/."""

from __future__ import annotations

from enum import IntEnum


class Refusal(IntEnum):
    """The reason a move is refused; NONE for a legal one."""

    NONE = 0
    GAME_OVER = 1
    CHANCE_FIRST = 2
    NOT_YOUR_TURN = 3
    NO_SUCH_MOVE = 4
    NOT_IN_THIS_PHASE = 5
    NO_SUCH_CARD_THERE = 6
    TOO_FEW_DUCATS = 7
    TOO_FEW_SABRES = 8
    ROW_FULL = 9
    NO_SUCH_ROW = 10
    ROW_BEGUN = 11
    NO_LONE_SHIP = 12
    NOT_YOURS = 13
    NO_JEWEL = 14
    NOT_SHORT = 15
