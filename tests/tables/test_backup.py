"""Backups: whole, private, of a database in use; restored into either database, or not at all."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sa

from tortuga.games.kit.errors import TortugaError
from tortuga.tables.backup import back_up, restore
from tortuga.tables.databases import engine, locked
from tortuga.tables.events import Event, Kind
from tortuga.tables.schema import metadata
from tortuga.tables.storage import Append, Storage


def stored(database: str, name: str = "first") -> None:
    """Add a table with one event, and a packed log."""
    row = {"game": "einauge", "status": "over", "listed": 1, "host": "anna", "summary": "{}", "bots": 0}
    with closing(Storage(database)) as storage:
        storage.migrate()
        event = Event(name, 1, Kind.CREATED, None, None, {"seats": []}, 1.5, "hash")
        listing = {"id": name, **row, "created": 1.0, "updated": 2.0, "deadline": None}
        storage.append([Append((event,), listing)])
        storage.setting("cookie_key", "secret")
        storage._run(storage._add_archive, {"table_id": name, "events": b"\0packed"})


def rows(database: str) -> dict[str, list[tuple[object, ...]]]:
    """All rows of all tables."""
    with engine(database).connect() as link:
        return {t.name: sorted(map(tuple, link.execute(sa.select(t)))) for t in metadata.sorted_tables}


def test_a_database_in_use_is_restored_with_all_its_rows(database: str, tmp_path: Path) -> None:
    stored(database)
    before = rows(database)
    with closing(Storage(database)), locked(database):
        back_up(database, tmp_path / "backup")
    stored(database, "second")
    restore(tmp_path / "backup", database, overwrite=True)
    assert rows(database) == before


def test_a_backup_of_either_database_restores_into_sqlite(database: str, tmp_path: Path) -> None:
    stored(database)
    back_up(database, tmp_path / "backup")
    restore(tmp_path / "backup", str(tmp_path / "other.sqlite3"))
    assert rows(str(tmp_path / "other.sqlite3")) == rows(database)


def test_only_the_owner_can_read_a_backup(database: str, tmp_path: Path) -> None:
    stored(database)
    back_up(database, tmp_path / "backup")
    assert (tmp_path / "backup").stat().st_mode & 0o777 == 0o600


def test_a_backup_overwrites_nothing_and_leaves_nothing_else_behind(tmp_path: Path) -> None:
    stored(str(tmp_path / "tables.sqlite3"))
    (tmp_path / "backup").write_text("mine")
    before = set(tmp_path.iterdir())
    with pytest.raises(TortugaError, match="expected a file that does not exist yet"):
        back_up(str(tmp_path / "tables.sqlite3"), tmp_path / "backup")
    assert ((tmp_path / "backup").read_text(), set(tmp_path.iterdir())) == ("mine", before)


def test_a_backup_of_no_database_makes_none(tmp_path: Path) -> None:
    with pytest.raises(TortugaError, match="expected a file"):
        back_up(str(tmp_path / "none.sqlite3"), tmp_path / "backup")
    assert list(tmp_path.iterdir()) == []


def test_a_database_with_tables_is_replaced_only_if_that_is_said(database: str, tmp_path: Path) -> None:
    stored(database)
    back_up(database, tmp_path / "backup")
    stored(database, "second")
    before = rows(database)
    with pytest.raises(TortugaError, match="--overwrite"):
        restore(tmp_path / "backup", database)
    assert rows(database) == before


def test_a_sqlite_database_in_use_is_not_replaced(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.sqlite3")
    stored(database)
    back_up(database, tmp_path / "backup")
    with locked(database), pytest.raises(TortugaError, match="another server uses this database"):
        restore(tmp_path / "backup", database, overwrite=True)


def test_a_postgresql_database_in_use_is_not_replaced(postgres_database: str, tmp_path: Path) -> None:
    stored(postgres_database)
    back_up(postgres_database, tmp_path / "backup")
    with closing(Storage(postgres_database)), pytest.raises(TortugaError, match="nobody uses"):
        restore(tmp_path / "backup", postgres_database, overwrite=True)


def test_a_backup_of_a_newer_program_changes_nothing(database: str, tmp_path: Path) -> None:
    stored(database)
    back_up(database, tmp_path / "backup")
    with closing(sqlite3.connect(tmp_path / "backup")) as newer, newer:
        newer.execute("UPDATE alembic_version SET version_num = '9999'")
    stored(database, "second")
    before = rows(database)
    with pytest.raises(TortugaError, match="older than the database"):
        restore(tmp_path / "backup", database, overwrite=True)
    assert rows(database) == before


@pytest.mark.parametrize("damage", ["cut", "text", "other"])
def test_a_damaged_backup_is_refused(tmp_path: Path, damage: str) -> None:
    stored(str(tmp_path / "tables.sqlite3"))
    backup = tmp_path / "backup"
    back_up(str(tmp_path / "tables.sqlite3"), backup)
    if damage == "cut":
        backup.write_bytes(backup.read_bytes()[:-8192])
    elif damage == "text":
        backup.write_text("no database " * 1000)
    else:
        backup.unlink()
        with closing(sqlite3.connect(backup)) as other:
            other.execute("CREATE TABLE something (x)")
    with pytest.raises(TortugaError, match="expected a"):
        restore(backup, str(tmp_path / "other.sqlite3"))
    assert not (tmp_path / "other.sqlite3").exists()
