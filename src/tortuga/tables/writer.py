"""The one thread that talks to the database. Appends that wait together are committed together."""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
from collections.abc import Callable
from time import monotonic, sleep
from typing import Any, TypeVar

from tortuga.tables.databases import connect
from tortuga.tables.storage import Append, Storage

log = logging.getLogger("tortuga.tables")
Answer = TypeVar("Answer")
_GROUP = 64
#: Seconds between groups under load. A group costs about the same whatever its size (the disk, the interpreter's lock,
#: waking the loop), and nobody notices a fortieth of a second. Whoever was alone in the last group does not wait.
_GATHER = 0.025


class Writer:
    """Asynchronous access to a storage: `append` returns when the events are on disk."""

    def __init__(self, database: str) -> None:
        self._database = database
        self._jobs: queue.SimpleQueue[tuple[Any, asyncio.AbstractEventLoop, asyncio.Future[Any]] | None] = (
            queue.SimpleQueue()
        )
        self._thread = threading.Thread(target=self._run, name="tortuga-writer", daemon=True)
        self._ready = threading.Event()
        self._failed: BaseException | None = None
        self._next_group = 0.0  # when the next may be stored
        self.many_workers = False

    def start(self) -> None:
        """Open the database and bring its schema up to date."""
        self._thread.start()
        self._ready.wait()
        if self._failed is not None:
            raise self._failed

    async def append(self, events: Append) -> None:
        """Store the events; raises Conflict if another worker was first."""
        error = await self._ask(events)
        if error is not None:
            raise error

    async def ask(self, question: Callable[[Storage], Answer]) -> Answer:
        """Any other statement."""
        answer: Answer = await self._ask(question)
        return answer

    def _ask(self, job: Any) -> asyncio.Future[Any]:
        """In order; nobody waits for an answer of a writer that has stopped."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()
        self._jobs.put((job, loop, future))
        return future

    def stop(self) -> None:
        """Finish what waits, then close."""
        self._jobs.put(None)
        self._thread.join(timeout=10)

    def _run(self) -> None:
        try:
            storage = Storage(connect(self._database))
            storage.migrate()
            self.many_workers = storage.many_workers
        except BaseException as error:
            self._failed = error
            return
        finally:
            self._ready.set()
        while (jobs := self._next_jobs()) is not None:
            if storage.is_lost():
                storage = self._again(storage)
            self._do(storage, jobs)
        storage.close()

    def _again(self, lost: Storage) -> Storage:
        """A new connection in place of a lost one; where there is none yet, whoever asks is told of the error."""
        try:
            return Storage(connect(self._database))
        except Exception as error:
            log.warning("the database does not answer: %s", type(error).__name__)
            return lost

    def _next_jobs(self) -> list[Any] | None:
        """The next job, and the appends that wait right behind it."""
        first = self._jobs.get()
        if first is None:
            return None
        if isinstance(first[0], Append) and (early := self._next_group - monotonic()) > 0:
            sleep(early)
        jobs = [first]
        while isinstance(jobs[-1][0], Append) and len(jobs) < _GROUP:
            try:
                following = self._jobs.get_nowait()
            except queue.Empty:
                break
            if following is None:
                self._jobs.put(None)
                break
            jobs.append(following)
        return jobs

    def _do(self, storage: Storage, jobs: list[Any]) -> None:
        appends = [job for job in jobs if isinstance(job[0], Append)]
        if appends:
            try:
                answers: list[Any] = storage.append([job[0] for job in appends])
            except Exception as error:
                answers = [error] * len(appends)
            self._next_group = monotonic() + _GATHER if len(appends) > 1 else 0.0
            _tell_all([(loop, future, answer) for (_, loop, future), answer in zip(appends, answers, strict=True)])
        for job, loop, future in jobs:
            if not isinstance(job, Append):
                try:
                    _tell(loop, future, job(storage), None)
                except Exception as error:
                    _tell(loop, future, None, error)


def _tell_all(answers: list[tuple[asyncio.AbstractEventLoop, asyncio.Future[Any], Any]]) -> None:
    """Wake each loop once."""

    def settle(loop: asyncio.AbstractEventLoop) -> None:
        for asked, future, answer in answers:
            if asked is loop and not future.done():
                future.set_result(answer)

    for loop in dict.fromkeys(loop for loop, _, _ in answers):
        loop.call_soon_threadsafe(settle, loop)


def _tell(loop: asyncio.AbstractEventLoop, future: asyncio.Future[Any], answer: Any, error: Exception | None) -> None:
    def settle() -> None:
        if future.done():
            return
        if error is not None:
            future.set_exception(error)
        else:
            future.set_result(answer)

    loop.call_soon_threadsafe(settle)
