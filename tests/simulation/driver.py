"""A replacement for the module `sqlite3` on APSW, with the parts that SQLAlchemy and `databases` call."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import apsw

DatabaseError = sqlite3.DatabaseError
_OPEN: list[Connection] = []


def connect(database: str | Path, isolation_level: None, timeout: float) -> Connection:
    """A connection that commits every statement outside of a transaction."""
    del isolation_level
    connection = Connection(apsw.Connection(str(database)))
    connection.real.set_busy_timeout(int(timeout * 1000))
    _OPEN.append(connection)
    return connection


def abandon() -> None:
    """Close all connections without further writes, as when their process is killed."""
    for connection in _OPEN:
        connection.real.config(apsw.SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1)
        connection.real.close(True)
        connection.is_abandoned = True
    _OPEN.clear()


@contextmanager
def _errors() -> Iterator[None]:
    """Raise the errors of `sqlite3` in place of APSW's."""
    try:
        yield
    except apsw.ConstraintError as error:
        raise sqlite3.IntegrityError(str(error)) from error
    except apsw.NotADBError as error:
        raise sqlite3.DatabaseError(str(error)) from error
    except apsw.Error as error:
        raise sqlite3.OperationalError(str(error)) from error


class Connection:
    """A connection by PEP 249."""

    def __init__(self, real: apsw.Connection) -> None:
        self.real = real
        self.is_abandoned = False

    def cursor(self) -> Cursor:
        return Cursor(self.real)

    def execute(self, statement: str) -> Cursor:
        return self.cursor().execute(statement)

    def commit(self) -> None:
        if self.real.in_transaction:
            self.execute("COMMIT")

    def rollback(self) -> None:
        if not self.is_abandoned and self.real.in_transaction:
            self.execute("ROLLBACK")

    def create_function(self, *_: Any, **__: Any) -> None:
        """Do nothing: none of our statements calls the functions that SQLAlchemy registers."""

    def close(self) -> None:
        with _errors():
            self.real.close()
        if self in _OPEN:
            _OPEN.remove(self)


class Cursor:
    """A cursor that has read all its rows."""

    arraysize = 1
    lastrowid = None

    def __init__(self, real: apsw.Connection) -> None:
        self._real = real
        self._rows: Iterator[Any] = iter(())
        self.description: Any = None
        self.rowcount = -1

    def execute(self, statement: str, values: Sequence[Any] = ()) -> Cursor:
        return self._run(lambda cursor: cursor.execute(statement, tuple(values)))

    def executemany(self, statement: str, values: Iterable[Sequence[Any]]) -> Cursor:
        return self._run(lambda cursor: cursor.executemany(statement, [tuple(each) for each in values]))

    def _run(self, work: Callable[[apsw.Cursor], apsw.Cursor]) -> Cursor:
        with _errors():
            cursor, self.description = self._real.cursor(), None
            work(cursor)
            try:
                self.description = cursor.description
            except apsw.ExecutionCompleteError:
                self.rowcount = self._real.changes()
            self._rows = iter(list(cursor))
        return self

    def fetchone(self) -> Any:
        return next(self._rows, None)

    def fetchmany(self, size: int = 1) -> list[Any]:
        return [row for row, _ in zip(self._rows, range(size), strict=False)]

    def fetchall(self) -> list[Any]:
        return list(self._rows)

    def close(self) -> None:
        self._rows = iter(())
