"""The fuzzer finds planted faults, and none in a minute at a real server."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tests.fuzz import wire
from tests.fuzz.inputs import RECORDS, Inputs, mutated
from tests.fuzz.session import GROWTH, Report, fuzz
from tests.fuzz.wire import Findings, Wire
from tests.loops import awaited
from tortuga.games.kit import record
from tortuga.games.kit.errors import TortugaError
from tortuga.web.app import create_app
from tortuga.web.settings import Settings

Serve = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


async def refuse(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    await reader.read(1)
    writer.write(b"HTTP/1.1 500 Internal Server Error\r\ncontent-length: 0\r\n\r\n")
    writer.close()


async def keep_silent(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    await asyncio.sleep(0.3)
    writer.close()


def found(folder: Path, serve: Serve) -> list[str]:
    """The faults that the fuzzer finds in a server with this behaviour."""

    async def work() -> list[str]:
        server = await asyncio.start_server(serve, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        app, chance = create_app(Settings(database=str(folder / "none.sqlite3"))), random.Random(1)
        fuzzing = Wire(port, Inputs(app, chance, f"127.0.0.1:{port}"), chance)
        await fuzzing.run(time.monotonic() + 5, clients=1)
        server.close()
        await asyncio.sleep(0.4)  # until all connections are closed
        return fuzzing.findings.faults

    return awaited(work())


def test_a_server_that_fails_is_found(tmp_path: Path) -> None:
    assert found(tmp_path, refuse)[0].startswith("answered 500")


def test_a_server_that_does_not_answer_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "TIMEOUT", 0.1)
    assert "no answer" in found(tmp_path, keep_silent)[0]


def test_a_server_that_grows_is_found() -> None:
    assert "grew from 200 to 300 MiB" in Report(Findings(), Findings(), 1.0, [100, 200, 250, 300]).faults[0]
    assert not Report(Findings(), Findings(), 1.0, [100, 200, 205, 200 + GROWTH]).faults


@pytest.mark.parametrize("text", RECORDS, ids=range(len(RECORDS)))
def test_a_damaged_record_is_read_or_refused_with_a_sentence(text: bytes) -> None:
    chance = random.Random(1)
    for _ in range(20):
        with contextlib.suppress(TortugaError):
            record.read(mutated(chance, text).decode("utf-8", "replace"))


@pytest.mark.slow
def test_a_minute_of_fuzzing_finds_no_fault() -> None:
    report = fuzz(seed=1, minutes=1)
    assert report.faults == []
    assert report.sent > 3_000
