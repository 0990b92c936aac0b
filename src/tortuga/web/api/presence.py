"""Who is at a table now, by the sockets that are open."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from tortuga.tables.table import Seat, Table

GRACE = 20.0  # seconds in which somebody whose last socket closed is reconnecting; then away


@dataclass
class _Room:
    """Those at one table: a count of sockets a user, and those whose last socket has just closed."""

    users: Counter[str] = field(default_factory=Counter)
    strangers: int = 0  # sockets of clients that are nobody
    leaving: dict[str, asyncio.TimerHandle] = field(default_factory=dict)
    seats: list[Seat] = field(default_factory=list)  # for which `shown` was made
    shown: dict[str, Any] = field(default_factory=dict)


class Presence:
    """Counts the sockets of this process; *notify* is called with a table's id when its presence changes."""

    def __init__(self, notify: Callable[[str], None], grace: float = GRACE) -> None:
        self._notify, self._grace = notify, grace
        self._rooms: dict[str, _Room] = {}

    @contextlib.contextmanager
    def here(self, table_id: str, user: str | None) -> Iterator[None]:
        """Count one socket of a user (None: of nobody we know) until the end of the block."""
        self._enter(table_id, user)
        try:
            yield
        finally:
            self._leave(table_id, user)

    def at(self, table: Table) -> dict[str, Any]:
        """The presence of each seat, and how many others watch: the same object until it changes."""
        room = self._rooms.get(table.id) or _Room()
        if room.seats is not table.seats:
            room.seats, shown = table.seats, _shown(table.seats, room)
            room.shown = room.shown if shown == room.shown else shown
        return room.shown

    def _enter(self, table_id: str, user: str | None) -> None:
        room = self._rooms.setdefault(table_id, _Room())
        if user is None:
            room.strangers += 1
        else:
            room.users[user] += 1
            if user in room.leaving:
                room.leaving.pop(user).cancel()
        if user is None or room.users[user] == 1:
            self._changed(table_id)

    def _leave(self, table_id: str, user: str | None) -> None:
        room = self._rooms[table_id]
        if user is None:
            room.strangers -= 1
        else:
            room.users[user] -= 1
        if user is not None and not room.users[user]:
            del room.users[user]
            timer = asyncio.get_running_loop().call_later(self._grace, self._gone, table_id, user)
            room.leaving[user] = timer
        if user is None or user in room.leaving:
            self._changed(table_id)
        self._forget_empty(table_id)

    def _gone(self, table_id: str, user: str) -> None:
        self._rooms[table_id].leaving.pop(user, None)
        self._changed(table_id)
        self._forget_empty(table_id)

    def _changed(self, table_id: str) -> None:
        self._rooms[table_id].seats = []  # what was shown is to be made again
        self._notify(table_id)

    def _forget_empty(self, table_id: str) -> None:
        room = self._rooms[table_id]
        if not (room.users or room.strangers or room.leaving):
            del self._rooms[table_id]


def _shown(seats: list[Seat], room: _Room) -> dict[str, Any]:
    owners = {seat.user for seat in seats}
    watching = room.strangers + sum(user not in owners for user in room.users)
    return {"seats": [_of_seat(seat, room) for seat in seats], "watching": watching}


def _of_seat(seat: Seat, room: _Room) -> str:
    if seat.is_open:
        return "open"
    if seat.user is None or seat.resigned:
        return "bot"
    if seat.user in room.users:
        return "here"
    return "reconnecting" if seat.user in room.leaving else "away"
