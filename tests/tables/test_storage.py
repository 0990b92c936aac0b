"""The log in SQLite and in a real PostgreSQL, by the same code."""

from __future__ import annotations

import sqlite3
import stat
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import select, text
from sqlalchemy.exc import IntegrityError

from tortuga.games.kit.errors import TortugaError
from tortuga.tables import presence
from tortuga.tables.errors import Conflict
from tortuga.tables.events import Event, Kind, chained
from tortuga.tables.fairness import Secret
from tortuga.tables.presence import Seen
from tortuga.tables.schema import settings
from tortuga.tables.storage import RECORDS_KEPT, Append, Storage


@pytest.fixture
def storage_of() -> Iterator[Callable[[str], Storage]]:
    """Opens databases, and closes them after the test."""
    opened: list[Storage] = []

    def opens(database: str) -> Storage:
        opened.append(Storage(database))
        opened[-1].migrate()
        return opened[-1]

    yield opens
    for storage in opened:
        storage.close()


@pytest.fixture
def storage(storage_of: Callable[[str], Storage], database: str) -> Storage:
    return storage_of(database)


def append(
    seq: int = 1, table: str = "t", command: str | None = None, status: str = "open", **listed: float | None
) -> Append:
    """A line of chat at a table that lists show."""
    event = Event(table, seq, Kind.SAID, 0, command, {"text": "ahoi ☠"}, 1.5)
    sealed = event._replace(hash=chained("", event))
    secret = Secret(bytes(32), bytes(32)) if seq == 1 else None
    about = {"id": table, "game": "einauge", "status": status, "host": "anna", "summary": '{"names":["Anna"]}'}
    times = {"created": 1.0, "updated": 1.5, "deadline": None}
    return Append((sealed,), {**about, **times, "listed": 1, "bots": 0, **listed}, ((0, "anna"),), secret)


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


def test_a_conflict_at_one_table_keeps_no_other_out(storage: Storage) -> None:
    storage.append([append()])
    answers = storage.append([append(1, "other"), append(), append(1, "third")])
    assert [isinstance(answer, Conflict) for answer in answers] == [False, True, False]
    assert [len(storage.read(table)) for table in ("other", "t", "third")] == [1, 1, 1]


def test_many_tables_are_stored_together(storage: Storage) -> None:
    tables = [f"t{number}" for number in range(250)]
    assert storage.append([append(1, table) for table in tables]) == [None] * len(tables)
    assert all(len(storage.read(table)) == 1 for table in tables)


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


def test_sqlite_commits_to_disk(storage_of: Callable[[str], Storage], tmp_path: Path) -> None:
    storage = storage_of(str(tmp_path / "x.sqlite3"))
    assert storage._run(text("PRAGMA synchronous")) == [(2,)]
    assert storage._run(text("PRAGMA journal_mode")) == [("wal",)]


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "x.sqlite3"
    path.write_text("not a database, by far; and long enough to be looked at")
    with pytest.raises(TortugaError, match="expected a SQLite database"):
        Storage(str(path))


# -- what tables wait for, who runs their bots, records ----------------------------------------------------------------


def test_a_table_whose_clock_ran_out_is_found(storage: Storage) -> None:
    storage.append([append(1, "early", deadline=10.0), append(1, "late", deadline=99.0)])
    assert storage.overdue(50.0) == ["early"]


def test_a_table_that_waits_for_a_bot_is_found(storage: Storage) -> None:
    storage.append([append(1, "bots", status="running", bots=1), append(1, "people", status="running")])
    assert storage.waiting_for_bots() == ["bots"]


def test_on_postgresql_one_worker_at_a_time_has_the_claim_of_a_table(
    storage_of: Callable[[str], Storage], postgres_server: str
) -> None:
    one, two = storage_of(postgres_server), storage_of(postgres_server)
    asked = [one.claim("t"), two.claim("t"), two.claim("other")]
    one.release("t")
    assert [*asked, two.claim("t")] == [True, False, True, True]


def test_the_claim_of_a_dead_worker_is_free(storage_of: Callable[[str], Storage], postgres_server: str) -> None:
    one, two = storage_of(postgres_server), storage_of(postgres_server)
    one.claim("dead")
    one.close()
    for _ in range(100):  # the server notices in a moment
        if two.claim("dead"):
            return
        time.sleep(0.05)
    raise AssertionError("the claim was not given back")


def test_two_workers_that_append_to_the_same_tables_do_not_block_each_other(
    storage_of: Callable[[str], Storage], postgres_server: str
) -> None:
    one, two = storage_of(postgres_server), storage_of(postgres_server)
    tables = [f"shared{number}" for number in range(10)]
    one.append([append(1, table) for table in tables])
    wait = "CREATE FUNCTION wait() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN PERFORM pg_sleep(0.02); RETURN NEW; END'"
    one._run(text(wait))
    one._run(text("CREATE TRIGGER slow BEFORE UPDATE ON tables FOR EACH ROW EXECUTE FUNCTION wait()"))
    try:
        with ThreadPoolExecutor(2) as threads:
            asked = [threads.submit(one.append, [append(2, table) for table in tables])]
            asked += [threads.submit(two.append, [append(3, table) for table in reversed(tables)])]
            assert [each.result() for each in asked] == [[None] * len(tables)] * 2
    finally:
        one._run(text("DROP TRIGGER slow ON tables"))
        one._run(text("DROP FUNCTION wait"))


def test_an_append_that_postgresql_ends_because_of_a_deadlock_is_made_again(
    storage_of: Callable[[str], Storage], postgres_server: str
) -> None:
    storage = storage_of(postgres_server)
    storage.append([append(1, "dead1"), append(1, "dead2")])
    touch = "UPDATE tables SET updated = updated WHERE id = %s"
    with psycopg.connect(postgres_server) as other, ThreadPoolExecutor(1) as thread:
        other.execute("SET deadlock_timeout = '60s'")  # so that not this one is ended
        other.execute(touch, ("dead2",))
        asked = thread.submit(storage.append, [append(2, "dead1"), append(2, "dead2")])
        waits = "SELECT count(*) FROM pg_locks WHERE NOT granted"
        while not other.execute(waits).fetchall()[0][0]:
            time.sleep(0.01)
        other.execute(touch, ("dead1",))
        other.commit()
        assert asked.result() == [None, None]


def test_a_record_is_kept_and_the_oldest_go_when_there_are_too_many(storage: Storage) -> None:
    for number in range(RECORDS_KEPT + 2):
        storage.add_record(f"r{number}", "text", float(number))
    kept = [storage.record(f"r{number}") for number in (0, 1, 2, RECORDS_KEPT + 1)]
    assert kept == [None, None, "text", "text"]


def test_old_records_are_forgotten(storage: Storage) -> None:
    storage.add_record("old", "text", 1.0)
    storage.add_record("new", "text", 3.0)
    storage.forget_records(2.0)
    assert (storage.record("old"), storage.record("new")) == (None, "text")


def test_a_link_is_used_once_until_it_is_forgotten(storage: Storage) -> None:
    assert [storage.is_first("link", claim, 10.0) for claim in ("anna", "bo")] == [True, False]


def test_used_links_are_forgotten_and_other_settings_stay(storage: Storage) -> None:
    storage.setting("cookie_key", "0 kept")
    for at in (999.0, 1_000_000_001.0):
        storage.is_first(f"link {at}", "anna", at)
    storage.forget_links(1_000_000_000.0)
    names = [row.name for row in storage._run(select(settings.c.name).order_by("name"))]
    assert names == ["cookie_key", "moved link 1000000001.0"]


# -- who can read the file ---------------------------------------------------------------------------------------------


def modes(folder: Path) -> dict[str, int]:
    """The permissions of a folder's files."""
    return {file.name: stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()}


def test_the_files_of_a_database_are_for_their_owner_alone(
    storage_of: Callable[[str], Storage], tmp_path: Path
) -> None:
    storage_of(str(tmp_path / "x.sqlite3")).append([append()])
    assert modes(tmp_path) == {"x.sqlite3": 0o600, "x.sqlite3-wal": 0o600, "x.sqlite3-shm": 0o600}


def test_the_files_of_an_older_database_are_made_private(storage_of: Callable[[str], Storage], tmp_path: Path) -> None:
    link = sqlite3.connect(tmp_path / "x.sqlite3")
    link.execute("PRAGMA journal_mode=WAL")
    link.execute("CREATE TABLE old (number INTEGER)")
    for file in tmp_path.iterdir():
        file.chmod(0o644)
    storage_of(str(tmp_path / "x.sqlite3"))
    link.close()
    assert set(modes(tmp_path).values()) == {0o600}


def test_a_new_folder_is_for_its_owner_alone_and_an_old_one_stays_as_it_is(
    storage_of: Callable[[str], Storage], tmp_path: Path
) -> None:
    (tmp_path / "old").mkdir()
    (tmp_path / "old").chmod(0o755)
    for folder in ("old", "new"):
        storage_of(str(tmp_path / folder / "x.sqlite3"))
    assert modes(tmp_path) == {"old": 0o755, "new": 0o700}


def test_the_presence_of_all_users_is_stored_in_one_transaction(storage: Storage) -> None:
    """One by one, a thousand users would keep moves waiting for a thousand syncs of the disk."""
    impossible = Seen("t", "zoe", None, 1.0)  # type: ignore[arg-type]
    with suppress(IntegrityError):
        presence.store(storage, [Seen("t", "anna", 1, 1.0), impossible])
    assert presence.of_user(storage, "anna") == []
