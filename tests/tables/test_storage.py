"""The log in SQLite and in a real PostgreSQL, by the same code."""

from __future__ import annotations

import json
import sqlite3
import stat
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import insert, select, text, update
from sqlalchemy.exc import IntegrityError, OperationalError

from tortuga.games.kit.errors import TortugaError
from tortuga.players.adaptive import Result
from tortuga.tables import presence
from tortuga.tables.errors import Conflict, Unreadable
from tortuga.tables.events import Event, Kind, chained
from tortuga.tables.fairness import Secret
from tortuga.tables.presence import Seen
from tortuga.tables.schema import archive, events, settings, tables
from tortuga.tables.storage import Append, Storage, _claim_key, prepare


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


def append(seq: int = 1, table: str = "t", command: str | None = None, status: str = "open", **listed: Any) -> Append:
    """A line of chat at a table that lists show."""
    event = Event(table, seq, Kind.SAID, 0, command, {"text": "ahoi ☠"}, 1.5)
    sealed = event._replace(hash=chained("", event))
    secret = Secret(bytes(32), bytes(32)) if seq == 1 else None
    about = {"id": table, "game": "einauge", "status": status, "host": "anna", "summary": '{"names":["Anna"]}'}
    times = {"created": 1.0, "updated": 1.5, "deadline": None}
    return Append((sealed,), {**about, **times, "listed": 1, "bots": 0, **listed}, ((0, "anna"),), secret)


def seated(table: str, user: str | None = "anna", status: str = "running", **listed: Any) -> Append:
    """A new table of Anna's, at which one user sits, or nobody."""
    one = append(1, table, status=status, **listed)
    events = (one.events[0]._replace(kind=Kind.CREATED),)
    return one._replace(events=events, sitting=((0, user),) if user else ())


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


def test_a_list_has_what_is_shown_of_a_table(storage: Storage) -> None:
    storage.append([seated("t")])
    told = {"id": "t", "game": "einauge", "status": "running", "created": 1.0, "updated": 1.5, "names": ["Anna"]}
    assert storage.listed() == storage.of_user("anna") == [told]


def test_the_newest_tables_come_first(storage: Storage) -> None:
    storage.append([seated(name, updated=at) for name, at in (("old", 1.0), ("new", 3.0), ("middle", 2.0))])
    assert [table["id"] for table in storage.listed(2)] == ["new", "middle"]


def test_a_list_has_50_tables_if_nobody_asks_for_more(storage: Storage) -> None:
    storage.append([seated(f"t{number}") for number in range(51)])
    assert [len(storage.listed()), len(storage.of_user("anna"))] == [50, 50]


def test_a_table_that_is_not_for_all_is_listed_for_its_players_alone(storage: Storage) -> None:
    storage.append([seated("t", listed=0)])
    assert [len(found) for found in (storage.listed(), storage.of_user("anna"), storage.of_user("bo"))] == [0, 1, 0]


def test_the_results_against_the_bot_that_adapts_are_those_of_a_user_and_a_game(storage: Storage) -> None:
    def finished(table: str, share: float, user: str = "anna", **listed: Any) -> Append:
        summary = json.dumps({"adaptive": {"shares": [share], "fair": 0.25}})
        return seated(table, user, **({"status": "over", "summary": summary} | listed))

    storage.append(
        [
            finished("second", 0.0, created=2.0),
            finished("first", 1.0, created=1.0),
            finished("of another", 0.3, user="bo"),
            finished("of another game", 0.4, game="barrakuda"),
            finished("not over", 0.6, status="running"),
            finished("without the bot", 0.7, summary="{}"),
        ]
    )
    assert storage.adaptive_results("anna", "einauge") == [Result(1.0, 0.25), Result(0.0, 0.25)]


def test_running_tables_of_a_user_without_people_are_counted(storage: Storage) -> None:
    storage.append([seated("bots", None), seated("bots, too", None), seated("people"), seated("over", None, "over")])
    storage.append([seated("of another", None, host="bo")])
    assert [storage.bot_tables("anna"), storage.bot_tables("bo")] == [2, 1]


def test_the_tables_are_counted_by_status(storage: Storage) -> None:
    assert storage.usage().tables == {"open": 0, "running": 0, "over": 0, "closed": 0}
    storage.append([seated("a"), seated("b"), seated("c", status="closed")])
    assert storage.usage().tables == {"open": 0, "running": 2, "over": 0, "closed": 1}


def test_a_body_is_stored_without_spaces(storage: Storage) -> None:
    storage.append([append()])
    assert storage.run(select(events.c.body)) == [('{"text":"ahoi \\u2620"}',)]


def test_what_a_list_shows_changes_with_an_append(storage: Storage) -> None:
    storage.append([seated("t", "anna", "open", listed=0)])
    later: dict[str, Any] = {"updated": 2.5, "summary": "{}", "deadline": 9.0, "bots": 1}
    storage.append([append(2, status="running", **later)])
    shown = select(*(tables.c[name] for name in ("status", "updated", "summary", "deadline", "bots", "listed")))
    assert storage.run(shown) == [("running", 2.5, "{}", 9.0, 1, 0)]


def test_who_has_left_sits_there_no_more(storage: Storage) -> None:
    storage.append([seated("t")])
    left = append(2)
    storage.append([left._replace(events=(left.events[0]._replace(kind=Kind.LEFT),), sitting=())])
    assert storage.of_user("anna") == []


def test_what_fails_in_a_transaction_leaves_nothing(storage: Storage) -> None:
    def fail() -> None:
        with storage.transaction() as execute:
            execute(insert(settings), {"name": "key", "value": "one"})
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        fail()
    assert storage.run(select(settings)) == []


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


def test_a_clock_that_runs_out_now_has_not_run_out(storage: Storage) -> None:
    storage.append([append(deadline=50.0)])
    assert storage.overdue(50.0) == []


def test_a_table_that_waits_for_a_bot_is_found(storage: Storage) -> None:
    storage.append([append(1, "bots", status="running", bots=1), append(1, "people", status="running")])
    storage.append([append(1, "over", status="over", bots=1)])
    assert storage.waiting_for_bots() == ["bots"]


def test_a_table_that_nobody_touched_since_is_found(storage: Storage) -> None:
    storage.append([append(1, "old", updated=9.0), append(1, "now", updated=10.0)])
    storage.append([append(1, "old, too", status="running", updated=9.0)])
    assert storage.idle("open", 10.0) == ["old"]


def test_a_game_that_was_left_at_once_is_found(storage: Storage) -> None:
    def left(table: str, **listed: Any) -> Append:
        return seated(table, **({"created": 4.0, "updated": 6.0} | listed))

    storage.append(
        [
            left("left"),
            left("new", created=5.0),
            left("played", updated=7.0),
            left("with a clock", deadline=99.0),
            left("over", status="over"),
        ]
    )
    assert storage.unplayed(5.0, 3.0) == ["left"]


def test_running_tables_with_a_webhook_are_found(storage: Storage) -> None:
    storage.append([seated(status, status=status, summary='{"webhook":1}') for status in ("open", "running", "over")])
    storage.append([seated("without")])
    assert storage.with_webhooks() == ["running"]


def test_a_lone_server_may_run_the_bots_of_every_table(storage_of: Callable[[str], Storage], tmp_path: Path) -> None:
    storage = storage_of(str(tmp_path / "x.sqlite3"))
    first = storage.claim("t")
    storage.release("t")
    assert (first, storage.claim("t")) == (True, True)


@pytest.mark.parametrize(("table", "key"), [("t", -2037445290354929027), ("a", -3848465438864589366)])
def test_the_claim_of_a_table_is_a_number_of_64_bits_by_its_id(table: str, key: int) -> None:
    assert _claim_key(table).compile().params == {"param_1": key}


# -- finished tables


def finished(storage: Storage, table: str = "t", updated: float = 9.0) -> list[Event]:
    """The log of a game of three events that is over."""
    storage.append([append(seq, table, status="over", updated=updated) for seq in (1, 2, 3)])
    return storage.read(table)


def stored(storage: Storage) -> list[int]:
    """The numbers of the events that are not packed."""
    return [row.seq for row in storage.run(select(events.c.seq).order_by(events.c.seq))]


@pytest.mark.parametrize("after", [0, 1, 2, 3])
def test_a_packed_log_is_read_from_any_version(storage: Storage, after: int) -> None:
    log = finished(storage)
    storage.archive_finished(10.0)
    assert (stored(storage), storage.read("t", after)) == ([3], log[after:])


@pytest.mark.parametrize("events_of_it", [2, 3])
def test_a_log_is_packed_once(storage: Storage, events_of_it: int) -> None:
    storage.append([append(seq, status="over", updated=9.0) for seq in range(1, events_of_it + 1)])
    for _ in range(2):
        storage.archive_finished(10.0)
    assert [event.seq for event in storage.read("t")] == list(range(1, events_of_it + 1))


def test_a_log_without_its_beginning_is_read_as_it_is(storage: Storage) -> None:
    storage.append([append(2)])
    assert storage.read("t") == list(append(2).events)


def test_a_game_that_ended_just_then_is_not_packed(storage: Storage) -> None:
    finished(storage, updated=10.0)
    storage.archive_finished(10.0)
    assert stored(storage) == [1, 2, 3]


def test_a_game_that_is_not_over_is_not_packed(storage: Storage) -> None:
    storage.append([append(seq, status="running") for seq in (1, 2)])
    storage.archive_finished(10.0)
    assert stored(storage) == [1, 2]


def test_the_log_of_another_game_stays_whole(storage: Storage) -> None:
    logs = [finished(storage, "old"), finished(storage, "new", updated=11.0)]
    storage.archive_finished(10.0)
    assert [storage.read("old"), storage.read("new")] == logs and len(stored(storage)) == 1 + 3


def test_a_packed_log_that_is_damaged_is_not_read(storage: Storage) -> None:
    finished(storage)
    storage.archive_finished(10.0)
    storage.run(update(archive), {"events": b"damaged"})
    with pytest.raises(Unreadable):
        storage.read("t")


def test_tables_of_one_state_that_ended_before_are_deleted(storage: Storage) -> None:
    for table, updated in (("old", 9.0), ("new", 10.0)):
        finished(storage, table, updated)
    storage.append([seated("running", updated=9.0)])
    assert storage.delete_ended("over", 10.0) == ["old"]
    assert [len(storage.read(table)) for table in ("old", "new", "running")] == [0, 3, 1]


def test_50_tables_are_deleted_at_a_time(storage: Storage) -> None:
    storage.append([seated(f"t{number}", status="over") for number in range(51)])
    assert [len(storage.delete_ended("over", 10.0)) for _ in range(2)] == [50, 1]


# -- what many workers ask of PostgreSQL


@pytest.fixture
def asked(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, Any]]:
    """The statements of a storage that takes its database for one that many workers share, which are not run."""
    found = list[tuple[str, Any]]()

    def note(statement: object, values: object = None) -> list[tuple[int, int]]:
        found.append((str(statement), values))
        return [(1, 1)]

    storage.many_workers = True
    monkeypatch.setattr(storage._connection, "execute", note)
    monkeypatch.setattr(storage, "_run", note)
    return found


def test_other_workers_are_told_that_a_log_was_replaced(storage: Storage, asked: list[tuple[str, Any]]) -> None:
    storage.hint_replaced("t")
    ((statement, values),) = asked
    assert "pg_notify" in statement and values == {"hints": ["t replaced"]}


def test_a_table_is_released_for_other_workers(storage: Storage, asked: list[tuple[str, Any]]) -> None:
    storage.release("t")
    assert ["pg_advisory_unlock" in statement for statement, _ in asked] == [True]


def test_the_size_is_that_of_the_database_on_the_server(storage: Storage, asked: list[tuple[str, Any]]) -> None:
    storage.usage()
    assert "pg_database_size" in asked[-1][0]


def test_a_lone_server_tells_nobody_that_a_log_was_replaced(
    storage_of: Callable[[str], Storage], tmp_path: Path
) -> None:
    storage_of(str(tmp_path / "x.sqlite3")).hint_replaced("t")


# -- transactions that the database ends


class Disturbed:
    """Appends that the database ends so often, for a reason by its SQLSTATE, before they work."""

    def __init__(self, times: int, state: str) -> None:
        self.left, self.tries, self._state = times, 0, state

    def __call__(self, batch: Sequence[Append]) -> list[Exception | None]:
        self.tries += 1
        self.left -= 1
        if self.left >= 0:
            error = psycopg.OperationalError()
            error.sqlstate = self._state
            raise OperationalError("", {}, error)
        return [None] * len(batch)


@pytest.mark.parametrize("state", ["40001", "40P01"])
def test_an_append_that_another_disturbs_is_made_again(
    storage: Storage, monkeypatch: pytest.MonkeyPatch, state: str
) -> None:
    monkeypatch.setattr(storage, "_append", Disturbed(4, state))
    assert storage.append([append()]) == [None]


@pytest.mark.parametrize(("times", "state", "tries"), [(9, "40001", 5), (1, "53100", 1)])
def test_an_append_that_cannot_work_is_given_up(
    storage: Storage, monkeypatch: pytest.MonkeyPatch, times: int, state: str, tries: int
) -> None:
    disturbed = Disturbed(times, state)
    monkeypatch.setattr(storage, "_append", disturbed)
    with pytest.raises(OperationalError):
        storage.append([append()])
    assert disturbed.tries == tries


def test_tables_are_locked_in_the_order_of_their_ids(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    order = list[str]()

    def noted(batch: Sequence[Append]) -> list[None]:
        order.extend(each.table for each in batch)
        return [None] * len(batch)

    monkeypatch.setattr(storage, "_append", noted)
    storage.append([append(1, name) for name in ("b", "c", "a")])
    assert order == ["a", "b", "c"]


def test_each_append_of_a_batch_has_its_own_answer_in_any_order(storage: Storage) -> None:
    storage.append([append(1, "b")])
    answers = storage.append([append(1, name) for name in ("c", "b", "a")])
    assert [isinstance(answer, Conflict) for answer in answers] == [False, True, False]


# -- a database before the server starts


def test_a_database_is_brought_to_this_version(tmp_path: Path) -> None:
    database = str(tmp_path / "x.sqlite3")
    prepare(database)
    storage = Storage(database)
    assert storage.listed() == []
    storage.close()


def test_of_what_the_driver_says_the_first_line_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_: str) -> None:
        raise OperationalError("", {}, Exception("no answer\ntry again\nor do not"))

    monkeypatch.setattr("tortuga.tables.storage.Storage", fail)
    with pytest.raises(TortugaError, match=r"; no answer$"):
        prepare(":memory:")


def test_a_database_that_does_not_answer_is_told_in_one_line() -> None:
    with pytest.raises(
        TortugaError, match=r"^postgresql://127\.0\.0\.1:1/x: expected a database that answers; .+"
    ) as told:
        prepare("postgresql://anna:secret@127.0.0.1:1/x")
    assert "\n" not in str(told.value) and "refused" in str(told.value)


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


def test_500_records_are_kept_and_the_oldest_go(storage: Storage) -> None:
    for number in range(502):
        storage.add_record(f"r{number}", "text", float(number))
    assert [storage.record(f"r{number}") for number in (0, 1, 2, 501)] == [None, None, "text", "text"]


def test_old_records_are_forgotten(storage: Storage) -> None:
    for key, at in (("old", 1.0), ("now", 2.0), ("new", 3.0)):
        storage.add_record(key, f"the {key} one", at)
    storage.forget_records(2.0)
    assert [storage.record(key) for key in ("old", "now", "new")] == [None, "the now one", "the new one"]


def test_a_link_is_used_once_until_it_is_forgotten(storage: Storage) -> None:
    assert [storage.is_first("link", claim, 10.0) for claim in ("anna", "bo")] == [True, False]


def test_used_links_are_forgotten_and_other_settings_stay(storage: Storage) -> None:
    storage.setting("cookie_key", "0 kept")
    for at in (999.0, 1_000_000_000.0, 1_000_000_001.0):
        storage.is_first(f"link {at}", "anna", at)
    storage.forget_links(1_000_000_000.0)
    names = [row.name for row in storage._run(select(settings.c.name).order_by("name"))]
    assert names == ["cookie_key", "moved link 1000000000.0", "moved link 1000000001.0"]


def test_a_health_check_leaves_its_time(storage: Storage) -> None:
    for at in (1.0, 2.5):
        storage.check(at)
    assert storage.run(select(settings)) == [("health", "0000000000000002.500")]


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
