"""The one place that talks to the database. Appends that wait together are committed together.

A thread answers questions, and stores what takes long: a slow disk, another machine. While SQLite takes no time worth
mentioning, groups are stored where they are asked for: to hand a group to a thread and back, statement by statement, is
to hand the interpreter's lock to and fro, which took an eighth of a move's processor time.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
from collections.abc import Callable
from time import monotonic
from typing import Any, TypeVar

from tortuga.tables.databases import connect
from tortuga.tables.storage import Append, Storage

log = logging.getLogger("tortuga.tables")
Answer = TypeVar("Answer")
Loop = asyncio.AbstractEventLoop
Waiting = tuple[Append, "asyncio.Future[Any]"]
Job = tuple[Callable[[Storage], Any], Callable[[Any, "Exception | None"], None], Loop]  # a question, who is told, where
_GROUP = 64
#: Seconds between groups under load. A group costs about the same whatever its size (the disk, waking those who wait),
#: and nobody notices a fortieth of a second. Whoever was alone in the last group does not wait.
_GATHER = 0.025
_QUICK = 0.004  # seconds: what usually takes longer is left to the thread, for everything else waits meanwhile
_HABIT = 0.1  # what the last group says of what is usual


class Writer:
    """Asynchronous access to a storage, for one loop: `append` returns when the events are on disk."""

    def __init__(self, database: str) -> None:
        self._database = database
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="tortuga-writer", daemon=True)
        self._ready = threading.Event()
        self._failed: BaseException | None = None
        self._storage: Storage
        self._using = threading.Lock()  # held by whoever talks to the database
        self._waiting: list[Waiting] = []
        self._is_arranged = False  # whether a group is being stored, or will be
        self._next_group = 0.0  # when the next may be stored
        self._usual = 0.0  # seconds a group takes
        self.many_workers = False

    def start(self) -> None:
        """Open the database and bring its schema up to date."""
        self._thread.start()
        self._ready.wait()
        if self._failed is not None:
            raise self._failed

    async def append(self, events: Append) -> None:
        """Store the events; raises Conflict if another worker was first."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Exception | None] = loop.create_future()
        self._waiting.append((events, future))
        if not self._is_arranged:
            self._arrange(loop)
        error = await future
        if error is not None:
            raise error

    async def ask(self, question: Callable[[Storage], Answer]) -> Answer:
        """Any other statement."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Answer] = loop.create_future()

        def tell(answer: Any, error: Exception | None) -> None:
            if not future.done() and error is None:
                future.set_result(answer)
            elif not future.done() and error is not None:
                future.set_exception(error)

        self._jobs.put((question, tell, loop))
        return await future

    def stop(self) -> None:
        """Finish what was asked, then close."""
        self._jobs.put(None)
        self._thread.join(timeout=10)

    # -- groups: on the loop -------------------------------------------------------------------------------------------

    def _arrange(self, loop: Loop) -> None:
        """Others who come now, or soon under load, are in the same group."""
        self._is_arranged = True
        early = self._next_group - monotonic()
        if early > 0:
            loop.call_later(early, self._store, loop)
        else:
            loop.call_soon(self._store, loop)

    def _store(self, loop: Loop) -> None:
        group = self._waiting[:_GROUP]
        del self._waiting[:_GROUP]

        def stored(answers: Any, error: Exception | None) -> None:
            self._settle(loop, group, [error] * len(group) if error else answers)

        def store(storage: Storage) -> list[Exception | None]:
            began = monotonic()
            try:
                return storage.append([events for events, _ in group])
            finally:
                self._usual += _HABIT * (monotonic() - began - self._usual)

        if self.many_workers or self._usual > _QUICK or not self._using.acquire(blocking=False):
            self._jobs.put((store, stored, loop))
            return
        try:
            answer = _answered(self._storage, store)
        finally:
            self._using.release()
        stored(*answer)

    def _settle(self, loop: Loop, group: list[Waiting], answers: list[Exception | None]) -> None:
        for (_, future), answer in zip(group, answers, strict=True):
            if not future.done():
                future.set_result(answer)
        self._next_group = monotonic() + _GATHER if len(group) > 1 else 0.0
        self._is_arranged = False
        if self._waiting:
            self._arrange(loop)

    # -- the thread ----------------------------------------------------------------------------------------------------

    def _run(self) -> None:
        try:
            self._storage = Storage(connect(self._database))
            self._storage.migrate()
            self.many_workers = self._storage.many_workers
        except BaseException as error:
            self._failed = error
            return
        finally:
            self._ready.set()
        while (job := self._jobs.get()) is not None:
            question, tell, loop = job
            with self._using:
                if self._storage.is_lost():
                    self._storage = self._again(self._storage)
                answer = _answered(self._storage, question)
            loop.call_soon_threadsafe(tell, *answer)
        self._storage.close()

    def _again(self, lost: Storage) -> Storage:
        """A new connection in place of a lost one; where there is none yet, whoever asks is told of the error."""
        try:
            return Storage(connect(self._database))
        except Exception as error:
            log.warning("the database does not answer: %s", type(error).__name__)
            return lost


def _answered(storage: Storage, question: Callable[[Storage], Answer]) -> tuple[Answer | None, Exception | None]:
    try:
        return question(storage), None
    except Exception as error:
        return None, error
