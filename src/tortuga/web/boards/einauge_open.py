"""What all see of a table of Einauge (E1.4: nobody sees more), found out once a move."""

from __future__ import annotations

from typing import Any, NamedTuple

from tortuga.games.kit.game import View
from tortuga.show.facts_einauge import chest_jewels
from tortuga.show.plains import plain_of
from tortuga.tables.table import Table
from tortuga.web.boards.einauge_moves import Slots, flights, places
from tortuga.web.context import view_of

KEPT = 4096
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
    owned: tuple[frozenset[str], ...]  # the cards of each seat
    places: tuple[Slots, Slots]
    flights: list[list[str]]


def open_facts(table: Table) -> Open:
    """Remembered with the game."""
    found: Open | None = table.known.get("einauge")
    if found is None:
        assert table.game is not None
        view = view_of(table, None)
        plain, scores, chests = plain_of(view), view.scores(), _chests(view)
        held = tuple(_held(plain, seat, scores[seat], chests[seat]) for seat in range(view.players))
        owned = tuple(frozenset(f"{row[0]} {card}" for row in one.rows for card in row[1]) for one in held)
        found = Open(plain, scores, chests, held, owned, places(table, plain), flights(table, plain))
        table.known["einauge"] = found
    return found


_known: dict[tuple[int, bytes], tuple[Any, list[dict[str, int]]]] = {}


def _chests(view: View) -> list[dict[str, int]]:
    """E5.4, remembered by the rows of all seats and by the options themselves: few moves change a row."""
    state = view._states[0]
    key = (id(view.options), state["islands"].tobytes() + state["row_ships"].tobytes())
    found = _known.get(key)
    if found is None or found[0] is not view.options:
        if len(_known) >= KEPT:
            _known.clear()
        found = _known[key] = (view.options, chest_jewels(view))
    return found[1]


def _held(plain: dict[str, Any], seat: int, score: dict[str, int], chests: dict[str, int]) -> Held:
    own = plain["seats"][seat]
    rows = tuple((colour, tuple(own["rows"].get(colour, ())), chests[colour]) for colour in plain["colours"])
    parts = tuple(score[kind] for kind in PARTS)
    return Held(own["ducats"], own["sabres"], own["jewels"], rows, own["lone_ships"], parts, score["total"])
