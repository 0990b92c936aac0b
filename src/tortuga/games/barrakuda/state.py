"""One game of Barrakuda in one record, and the read-only record of its rules.

Numbers are what players say, everywhere: wreck 1–6, movement card 1–5, 6 for the Barracuda card. The same number is
the index of an array (entry 0 of a wreck array is unused), the bit of a small set, and the code of a sealed choice. A
row is a number read in base 8: the lowest digit is the oldest card. Its length follows from the hand (B9).
"""

from __future__ import annotations

from enum import IntEnum

import numpy as np

from tortuga.games.kit.layout import record_type

SEATS = 4
WRECKS = 6
CARDS = 5
BARRACUDA = 6  # the card, among the movement cards 1–5
NO_CARD = 0
SEALED = 7  # in a view: another seat's choice, which the viewer may not know
NOWHERE = 0  # the wreck of a pawn off the board
NOBODY = 255
MOVEMENT = np.uint64(0b0111110)  # the movement cards 1–5 as a set
FULL_HAND = np.uint64(0b1111110)
CARD_BITS = 3  # a card in a row
MOST_STEPS = 5  # on the distance die: no wreck is farther
FACES = 6  # of the distance die
SHAPES = 216  # fixed hexominoes
ORDERS = 720  # ways to number six wrecks
LAYOUTS = SHAPES * ORDERS
SHOWN_BY_JUMP = 5  # a jump rolls again on 6


class Phase(IntEnum):
    """What the game waits for."""

    LAYOUT = 0  # chance: the drawing
    CHOOSE = 1  # everybody, sealed
    DISTANCE = 2  # chance
    DIRECTION = 3  # chance
    STEER = 4
    JUMP = 5  # chance
    ANSWER = 6  # special, steal, exchange or pass
    SPECIAL = 7  # the special's "or"
    GENERAL = 8  # the general's "or", or whether it is done at all
    VICTIM = 9
    PAIR = 10  # chance: the two cards of a red action
    CARD = 11
    OVER = 12


class Icon(IntEnum):
    """B2: what a wreck card shows; GOLD and TAKE_BACK have a number X beside them."""

    NONE = 0
    GOLD = 1
    TAKE_BACK = 2
    BANK = 3
    BANK_ALL = 4
    OR_RED = 5
    BARRACUDA = 6
    SHELTER = 7
    ALL_BACK = 8
    JUMP = 9


STATE = record_type(
    [
        ("turn", "u4"),
        ("bag", "i4", (SEATS,)),
        ("vault", "i4", (SEATS,)),  # by rules.purse: a seat's own, or its team's
        ("row", "u2", (SEATS,)),  # base 8, the oldest card the lowest digit
        ("hand", "u1", (SEATS,)),  # the set of cards in hand; a Barracuda card not here is in the centre
        ("chosen", "u1", (SEATS,)),  # the sealed card, or NO_CARD
        ("pawn", "u1", (SEATS,)),  # its wreck, or NOWHERE
        ("lying", "u1"),  # the seats whose pawn lies; the only one controls the fish
        ("near", "u1", (WRECKS + 1,)),  # the wrecks beside each wreck: all of the layout that matters (B1.2)
        ("gold", "u1", (WRECKS + 1,)),  # what lies on each wreck
        ("fish", "u1"),
        ("phase", "u1"),
        ("players", "u1"),
        ("distance", "u1"),  # shown, while the fish waits; else 0
        ("actor", "u1"),  # who decides, or NOBODY
        ("wreck", "u1"),  # the wreck somebody is asked about; else 0
        ("initiative", "u1", (SEATS,)),  # the rows' lengths as read at the start of the actions; else 0
        ("reds", "u1", (SEATS,)),  # red actions chosen and not yet carried out
        ("victim", "u1"),  # the seat drawn from, or NOBODY
        ("pair", "u1"),  # the set of the two cards drawn, in phase CARD; else 0
    ]
)

RULES = record_type(
    [
        ("turn_limit", "u4"),  # 0: none
        ("goal", "i4"),
        ("start_gold", "i4"),
        ("bank_limit", "i4"),
        ("wreck_gold", "u1"),
        ("faces", "u1"),  # how many of `distances` are equally likely
        ("distances", "u1", (FACES,)),
        ("players", "u1"),
        ("teams", "u1"),
        ("declining", "u1"),  # 1: general actions that take cards back may be declined
        ("opponents", "u1", (SEATS,)),  # a set of seats for each seat (B7)
        ("purse", "u1", (SEATS,)),  # which vault a seat fills
        ("layout_drawn", "u1"),  # 1: `near` is the layout; 0: chance draws one
        ("near", "u1", (WRECKS + 1,)),
        ("special", "u1", (WRECKS + 1,)),  # icons of the six wrecks in the game
        ("special_x", "u1", (WRECKS + 1,)),
        ("general", "u1", (WRECKS + 1,)),
        ("general_x", "u1", (WRECKS + 1,)),
        ("stop", "u1", (WRECKS + 1,)),
    ]
)
