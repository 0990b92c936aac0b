"""Options of a game: read from Python values or from text, checked, and refused with what was expected."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from tortuga.games.kit.errors import Message, OptionError, expected, one_of


@dataclass(frozen=True)
class Option:
    """One option as the lobby, the command and the docs list it."""

    name: str
    values: str  # the values in words, first = default
    section: str  # where it is ruled


def _option(name: str) -> Message:
    return Message("error-option", name=name)


def choice(name: str, value: object, allowed: Iterable[str]) -> str:
    """One of a few words."""
    words = list(allowed)
    if value not in words:
        raise OptionError(expected(_option(name), one_of(words), value))
    return str(value)


def whole(name: str, value: object, low: int, high: int) -> int:
    """A whole number within bounds; digits do as well."""
    number = int(value) if isinstance(value, str) and value.isascii() and value.isdecimal() else value
    if isinstance(number, bool) or not isinstance(number, int) or not low <= number <= high:
        raise OptionError(expected(_option(name), Message("error-whole", low=low, high=high), value))
    return number


def switch(name: str, value: object) -> bool:
    """On or off."""
    known: Mapping[object, bool] = {True: True, False: False, "on": True, "off": False, "true": True, "false": False}
    if not isinstance(value, bool | str) or value not in known:
        raise OptionError(expected(_option(name), Message("error-switch"), value))
    return known[value]


def words(name: str, value: object) -> list[str]:
    """A list of words: a list, or a text with blanks or commas."""
    if isinstance(value, str):
        return value.replace(",", " ").split()
    if isinstance(value, list | tuple | set | frozenset):
        return [str(word) for word in value]
    raise OptionError(expected(_option(name), Message("error-list"), value))


def known_only(given: Mapping[str, Any], options: Iterable[Option]) -> None:
    """Refuse a name that is no option."""
    names = [option.name for option in options]
    for name in given:
        if name not in names:
            raise OptionError(expected(Message("error-any_option"), ", ".join(names), name))
