"""The databases: SQLite by default, PostgreSQL for many workers, behind one face."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Protocol

from tortuga.games.kit.errors import TortugaError

_FILE_MODE, _FOLDER_MODE, _OTHERS = 0o600, 0o700, 0o077


class Connection(Protocol):
    """What both drivers offer."""

    many_workers: bool

    def execute(self, statement: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]: ...
    def begin(self) -> None: ...
    def commit(self) -> None: ...
    def rollback(self) -> None: ...
    def point(self) -> None: ...  # from here a part can be undone
    def back_to_point(self) -> None: ...
    def is_duplicate(self, error: Exception) -> bool: ...
    def is_transient(self, error: Exception) -> bool: ...  # whether the same transaction may succeed the next time
    def is_lost(self) -> bool: ...  # whether the connection broke and a new one may do
    def claim(self, key: int) -> bool: ...
    def release(self, key: int) -> None: ...
    def close(self) -> None: ...


def keep_private(file: Path) -> None:
    """Let only the owner read a SQLite file: it holds the key that signs cookies, and the seeds of running games.

    The folder is made private only where it is new; another one may be shared for good reason.
    """
    try:
        file.parent.mkdir(mode=_FOLDER_MODE, parents=True, exist_ok=True)
        file.touch(_FILE_MODE)  # SQLite gives its other files the same permissions
    except OSError as error:
        raise TortugaError(f"{file}: expected a file that can be written; {error.strerror}") from None
    for each in (file, *(file.with_name(file.name + end) for end in ("-wal", "-shm"))):
        with contextlib.suppress(FileNotFoundError, PermissionError):  # the second: it is another user's file
            if each.stat().st_mode & _OTHERS:
                each.chmod(_FILE_MODE)


class SQLite:
    """One writer connection; WAL, and every commit on disk before it is acknowledged."""

    many_workers = False

    def __init__(self, path: str) -> None:
        if path != ":memory:":
            keep_private(Path(path))
        self._link = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=5)
        try:
            self._link.execute("PRAGMA journal_mode=WAL")
        except sqlite3.DatabaseError as error:
            self._link.close()
            raise TortugaError(f"{path}: expected a SQLite database; {error}") from None
        self._link.execute("PRAGMA synchronous=FULL")
        if self._link.execute("PRAGMA synchronous").fetchone()[0] != 2:
            raise TortugaError("SQLite refuses synchronous=FULL: an acknowledged move would not be durable")

    def execute(self, statement: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        return self._link.execute(statement, values).fetchall()

    def begin(self) -> None:
        self._link.execute("BEGIN IMMEDIATE")

    def commit(self) -> None:
        self._link.execute("COMMIT")

    def rollback(self) -> None:
        if self._link.in_transaction:
            self._link.execute("ROLLBACK")

    def point(self) -> None:
        self._link.execute("SAVEPOINT part")

    def back_to_point(self) -> None:
        self._link.execute("ROLLBACK TO part")

    def is_duplicate(self, error: Exception) -> bool:
        return isinstance(error, sqlite3.IntegrityError)

    def is_transient(self, error: Exception) -> bool:
        del error
        return False  # there is one writer

    def is_lost(self) -> bool:
        return False

    def claim(self, key: int) -> bool:
        del key
        return True  # there is one worker

    def release(self, key: int) -> None:
        del key

    def close(self) -> None:
        self._link.close()


class PostgreSQL:
    """The same log for many workers; NOTIFY is only a hint to look."""

    many_workers = True

    def __init__(self, url: str) -> None:
        import psycopg

        self._psycopg = psycopg
        self._link = psycopg.connect(url, autocommit=True)

    def execute(self, statement: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        cursor = self._link.execute(statement.replace("?", "%s"), values)
        return cursor.fetchall() if cursor.description else []

    def begin(self) -> None:
        self._link.execute("BEGIN")

    def commit(self) -> None:
        self._link.execute("COMMIT")

    def rollback(self) -> None:
        if not self._link.closed:
            self._link.execute("ROLLBACK")

    def point(self) -> None:
        self._link.execute("SAVEPOINT part")

    def back_to_point(self) -> None:
        self._link.execute("ROLLBACK TO SAVEPOINT part")

    def is_duplicate(self, error: Exception) -> bool:
        return isinstance(error, self._psycopg.errors.UniqueViolation)

    def is_transient(self, error: Exception) -> bool:
        errors = self._psycopg.errors
        return isinstance(error, errors.DeadlockDetected | errors.SerializationFailure)

    def is_lost(self) -> bool:
        return bool(self._link.closed)

    def claim(self, key: int) -> bool:
        """PostgreSQL gives it back by itself when the worker dies."""
        return bool(self.execute("SELECT pg_try_advisory_lock(?)", (key,))[0][0])

    def release(self, key: int) -> None:
        self.execute("SELECT pg_advisory_unlock(?)", (key,))

    def close(self) -> None:
        self._link.close()


def is_postgresql(database: str) -> bool:
    """Whether the address is that of a PostgreSQL database, which several workers may share."""
    return database.startswith(("postgresql://", "postgres://"))


def sqlite_path(database: str) -> str:
    """The path of a SQLite database by its address; `:memory:` for one that is in no file."""
    path = database.removeprefix("sqlite:///")
    return path if path == ":memory:" else str(Path(path).expanduser())


def connect(database: str) -> Connection:
    """A connection by address: `postgresql://…`, or the path of a SQLite file."""
    return PostgreSQL(database) if is_postgresql(database) else SQLite(sqlite_path(database))
