"""The process in which the workshop plays: started when somebody opens a page, stopped with the server.

It plays chunk after chunk with both tables, tells what it knows so far, and stops when time is up or nobody listens.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import time
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from typing import Any

from tortuga.games.kit.processes import end_with_parent
from tortuga.tables.bot_process import NICE, TO_START

SECONDS = 6.0  # of playing; with the start an answer takes less than ten
WAITING = 4  # people; more are asked to come back
PLAYERS, SEED = 3, "workshop"


class Busy(Exception):  # noqa: N818  # an answer, not a fault
    """Too many wait already."""


class Broken(Exception):  # noqa: N818  # an answer, not a fault
    """The process ended, or said what was wrong."""


def _work(pipe: Connection, first: str) -> None:
    """The life of the process: a question, answers while it plays, None at the end; a None from outside ends them."""
    end_with_parent()
    if hasattr(os, "nice"):
        os.nice(NICE)
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(EOFError, OSError):
        from tortuga.lab.tally import Deals, tallied

        pipe.send(None)
        tallied(Deals.of(first, PLAYERS, {}, SEED), 1, 1)  # read from disk, or compiled, before the first question
        while True:
            if (asked := pipe.recv()) is None:
                continue  # the answer had ended by itself
            try:
                _play(pipe, *asked)
            except Exception as error:
                pipe.send(repr(error))
            pipe.send(None)


def _play(pipe: Connection, game: str, options: dict[str, Any], seconds: float) -> None:
    from tortuga.lab.laboratory import laboratory
    from tortuga.lab.tally import Deals, first_parts, joined
    from tortuga.lab.whatif import effect

    start, ours, theirs = time.monotonic(), [], []
    before = {name: value for name, value in options.items() if name != "cards"}  # all but the cards is the same
    size = laboratory(game).workshop_deals
    new_and_old = (first_parts(Deals.of(game, PLAYERS, given, SEED), size) for given in (options, before))
    for new, old in zip(*new_and_old, strict=True):
        ours.append(new)
        theirs.append(old)
        pipe.send(effect(joined(ours), joined(theirs)))
        if time.monotonic() - start > seconds or pipe.poll():
            return


class Bench:
    """One a server process; people take turns."""

    def __init__(self, seconds: float = SECONDS) -> None:
        self._seconds = seconds
        self._process: Any = None
        self._pipe: Any = None
        self._turn, self._asked, self._is_idle = asyncio.Lock(), 0, False
        self._thread = ThreadPoolExecutor(1, "tortuga-workshop")

    def start(self, game: str) -> None:
        """Begin to get ready for a game, if nobody has."""
        if self._process is None or not self._process.is_alive():
            context: Any = multiprocessing.get_context("spawn")  # compiled code does not survive a fork
            self._pipe, theirs = context.Pipe()
            self._process = context.Process(target=_work, args=(theirs, game), name="tortuga-workshop", daemon=True)
            self._process.start()
            theirs.close()
            self._is_idle = False

    async def effects(self, game: str, options: dict[str, Any]) -> AsyncIterator[Any]:
        """What these cards change, as far as it is known, again and again; whoever stops listening stops the work."""
        if self._asked >= WAITING:
            raise Busy
        self._asked += 1
        try:
            async with self._turn:
                await self._run(lambda: self._ready(game))
                self._pipe.send((game, options, self._seconds))
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
            self._asked -= 1

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
