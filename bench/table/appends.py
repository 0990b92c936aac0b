"""Measure how fast moves are stored: `PYTHONPATH=. .venv-test/bin/python -m bench.table.appends [DATABASE]`.

Prints the median time of a lone durable append in milliseconds, and how many appends a second 200 clients get; both
with an idle loop and with one that is always busy with other work, a millisecond at a time.
"""

from __future__ import annotations

import asyncio
import json
import statistics
import sys
import tempfile
import time
import uuid

from tortuga.tables.events import Event, Kind
from tortuga.tables.storage import Append
from tortuga.tables.writer import Writer

LONE, CLIENTS, MOVES = 300, 200, 15
WORK = 0.001  # seconds of the loop


def move(table: str, seq: int) -> Append:
    """Return the append of a move; every tenth one also stores what lists show."""
    body = {"moves": [[0, "buy red 6"]], "chance": ["up green 7", "up black 3"]}
    event = Event(table, seq, Kind.MOVED, 0, f"c{seq}", body, time.time(), "0" * 64)
    row = {"id": table, "game": "einauge", "status": "running", "listed": 0, "host": "u", "summary": "{}"}
    row |= {"created": 1.0, "updated": event.at, "deadline": None, "bots": 0}
    return Append((event,), row if seq % 10 == 1 else None)


async def lone(writer: Writer) -> float:
    """Return the median time of appends made one after the other."""
    table, times = uuid.uuid4().hex, []
    for seq in range(1, LONE + 1):
        began = time.perf_counter()
        await writer.append(move(table, seq))
        times.append(time.perf_counter() - began)
    return statistics.median(times)


async def many(writer: Writer) -> float:
    """Return appends per second of many clients, each of which awaits its own."""

    async def client() -> None:
        table = uuid.uuid4().hex
        for seq in range(1, MOVES + 1):
            await writer.append(move(table, seq))

    began = time.perf_counter()
    await asyncio.gather(*(client() for _ in range(CLIENTS)))
    return CLIENTS * MOVES / (time.perf_counter() - began)


async def other_work() -> None:
    """Keep the event loop busy, as drawing and sending do."""
    while True:
        until = time.perf_counter() + WORK
        while time.perf_counter() < until:
            pass
        await asyncio.sleep(0)


async def measure(database: str) -> dict[str, float]:
    """Print all four numbers."""
    writer = Writer(database)
    await asyncio.to_thread(writer.start)
    await lone(writer)  # warm
    found: dict[str, float] = {}
    for loop in ("idle", "busy"):
        busy = asyncio.ensure_future(other_work() if loop == "busy" else asyncio.sleep(0))
        found[f"{loop}_lone_ms"] = round(1000 * await lone(writer), 3)
        found[f"{loop}_many_per_s"] = round(await many(writer))
        busy.cancel()
    await asyncio.to_thread(writer.stop)
    return found


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        print(json.dumps(asyncio.run(measure(sys.argv[1] if len(sys.argv) > 1 else f"{folder}/x.sqlite3"))))
