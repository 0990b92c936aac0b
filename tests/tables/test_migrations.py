"""Databases of older releases are brought up to date, and their games go on to the end."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import text

from tests.corpus.test_corpus import FOLDER
from tests.tables.test_host import ANNA, BO, host_of, live, play
from tortuga.games.kit.errors import TortugaError
from tortuga.tables import commands
from tortuga.tables.commands import Who
from tortuga.tables.databases import engine, is_postgresql
from tortuga.tables.host import Host
from tortuga.tables.schema import metadata
from tortuga.tables.storage import Storage

#: Made by the last release before Alembic, on SQLite; the statements are those that PostgreSQL had, too.
DUMP = (FOLDER / "storage" / "schema-2.sql").read_text("utf-8")
DUMPED = 1_800_000_010.0  # when that was
#: Of the release before that: the table that the second migration changes.
FIRST = [
    "CREATE TABLE schema_version (version INTEGER NOT NULL)",
    "INSERT INTO schema_version VALUES (1)",
    """CREATE TABLE tables (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, status TEXT NOT NULL, listed INTEGER NOT NULL, host TEXT NOT NULL,
    created DOUBLE PRECISION NOT NULL, updated DOUBLE PRECISION NOT NULL, summary TEXT NOT NULL)""",
    "INSERT INTO tables VALUES ('t', 'einauge', 'running', 0, 'anna', 1.0, 1.0, '{}')",
]


def load(database: str, dump: str) -> None:
    if is_postgresql(database):
        with psycopg.connect(database, autocommit=True) as link:
            link.execute(dump.encode())
    else:
        with sqlite3.connect(database) as file:
            file.executescript(dump)
        file.close()


@pytest.fixture
def older(database: str) -> str:
    """The address of a database of the last release before Alembic."""
    load(database, DUMP)
    return database


@pytest.fixture
def storage(database: str) -> Iterator[Storage]:
    made = Storage(database)
    yield made
    made.close()


def differences(database: str) -> list[object]:
    """What the migrations made otherwise than schema.py says; the old count of migrations is left alone.

    Types are compared on PostgreSQL only: SQLite has affinities, and the same one for DOUBLE and DOUBLE PRECISION.
    """
    made = engine(database)

    def ours(thing: object, name: str | None, *_: object) -> bool:
        del thing
        return name != "schema_version"

    with made.connect() as connection:
        context = MigrationContext.configure(
            connection, opts={"include_object": ours, "compare_type": is_postgresql(database)}
        )
        found = compare_metadata(context, metadata)
    return [one for one in found if one[0][0] != "modify_nullable"]  # SQLite's old primary keys were not NOT NULL


def test_a_new_database_has_the_declared_tables(storage: Storage, database: str) -> None:
    storage.migrate()
    assert differences(database) == []


def test_an_older_database_gets_the_declared_tables(storage: Storage, older: str) -> None:
    storage.migrate()
    assert differences(older) == []


def test_migrating_twice_changes_nothing(storage: Storage, older: str) -> None:
    storage.migrate()
    storage.migrate()
    assert differences(older) == []


def test_a_newer_database_is_refused(storage: Storage) -> None:
    storage.migrate()
    storage._run(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(TortugaError, match="older than the database"):
        storage.migrate()


def test_the_releases_before_alembic_refuse_a_migrated_database(storage: Storage, older: str) -> None:
    """They refuse one that has counted more migrations than the two they know."""
    del older
    storage.migrate()
    assert storage._run(text("SELECT count(*) FROM schema_version")) == [(3,)]


def test_tables_of_the_first_schema_are_looked_at_for_bots(storage: Storage) -> None:
    for statement in FIRST:
        storage._run(text(statement))
    storage.migrate()
    assert storage.waiting_for_bots() == ["t"]


async def finish(host: Host, table_id: str, seed: int = 3) -> str:
    """Play a table to its end by random moves; how it then stands."""
    chooser, table = random.Random(seed), await host.table(table_id)
    while table.status == "running":
        if (seat := next((seat for seat in table.to_act() if not table.seats[seat].is_played_by_bot), None)) is None:
            await asyncio.sleep(0.01)
            table = await host.table(table_id)
            continue
        assert table.game is not None
        table = await play(host, table, seat, chooser.choice(list(table.game.legal_moves_of(seat))).text)
    return table.status


@pytest.mark.parametrize("table_id", ["einauge-running", "barrakuda-sealed", "einauge-bot-0001", "einauge-clock-01"])
def test_a_game_of_an_older_database_is_played_to_its_end(older: str, table_id: str) -> None:
    async def work() -> None:
        async with host_of(older, clock=lambda: DUMPED) as host:
            assert await finish(host, table_id) == "over"

    live(work)


def test_an_open_table_of_an_older_database_is_listed_and_begins(older: str) -> None:
    async def work() -> None:
        async with host_of(older, clock=lambda: DUMPED) as host:
            (listed,) = await host.writer.ask(lambda storage: storage.listed())
            await host.do(listed["id"], lambda now, _: commands.sit(now, BO, 1))
            table = await host.do(listed["id"], lambda now, _: commands.sit(now, Who("u-eve", "Eve"), 2))
            assert table.status == "running"

    live(work)


def test_chat_sealed_choices_and_results_of_an_older_database_are_kept(older: str) -> None:
    async def work() -> None:
        async with host_of(older, clock=lambda: DUMPED) as host:
            said = (await host.table("einauge-running")).chat[0].text
            sealed, over = await host.table("barrakuda-sealed"), await host.table("barrakuda-over")
            assert (said, list(sealed.sealed), over.status) == ("Ahoi ☠ „Käpt'n“ 50 %", [0], "over")

    live(work)


def test_seats_settings_links_and_records_of_an_older_database_are_kept(storage: Storage, older: str) -> None:
    del older
    storage.migrate()
    assert len(storage.of_user(ANNA.user)) == 6
    assert storage.setting("cookie_key", "new") == "ab" * 32
    assert not storage.is_first("used-link", "u-bo", DUMPED)
    assert str(storage.record("record-of-a-game")) == (FOLDER / "1" / "barrakuda-players=2.txt").read_text("utf-8")


def test_a_clock_of_an_older_database_runs_out(older: str) -> None:
    async def work() -> None:
        async with host_of(older, clock=lambda: DUMPED + 100) as host:
            await host.duties.expire_clocks()
            assert (await host.table("einauge-clock-01")).seats[0].away

    live(work)


def test_two_workers_that_start_together_migrate_once(postgres_server: str, tmp_path: Path) -> None:
    name = f"together{abs(hash(str(tmp_path)))}"
    with psycopg.connect(postgres_server, autocommit=True) as link:
        link.execute(f"CREATE DATABASE {name}")
    address = postgres_server.rsplit("/", 1)[0] + f"/{name}"
    load(address, DUMP)

    async def work() -> None:
        hosts = [Host(address, clock=lambda: DUMPED) for _ in range(3)]
        await asyncio.gather(*(host.start() for host in hosts))
        assert {(await host.table("einauge-running")).version for host in hosts} == {11}
        for host in hosts:
            await host.stop()

    live(work)
