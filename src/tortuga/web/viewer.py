"""Who looks at a table, and from which seat."""

from __future__ import annotations

from typing import NamedTuple

from tortuga.tables.commands import Who
from tortuga.tables.table import Table


class Viewer(NamedTuple):
    """Everything a frame may depend on besides the table itself; a tuple, for frames are kept by it."""

    seat: int | None  # whose eyes; None: a spectator's
    seats: tuple[int, ...]  # the seats this person owns; several only at one device
    is_host: bool
    language: str
    home: str = ""  # the address by which this person reaches the services, and may invite others
    lost: int = 0  # the notice of how this person lost their last seat, by its number


def viewer_of(table: Table, who: Who | None, language: str, home: str = "") -> Viewer:
    """At one device the seat that is asked now looks; after its secret choice the next."""
    if who is None:
        return Viewer(None, (), False, language, home)
    mine = tuple(table.seats_of(who.user))
    seat = mine[0] if mine else None
    if len(mine) > 1:
        seat = next((asked for asked in table.to_act() if asked in mine), seat)
    lost = 0 if mine else max((notice.seq for notice in table.notices if notice.user == who.user), default=0)
    return Viewer(seat, mine, who.user == table.host, language, home, lost)
