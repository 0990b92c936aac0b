"""Checks of a position in plain fields: what is wrong is refused with what was expected, or the invariant it breaks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from tortuga.games.kit.errors import Message, PositionError, expected, one_of


@contextmanager
def reading() -> Iterator[None]:
    """Refuse a position in which the block finds a field missing, or of another type than it reads."""
    try:
        yield
    except (KeyError, TypeError, AttributeError, OverflowError) as error:
        raise PositionError(expected("position", Message("error-position-state"), repr(error))) from None


def number(what: str, value: object, low: int, high: int) -> int:
    """*value*, a whole number within bounds."""
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise PositionError(expected(what, Message("error-whole", low=low, high=high), value))
    return value


def place_in(words: Sequence[str], what: str, value: object) -> int:
    """The place of *value* among some words."""
    if value not in words:
        raise PositionError(expected(what, one_of(words), value))
    return words.index(str(value))


def need(holds: bool, invariant: str, **facts: object) -> None:
    """Refuse the position unless an invariant holds."""
    if not holds:
        raise PositionError(Message(f"error-position-{invariant}", **facts))
