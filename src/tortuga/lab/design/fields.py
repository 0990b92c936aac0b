"""The numbers of a card table that may move, and how far: `price:±2`, `island 8.price:6..10`.

Fields are found by walking the plain table, so that every number that a table has can be varied.
"""

from __future__ import annotations

import copy
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from fnmatch import fnmatchcase
from typing import Any

from tortuga.games.kit.errors import OptionError, TortugaError, expected

_RANGE = re.compile(r"(?:±|\+-|\+/-)(\d+)|(\d+)\.\.(\d+)")
_SHOWN = 12  # fields in an error
Values = tuple[int, ...]  # a value for each field that may move


@dataclass(frozen=True)
class Field:
    """A number in a table."""

    path: tuple[str | int, ...]
    owner: str  # "island 8"
    key: str  # "price"
    start: int
    low: int
    high: int

    @property
    def name(self) -> str:
        """The name of the field in --vary."""
        return f"{self.owner}.{self.key}" if self.owner else self.key

    def is_called(self, pattern: str) -> bool:
        """Whether a pattern names the field, its card, or its last words; * stands for any text."""
        words = self.name.split(".")
        return any(
            fnmatchcase(".".join(words[first:last]), pattern)
            for first in range(len(words))
            for last in range(first + 1, len(words) + 1)
            if first == 0 or last == len(words)
        )

    def written(self, table: dict[str, Any], value: int) -> None:
        """Write a value into a plain table."""
        for step in self.path[:-1]:
            table = table[step]  # type: ignore[index]  # a list has numbers for keys
        table[self.path[-1]] = value  # type: ignore[index]

    def change(self, value: int) -> str:
        """The change to a value in words: `island 8: price 8 → 9`."""
        key = self.key.replace(".", " ").replace("_", " ")
        return f"{self.owner}: {key} {self.start} → {value}" if self.owner else f"{key} {self.start} → {value}"


def fields_of(table: dict[str, Any]) -> list[Field]:
    """All numbers of a plain table; they may not move yet."""
    return list(_walk(table, (), "", ""))


def _walk(value: Any, path: tuple[str | int, ...], owner: str, key: str) -> Iterator[Field]:
    if isinstance(value, dict):
        for name, each in value.items():
            inside = (owner, f"{key}.{name}" if key else name) if path else _top(name, each)
            yield from _walk(each, (*path, name), *inside)
    elif isinstance(value, list):
        for place, each in enumerate(value):
            named = each.get("name", place + 1) if isinstance(each, dict) else place + 1
            step = (f"{owner.removesuffix('s')} {named}", "") if not key else (owner, f"{key}.{place + 1}")
            yield from _walk(each, (*path, place), *step)
    elif isinstance(value, int) and not isinstance(value, bool):
        yield Field(path, owner, key, value, value, value)


def _top(name: str, value: Any) -> tuple[str, str]:
    """The owner and key of a top-level entry: a card owns its fields, a number owns itself."""
    return (name, "") if isinstance(value, dict | list) else ("", name)


def varied(table: dict[str, Any], texts: Sequence[str], is_table: Callable[[dict[str, Any]], bool]) -> list[Field]:
    """The fields that may move; a later text replaces an earlier one. *is_table* tells whether a table is allowed."""
    known = {field.name: field for field in fields_of(table)}
    found: dict[str, Field] = {}
    for text in texts:
        pattern, colon, limits = text.rpartition(":")
        ends = _RANGE.fullmatch(limits.strip())
        if not colon or ends is None:
            raise OptionError(expected("--vary", "FIELD:±N or FIELD:LOW..HIGH", text))
        chosen = [field for field in known.values() if field.is_called(pattern.strip())]
        if not chosen:
            names = ", ".join([*list(known)[:_SHOWN], *(["…"] if len(known) > _SHOWN else [])])
            raise OptionError(expected("--vary", f"a field of the card table ({names})", text))
        found |= {field.name: _moving(field, ends, table, text, is_table) for field in chosen}
    moving = [field for field in found.values() if field.low < field.high]
    if not moving:
        raise OptionError(expected("--vary", "at least one field that may move, such as price:±2", ", ".join(texts)))
    return moving


def _moving(
    field: Field, ends: re.Match[str], table: dict[str, Any], text: str, is_table: Callable[[dict[str, Any]], bool]
) -> Field:
    """The field with its range. One given by ± ends where the table would be refused; any other must be allowed."""
    by, low, high = (None if end is None else int(end) for end in ends.groups())
    if by is None:
        assert low is not None and high is not None
        if not low <= high or not all(_is_allowed(field, end, table, is_table) for end in (low, high)):
            raise OptionError(expected("--vary", f"a range that the field {field.name} can have", text))
        return replace(field, low=low, high=high)
    allowed = [
        value for value in range(field.start - by, field.start + by + 1) if _is_allowed(field, value, table, is_table)
    ]
    return replace(field, low=min(allowed), high=max(allowed))


def _is_allowed(field: Field, value: int, table: dict[str, Any], is_table: Callable[[dict[str, Any]], bool]) -> bool:
    other = copy.deepcopy(table)
    field.written(other, value)
    try:
        return is_table(other)
    except TortugaError:
        return False


@dataclass(frozen=True)
class Space:
    """All tables that may be tried."""

    table: dict[str, Any]  # the one to start from
    fields: tuple[Field, ...]

    @property
    def start(self) -> Values:
        """The values of the table to start from; where it lies outside of a range, the nearest."""
        return tuple(min(max(field.start, field.low), field.high) for field in self.fields)

    def table_of(self, values: Values, name: str = "designed") -> dict[str, Any]:
        """The plain table with these values."""
        made = copy.deepcopy(self.table) | {"name": name}
        for field, value in zip(self.fields, values, strict=True):
            field.written(made, value)
        return made

    def changes(self, values: Values) -> list[str]:
        """What differs from the table to start from, in words."""
        pairs = zip(self.fields, values, strict=True)
        return [field.change(value) for field, value in pairs if value != field.start]

    def distance(self, values: Values) -> float:
        """How much was changed: the sum of the steps, each as a part of its range."""
        pairs = zip(self.fields, values, strict=True)
        return sum(abs(value - field.start) / (field.high - field.low) for field, value in pairs)
