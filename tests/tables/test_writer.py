"""The thread that stores: appends that come together are one batch, and the loop never waits for the disk."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest
from sqlalchemy import text

from tests.loops import awaited
from tests.tables.test_storage import append
from tortuga.games.kit.errors import TortugaError
from tortuga.tables.errors import Conflict
from tortuga.tables.storage import Append, Storage
from tortuga.tables.writer import Writer


@pytest.fixture
def writer() -> Iterator[Writer]:
    made = Writer(":memory:")
    made.start()
    yield made
    made.stop()


@pytest.fixture
def batches(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The number of appends of every batch."""
    sizes, real = list[int](), Storage.append

    def watched(storage: Storage, batch: Sequence[Append]) -> list[Exception | None]:
        sizes.append(len(batch))
        return real(storage, batch)

    monkeypatch.setattr(Storage, "append", watched)
    return sizes


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> threading.Event:
    """Every append waits until this is set."""
    ready, real = threading.Event(), Storage.append

    def slow(storage: Storage, batch: Sequence[Append]) -> list[Exception | None]:
        ready.wait(20)
        return real(storage, batch)

    monkeypatch.setattr(Storage, "append", slow)
    return ready


async def together(writer: Writer, tables: list[str]) -> list[BaseException | None]:
    return await asyncio.gather(*(writer.append(append(1, table)) for table in tables), return_exceptions=True)


async def order_of_a_slow_move(writer: Writer, release: Callable[[], object]) -> list[str]:
    """What happens first, a move that is stored only after *release*, or the loop's next turn."""
    order = list[str]()
    move = asyncio.ensure_future(writer.append(append(1)))
    move.add_done_callback(lambda _: order.append("move"))
    await asyncio.sleep(0.1)
    order.append("the loop")
    release()
    await move
    return order


def test_appends_that_come_at_once_are_one_batch(writer: Writer, batches: list[int]) -> None:
    async def play() -> None:
        await together(writer, ["a", "b"])
        await together(writer, ["c", "d", "e"])

    awaited(play())
    assert batches == [2, 3]


def test_appends_that_come_while_a_batch_is_stored_are_the_next_batch(
    writer: Writer, batches: list[int], disk: threading.Event
) -> None:
    async def play() -> None:
        first = asyncio.ensure_future(together(writer, ["a"]))
        await asyncio.sleep(0.1)
        rest = [asyncio.ensure_future(together(writer, [table])) for table in ("b", "c", "d")]
        await asyncio.sleep(0.1)
        disk.set()
        await asyncio.gather(first, *rest)

    awaited(play())
    assert batches == [1, 3]


def test_appends_that_come_shortly_after_a_batch_wait_for_each_other(writer: Writer, batches: list[int]) -> None:
    async def play() -> None:
        await writer.append(append(1, "a"))
        second = asyncio.ensure_future(writer.append(append(1, "b")))
        await asyncio.sleep(0)
        await asyncio.sleep(0)  # the turn of the loop in which a lone append is stored
        await asyncio.gather(second, writer.append(append(1, "c")))

    awaited(play())
    assert batches == [1, 2]


def test_the_loop_goes_on_while_a_move_is_stored(writer: Writer, disk: threading.Event) -> None:
    assert awaited(order_of_a_slow_move(writer, disk.set)) == ["the loop", "move"]


def test_the_loop_goes_on_while_another_program_holds_the_database(tmp_path: Path) -> None:
    writer = Writer(str(tmp_path / "x.sqlite3"))
    writer.start()
    other = sqlite3.connect(tmp_path / "x.sqlite3", isolation_level=None, check_same_thread=False)
    other.execute("BEGIN IMMEDIATE")
    order = awaited(order_of_a_slow_move(writer, lambda: other.execute("ROLLBACK")))
    other.close()
    writer.stop()
    assert order == ["the loop", "move"]


def test_a_question_that_comes_after_a_move_is_answered_after_it(writer: Writer, disk: threading.Event) -> None:
    async def play() -> tuple[bool, int]:
        move = asyncio.ensure_future(writer.append(append(1, "a")))
        await asyncio.sleep(0.1)
        question = asyncio.ensure_future(writer.ask(lambda storage: len(storage.read("a"))))
        await asyncio.sleep(0.1)
        early = question.done()
        disk.set()
        await move
        return early, await question

    assert awaited(play()) == (False, 1)


def test_a_batch_that_the_disk_refuses_is_not_stored_and_the_next_is(tmp_path: Path) -> None:
    writer = Writer(str(tmp_path / "x.sqlite3"))
    writer.start()

    async def play() -> tuple[list[BaseException | None], int]:
        (((pages,),),) = (await writer.ask(lambda storage: storage._run(text("PRAGMA page_count"))),)
        await writer.ask(lambda storage: storage._run(text(f"PRAGMA max_page_count = {pages}")))
        answers = await together(writer, [f"{number}{'a' * 9000}" for number in range(2)])
        await writer.ask(lambda storage: storage._run(text("PRAGMA max_page_count = 1000000")))
        await writer.append(append(1, "b"))
        return answers, await writer.ask(lambda storage: len(storage._run(text("SELECT * FROM events"))))

    answers, stored = awaited(play())
    writer.stop()
    assert ["database or disk is full" in str(answer) for answer in answers] == [True, True]
    assert stored == 1


def test_every_append_of_a_batch_has_its_own_answer(writer: Writer) -> None:
    async def play() -> list[BaseException | None]:
        await writer.append(append(1, "b"))
        return await together(writer, ["a", "b", "c"])

    assert [isinstance(answer, Conflict) for answer in awaited(play())] == [False, True, False]


def test_the_error_of_a_question_is_raised_where_it_was_asked(writer: Writer) -> None:
    with pytest.raises(ZeroDivisionError):
        awaited(writer.ask(lambda _: 1 // 0))


def test_a_file_that_cannot_be_opened_is_free_for_the_next_server(tmp_path: Path) -> None:
    path = tmp_path / "x.sqlite3"
    path.write_text("not a database, by far; and long enough to be looked at")
    with pytest.raises(TortugaError, match="expected a SQLite database"):
        Writer(str(path)).start()
    path.unlink()
    writer = Writer(str(path))
    writer.start()
    writer.stop()
