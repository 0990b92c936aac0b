"""A lock that lets one server at a time use a SQLite file. The system releases it when the process ends."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path
from typing import IO

from tortuga.games.kit.errors import TortugaError
from tortuga.games.kit.file_locks import lock_file
from tortuga.tables.databases import is_postgresql, keep_private, sqlite_path


class FileLock:
    """Held from `acquire` to `release`; databases that several processes may share, or none can, need none."""

    def __init__(self, database: str) -> None:
        shared = is_postgresql(database) or sqlite_path(database) == ":memory:"
        self._database = None if shared else Path(sqlite_path(database)).resolve()
        self._file: IO[bytes] | None = None

    def acquire(self) -> None:
        """Take the lock; raises TortugaError if another server has it.

        The lock is on a file beside the database: closing the database file itself would drop SQLite's own locks.
        """
        if self._database is None:
            return
        keep_private(self._database)
        path = self._database.with_name(self._database.name + ".lock")
        file = open(path, "ab", opener=lambda name, flags: os.open(name, flags, 0o600))  # noqa: SIM115  # until release
        try:
            lock_file(file)
        except OSError:
            file.close()
            raise TortugaError(
                f"{self._database}: another server uses this database; stop it, or choose another by --database "
                "(PostgreSQL may be shared)"
            ) from None
        self._file = file

    def release(self) -> None:
        """Let another server take it."""
        if self._file is not None:
            self._file.close()
            self._file = None


@contextlib.contextmanager
def locked(database: str) -> Iterator[None]:
    """Hold the lock until the end of the block."""
    lock = FileLock(database)
    lock.acquire()
    try:
        yield
    finally:
        lock.release()
