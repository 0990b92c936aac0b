"""The thread that owns the connection to the database, and the batches of events that it stores."""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import closing
from typing import Any, TypeVar

from tortuga.tables.databases import locked
from tortuga.tables.storage import Append, Storage

Answer = TypeVar("Answer")
Waiting = tuple[Append, "asyncio.Future[BaseException | None]"]
_STOP_TIMEOUT = 10.0  # seconds that `stop` waits for a database which does not answer
_BUSY = 0.02  # seconds after a batch in which the next one waits for company
_GATHER = 0.005  # seconds that it waits: each batch costs two changes of thread and a sync of the disk


class Writer:
    """Asynchronous access to a storage, for one loop: the loop only awaits what the thread does (decision 9)."""

    def __init__(self, database: str) -> None:
        self.many_workers = False  # whether others may write to the same database
        self._database = database
        self._jobs: queue.SimpleQueue[tuple[Callable[[Storage], Any], Future[Any]] | None] = queue.SimpleQueue()
        self._opened: Future[None] = Future()
        self._thread = threading.Thread(target=self._run, name="tortuga-writer", daemon=True)
        self._waiting: list[Waiting] = []
        self._is_storing = False
        self._stored_at = -_BUSY

    def start(self) -> None:
        """Open the database and bring its schema up to date; raises TortugaError if another server uses the file.

        Waits for the database, so it is not for the loop's own thread; nor is `stop`.
        """
        self._thread.start()
        self._opened.result()

    def stop(self) -> None:
        """Finish what was asked, then close."""
        self._jobs.put(None)
        self._thread.join(_STOP_TIMEOUT)

    @property
    def is_running(self) -> bool:
        """Whether the thread lives, so that what is asked will be answered."""
        return self._thread.is_alive()

    async def ask(self, question: Callable[[Storage], Answer]) -> Answer:
        """What a function of the storage returns or raises in the thread."""
        return await asyncio.wrap_future(self._submit(question))

    def _submit(self, question: Callable[[Storage], Answer]) -> Future[Answer]:
        future: Future[Answer] = Future()
        self._jobs.put((question, future))
        return future

    async def append(self, events: Append) -> None:
        """Store the events: they are on disk when this returns. Raises Conflict if another worker was first."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[BaseException | None] = loop.create_future()
        self._waiting.append((events, future))
        if not self._is_storing:
            self._plan(loop)
        error = await future
        if error is not None:
            raise error

    def _plan(self, loop: asyncio.AbstractEventLoop) -> None:
        """Begin a batch: in the loop's next turn, or a little later when the last batch was just stored."""
        self._is_storing = True
        if loop.time() - self._stored_at < _BUSY:
            loop.call_later(_GATHER, self._store, loop)
        else:
            loop.call_soon(self._store, loop)

    def _store(self, loop: asyncio.AbstractEventLoop) -> None:
        """Store all that waits; what comes meanwhile is the next batch."""
        waiting, self._waiting = self._waiting, []
        batch = [events for events, _ in waiting]
        stored = self._submit(lambda storage: storage.append(batch))
        stored.add_done_callback(lambda done: loop.call_soon_threadsafe(self._settle, loop, waiting, done))

    def _settle(
        self, loop: asyncio.AbstractEventLoop, waiting: list[Waiting], stored: Future[list[Exception | None]]
    ) -> None:
        error = stored.exception()
        answers = stored.result() if error is None else [error] * len(waiting)
        for (_, future), answer in zip(waiting, answers, strict=True):
            if not future.done():
                future.set_result(answer)
        self._is_storing, self._stored_at = False, loop.time()
        if self._waiting:
            self._plan(loop)

    def _run(self) -> None:
        try:
            with locked(self._database), closing(Storage(self._database)) as storage:
                storage.migrate()
                self.many_workers = storage.many_workers
                self._opened.set_result(None)
                self._answer(storage)
        except BaseException as error:
            if self._opened.done():
                raise
            self._opened.set_exception(error)

    def _answer(self, storage: Storage) -> None:
        """Answer one question after the other until `stop`."""
        while (job := self._jobs.get()) is not None:
            question, future = job
            if future.set_running_or_notify_cancel():
                try:
                    future.set_result(question(storage))
                except BaseException as error:
                    future.set_exception(error)
