"""Checks of the numbers that users hand to compiled code, which does not check them itself."""

from __future__ import annotations

from operator import index
from typing import Any

from tortuga.games.kit.errors import TortugaError, expected


def whole_number(what: str, value: Any, low: int, high: int | None = None) -> int:
    """*value* as a Python int; refused if it is no whole number, or not from *low* to *high*."""
    number = as_whole(value)
    if number is None or number < low or (high is not None and number > high):
        wanted = f"a whole number from {low}" + ("" if high is None else f" to {high}")
        raise TortugaError(expected(what, wanted, value))
    return number


def as_whole(value: Any) -> int | None:
    """*value* as a Python int, or None if it is no whole number; a truth value is none."""
    if isinstance(value, bool):
        return None
    try:
        return index(value)
    except TypeError:
        return None
