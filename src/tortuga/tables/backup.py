"""Back up a database in use, and restore it. A backup is one SQLite file, also that of a PostgreSQL database."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import sqlalchemy as sa

from tortuga.games.kit.errors import TortugaError, expected
from tortuga.tables import schema
from tortuga.tables.databases import engine, is_postgresql, locked, shown, sqlite_file
from tortuga.tables.storage import Storage, prepare

_ROWS = 1000  # copied in one batch
_NEEDED = {"events", "tables", "secrets", "settings"}  # tables that every schema version has


class Contents(NamedTuple):
    """How many tables and events a backup has, and its size."""

    tables: int
    events: int  # of tables that are not archived
    size: int  # bytes


def back_up(database: str, file: Path) -> Contents:
    """Copy a database, which may be in use, to a new file that only the current user can read.

    The copy is written under a temporary name, checked, then linked to its final name: no partial backup is left.
    """
    if file.exists():
        raise TortugaError(expected(str(file), "a file that does not exist yet", "one that does"))
    with _beside(file) as copy:
        _copy_postgresql(database, copy) if is_postgresql(database) else _copy_sqlite(database, copy)
        contents = check(copy)
        os.link(copy, file)  # unlike a rename, fails if somebody else has made the file meanwhile
        _sync(file)
    return contents


def restore(file: Path, database: str, *, overwrite: bool = False) -> Contents:
    """Replace a database that is not in use by a backup; one that has tables only if *overwrite* is true.

    The backup is not changed. An error leaves the database as it was.
    """
    contents = check(file)
    target = Path(tempfile.gettempdir()) / file.name if is_postgresql(database) else sqlite_file(database)
    if target is None:
        raise TortugaError(expected("--database", "a file or postgresql://…", database))
    target.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    with locked(database), _beside(target) as copy:
        _copy_sqlite(str(file), copy)
        with closing(Storage(str(copy))) as storage:
            storage.migrate()  # raises TortugaError if this program is older than the backup
        _single_file(copy)
        if is_postgresql(database):
            _fill_postgresql(copy, database, overwrite)
        else:
            _replace_sqlite(copy, target, overwrite)
    return contents


def check(file: Path) -> Contents:
    """Check a backup and return its contents; raises TortugaError if it is damaged or not a backup."""
    try:
        with closing(_opened(file)) as backup:
            (found,) = backup.execute("PRAGMA integrity_check").fetchone()
            if found != "ok":
                raise TortugaError(expected(str(file), "a whole backup", f"a damaged one: {found}"))
            if _NEEDED - {name for (name,) in backup.execute("SELECT name FROM sqlite_master")}:
                raise TortugaError(expected(str(file), "a backup of Tortuga", "another database"))
            (tables,), (events,) = (
                backup.execute(f"SELECT count(*) FROM {name}").fetchone() for name in ("tables", "events")
            )
    except sqlite3.DatabaseError as error:
        raise TortugaError(expected(str(file), "a backup of Tortuga", str(error))) from None
    return Contents(tables, events, file.stat().st_size)


def _opened(file: Path) -> sqlite3.Connection:
    """Open an existing SQLite file."""
    if not file.is_file():
        raise TortugaError(expected(str(file), "a file", "none of that name"))
    return sqlite3.connect(f"{file.resolve().as_uri()}?mode=rw", uri=True, timeout=5)


@contextlib.contextmanager
def _beside(file: Path) -> Iterator[Path]:
    """A new temporary file in the same folder, readable by its owner alone, deleted at the end of the block."""
    number, name = tempfile.mkstemp(dir=file.parent, prefix=f".{file.name}.")
    os.close(number)
    try:
        yield Path(name)
    finally:
        for end in ("", "-wal", "-shm", "-journal"):
            Path(name + end).unlink(missing_ok=True)


def _sync(file: Path) -> None:
    """Sync a file and its folder entry to disk."""
    for path in (file, file.parent):
        number = os.open(path, os.O_RDONLY)
        try:
            os.fsync(number)
        finally:
            os.close(number)


def _single_file(copy: Path) -> None:
    """Turn a SQLite database into a single file, without a write-ahead log."""
    with closing(_opened(copy)) as link:
        link.execute("PRAGMA journal_mode=DELETE")


# -- SQLite ------------------------------------------------------------------------------------------------------------


def _copy_sqlite(database: str, copy: Path) -> None:
    """Copy with SQLite's online backup, in one step: writers continue, their writes are not in the copy."""
    source = sqlite_file(database)
    if source is None:
        raise TortugaError(expected("--database", "a file or postgresql://…", database))
    try:
        with closing(_opened(source)) as old, closing(_opened(copy)) as new:
            old.backup(new)
    except sqlite3.DatabaseError as error:
        raise TortugaError(expected(str(source), "a SQLite database", str(error))) from None
    _single_file(copy)


def _replace_sqlite(copy: Path, target: Path, overwrite: bool) -> None:
    if target.exists() and target.stat().st_size and not overwrite:
        _refuse_full(str(target))
    for end in ("-wal", "-shm"):  # they belong to the old database
        target.with_name(target.name + end).unlink(missing_ok=True)
    copy.replace(target)
    _sync(target)


def _refuse_full(database: str) -> None:
    raise TortugaError(expected(database, "an empty database, or --overwrite to replace it", "one with tables"))


# -- PostgreSQL --------------------------------------------------------------------------------------------------------


def _copy_postgresql(database: str, copy: Path) -> None:
    """Copy all tables of one snapshot, whatever the version of their schema."""
    with engine(database).connect() as old, _writing(copy) as new:
        old.exec_driver_sql("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
        found, made = sa.MetaData(), sa.MetaData()
        found.reflect(old)
        for table in found.sorted_tables:
            for column in table.columns:
                column.type = column.type.as_generic()
            _copy_rows(old, table, new, table.to_metadata(made))
        old.exec_driver_sql("COMMIT")


def _fill_postgresql(copy: Path, database: str, overwrite: bool) -> None:
    with engine(database).connect() as new, engine(str(copy)).connect() as old:
        others = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
        if number := new.exec_driver_sql(others).scalar_one():
            raise TortugaError(expected(shown(database), "a database that nobody uses", f"{number} connections"))
        prepare(database)
        new.exec_driver_sql("BEGIN")  # an error, or a lost connection, rolls everything back
        names = ", ".join(table.name for table in schema.metadata.sorted_tables)
        new.exec_driver_sql(f"LOCK TABLE {names} IN ACCESS EXCLUSIVE MODE")
        if not overwrite and new.execute(sa.select(schema.tables.c.id).limit(1)).first():
            _refuse_full(shown(database))
        for table in schema.metadata.sorted_tables:
            new.execute(sa.delete(table))
            _copy_rows(old, table, new, table)
        new.exec_driver_sql("COMMIT")


@contextlib.contextmanager
def _writing(copy: Path) -> Iterator[sa.Connection]:
    with engine(str(copy)).connect() as new:
        new.exec_driver_sql("BEGIN")
        yield new
        new.exec_driver_sql("COMMIT")
    _single_file(copy)


def _copy_rows(old: sa.Connection, table: sa.Table, new: sa.Connection, made: sa.Table) -> None:
    """Copy all rows of a table, creating it where it is missing, and check their number."""
    made.create(new, checkfirst=True)
    for rows in old.execute(sa.select(table), execution_options={"yield_per": _ROWS}).partitions():
        new.execute(sa.insert(made), [row._asdict() for row in rows])
    counts = [
        link.execute(sa.select(sa.func.count()).select_from(each)).scalar_one()
        for link, each in ((old, table), (new, made))
    ]
    if counts[0] != counts[1]:
        raise TortugaError(expected(table.name, f"{counts[0]} rows in the copy", str(counts[1])))
