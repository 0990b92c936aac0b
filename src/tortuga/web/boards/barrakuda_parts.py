"""The parts of Barrakuda's board that a template draws. They are values: each way a part can look is drawn once."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any, NamedTuple

from markupsafe import Markup

from tortuga.web.parts import translator


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
    label: str
    signs: Markup
    gold: int
    fish: bool
    far: int  # the fish's way to it: lit at 1 and 2
    chance: str
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


class Mine(NamedTuple):
    """My row and my hand."""

    row: tuple[Markup, ...]
    hand: tuple[Markup, ...]
    held: int
    is_open: bool


class Place(NamedTuple):
    """A place in the order of play."""

    cards: str
    divers: tuple[Markup, ...]  # several share it


KEPT = 16384  # things as markup: a frame changes few of them


@lru_cache(maxsize=KEPT)
def drawn_once(part: str, thing: Held, language: str) -> Markup:
    """A thing by its template."""
    return drawn(part, thing, language)


def drawn(part: str, thing: Any, language: str) -> Markup:
    """The same for what cannot be remembered."""
    return Markup(_part(part, language)(t=translator(language), **{part[0]: thing}))


@cache
def _part(part: str, language: str) -> Callable[..., str]:
    from tortuga.web.frames import environment  # which in turn asks for boards

    return environment().speaking(language).get_template(f"barrakuda_{part}.html").render
