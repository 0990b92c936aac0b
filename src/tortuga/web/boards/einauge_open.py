"""What all see of a table of Einauge (E1.4: nobody sees more), found out once a version."""

from __future__ import annotations

from typing import Any, NamedTuple

from tortuga.show.facts_einauge import chest_jewels
from tortuga.show.plains import plain_at
from tortuga.tables.table import Table
from tortuga.web.boards.einauge_moves import Slots, flights, places
from tortuga.web.context import view_of

PARTS = ("jewels", "exchange", "chests", "bonus")


class Held(NamedTuple):
    """What lies before a seat, as a value: a seat that has not changed is not drawn again."""

    ducats: int
    sabres: int
    jewels: int
    rows: tuple[tuple[str, tuple[str, ...], int], ...]  # colour, cards, the jewels that its chests would bring
    lone_ships: int
    parts: tuple[int, ...]  # of the score
    total: int


class Open(NamedTuple):
    """What a spectator knows."""

    plain: dict[str, Any]
    scores: tuple[dict[str, int], ...]
    chests: list[dict[str, int]]
    held: tuple[Held, ...]
    places: tuple[Slots, Slots]
    flights: list[list[str]]


def open_facts(table: Table) -> Open:
    """Remembered with the table."""
    found: Open | None = table.memo.get("einauge")
    if found is None:
        assert table.game is not None
        view = view_of(table, None)
        plain, scores, chests = plain_at(table.game, len(table.game.steps)), view.scores(), chest_jewels(view)
        held = tuple(_held(plain, seat, scores[seat], chests[seat]) for seat in range(view.players))
        found = Open(plain, scores, chests, held, places(table, plain), flights(table, plain))
        table.memo["einauge"] = found
    return found


def _held(plain: dict[str, Any], seat: int, score: dict[str, int], chests: dict[str, int]) -> Held:
    own = plain["seats"][seat]
    rows = tuple((colour, tuple(own["rows"].get(colour, ())), chests[colour]) for colour in plain["colours"])
    parts = tuple(score[kind] for kind in PARTS)
    return Held(own["ducats"], own["sabres"], own["jewels"], rows, own["lone_ships"], parts, score["total"])
