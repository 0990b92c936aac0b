"""Handlers that hold the event loop are counted."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from tests.loops import awaited
from tortuga.tables.watchdog import LONGEST, LONGEST_BLOCKED, Watchdog


def held_by(work: Callable[[], None], before: Callable[[], None] = lambda: None) -> int:
    """How many steps are counted while a coroutine does *work*, after another one has done something *before*."""
    watchdog = Watchdog()

    async def step(part: Callable[[], None]) -> None:
        await asyncio.sleep(0)
        part()

    async def steps() -> None:
        await watchdog.watch(step(before), lambda: "before")
        await watchdog.watch(step(work), lambda: "work")

    awaited(steps())
    return watchdog.held


def compute(seconds: float) -> None:
    end = time.thread_time() + seconds
    while time.thread_time() < end:
        pass


def test_a_step_that_computes_too_long_is_counted() -> None:
    assert held_by(lambda: compute(1.2 * LONGEST)) == 1


def test_a_step_that_waits_for_a_busy_machine_is_not_counted() -> None:
    assert held_by(lambda: time.sleep(1.2 * LONGEST)) == 0


def test_what_others_computed_before_a_step_is_not_counted_as_its_own() -> None:
    assert held_by(lambda: time.sleep(1.2 * LONGEST), before=lambda: compute(0.9 * LONGEST)) == 0


def test_a_step_that_blocks_for_long_is_counted_although_it_computes_nothing() -> None:
    assert held_by(lambda: time.sleep(1.1 * LONGEST_BLOCKED)) == 1
