"""Our own server under the load, as `tortuga serve` starts it: every move on disk before it is acknowledged."""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, TypeVar

from bench.table.figures import Figures
from bench.table.load import Load
from bench.table.process import Measured, free_port, running

Answer = TypeVar("Answer")
_STEP = 1.3  # from one rate of the ramp to the next
TURNS = 5
_WAKING = 1.0  # seconds at the start of a turn that are not measured, because idle memory is slow at first


@dataclass(frozen=True)
class Size:
    """The size of a load."""

    tables: int = 250
    rate: float = 260.0
    fast: float = 520.0  # the higher rate that is to be held as well
    seconds: float = 20.0
    ramp_seconds: float = 5.0


@contextmanager
def our_server(folder: Path, *launch: str) -> Iterator[Measured]:
    """`tortuga serve` on a database of its own; *launch* instead of `-m tortuga` starts it otherwise."""
    port = free_port()
    words = ["serve", "--port", str(port), "--database", str(folder / "tables.sqlite3")]
    command = [sys.executable, *(launch or ("-m", "tortuga")), *words]
    with running(command, f"http://127.0.0.1:{port}", folder / "server.log", health="/healthz") as server:
        yield server


def measure(game: str, size: Size) -> tuple[Figures, Figures, list[Figures]]:
    """Run the promised loads, check that nothing was lost, and raise the rate until the server no longer keeps up."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with our_server(folder) as server:
            load = Load(server, game, size.tables)
            held, fast, ramp = run(_measured(load, size))
        gaps, lost = load.proven(folder / "tables.sqlite3")
        return replace(held, gaps=gaps, lost=lost), fast, ramp


def in_turns(game: str, size: Size, peer: Callable[[float], Figures]) -> list[tuple[Figures, Figures]]:
    """Alternate our server and a peer's, both with all clients connected, so that a slow machine slows both."""
    with tempfile.TemporaryDirectory() as name, our_server(Path(name)) as server:
        return run(_turns(Load(server, game, size.tables), size, peer))


async def _turns(load: Load, size: Size, peer: Callable[[float], Figures]) -> list[tuple[Figures, Figures]]:
    await load.come_in()
    await load.drive(size.rate, size.ramp_seconds)
    found = []
    for _ in range(TURNS):
        await load.drive(size.rate, _WAKING)
        ours = await load.drive(size.rate, size.seconds / TURNS)
        await asyncio.to_thread(peer, _WAKING)
        found.append((ours, await asyncio.to_thread(peer, size.seconds / TURNS)))
    await load.go_home()
    return found


async def _measured(load: Load, size: Size) -> tuple[Figures, Figures, list[Figures]]:
    await load.come_in()
    await load.drive(size.rate, size.ramp_seconds)  # warm-up: boards and caches fill
    before = load.server.held()
    held = await load.drive(size.rate, size.seconds)
    held = replace(held, held=load.server.held() - before)
    fast = await load.drive(size.fast, size.seconds / 2)
    ramp = await climbed(load, size)
    await load.go_home()
    return held, fast, ramp


async def climbed(load: Load, size: Size) -> list[Figures]:
    """Yield rising rates until the server no longer keeps up."""
    ramp: list[Figures] = []
    rate = size.rate
    while not ramp or ramp[-1].is_held:
        ramp.append(await load.drive(rate, size.ramp_seconds))
        rate *= _STEP
    return ramp


def run(work: Coroutine[Any, Any, Answer]) -> Answer:
    """Run a coroutine on uvloop, as the server does."""
    import uvloop

    return uvloop.run(work)
