"""The log in SQLite and in a real PostgreSQL, by the same code."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tortuga.games.kit.errors import TortugaError
from tortuga.tables.errors import Conflict
from tortuga.tables.events import Event, Kind, chained
from tortuga.tables.fairness import Secret
from tortuga.tables.storage import Append, Storage, connect


@pytest.fixture
def storage_of() -> Iterator[Callable[[str], Storage]]:
    """Opens databases, and closes them after the test."""
    opened: list[Storage] = []

    def opens(database: str) -> Storage:
        opened.append(Storage(connect(database)))
        opened[-1].migrate()
        return opened[-1]

    yield opens
    for storage in opened:
        storage.close()


@pytest.fixture
def storage(storage_of: Callable[[str], Storage], database: str) -> Storage:
    return storage_of(database)


def append(seq: int = 1, table: str = "t", command: str | None = None, status: str = "open") -> Append:
    event = Event(table, seq, Kind.SAID, 0, command, {"text": "ahoi ☠"}, 1.5)
    sealed = Event(**{**event.__dict__, "hash": chained("", event)})
    secret = Secret(bytes(32), bytes(32)) if seq == 1 else None
    return Append((sealed,), "einauge", status, True, "anna", 1.0, {"names": ["Anna"]}, ((0, "anna"),), secret)


def test_what_was_appended_is_read_back(storage: Storage) -> None:
    storage.append([append()])
    assert storage.read("t") == list(append().events)


def test_events_are_there_after_a_restart(storage_of: Callable[[str], Storage], database: str) -> None:
    first = storage_of(database)
    first.append([append()])
    first.close()
    assert len(storage_of(database).read("t")) == 1


def test_two_events_of_one_number_conflict_and_the_first_stays(storage: Storage) -> None:
    storage.append([append()])
    answers = storage.append([append(), append(2)])
    assert isinstance(answers[0], Conflict)
    assert answers[1] is None


def test_the_same_command_of_a_seat_is_stored_once(storage: Storage) -> None:
    storage.append([append(1, command="c")])
    assert isinstance(storage.append([append(2, command="c")])[0], Conflict)


def test_reading_goes_on_after_a_version(storage: Storage) -> None:
    storage.append([append(1), append(2), append(3)])
    assert [event.seq for event in storage.read("t", 1)] == [2, 3]


def test_listed_tables_are_found_until_they_end(storage: Storage) -> None:
    storage.append([append()])
    assert [table["id"] for table in storage.listed()] == ["t"]
    storage.append([append(2, status="over")])
    assert storage.listed() == []


def test_a_setting_keeps_its_first_value(storage: Storage) -> None:
    assert storage.setting("key", "one") == "one"
    assert storage.setting("key", "two") == "one"


def test_migrating_twice_changes_nothing(storage: Storage) -> None:
    assert storage.migrate() == 0


def test_a_newer_schema_is_refused(storage: Storage) -> None:
    for number in range(2, 9):
        storage._link.execute("INSERT INTO schema_version VALUES (?)", (number,))
    with pytest.raises(TortugaError, match="older than the database"):
        storage.migrate()


def test_sqlite_commits_to_disk(storage_of: Callable[[str], Storage], tmp_path: Path) -> None:
    storage = storage_of(str(tmp_path / "x.sqlite3"))
    assert storage._link.execute("PRAGMA synchronous") == [(2,)]
    assert storage._link.execute("PRAGMA journal_mode") == [("wal",)]


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "x.sqlite3"
    path.write_text("not a database, by far; and long enough to be looked at")
    with pytest.raises(TortugaError, match="expected a SQLite database"):
        connect(str(path))
