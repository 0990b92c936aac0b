"""E2, E8  Card tables: seven islands and a ship, with the provenance of every field; E0  the numbers of the rules."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, ClassVar, Self

from tortuga.games.einauge.state import MOST_SHIPS
from tortuga.games.kit.errors import Message
from tortuga.games.kit.rule_numbers import RuleNumbers, number
from tortuga.games.kit.tables import SECTION, BaseTable, Field

VALUES = ("price", "sabres", "ducats", "jewels", "chests")


@dataclass(frozen=True)
class Face:
    """What is printed on a card."""

    name: str
    price: int
    sabres: int
    ducats: int
    jewels: int
    chests: int
    provenance: tuple[tuple[str, str], ...] = field(default=(), compare=False)

    def plain(self) -> dict[str, Any]:
        """Name and values."""
        return {key: getattr(self, key) for key in ("name", *VALUES)}


@dataclass(frozen=True)
class Numbers(RuleNumbers):
    """The numbers of the rules, as printed if a table does not have them."""

    start_ducats: int = number("E1.1", 20, 0, 99)
    start_sabres: int = number("E1.1", 2, 0, 99)
    start_jewels: int = number("E1.1", 1, 0, 99)
    ships: int = number("E1.3", 8, 1, MOST_SHIPS)
    jewel_sale: int = number("E3.1.2", 3, 0, 99)  # ducats
    card_sale: int = number("E3.1.2", 5, 0, 99)  # ducats
    fight_price: int = number("E3.2", 3, 0, 99)  # sabres
    fight_price_sabre: int = number("E3.2", 4, 0, 99)  # sabres, for a card that shows one
    sabre_ducats: int = number("E5.3", 3, 0, 99)  # what a sabre counts for in the end
    jewel_ducats: int = number("E5.3", 5, 1, 99)  # what a jewel costs in the end
    chest_jewels: tuple[int, ...] = number("E5.4", (7, 4, 1), 0, 99)  # by place
    colour_jewels: tuple[int, ...] = number("E5.5", (3, 6, 10, 15, 21, 28), 0, 99)  # for 3 to 8 colours


@dataclass(frozen=True)
class CardTable(BaseTable):
    """A table of cards. Equal tables have equal names and values, wherever they came from."""

    GAME: ClassVar = "einauge"
    name: str
    islands: tuple[Face, ...]
    ship: Face
    numbers: Numbers = Numbers()

    def plain(self) -> dict[str, Any]:
        """As in docs/records.md."""
        islands = [face.plain() for face in self.islands]
        return {"name": self.name, "islands": islands, "ship": self.ship.plain(), **self.numbers.section()}

    def fight_price(self, face: Face) -> int:
        """E3.2: what a card costs in sabres."""
        return self.numbers.fight_price_sabre if face.sabres else self.numbers.fight_price

    @classmethod
    def from_plain(cls, plain: dict[str, Any], place: Field | None = None) -> Self:
        """Check a table given as plain values."""
        at = place or Field("cards")
        at.keys(plain, {"name", "islands", "ship"}, {SECTION})
        rows = plain["islands"]
        if not isinstance(rows, list) or len(rows) != 7:
            raise at.at("islands").wrong(Message("error-table-islands"), len(rows) if isinstance(rows, list) else rows)
        islands = tuple(_face(at.at("islands").at(i), row) for i, row in enumerate(rows))
        ship = _face(at.at("ship"), plain["ship"])
        _check_names(at, [*islands, ship])
        numbers = Numbers.from_plain(plain.get(SECTION, {}), at.at(SECTION))
        return cls(at.at("name").text(plain["name"]), islands, ship, numbers)


def _face(at: Field, row: object) -> Face:
    values = at.keys(row, {"name", *VALUES}, {"provenance"})
    name = values["name"]
    if not isinstance(name, str) or not name or not all(sign.isalnum() or sign == "-" for sign in name):
        raise at.at("name").wrong(Message("error-table-letters"), name)
    numbers = {key: at.at(key).whole(values[key], 0, 99) for key in VALUES}
    provenance = at.at("provenance").provenance(values.get("provenance", {}), ("name", *VALUES))
    return Face(name, **numbers, provenance=provenance)


def _check_names(at: Field, faces: list[Face]) -> None:
    names: set[str] = set()
    for place, face in enumerate(faces):
        where = (at.at("islands").at(place) if place < 7 else at.at("ship")).at("name")
        if face.name in names:
            raise where.wrong(Message("error-table-other_name"), face.name)
        if place < 7 and face.name == "ship":  # in a row it could not be told from a ship (docs/decisions/0003)
            raise where.wrong(Message("error-table-not_ship"), face.name)
        names.add(face.name)
