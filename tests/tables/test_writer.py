"""The writer's groups: moves that come together are stored together, and whoever is alone does not wait."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

import pytest

from tests.loops import awaited
from tests.tables.test_storage import append
from tortuga.tables import writer as module
from tortuga.tables.errors import Conflict
from tortuga.tables.storage import Append, Storage
from tortuga.tables.writer import Writer

Seen = TypeVar("Seen")


@pytest.fixture
def writer() -> Iterator[Writer]:
    made = Writer(":memory:")
    made.start()
    yield made
    made.stop()


@pytest.fixture
def batches(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many appends each group had."""
    return _watched(monkeypatch, len)


@pytest.fixture
def handed_on(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Of each group, whether the writer's thread stored it."""
    return _watched(monkeypatch, lambda _: threading.current_thread().name == "tortuga-writer")


def _watched(monkeypatch: pytest.MonkeyPatch, what: Callable[[Sequence[Append]], Seen]) -> list[Seen]:
    seen: list[Seen] = []
    real = Storage.append

    def watched(storage: Storage, batch: Sequence[Append]) -> list[Exception | None]:
        seen.append(what(batch))
        return real(storage, batch)

    monkeypatch.setattr(Storage, "append", watched)
    return seen


async def together(writer: Writer, tables: list[str]) -> list[BaseException | None]:
    return await asyncio.gather(*(writer.append(append(1, table)) for table in tables), return_exceptions=True)


def test_whoever_comes_one_after_the_other_does_not_wait(writer: Writer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_GATHER", 60.0)

    async def play() -> None:
        for number in range(1, 6):
            await asyncio.wait_for(writer.append(append(number)), 20)

    awaited(play())


def test_after_a_group_the_next_waits_a_moment_for_others(writer: Writer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_GATHER", 0.2)

    async def play() -> float:
        await together(writer, ["a", "b", "c"])
        began = time.monotonic()
        await writer.append(append(1, "d"))
        return time.monotonic() - began

    assert awaited(play()) > 0.15


def test_those_who_come_while_a_group_waits_are_in_it(writer: Writer, batches: list[int]) -> None:
    async def play() -> None:
        await together(writer, ["a", "b"])
        await together(writer, ["c", "d", "e"])

    awaited(play())
    assert batches == [2, 3]


def test_while_the_disk_is_quick_nothing_is_handed_to_the_thread(writer: Writer, handed_on: list[bool]) -> None:
    awaited(together(writer, ["a", "b"]))
    assert handed_on == [False]


def test_what_usually_takes_long_is_stored_by_the_thread(writer: Writer, handed_on: list[bool]) -> None:
    writer._usual = 1.0
    awaited(together(writer, ["a", "b"]))
    assert handed_on == [True]


def test_a_disk_that_has_become_quick_is_noticed(writer: Writer, handed_on: list[bool]) -> None:
    writer._usual = 0.01

    async def play() -> None:
        for number in range(1, 40):
            await writer.append(append(number))

    awaited(play())
    assert (handed_on[0], handed_on[-1]) == (True, False)


def test_a_long_question_does_not_hold_up_the_loop_when_a_move_comes(writer: Writer) -> None:
    async def play() -> list[str]:
        held, order = threading.Event(), list[str]()
        question = asyncio.ensure_future(writer.ask(lambda _: held.wait(20)))
        await asyncio.sleep(0.1)  # now the thread has the database
        move = asyncio.ensure_future(writer.append(append(1)))
        move.add_done_callback(lambda _: order.append("move"))
        await asyncio.sleep(0.1)
        order.append("the loop")
        held.set()
        await asyncio.gather(question, move)
        return order

    assert awaited(play()) == ["the loop", "move"]


def test_of_a_group_each_has_its_own_answer(writer: Writer) -> None:
    async def play() -> list[BaseException | None]:
        await writer.append(append(1, "b"))
        return await together(writer, ["a", "b", "c"])

    assert [isinstance(answer, Conflict) for answer in awaited(play())] == [False, True, False]
