"""Whom a host tells of changes, and what it stores for new tables and commands."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from tests.tables.test_host import ANNA, BO, host_of, live
from tortuga.tables import commands, host
from tortuga.tables.chat import say
from tortuga.tables.errors import Conflict, Refused, TooMany
from tortuga.tables.fairness import Sealed, Secret
from tortuga.tables.host import Host
from tortuga.tables.notifications import REPLACED
from tortuga.tables.readiness import Readiness
from tortuga.tables.storage import Append
from tortuga.tables.table import Table

OPEN = {"game": "einauge", "options": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "open"}]}
BOTS = {**OPEN, "seats": [{"kind": "bot", "bot": "random"}] * 2}
Work = Callable[[Host], Awaitable[None]]


def hosted(work: Work, **given: Any) -> None:
    """Run *work* with a host of an empty database."""

    async def run() -> None:
        async with host_of(":memory:", **given) as made:
            await work(made)

    live(run)


async def spoken(at: Host, table: Table) -> Table:
    """The table after a line of chat."""
    return await at.do(table.id, lambda now, _: say(now, ANNA, "ahoy", False))


def test_a_slow_reader_does_not_bring_the_past_back() -> None:
    async def work(at: Host) -> None:
        made = await at.create(ANNA, OPEN)
        later = await spoken(at, made)
        at._keep(made)
        assert await at.table(made.id) is later

    hosted(work)


def test_the_latest_of_a_table_that_was_forgotten_is_read() -> None:
    async def work(at: Host) -> None:
        made = await at.create(ANNA, OPEN)
        at.forget([made.id])
        assert (await at.latest(made.id)).version == made.version

    hosted(work)


def test_the_rules_must_be_there_when_a_table_is_made_and_when_it_is_read_first() -> None:
    asked = list[str]()

    class Watched(Readiness):
        async def ready(self, game: str) -> None:
            asked.append(game)

    async def work(at: Host) -> None:
        made = await at.create(ANNA, OPEN)
        at.forget([made.id])
        for _ in range(2):
            await at.table(made.id)
        assert asked == ["einauge", "einauge"]

    hosted(work, games=Watched())


# -- those who watch


def test_who_watches_a_table_is_told_of_it_alone() -> None:
    async def work(at: Host) -> None:
        one, two = await at.create(ANNA, OPEN), await at.create(ANNA, OPEN)
        with at.watching(one.id) as first, at.watching(two.id) as second:
            await spoken(at, one)
            assert (first.is_set(), second.is_set()) == (True, False)

    hosted(work)


def test_who_watches_no_more_leaves_nothing() -> None:
    async def work(at: Host) -> None:
        with at.watching("t"):
            with at.watching("t"):
                pass
            assert len(at._changed["t"]) == 1
        assert not at._changed

    hosted(work)


@pytest.mark.parametrize(
    ("newer", "told"),
    [(0, (True, 0)), (1, (False, 0)), (None, (False, 2))],
    ids=["a version that is known", "a new version", "another log"],
)
def test_a_hint_of_another_worker_wakes_those_who_watch(newer: int | None, told: tuple[bool, int]) -> None:
    """At once, or when the log has been read; *told* has the number of events read, and nothing was stored."""

    async def work(at: Host) -> None:
        made = await at.create(ANNA, OPEN)
        read, ask = list[int](), at.writer.ask

        async def watched(question: Any) -> Any:
            found = await ask(question)
            read.append(len(found))
            return found

        at.writer.many_workers, at.writer.ask = True, watched  # type: ignore[method-assign]
        with at.watching(made.id) as changed:
            at._on_notification(made.id, REPLACED if newer is None else made.version + newer)
            at_once = changed.is_set()
            await asyncio.gather(*at._reading)
            assert changed.is_set() and (at_once, sum(read)) == told

    hosted(work)


def test_a_hint_about_the_first_event_wakes_those_who_know_more() -> None:
    async def work(at: Host) -> None:
        made = await at.create(ANNA, OPEN)
        with at.watching(made.id) as changed:
            at._on_notification(made.id, 1)
            assert changed.is_set()

    hosted(work)


def test_a_hint_about_a_table_that_nobody_watches_is_not_followed() -> None:
    async def work(at: Host) -> None:
        made = await at.create(ANNA, OPEN)
        for version in (1, 99):
            at._on_notification(made.id, version)
        assert not at._reading and made.id not in at._changed

    hosted(work)


@pytest.mark.parametrize("many", [True, False])
def test_where_there_are_many_workers_all_watched_tables_are_read_now_and_then(many: bool) -> None:
    async def work(at: Host) -> None:
        tasks = list[int]()
        made = await at.create(ANNA, OPEN)
        with at.watching(made.id) as changed:
            at.writer.many_workers = many
            at.read_watched()
            tasks.append(len(at._reading))
            await asyncio.gather(*at._reading)
            assert (tasks, changed.is_set()) == ([int(many)], many)

    hosted(work)


# -- new tables


def test_a_table_has_the_deal_of_its_seed() -> None:
    async def work(at: Host) -> None:
        made = await at.create(ANNA, OPEN, bytes(32))
        assert (await at.secret(made.id)).seed == bytes(32)

    hosted(work)


def test_a_table_has_the_deal_that_was_sealed_for_it() -> None:
    async def work(at: Host) -> None:
        sealed = Sealed("sealed", Secret.draw())
        made = await at.create(ANNA, OPEN, sealed=sealed)
        at.forget(["sealed"])
        assert (made.id, await at.secret("sealed")) == ("sealed", sealed.secret)

    hosted(work)


def test_a_deal_that_was_sealed_is_used_once() -> None:
    async def work(at: Host) -> None:
        sealed = Sealed("sealed", Secret.draw())
        await at.create(ANNA, OPEN, sealed=sealed)
        with pytest.raises(Refused, match="bad_deal"):
            await at.create(BO, OPEN, sealed=sealed)

    hosted(work)


def test_a_table_of_bots_too_many_is_refused_with_the_number(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(host, "BOT_TABLES", 0)

    async def work(at: Host) -> None:
        with pytest.raises(TooMany) as refused:
            await at.create(ANNA, BOTS)
        assert (refused.value.reason, refused.value.facts) == ("too_many_bot_tables", {"most": 0})

    hosted(work)


# -- commands


def test_a_command_that_others_overtake_again_and_again_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    async def late(events: Append) -> None:
        del events
        raise Conflict

    async def work(at: Host) -> None:
        made = await at.create(ANNA, OPEN)
        monkeypatch.setattr(at.writer, "append", late)
        with pytest.raises(Refused, match="busy"):
            await spoken(at, made)

    hosted(work)


def test_a_command_without_an_id_is_done_again_and_again() -> None:
    async def work(at: Host) -> None:
        made = await at.create(ANNA, OPEN)
        for _ in range(2):
            made = await spoken(at, made)
        assert len(made.chat) == 2

    hosted(work)


def test_of_several_events_the_first_has_the_id_of_the_command() -> None:
    async def work(at: Host) -> None:
        made = await at.create(ANNA, OPEN)
        await at.do(made.id, lambda now, _: commands.sit(now, BO, 1), "sit", 1)
        log = await at.writer.ask(lambda storage: storage.read(made.id))
        assert [event.command for event in log] == [None, None, "sit", None]

    hosted(work)


def test_a_command_that_changes_nothing_stores_nothing() -> None:
    async def work(at: Host) -> None:
        made = await at.create(ANNA, OPEN)
        assert await at.do(made.id, lambda *_: []) is made

    hosted(work)
