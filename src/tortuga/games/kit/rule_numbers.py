"""Numbers of the rules that a card table may change, declared once with §, bounds and printed value."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from functools import cache
from typing import Any, Self

from tortuga.games.kit.errors import Message
from tortuga.games.kit.tables import SECTION, Field


@dataclass(frozen=True)
class RuleNumber:
    """A number of the rules, or a list of them, which is as long as the printed one."""

    name: str
    section: str
    printed: int | tuple[int, ...]
    low: int
    high: int

    def read(self, at: Field, value: object) -> int | tuple[int, ...]:
        """The checked value; what is out of bounds is refused with the field."""
        if not isinstance(self.printed, tuple):
            return at.whole(value, self.low, self.high)
        if not isinstance(value, list | tuple) or len(value) != len(self.printed):
            raise at.wrong(Message("error-position-numbers", number=len(self.printed)), value)
        return tuple(at.at(place).whole(one, self.low, self.high) for place, one in enumerate(value))


def number(section: str, printed: Any, low: int, high: int) -> Any:
    """A field of `RuleNumbers`; the printed value is its default."""
    return field(default=printed, metadata={"section": section, "low": low, "high": high})


@dataclass(frozen=True)
class RuleNumbers:
    """The base of a game's numbers: a frozen dataclass of fields that `number` declares."""

    provenance: tuple[tuple[str, str], ...] = field(default=(), compare=False, kw_only=True)

    @classmethod
    @cache
    def declared(cls) -> tuple[RuleNumber, ...]:
        """All numbers of the game, in the order in which they are declared."""
        own = [one for one in fields(cls) if one.metadata]
        return tuple(RuleNumber(one.name, printed=getattr(cls, one.name), **one.metadata) for one in own)

    @classmethod
    def from_plain(cls, plain: object, at: Field) -> Self:
        """Check the section of a card table; what it leaves out is as printed."""
        known = {one.name: one for one in cls.declared()}
        given = at.keys(plain, set(), {*known, "provenance"})
        provenance = at.at("provenance").provenance(given.get("provenance", {}), known)
        values = {name: known[name].read(at.at(name), value) for name, value in given.items() if name in known}
        return cls(**values, provenance=provenance)

    def whole(self) -> dict[str, int | list[int]]:
        """All numbers in plain values."""
        values = {one.name: getattr(self, one.name) for one in self.declared()}
        return {name: list(value) if isinstance(value, tuple) else value for name, value in values.items()}

    def plain(self) -> dict[str, int | list[int]]:
        """The numbers that are not as printed: tables without the section keep their hash."""
        printed = type(self)().whole()
        return {name: value for name, value in self.whole().items() if value != printed[name]}

    def section(self) -> dict[str, dict[str, int | list[int]]]:
        """The section of a plain card table; nothing if all numbers are as printed."""
        changed = self.plain()
        return {SECTION: changed} if changed else {}
