"""Listens for what other workers store: PostgreSQL's NOTIFY, a hint to read the log. A lost hint loses no event."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable

from tortuga.tables.storage import CHANNEL

log = logging.getLogger("tortuga.tables")
REPLACED = -1  # in place of a version: the log was replaced
_WAIT = 0.5  # seconds between two looks at whether to stop
_AGAIN = 1.0  # seconds until the next try to connect


class Notifications:
    """A connection and a thread of their own. Report a table's id and version; an empty id means: read all."""

    def __init__(self, database: str, report: Callable[[str, int], None]) -> None:
        self._database, self._report = database, report
        self._thread: threading.Thread | None = None
        self._stopped = threading.Event()
        self._loop: asyncio.AbstractEventLoop

    def start(self) -> None:
        """Begin to listen."""
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._run, name="tortuga-notifications", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Stop listening."""
        self._stopped.set()
        if self._thread is not None:
            self._thread.join(10)

    def _run(self) -> None:
        import psycopg

        while not self._stopped.is_set():
            try:
                with psycopg.connect(self._database, autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self._send("", 0)  # what happened before we listened
                    while not self._stopped.is_set():
                        for note in connection.notifies(timeout=_WAIT):
                            table_id, _, version = note.payload.partition(" ")
                            self._send(table_id, int(version) if version.isdecimal() else REPLACED)
            except psycopg.Error as error:
                log.warning("notifications: the connection is lost: %s", type(error).__name__)
                self._stopped.wait(_AGAIN)

    def _send(self, table_id: str, version: int) -> None:
        if not self._stopped.is_set():
            self._loop.call_soon_threadsafe(self._report, table_id, version)
