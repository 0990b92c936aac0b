"""Finished and abandoned tables: packed, read as before, and deleted by the rule of docs/how-to/host.md."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from sqlalchemy import func, select

from tests.tables.test_host import ANNA, first_legal, host_of, live, play, two_people
from tortuga.tables import commands, duties
from tortuga.tables.chat import say
from tortuga.tables.errors import NoSuchTable
from tortuga.tables.events import Kind
from tortuga.tables.host import Host
from tortuga.tables.schema import archive, events, secrets, sitting, tables
from tortuga.tables.storage import Storage

NOW = 1_800_000_000.0


def aged(work: Callable[[Host, list[float]], object], database: str) -> None:
    """Run *work* with a host whose clock is the one number in a list."""

    async def run() -> None:
        now = [NOW]
        async with host_of(database, clock=lambda: now[0]) as host:
            await work(host, now)  # type: ignore[misc]

    live(run)


async def over(host: Host) -> str:
    """The id of a game that was given up after a move."""
    table = await two_people(host)
    await play(host, table, 0, first_legal(table, 0))
    return (await host.do(table.id, lambda now, _: commands.resign(now, 1))).id


async def rows(host: Host, table_id: str) -> list[int]:
    """How many rows of each table of the database belong to a table."""

    def count(storage: Storage) -> list[int]:
        keys = (events.c.table_id, archive.c.table_id, secrets.c.table_id, sitting.c.table_id, tables.c.id)
        return [storage._run(select(func.count()).where(key == table_id))[0][0] for key in keys]

    return await host.writer.ask(count)


def test_a_finished_game_is_packed_and_read_as_before(database: str) -> None:
    async def work(host: Host, now: list[float]) -> None:
        table_id = await over(host)
        log = await host.writer.ask(lambda storage: storage.read(table_id))
        now[0] += duties.ARCHIVED_AFTER + 1
        await host.duties.close_idle()
        assert (await rows(host, table_id))[:2] == [1, 1]
        assert await host.writer.ask(lambda storage: storage.read(table_id)) == log
        assert await host.writer.ask(lambda storage: storage.read(table_id, 2)) == log[2:]

    aged(work, database)


def test_a_packed_game_has_a_rematch_that_is_in_its_log(database: str) -> None:
    async def work(host: Host, now: list[float]) -> None:
        table_id = await over(host)
        now[0] += duties.ARCHIVED_AFTER + 1
        await host.duties.close_idle()
        host.forget([table_id])
        rematch = commands.New(Kind.REMATCH, None, {"table": "next"})
        await host.do(table_id, lambda *_: [rematch])
        await host.duties.close_idle()
        host.forget([table_id])
        assert (await host.table(table_id)).rematch == "next"

    aged(work, database)


def test_a_running_game_is_not_packed(database: str) -> None:
    async def work(host: Host, now: list[float]) -> None:
        table = await two_people(host)
        now[0] += duties.TRIED_FOR + 1
        table = await play(host, table, 0, first_legal(table, 0))
        now[0] += duties.ARCHIVED_AFTER + 1
        await host.duties.close_idle()
        assert (await rows(host, table.id))[1] == 0
        assert (await host.table(table.id)).status == "running"

    aged(work, database)


def test_a_finished_game_is_deleted_with_all_that_belongs_to_it_after_a_year(database: str) -> None:
    async def work(host: Host, now: list[float]) -> None:
        table_id, other = await over(host), await two_people(host)
        now[0] += duties.FINISHED_FOR + 1
        await host.do(other.id, lambda table, _: say(table, ANNA, "ahoi", False))
        await host.duties.close_idle()
        assert await rows(host, table_id) == [0] * 5
        assert (await rows(host, other.id))[0] > 0
        with pytest.raises(NoSuchTable):
            await host.table(table_id)

    aged(work, database)


def test_a_game_that_was_left_at_once_is_closed_and_then_deleted(database: str) -> None:
    async def work(host: Host, now: list[float]) -> None:
        table = await two_people(host)
        now[0] += duties.UNPLAYED_FOR + 1
        await host.duties.close_idle()
        assert (await host.table(table.id)).status == "closed"
        now[0] += duties.CLOSED_FOR + 1
        await host.duties.close_idle()
        assert await rows(host, table.id) == [0] * 5

    aged(work, database)


def test_a_game_with_days_for_a_move_waits_for_its_clock(database: str) -> None:
    async def work(host: Host, now: list[float]) -> None:
        table = await two_people(host, clock=7 * 24 * 3600)
        now[0] += duties.UNPLAYED_FOR + 1
        await host.duties.close_idle()
        assert (await host.table(table.id)).status == "running"

    aged(work, database)
