"""Who looks at a table, and from which seat."""

from __future__ import annotations

from typing import NamedTuple

from tortuga.tables.commands import Who
from tortuga.tables.table import Table


class Viewer(NamedTuple):
    """All that a message depends on besides the table itself."""

    seat: int | None  # whose view it is; None: a spectator's
    seats: tuple[int, ...]  # the seats this person owns; several only at one device
    is_host: bool
    language: str


def viewer_of(table: Table, who: Who | None, language: str) -> Viewer:
    """The viewer; at one device the seat that is asked now looks, and after its secret choice the next."""
    if who is None:
        return Viewer(None, (), False, language)
    mine = tuple(table.seats_of(who.user))
    seat = mine[0] if mine else None
    if len(mine) > 1:
        seat = next((asked for asked in table.to_act() if asked in mine), seat)
    return Viewer(seat, mine, who.user == table.host, language)
