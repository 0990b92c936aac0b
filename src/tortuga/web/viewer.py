"""Who looks at a table, and from which seat."""

from __future__ import annotations

from dataclasses import dataclass

from tortuga.tables.commands import Who
from tortuga.tables.table import Table


@dataclass(frozen=True)
class Viewer:
    """Everything a frame may depend on besides the table itself."""

    seat: int | None  # whose eyes; None: a spectator's
    seats: tuple[int, ...]  # the seats this person owns; several only at one device
    is_host: bool
    language: str
    home: str = ""  # the address by which this person reaches the house, and may invite others


def viewer_of(table: Table, who: Who | None, language: str, home: str = "") -> Viewer:
    """At one device the seat that is asked now looks; after its secret choice the next."""
    user = None if who is None else who.user
    mine = tuple(table.seats_of(user))
    asked = [seat for seat in table.to_act() if seat in mine]
    seat = asked[0] if asked else mine[0] if mine else None
    return Viewer(seat, mine, user is not None and user == table.host, language, home)
