"""E2, E8  Card tables: seven islands and a ship, with the provenance of every field."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, ClassVar, Self

from tortuga.games.kit.errors import Message
from tortuga.games.kit.tables import BaseTable, Field

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
class CardTable(BaseTable):
    """A table of cards. Equal tables have equal names and values, wherever they came from."""

    GAME: ClassVar = "einauge"
    name: str
    islands: tuple[Face, ...]
    ship: Face

    def plain(self) -> dict[str, Any]:
        """As in docs/records.md."""
        return {"name": self.name, "islands": [face.plain() for face in self.islands], "ship": self.ship.plain()}

    @classmethod
    def from_plain(cls, plain: dict[str, Any], place: Field | None = None) -> Self:
        """Check a table given as plain values."""
        at = place or Field("cards")
        at.keys(plain, {"name", "islands", "ship"}, set())
        rows = plain["islands"]
        if not isinstance(rows, list) or len(rows) != 7:
            raise at.at("islands").wrong(Message("error-table-islands"), len(rows) if isinstance(rows, list) else rows)
        islands = tuple(_face(at.at("islands").at(i), row) for i, row in enumerate(rows))
        ship = _face(at.at("ship"), plain["ship"])
        _check_names(at, [*islands, ship])
        return cls(at.at("name").text(plain["name"]), islands, ship)


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
