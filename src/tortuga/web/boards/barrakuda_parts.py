"""The parts of Barrakuda's board. They are values: each way a part can look is drawn once."""

from __future__ import annotations

from typing import NamedTuple

from markupsafe import Markup


class Pawn(NamedTuple):
    """A diver somewhere."""

    seat: int
    name: str
    lies: bool
    art: Markup
    steal: str  # the move that robs it, if it may be done now


class Spot(NamedTuple):
    """A wreck on the map."""

    number: int
    row: int
    column: int
    side: str  # left, right or mid
    words: str  # what its card says
    signs: Markup
    gold: int
    fish: bool
    far: int  # the fish's way to it: lit at 1 and 2
    throws: int  # of the dice that lead the fish here
    pawns: tuple[Pawn, ...]
    steer: str  # the move that leads the fish here
    why: str
    now: bool  # being resolved


class Held(NamedTuple):
    """A card of mine, in the hand or in the row."""

    card: int
    move: str
    name: str
    legal: bool
    why: str
    chosen: bool
    spent: bool  # it lies in the row, or in the centre
    place: int  # from the left
