"""The writer's groups: moves that come together are stored together, and whoever is alone does not wait."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator

import pytest

from tests.loops import awaited
from tests.tables.test_storage import append
from tortuga.tables import writer as module
from tortuga.tables.errors import Conflict
from tortuga.tables.writer import Writer


@pytest.fixture
def writer() -> Iterator[Writer]:
    made = Writer(":memory:")
    made.start()
    yield made
    made.stop()


@pytest.fixture
def slept(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """How long the writer waited for others, time after time; it does not really wait."""
    waits: list[float] = []
    monkeypatch.setattr("tortuga.tables.writer.sleep", waits.append)
    return waits


async def together(writer: Writer, tables: list[str]) -> list[BaseException | None]:
    return await asyncio.gather(*(writer.append(append(1, table)) for table in tables), return_exceptions=True)


def test_whoever_comes_one_after_the_other_does_not_wait(writer: Writer, slept: list[float]) -> None:
    async def play() -> None:
        for number in range(1, 6):
            await writer.append(append(number))

    awaited(play())
    assert slept == []


def test_after_a_group_the_next_waits_a_moment_for_others(writer: Writer, slept: list[float]) -> None:
    async def play() -> None:
        held = threading.Event()
        busy = asyncio.ensure_future(writer.ask(lambda _: held.wait(9)))
        group = asyncio.ensure_future(together(writer, ["a", "b", "c"]))
        await asyncio.sleep(0.05)  # now all of them queue behind a question
        held.set()
        await asyncio.gather(busy, group)
        await writer.append(append(1, "d"))

    awaited(play())
    assert len(slept) == 1 and 0 < slept[0] <= module._GATHER


def test_of_a_group_each_has_its_own_answer(writer: Writer) -> None:
    async def play() -> list[BaseException | None]:
        await writer.append(append(1, "b"))
        return await together(writer, ["a", "b", "c"])

    assert [isinstance(answer, Conflict) for answer in awaited(play())] == [False, True, False]
