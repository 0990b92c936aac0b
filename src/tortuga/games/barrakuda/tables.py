"""B2, B10  Wreck tables: six base cards and six alternatives, with their provenance; B0  the numbers of the rules."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass, field
from typing import Any, ClassVar, Self

from tortuga.games.barrakuda.state import MOST_STEPS, WRECKS, Icon
from tortuga.games.kit.errors import Message, one_of
from tortuga.games.kit.rule_numbers import RuleNumbers, number
from tortuga.games.kit.tables import SECTION, BaseTable, Field

SLOTS = ("special", "general", "stop")
SETS = ("base", "alternative")
MOST_X = 9
_WITH_X = (Icon.GOLD, Icon.TAKE_BACK)
_ACTIONS = {Icon.GOLD, Icon.TAKE_BACK, Icon.BANK, Icon.BANK_ALL, Icon.OR_RED, Icon.BARRACUDA, Icon.ALL_BACK}
#: B2: which icons may stand where.
ALLOWED: dict[str, set[Icon]] = {
    "special": _ACTIONS,
    "general": _ACTIONS | {Icon.SHELTER},
    "stop": {Icon.ALL_BACK, Icon.JUMP},
}


@dataclass(frozen=True)
class Sign:
    """An icon of a wreck card, with its number X if it has one."""

    icon: Icon
    x: int = 0

    def plain(self) -> dict[str, Any]:
        """As in docs/records.md."""
        action = {"action": self.icon.name.lower()}
        return {**action, "x": self.x} if self.icon in _WITH_X else action


@dataclass(frozen=True)
class Wreck:
    """What is printed on a wreck card."""

    special: Sign | None
    general: Sign | None
    stop: Sign | None
    provenance: tuple[tuple[str, str], ...] = field(default=(), compare=False)

    def plain(self) -> dict[str, Any]:
        """The three icons."""
        signs = {slot: getattr(self, slot) for slot in SLOTS}
        return {slot: None if sign is None else sign.plain() for slot, sign in signs.items()}


@dataclass(frozen=True)
class Numbers(RuleNumbers):
    """The numbers of the rules, as printed if a table does not have them."""

    start_gold: int = number("B1.1", 2, 0, 99)
    distance_die: tuple[int, ...] = number("B1.3", (1, 1, 1, 2, 2, 2), 1, MOST_STEPS)
    wreck_gold: int = number("B4.3", 4, 0, 99)  # the most that lies on a wreck
    bank_limit: int = number("B5.1", 7, 1, 99)

    @property
    def distances(self) -> tuple[int, ...]:
        """B1.3: the equally likely distances in rising order, as few as the faces of the die allow."""
        counts = Counter(self.distance_die)
        common = math.gcd(*counts.values())
        return tuple(shown for shown in sorted(counts) for _ in range(counts[shown] // common))


@dataclass(frozen=True)
class WreckTable(BaseTable):
    """A table of wreck cards. Equal tables have equal names and icons, wherever they came from."""

    GAME: ClassVar = "barrakuda"
    name: str
    base: tuple[Wreck, ...]
    alternative: tuple[Wreck, ...]
    numbers: Numbers = Numbers()

    def plain(self) -> dict[str, Any]:
        """As in docs/records.md."""
        sets = {name: [wreck.plain() for wreck in getattr(self, name)] for name in SETS}
        return {"name": self.name, **sets, **self.numbers.section()}

    @classmethod
    def from_plain(cls, plain: dict[str, Any], place: Field | None = None) -> Self:
        """Check a table given as plain values."""
        at = place or Field("cards")
        at.keys(plain, {"name", *SETS}, {SECTION})
        base, alternative = (_wrecks(at.at(name), plain[name]) for name in SETS)
        numbers = Numbers.from_plain(plain.get(SECTION, {}), at.at(SECTION))
        return cls(at.at("name").text(plain["name"]), base, alternative, numbers)


def _wrecks(at: Field, rows: object) -> tuple[Wreck, ...]:
    if not isinstance(rows, list) or len(rows) != WRECKS:
        raise at.wrong(Message("error-table-wrecks"), len(rows) if isinstance(rows, list) else rows)
    return tuple(_wreck(at.at(number), row) for number, row in enumerate(rows))


def _wreck(at: Field, row: object) -> Wreck:
    """A slot that is left out is empty: TOML has no null."""
    values = at.keys(row, set(), {*SLOTS, "provenance"})
    signs = {slot: _sign(at.at(slot), slot, values.get(slot)) for slot in SLOTS}
    provenance = at.at("provenance").provenance(values.get("provenance", {}), SLOTS)
    return Wreck(**signs, provenance=provenance)


def _sign(at: Field, slot: str, value: object) -> Sign | None:
    if value is None:
        return None
    sign = at.keys(value, {"action"}, {"x"})
    names = {icon.name.lower(): icon for icon in sorted(ALLOWED[slot])}
    if not isinstance(sign["action"], str) or sign["action"] not in names:
        raise at.at("action").wrong(one_of(list(names)), sign["action"])
    icon = names[sign["action"]]
    if icon in _WITH_X:
        return Sign(icon, at.at("x").whole(sign.get("x"), 1, MOST_X))
    if sign.get("x") is not None:
        raise at.at("x").wrong(Message("error-table-no_number"), sign["x"])
    return Sign(icon)
