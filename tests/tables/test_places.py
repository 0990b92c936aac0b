"""What people at tables wait for says its place in the queue."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.tables.test_host import ANNA, host_of, live
from tests.tables.test_thinking import InThread
from tortuga.tables.commands import Who
from tortuga.tables.fair_queue import Priority
from tortuga.tables.host import Host
from tortuga.tables.places import Place, Places
from tortuga.tables.table import Table
from tortuga.tables.thinking import Thinkers


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not is_so():
            await asyncio.sleep(0.01)


async def waits_for_bot(host: Host, who: Who) -> Table:
    seats = [{"kind": "bot", "bot": "random"}, {"kind": "me"}]
    return await host.create(who, {"game": "einauge", "options": {"players": 2}, "seats": seats})


@pytest.fixture
def in_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tortuga.tables.thinking.BotProcess", InThread)


@pytest.mark.usefixtures("in_threads")
def test_the_place_of_a_bot_behind_others_goes_down(tmp_path: Path) -> None:
    first, second = threading.Event(), threading.Event()

    async def work() -> None:
        async with host_of(str(tmp_path / "t.sqlite3"), thinkers=Thinkers()) as host:
            pool, places = host.duties.thinkers, host.duties.places
            places._every = 0.05
            held = [asyncio.ensure_future(pool.work(Priority.PERSON, "eve", each.wait)) for each in (first, second)]
            await asyncio.sleep(0)
            table = await waits_for_bot(host, ANNA)
            await until(lambda: places.at(table.id) == (Place(0, "bot", 2),))
            first.set()
            await until(lambda: places.at(table.id) == (Place(0, "bot", 1),))
            second.set()
            await until(lambda: places.at(table.id) == ())
            await asyncio.gather(*held)

    try:
        live(work)
    finally:
        first.set()
        second.set()


def test_a_table_is_told_once_of_a_place_that_stays() -> None:
    async def work() -> None:
        task, told = asyncio.current_task(), list[str]()
        assert task is not None

        class Third(Thinkers):
            def places(self) -> dict[asyncio.Task[Any] | None, int]:
                return {task: 3}

        places = Places(Third(), told.append, every=0.01)
        with places.track("a", 0, "hint", task):
            await asyncio.sleep(0.2)
            assert told == ["a"]

    live(work)


def test_nothing_is_looked_at_when_nobody_waits() -> None:
    async def work() -> None:
        places = Places(Thinkers(), lambda _: None, every=0.01)
        task = asyncio.current_task()
        assert task is not None
        with places.track("a", 0, "hint", task):
            pass
        await asyncio.sleep(0.1)
        assert places._timer is None

    live(work)
