"""The process in which the workshop plays: started when somebody opens a page, stopped with the server.

It plays batches of deals with both tables (bench_process.py), sends the result so far after each, and stops when all
deals are played, the time is up or the client has gone.
"""

from __future__ import annotations

import asyncio
import multiprocessing
from collections import Counter
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from tortuga.tables.bot_process import TO_START
from tortuga.web.pages.workshop.bench_process import SECONDS, Asked, work

WAITING, OF_USER = 4, 2  # requests at a time, in all and of one user; others are refused as busy


class Busy(Exception):  # noqa: N818  # an answer, not a fault
    """Too many requests wait already."""


class Broken(Exception):  # noqa: N818  # an answer, not a fault
    """The process ended, or reported an error."""


class Bench:
    """The bots of the workshop: one process for each server process, which serves one request at a time."""

    def __init__(self, seconds: float = SECONDS) -> None:
        self._seconds = seconds
        self._process: Any = None
        self._pipe: Any = None
        self._turn, self._is_idle = asyncio.Lock(), False
        self._asked: Counter[str] = Counter()  # requests that wait or run, by user
        self._thread = ThreadPoolExecutor(1, "tortuga-workshop")

    def start(self, game: str) -> None:
        """Start the process for a game, if it does not run."""
        if self._process is None or not self._process.is_alive():
            context: Any = multiprocessing.get_context("spawn")  # compiled code does not survive a fork
            self._pipe, theirs = context.Pipe()
            self._process = context.Process(target=work, args=(theirs, game), name="tortuga-workshop", daemon=True)
            self._process.start()
            theirs.close()
            self._is_idle = False

    async def effects(self, user: str, asked: Asked) -> AsyncIterator[Any]:
        """Yield the effect of a table as far as it is known, again and again; closing the iterator stops the bots."""
        if self._asked.total() >= WAITING or self._asked[user] >= OF_USER:
            raise Busy
        self._asked[user] += 1
        try:
            async with self._turn:
                await self._run(lambda: self._ready(asked.game))
                self._pipe.send((asked, self._seconds))
                self._is_idle = False
                try:
                    while (found := await self._next()) is not None:
                        yield found
                except (GeneratorExit, asyncio.CancelledError):
                    self._pipe.send(None)
                    raise
        except (EOFError, OSError):
            self.stop()
            raise Broken("its process ended") from None
        finally:
            self._asked -= Counter([user])  # and drop users without requests

    async def _next(self) -> Any:
        found = await self._run(self._receive)
        if isinstance(found, str):
            raise Broken(found)
        return found

    async def _run(self, work: Any) -> Any:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    def _receive(self) -> Any:
        """In the one thread that reads the pipe, also when whoever asked has gone."""
        found = self._pipe.recv()
        self._is_idle = found is None
        return found

    def _ready(self, game: str) -> None:
        """Wait until the process has started, or has ended what nobody listens to any more."""
        self.start(game)
        while not self._is_idle:
            if not self._pipe.poll(TO_START):
                raise EOFError
            self._receive()

    def stop(self) -> None:
        """End the process at once."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.join(5)

    def close(self) -> None:
        """With the server."""
        self.stop()
        self._thread.shutdown(wait=False, cancel_futures=True)
