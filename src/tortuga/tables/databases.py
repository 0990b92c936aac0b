"""Connections by address: SQLite by default, PostgreSQL for several workers."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, NullPool, create_engine

from tortuga.games.kit.errors import TortugaError

_FILE_MODE, _FOLDER_MODE, _OTHERS = 0o600, 0o700, 0o077


def is_postgresql(database: str) -> bool:
    """Whether the address is that of a PostgreSQL database, which several workers may share."""
    return database.startswith(("postgresql://", "postgres://"))


def sqlite_path(database: str) -> str:
    """The path of a SQLite database by its address; `:memory:` for one that is in no file."""
    path = database.removeprefix("sqlite:///")
    return path if path == ":memory:" else str(Path(path).expanduser())


def engine(database: str) -> Engine:
    """An engine for an address: `postgresql://…` as libpq reads it, or the path of a SQLite file.

    The drivers commit every statement; `Storage` begins a transaction where several belong together. Error messages
    leave out the values of a statement: some are secret.
    """
    if is_postgresql(database):
        return create_engine(
            "postgresql+psycopg://", creator=lambda: _postgresql(database), poolclass=NullPool, hide_parameters=True
        )
    path = sqlite_path(database)
    return create_engine("sqlite://", creator=lambda: _sqlite(path), poolclass=NullPool, hide_parameters=True)


def _postgresql(database: str) -> Any:
    import psycopg

    return psycopg.connect(database, autocommit=True)


def _sqlite(path: str) -> sqlite3.Connection:
    """A connection with a write-ahead log, whose commits are on disk when they return."""
    if path != ":memory:":
        keep_private(Path(path))
    connection = sqlite3.connect(path, isolation_level=None, timeout=5)
    try:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        (synchronous,) = connection.execute("PRAGMA synchronous").fetchone()
    except sqlite3.DatabaseError as error:
        connection.close()
        raise TortugaError(f"{path}: expected a SQLite database; {error}") from None
    if synchronous != 2:
        raise TortugaError("SQLite refuses synchronous=FULL: an acknowledged move would not be durable")
    return connection


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
