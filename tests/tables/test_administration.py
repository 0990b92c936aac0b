"""A person's data in the logs: what is exported, and what stays when it is erased."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.tables.test_host import ANNA, BO, host_of, live, two_people
from tortuga.tables import administration, commands, erasure
from tortuga.tables.administration import Restriction
from tortuga.tables.chat import say
from tortuga.tables.commands import Who
from tortuga.tables.errors import Conflict
from tortuga.tables.events import Event, chained
from tortuga.tables.host import Host
from tortuga.tables.personal import without_person

CEM = Who("u-cem", "Cem")


async def ended(host: Host, *lines: tuple[Who, str]) -> str:
    """The id of a game that Anna has given up, after some chat."""
    table = await two_people(host)
    for who, text in lines:
        await host.do(table.id, lambda now, _, who=who, text=text: say(now, who, text, False))  # type: ignore[misc]
    await host.do(table.id, lambda now, _: commands.resign(now, commands.own_seat(now, ANNA)))
    return table.id


async def log_of(host: Host, table_id: str) -> list[Event]:
    return await host.writer.ask(lambda storage: storage.read(table_id))


def test_nothing_of_a_person_is_left_but_their_moves(tmp_path: Path) -> None:
    async def work() -> None:
        async with host_of(str(tmp_path / "x.sqlite3")) as host:
            table_id = await ended(host, (BO, "my secret"), (ANNA, "hello"))
            await erasure.erase(host, BO.user)
            log = await log_of(host, table_id)
            text = str([event.body for event in log])
            assert not [each for each in (BO.user, "'Bo'", "my secret") if each in text]
            assert ANNA.user in text and "hello" in text

    live(work)


def test_the_log_of_an_erased_person_is_chained_and_its_game_is_the_same(tmp_path: Path) -> None:
    async def work() -> None:
        async with host_of(str(tmp_path / "x.sqlite3")) as host:
            before = await host.table(await ended(host, (BO, "x")))
            await erasure.erase(host, BO.user)
            after, hashed = await host.table(before.id), ""
            for event in await log_of(host, before.id):
                hashed = chained(hashed, event._replace(hash=""))
                assert hashed == event.hash
            assert str(after.game) == str(before.game) and after.names == ["Anna", "–"]

    live(work)


def test_who_is_erased_leaves_a_running_game_and_is_erased_when_it_has_ended(tmp_path: Path) -> None:
    async def work() -> None:
        async with host_of(str(tmp_path / "x.sqlite3")) as host:
            table = await two_people(host)
            assert await erasure.erase(host, BO.user) == (0, 1)
            assert (await host.table(table.id)).seats_of(BO.user) == []
            await host.do(table.id, lambda now, _: commands.resign(now, commands.own_seat(now, ANNA)))
            await host.duties.close_idle()
            assert BO.user not in str(await log_of(host, table.id))
            assert (await host.writer.ask(administration.restricted))[Restriction.LEAVING] == frozenset()

    live(work)


def test_a_spectator_who_chatted_is_erased_from_an_archived_game(database: str) -> None:
    async def work() -> None:
        async with host_of(database) as host:
            table_id = await ended(host, (CEM, "from the side"))
            await host.writer.ask(lambda storage: storage.archive_finished(host.now() + 1))
            assert await erasure.erase(host, CEM.user) == (1, 0)
            text = str(await log_of(host, table_id))
            assert "from the side" not in text and CEM.user not in text

    live(work)


def test_an_erased_person_keeps_neither_a_seat_in_lists_nor_the_table(database: str) -> None:
    async def work() -> None:
        async with host_of(database) as host:
            await ended(host)
            await erasure.erase(host, ANNA.user)
            assert [person.name for person in await host.writer.ask(administration.people)] == ["–", "Bo"]
            assert await host.writer.ask(lambda storage: storage.of_user(ANNA.user)) == []

    live(work)


def test_what_a_person_did_said_and_is_called_is_exported(tmp_path: Path) -> None:
    async def work() -> None:
        async with host_of(str(tmp_path / "x.sqlite3")) as host:
            await ended(host, (BO, "mine"), (ANNA, "hers"))
            (table,) = await erasure.export(host, BO.user)
            assert [event["kind"] for event in table.events] == ["sat", "said"] and "hers" not in str(table.events)

    live(work)


def test_a_line_that_comes_while_a_log_is_replaced_is_not_lost(tmp_path: Path) -> None:
    async def work() -> None:
        async with host_of(str(tmp_path / "x.sqlite3")) as host:
            table_id = await ended(host)
            table, written = await host.table(table_id), without_person(await log_of(host, table_id), BO.user)
            await host.do(table_id, lambda now, _: say(now, ANNA, "late", False))
            listing = table.listing(always=True)
            assert listing is not None
            with pytest.raises(Conflict):
                await host.writer.ask(lambda storage: administration.replace_log(storage, written, listing, ()))
            assert "late" in str(await log_of(host, table_id))

    live(work)
