"""Bots in processes of their own: they may be slow, many, faulty or dead, and the game goes on."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from tests.tables.test_host import live
from tortuga import Einauge
from tortuga.tables.mind import NICE, Died, Mind
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


def test_a_bot_thinks_in_a_process_of_low_priority() -> None:
    async def work() -> None:
        async with thinkers() as pool:
            assert await pool.choose("Matrose", VIEW) in LEGAL
            assert os.getpriority(os.PRIO_PROCESS, pool.pids[0]) >= NICE
            assert pool.stood_in == 0

    live(work)


def test_a_process_that_dies_is_replaced() -> None:
    async def work() -> None:
        async with thinkers() as pool:
            await pool.choose("Matrose", VIEW)
            os.kill(pool.pids[0], signal.SIGKILL)
            assert await pool.choose("Matrose", VIEW) in LEGAL
            assert await pool.choose("random", VIEW) in LEGAL
            assert pool.stood_in <= 1

    live(work)


def test_a_bot_that_thinks_too_long_is_replaced_by_the_heuristic(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tortuga.tables.thinking._is_compiled", lambda: True)  # else it is given time to compile

    async def work() -> None:
        async with thinkers() as pool:
            await pool.choose("Matrose", VIEW)
            os.kill(pool.pids[0], signal.SIGSTOP)  # it will never answer
            pool._patience = 0.2
            assert await pool.choose("Matrose", VIEW) in LEGAL
            assert (pool.stood_in, pool.pids) == (1, [])

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


def test_a_mind_that_is_closed_while_it_starts_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    mind, kind = Mind(), multiprocessing.get_context("spawn").Process
    start = kind.start

    def closed_and_started(process: Any) -> None:
        mind.close()
        start(process)

    monkeypatch.setattr(kind, "start", closed_and_started)
    with pytest.raises(Died):
        mind.ask("Matrose", VIEW, "", 60.0)
    assert mind.pid is None
