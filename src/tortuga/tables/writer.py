"""The one place that talks to the database. Appends that wait together are committed together.

The statements of a group are run where they are asked for: to hand them to a thread, one by one, is to hand the
interpreter's lock to and fro, which took much of a move's processor time. Only its end waits for the disk, and
that a thread does, so that nobody else waits. Another thread answers questions, and stores what comes meanwhile and all
that goes to another machine.
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
from tortuga.tables.file_lock import FileLock
from tortuga.tables.storage import Append, Storage

log = logging.getLogger("tortuga.tables")
Answer = TypeVar("Answer")
Loop = asyncio.AbstractEventLoop
Waiting = tuple[Append, "asyncio.Future[Any]"]
Tell = Callable[[Any, "Exception | None"], None]
Job = tuple[Callable[[Storage], Any], Tell, Loop]  # a question, who is told, where
_GROUP = 64
#: Seconds between groups under load. A group costs about the same whatever its size (the disk, waking those who wait),
#: and nobody notices a fortieth of a second. Whoever was alone in the last group does not wait.
_GATHER = 0.025


class Writer:
    """Asynchronous access to a storage, for one loop: `append` returns when the events are on disk."""

    def __init__(self, database: str) -> None:
        self._database = database
        self._lock = FileLock(database)
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._ends: queue.SimpleQueue[Job | None] = queue.SimpleQueue()  # of groups, with the database in hand
        self._thread = threading.Thread(target=self._run, name="tortuga-writer", daemon=True)
        self._ender = threading.Thread(target=self._end_groups, name="tortuga-disk", daemon=True)
        self._ready = threading.Event()
        self._failed: BaseException | None = None
        self._storage: Storage
        self._using = threading.Lock()  # held by whoever talks to the database
        self._waiting: list[Waiting] = []
        self._is_arranged = False  # whether a group is being stored, or will be
        self._next_group = 0.0  # when the next may be stored
        self.many_workers = False

    def start(self) -> None:
        """Open the database and bring its schema up to date; raises TortugaError if another server uses the file."""
        self._lock.acquire()
        self._thread.start()
        self._ender.start()
        self._ready.wait()
        if self._failed is not None:
            self._lock.release()
            raise self._failed

    @property
    def is_running(self) -> bool:
        """Whether both threads live, so that what is asked will be answered."""
        return self._thread.is_alive() and self._ender.is_alive()

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
        self._ends.put(None)
        self._ender.join(timeout=10)
        self._jobs.put(None)
        self._thread.join(timeout=10)
        self._lock.release()

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

        batch = [events for events, _ in group]

        def stored(answers: Any, error: Exception | None) -> None:
            self._settle(loop, group, [error] * len(group) if error else answers)

        if self.many_workers or not self._using.acquire(blocking=False):
            self._jobs.put((lambda storage: storage.append(batch), stored, loop))
            return
        answers, error = _answered(self._storage, lambda storage: storage.prepare(batch))

        def end(storage: Storage) -> Any:
            storage.commit()
            return answers

        if error is None:
            self._ends.put((end, stored, loop))
        else:
            self._using.release()
            stored(None, error)

    def _settle(self, loop: Loop, group: list[Waiting], answers: list[Exception | None]) -> None:
        for (_, future), answer in zip(group, answers, strict=True):
            if not future.done():
                future.set_result(answer)
        self._next_group = monotonic() + _GATHER if len(group) > 1 else 0.0
        self._is_arranged = False
        if self._waiting:
            self._arrange(loop)

    # -- the threads ---------------------------------------------------------------------------------------------------

    def _end_groups(self) -> None:
        while (job := self._ends.get()) is not None:
            end, tell, loop = job
            answer = _answered(self._storage, end)
            self._using.release()
            loop.call_soon_threadsafe(tell, *answer)

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
