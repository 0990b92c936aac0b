"""Bots in processes of their own: they may be slow, many, faulty or dead, and the game goes on."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.tables.test_host import ANNA, host_of, live
from tortuga import Einauge
from tortuga.games.kit.game import View
from tortuga.tables.bot_process import NICE, BotProcess, NoAnswer, choose
from tortuga.tables.commands import Who
from tortuga.tables.fair_queue import Priority
from tortuga.tables.thinking import Thinkers

VIEW = Einauge(2, seed=1).view(0)
LEGAL = {move.text for move in Einauge(2, seed=1).legal_moves_of(0)}


@asynccontextmanager
async def thinkers(**given: Any) -> AsyncIterator[Thinkers]:
    pool = Thinkers(**given)
    try:
        yield pool
    finally:
        await asyncio.to_thread(pool.stop)


def pids(pool: Thinkers) -> list[int]:
    return [each._process.pid for each in pool._processes if each._process is not None]


def test_a_bot_thinks_in_a_process_of_low_priority() -> None:
    async def work() -> None:
        async with thinkers() as pool:
            assert await pool.choose("Matrose", VIEW) in LEGAL
            assert os.getpriority(os.PRIO_PROCESS, pids(pool)[0]) >= NICE
            assert pool.stood_in == 0

    live(work)


def test_a_process_that_dies_is_replaced() -> None:
    async def work() -> None:
        async with thinkers() as pool:
            await pool.choose("Matrose", VIEW)
            os.kill(pids(pool)[0], signal.SIGKILL)
            assert await pool.choose("Matrose", VIEW) in LEGAL
            assert await pool.choose("random", VIEW) in LEGAL
            assert pool.stood_in <= 1

    live(work)


def test_a_bot_that_thinks_too_long_is_replaced_by_the_heuristic(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tortuga.tables.thinking._is_compiled", lambda: True)  # else it is given time to compile

    async def work() -> None:
        async with thinkers() as pool:
            await pool.choose("Matrose", VIEW)
            os.kill(pids(pool)[0], signal.SIGSTOP)  # it will never answer
            pool._timeout = 0.2
            assert await pool.choose("Matrose", VIEW) in LEGAL
            assert (pool.stood_in, pids(pool)) == (1, [])

    live(work)


def test_a_bot_with_a_fault_is_replaced_by_the_heuristic() -> None:
    async def work() -> None:
        async with thinkers() as pool:
            assert await pool.choose("nobody of that name", VIEW) in LEGAL
            assert pool.stood_in == 1

    live(work)


@pytest.mark.parametrize("waiting", [0, 3])
def test_a_full_queue_is_answered_by_the_heuristic_at_once(waiting: int) -> None:
    async def work() -> None:
        async with thinkers(waiting=waiting) as pool:
            moves = await asyncio.gather(*(pool.choose("random", VIEW) for _ in range(6)))
            assert set(moves) <= LEGAL
            assert pool.stood_in == 6 - 1 - waiting

    live(work)


def test_a_bot_process_that_is_closed_while_it_starts_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    ours, kind = BotProcess(), multiprocessing.get_context("spawn").Process
    start = kind.start

    def closed_and_started(process: Any) -> None:
        ours.close()
        start(process)

    monkeypatch.setattr(kind, "start", closed_and_started)
    with pytest.raises(NoAnswer, match="died"):
        ours.work(choose, ("Matrose", VIEW, ""), 60.0)
    assert ours._process is None


# -- whose turn it is --------------------------------------------------------------------------------------------------


class InThread:
    """In place of a process: the work is done in the calling thread, so that tests can hold it up."""

    def work(self, work: Callable[..., Any], arguments: tuple[Any, ...], timeout: float) -> Any:
        del timeout
        return work(*arguments)

    def close(self) -> None:
        pass


@pytest.fixture
def in_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots think in this process."""
    monkeypatch.setattr("tortuga.tables.thinking.BotProcess", InThread)


async def in_order(pool: Thinkers, asked: list[tuple[Priority, str, str]]) -> list[str]:
    """The names of pieces of work in the order in which they were done; all wait behind one that runs."""
    held, done = threading.Event(), list[str]()
    running = asyncio.ensure_future(pool.work(Priority.BOTS, "", held.wait, 20))
    await asyncio.sleep(0)
    waiting = [asyncio.ensure_future(pool.work(priority, user, done.append, name)) for priority, user, name in asked]
    await asyncio.sleep(0)
    held.set()
    await asyncio.gather(running, *waiting)
    return done


@pytest.mark.usefixtures("in_threads")
def test_work_is_done_by_priority() -> None:
    async def work() -> None:
        async with thinkers() as pool:
            asked = [(priority, "eve", priority.name) for priority in reversed(Priority) for _ in range(60)]
            done = await in_order(pool, asked)
            assert done == [priority.name for priority in Priority for _ in range(60)]

    live(work)


@pytest.mark.usefixtures("in_threads")
def test_users_of_one_priority_take_turns() -> None:
    async def work() -> None:
        async with thinkers() as pool:
            asked = [(Priority.REVIEW, user, user) for user in ["eve"] * 50 + ["anna"] * 2]
            assert (await in_order(pool, asked))[:4] == ["eve", "anna", "eve", "anna"]

    live(work)


@pytest.mark.usefixtures("in_threads")
def test_networks_take_turns_whoever_asks_from_there() -> None:
    async def work() -> None:
        async with thinkers() as pool:
            pool.network_of = lambda user: user[:4]
            asked = [(Priority.PERSON, f"eve {number}", "eve") for number in range(50)]
            assert (await in_order(pool, [*asked, (Priority.PERSON, "anna", "anna")])).index("anna") == 1

    live(work)


@pytest.mark.usefixtures("in_threads")
def test_a_user_with_many_tables_leaves_the_queue_to_others(monkeypatch: pytest.MonkeyPatch) -> None:
    held = threading.Event()

    def choose_later(name: str, view: View, seed: str) -> str:
        if name != "Matrose":  # which stands in for others
            held.wait(20)
        return choose("random", view, seed)

    monkeypatch.setattr("tortuga.tables.thinking.choose", choose_later)

    async def work() -> None:
        async with thinkers(waiting=10) as pool:
            asked = [asyncio.ensure_future(pool.choose("random", VIEW, Priority.PERSON, "eve")) for _ in range(20)]
            asked.append(asyncio.ensure_future(pool.choose("random", VIEW, Priority.PERSON, "anna")))
            await asyncio.wait(asked, timeout=2, return_when=asyncio.ALL_COMPLETED)
            assert (pool.stood_in, asked[-1].done()) == (12, False)  # eve has 8; anna's is thought of
            held.set()
            await asyncio.gather(*asked)

    live(work)


@pytest.mark.usefixtures("in_threads")
def test_a_task_knows_its_place_in_the_queue() -> None:
    async def work() -> None:
        async with thinkers() as pool:
            held = threading.Event()
            first, second, urgent = (
                asyncio.ensure_future(pool.work(priority, "anna", held.wait, 20))
                for priority in (Priority.REVIEW, Priority.REVIEW, Priority.PERSON)
            )
            await asyncio.sleep(0)
            assert [pool.place(task) for task in (first, second, urgent)] == [0, 2, 1]
            held.set()
            await asyncio.gather(first, second, urgent)
            assert pool.place(second) == 0

    live(work)


@pytest.mark.usefixtures("in_threads")
def test_work_that_nobody_waits_for_any_more_is_left_out() -> None:
    async def work() -> None:
        async with thinkers(timeout=0.05) as pool:
            held, done = threading.Event(), list[str]()
            running = asyncio.ensure_future(pool.work(Priority.BOTS, "", held.wait, 20))
            await asyncio.sleep(0)
            with pytest.raises(TimeoutError):
                await pool.work(Priority.HINT, "anna", done.append, "late")
            held.set()
            await running
            await pool.work(Priority.HINT, "anna", done.append, "next")
            assert done == ["next"]

    live(work)


@pytest.mark.usefixtures("in_threads")
def test_a_bot_at_a_persons_table_thinks_before_sixty_tables_of_bots(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    held, asked, thought = threading.Event(), list[str](), list[str]()

    class Watched(Thinkers):
        async def choose(self, name: str, *given: Any) -> str:
            asked.append(name)
            return await super().choose(name, *given)

    def choose_later(name: str, view: View, seed: str) -> str:
        held.wait()
        thought.append(name)
        return choose("random", view, seed)

    monkeypatch.setattr("tortuga.tables.thinking.choose", choose_later)

    async def work() -> None:
        async with host_of(str(tmp_path / "t.sqlite3"), thinkers=Watched()) as host:
            table = {"game": "einauge", "options": {"players": 2}}
            for number in range(60):
                await host.create(Who(f"u{number}", "Eve"), {**table, "seats": [{"kind": "bot", "bot": "random"}] * 2})
            await host.create(ANNA, {**table, "seats": [{"kind": "bot", "bot": "Matrose"}, {"kind": "me"}]})
            while "Matrose" not in asked:
                await asyncio.sleep(0.01)
            held.set()
            while "Matrose" not in thought:
                await asyncio.sleep(0.01)
            assert thought.index("Matrose") == 1  # after the one that thought already

    live(work)
