"""Connections by address: SQLite by default, PostgreSQL for several workers."""

from __future__ import annotations

import contextlib
import os
import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, NullPool, create_engine

from tortuga.games.kit.errors import TortugaError
from tortuga.games.kit.files import lock_file

_MEMORY = ":memory:"
_FILE_MODE, _FOLDER_MODE, _OTHERS = 0o600, 0o700, 0o077


def is_postgresql(database: str) -> bool:
    """Whether the address is that of a PostgreSQL database, which several workers may share."""
    return database.startswith(("postgresql://", "postgres://"))


def shown(database: str) -> str:
    """The address without user, password and parameters, for messages."""
    return re.sub("//.*@", "//", database).partition("?")[0]


def engine(database: str) -> Engine:
    """An engine for an address: `postgresql://…` as libpq reads it, or the path of a SQLite file.

    The drivers commit every statement; `Storage` begins a transaction where several belong together. Error messages
    leave out the values of a statement: some are secret.
    """
    if is_postgresql(database):
        url, connect = "postgresql+psycopg://", _postgresql
    else:
        url, connect = "sqlite://", _sqlite
    return create_engine(url, creator=lambda: connect(database), poolclass=NullPool, hide_parameters=True)


def _postgresql(database: str) -> Any:
    import psycopg

    return psycopg.connect(database, autocommit=True)


def _sqlite(database: str) -> Any:
    """A connection with a write-ahead log, whose commits are on disk when they return."""
    file = sqlite_file(database)
    if file is not None:
        _keep_private(file)
    connection = sqlite3.connect(file or _MEMORY, isolation_level=None, timeout=5)
    try:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        (synchronous,) = connection.execute("PRAGMA synchronous").fetchone()
    except sqlite3.DatabaseError as error:
        connection.close()
        raise TortugaError(f"{file}: expected a SQLite database; {error}") from None
    if synchronous != 2:
        raise TortugaError("SQLite refuses synchronous=FULL: an acknowledged move would not be durable")
    return connection


def sqlite_file(database: str) -> Path | None:
    """The file of a SQLite database; None for one in memory."""
    path = database.removeprefix("sqlite:///")
    return None if path == _MEMORY else Path(path).expanduser().resolve()


@contextlib.contextmanager
def locked(database: str) -> Iterator[None]:
    """Keep other servers from a SQLite file until the end of the block; raises TortugaError if one uses it.

    The lock is on a file beside the database: closing the database file itself would drop SQLite's own locks.
    """
    file = None if is_postgresql(database) else sqlite_file(database)
    if file is None:
        yield
        return
    _keep_private(file)
    with open(f"{file}.lock", "ab", opener=lambda name, flags: os.open(name, flags, _FILE_MODE)) as lock:
        try:
            lock_file(lock)
        except OSError:
            raise TortugaError(
                f"{file}: another server uses this database; stop it, or choose another by --database "
                "(PostgreSQL may be shared)"
            ) from None
        yield


def _keep_private(file: Path) -> None:
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
