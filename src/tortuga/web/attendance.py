"""Notes who is at which table and what was sent to them, for all workers and for after a restart."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Iterator
from typing import TYPE_CHECKING

from sqlalchemy.exc import SQLAlchemyError

from tortuga.tables import presence
from tortuga.tables.presence import Seen
from tortuga.tables.table import Table

if TYPE_CHECKING:
    from tortuga.web.services import Services

log = logging.getLogger("tortuga.web")
ABSENT_AFTER = 120.0  # seconds without a connection: then the host may give the seat to a bot
NOTED_EVERY = 20.0  # seconds


class Attendance:
    """What the sockets of this process have sent to whom; stored from time to time."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._connected: dict[tuple[str, str], list[int]] = {}  # sockets, and the newest version sent
        self._left: dict[tuple[str, str], Seen] = {}  # since they were last stored

    def sent(self, table: str, user: str, version: int) -> None:
        """A version was sent to one of the sockets of a user."""
        if (known := self._connected.get((table, user))) is not None:
            known[1] = max(known[1], version)

    @contextlib.contextmanager
    def connected(self, table: str, user: str | None) -> Iterator[None]:
        """Count a socket of a user until the end of the block."""
        if user is None:
            yield
            return
        known = self._connected.setdefault((table, user), [0, 0])
        known[0] += 1
        try:
            yield
        finally:
            known[0] -= 1
            if not known[0]:
                del self._connected[table, user]
                self._left[table, user] = Seen(table, user, known[1], self._services.host.now())

    async def is_present(self, table: Table, seat: int) -> bool:
        """Whether the person on a seat is connected to any worker, or was until a moment ago."""
        user = table.seats[seat].user if 0 <= seat < len(table.seats) else None
        if user is None:
            return False
        if (table.id, user) in self._connected:
            return True
        await self.store()
        found = await self._services.host.writer.ask(lambda storage: presence.last_seen(storage, table.id, user))
        return found is not None and found.at > self._services.host.now() - ABSENT_AFTER

    async def store(self) -> None:
        """Store what has happened since the last time."""
        now = self._services.host.now()
        rows, self._left = {**self._left, **self._present(now)}, {}
        await self._services.host.writer.ask(lambda storage: presence.store(storage, rows.values()))

    def _present(self, now: float) -> dict[tuple[str, str], Seen]:
        return {key: Seen(*key, version, now) for key, (_, version) in self._connected.items()}

    async def keep_storing(self) -> None:
        """Store as long as the server runs; a database that fails now is asked again later."""
        while True:
            await asyncio.sleep(NOTED_EVERY)
            try:
                await self.store()
            except SQLAlchemyError as error:
                log.warning("who is present could not be stored: %s", type(error).__name__)
