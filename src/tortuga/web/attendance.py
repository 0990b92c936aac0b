"""Records which users are connected to which table, and what they were sent, for all workers and restarts."""

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
ABSENT_AFTER = 120.0  # seconds without a connection, after which the host alone may give the seat to a bot
STORED_EVERY = 20.0  # seconds


class Attendance:
    """The users connected to this process, with the newest version sent to each; stored at intervals."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._connected: dict[tuple[str, str], list[int]] = {}  # number of sockets, newest version sent
        self._left: dict[tuple[str, str], Seen] = {}  # users who have left since the last `store`

    def sent(self, table: str, user: str, version: int) -> None:
        """Note that a version was sent to a socket of a user."""
        if (known := self._connected.get((table, user))) is not None:
            known[1] = max(known[1], version)

    @contextlib.contextmanager
    def connected(self, table: str, user: str | None) -> Iterator[None]:
        """Count a socket of a user as connected until the end of the block."""
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
        """Whether the person on a seat is connected to any worker, or was within ABSENT_AFTER."""
        user = table.seats[seat].user if 0 <= seat < len(table.seats) else None
        if user is None:
            return False
        if (table.id, user) in self._connected:
            return True
        await self.store()
        found = await self._services.host.writer.ask(lambda storage: presence.last_seen(storage, table.id, user))
        return found is not None and found.at > self._services.host.now() - ABSENT_AFTER

    async def store(self) -> None:
        """Store the connected users, and those who have left since the last call."""
        now = self._services.host.now()
        rows, self._left = {**self._left, **self._present(now)}, {}
        await self._services.host.writer.ask(lambda storage: presence.store(storage, rows.values()))

    def _present(self, now: float) -> dict[tuple[str, str], Seen]:
        return {key: Seen(*key, version, now) for key, (_, version) in self._connected.items()}

    async def keep_storing(self) -> None:
        """Store at intervals while the server runs; after an error of the database the next interval retries."""
        while True:
            await asyncio.sleep(STORED_EVERY)
            try:
                await self.store()
            except SQLAlchemyError as error:
                log.warning("the presence of users could not be stored: %s", type(error).__name__)
