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
    CARD_NOT_IN_HAND = 6  # the card to play lies in the row, or in the centre
    TOO_FAR = 7
    NO_SUCH_SEAT = 8
    NOT_AN_OPPONENT = 9
    NOT_THERE = 10
    NOTHING_TO_STEAL = 11
    NO_INITIATIVE = 12  # tied partners have the exchange only
    MAY_NOT_PASS = 13
    NO_EXCHANGE_HERE = 14
    TOO_MUCH = 15
    NOT_THIS_ACTION = 16  # the wreck shows another icon
    OWN_CARD_IN_HAND = 17  # nothing to take back from the centre
    THEIR_CARD_IN_CENTRE = 18
    NOT_IN_THE_PAIR = 19
    MAY_NOT_DECLINE = 20
