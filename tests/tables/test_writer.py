"""The writer's groups: moves that come together are stored together, and whoever is alone does not wait."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

import pytest

from tests.loops import awaited
from tests.tables.test_storage import append
from tortuga.tables import writer as module
from tortuga.tables.databases import SQLite
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
    real = Storage.prepare

    def watched(storage: Storage, batch: Sequence[Append]) -> list[Exception | None]:
        seen.append(what(batch))
        return real(storage, batch)

    monkeypatch.setattr(Storage, "prepare", watched)
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


def test_the_statements_of_a_group_are_not_handed_to_a_thread(writer: Writer, handed_on: list[bool]) -> None:
    awaited(together(writer, ["a", "b"]))
    assert handed_on == [False]


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> threading.Event:
    """Every commit waits until this is set."""
    turns, real = threading.Event(), Storage.commit

    def commit(storage: Storage) -> None:
        turns.wait(20)
        real(storage)

    monkeypatch.setattr(Storage, "commit", commit)
    return turns


def test_nobody_waits_for_the_disk_but_those_who_move(writer: Writer, disk: threading.Event) -> None:
    async def play() -> list[str]:
        order = list[str]()
        move = asyncio.ensure_future(writer.append(append(1)))
        move.add_done_callback(lambda _: order.append("move"))
        await asyncio.sleep(0.1)
        order.append("the loop")
        disk.set()
        await move
        return order

    assert awaited(play()) == ["the loop", "move"]


def test_a_question_that_comes_before_a_group_is_on_disk_is_answered_after_it(
    writer: Writer, disk: threading.Event
) -> None:
    async def play() -> tuple[bool, int]:
        move = asyncio.ensure_future(writer.append(append(1, "a")))
        await asyncio.sleep(0.1)  # now the group is prepared
        question = asyncio.ensure_future(writer.ask(lambda storage: len(storage.read("a"))))
        await asyncio.sleep(0.1)
        early = question.done()
        disk.set()
        await move
        return early, await question

    assert awaited(play()) == (False, 1)


def test_a_group_that_the_disk_refuses_is_not_stored_and_the_next_is(
    writer: Writer, monkeypatch: pytest.MonkeyPatch
) -> None:
    real, full = SQLite.commit, [True]

    def commit(link: SQLite) -> None:
        if full.pop():
            raise sqlite3.OperationalError("database or disk is full")
        real(link)

    monkeypatch.setattr(SQLite, "commit", commit)

    async def play() -> tuple[list[BaseException | None], int]:
        answers = await together(writer, ["a", "b"])
        full.append(False)
        await writer.append(append(1, "a"))
        return answers, await writer.ask(lambda storage: len(storage.read("a")) + len(storage.read("b")))

    answers, stored = awaited(play())
    assert [str(answer) for answer in answers] == ["database or disk is full"] * 2
    assert stored == 1


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
