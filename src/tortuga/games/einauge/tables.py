"""E2, E8  Card tables: seven islands and a ship, with the provenance of every field."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

from tortuga.games.kit.errors import Message
from tortuga.games.kit.tables import Field, read, shipped, short_hash

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
class CardTable:
    """A table of cards. Equal tables have equal names and values, wherever they came from."""

    name: str
    islands: tuple[Face, ...]
    ship: Face

    def plain(self) -> dict[str, Any]:
        """As in docs/records.md."""
        return {"name": self.name, "islands": [face.plain() for face in self.islands], "ship": self.ship.plain()}

    @property
    def hash(self) -> str:
        """Covers names and values of the cards, not provenance."""
        return short_hash({"islands": [face.plain() for face in self.islands], "ship": self.ship.plain()})

    @classmethod
    def from_plain(cls, plain: dict[str, Any], place: Field | None = None) -> CardTable:
        """Check a table given as plain values."""
        at = place or Field("cards")
        at.keys(plain, {"name", "islands", "ship"}, set())
        rows = plain["islands"]
        if not isinstance(rows, list) or len(rows) != 7:
            raise at.at("islands").wrong(Message("error-table-islands"), len(rows) if isinstance(rows, list) else rows)
        islands = tuple(_face(at.at("islands").at(i), row) for i, row in enumerate(rows))
        ship = _face(at.at("ship"), plain["ship"])
        _check_names(at, [*islands, ship])
        if not isinstance(plain["name"], str) or not plain["name"]:
            raise at.at("name").wrong(Message("error-table-name"), plain["name"])
        return cls(plain["name"], islands, ship)


def _face(at: Field, row: object) -> Face:
    values = at.keys(row, {"name", *VALUES}, {"provenance"})
    name = values["name"]
    if not isinstance(name, str) or not name or not all(sign.isalnum() or sign == "-" for sign in name):
        raise at.at("name").wrong(Message("error-table-letters"), name)
    numbers = {key: at.at(key).whole(values[key], 0, 99) for key in VALUES}
    return Face(name, **numbers, provenance=_provenance(at.at("provenance"), values.get("provenance", {})))


def _provenance(at: Field, texts: object) -> tuple[tuple[str, str], ...]:
    at.keys(texts, set(), {"name", *VALUES})
    assert isinstance(texts, dict)
    for key, text in texts.items():
        if not isinstance(text, str):
            raise at.at(key).wrong(Message("error-table-text"), text)
    return tuple(texts.items())


def _check_names(at: Field, faces: list[Face]) -> None:
    names: set[str] = set()
    for place, face in enumerate(faces):
        where = (at.at("islands").at(place) if place < 7 else at.at("ship")).at("name")
        if face.name in names:
            raise where.wrong(Message("error-table-other_name"), face.name)
        if place < 7 and face.name == "ship":  # in a row it could not be told from a ship (docs/decisions/0003)
            raise where.wrong(Message("error-table-not_ship"), face.name)
        names.add(face.name)


def load(name: str | Path) -> CardTable:
    """One of the tables that come with the game, or a user's file."""
    return _shipped(name) if isinstance(name, str) and name in shipped("einauge") else _read(name)


def _read(name: str | Path) -> CardTable:
    at, raw = read("einauge", name)
    return CardTable.from_plain(raw, at)


_shipped = lru_cache(_read)  # our own never change; a user's file may
