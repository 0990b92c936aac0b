"""Hears what other workers did: PostgreSQL's NOTIFY, a hint to look into the log. A lost hint loses no event."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable

from tortuga.tables.storage import CHANNEL

log = logging.getLogger("tortuga.tables")
_WAIT = 0.5  # seconds between two looks at whether to stop
_AGAIN = 1.0  # seconds until the next try to connect


class Ear:
    """A connection of its own, in a thread of its own. Tells a table's id and version; an empty id: look at all."""

    def __init__(self, database: str, heard: Callable[[str, int], None]) -> None:
        self._database, self._tell = database, heard
        self._thread: threading.Thread | None = None
        self._stopped = threading.Event()
        self._loop: asyncio.AbstractEventLoop

    def start(self) -> None:
        """Begin to listen."""
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._run, name="tortuga-ear", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Listen no more."""
        self._stopped.set()
        if self._thread is not None:
            self._thread.join(10)

    def _run(self) -> None:
        import psycopg

        while not self._stopped.is_set():
            try:
                with psycopg.connect(self._database, autocommit=True) as link:
                    link.execute(f"LISTEN {CHANNEL}")
                    self._say("", 0)  # what happened before we listened
                    while not self._stopped.is_set():
                        for note in link.notifies(timeout=_WAIT):
                            self._hint(note.payload)
            except psycopg.Error as error:
                log.warning("the ear lost its connection: %s", type(error).__name__)
                self._stopped.wait(_AGAIN)

    def _hint(self, payload: str) -> None:
        table_id, _, version = payload.partition(" ")
        self._say(table_id, int(version) if version.isdecimal() else 0)

    def _say(self, table_id: str, version: int) -> None:
        if not self._stopped.is_set():
            self._loop.call_soon_threadsafe(self._tell, table_id, version)
