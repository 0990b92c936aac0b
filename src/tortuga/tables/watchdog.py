"""Finds handlers that hold the event loop: while one computes, nobody else is served."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Coroutine
from time import perf_counter, thread_time
from typing import Any, TypeVar

from tortuga.tables import metrics

log = logging.getLogger("tortuga.watchdog")
LONGEST = 0.05  # seconds of processor time between two awaits
_READ_EVERY = 0.005  # seconds; the processor time of a step may be too much by what was computed since the last reading
LONGEST_BLOCKED = 1.0  # seconds in which it does not await, busy or not; less may be the fault of a busy machine
Answer = TypeVar("Answer")


class Watchdog:
    """Measures every step of what it watches; logs and counts those that took too long."""

    def __init__(self) -> None:
        self.held = 0  # steps that held the loop for too long
        self._read, self._computed = 0.0, 0.0  # when the processor time was last read, and what it was

    def watch(self, work: Awaitable[Answer], name: Callable[[], str]) -> Coroutine[Any, Any, Answer]:
        """The same coroutine, watched; *name* says in the log what it was."""
        assert isinstance(work, Coroutine)  # what an `async def` makes
        return _Steps(work, self, name)

    def begin(self) -> float:
        """Return the time; the processor time is read now and then, because that takes ten times as long."""
        now = perf_counter()
        if now - self._read > _READ_EVERY:
            self._read, self._computed = now, thread_time()
        return now

    def end(self, start: float, name: Callable[[], str]) -> None:
        """Note how long a step took."""
        passed = perf_counter() - start
        if passed <= LONGEST:
            return
        computed = min(passed, thread_time() - self._computed)
        if computed > LONGEST or passed > LONGEST_BLOCKED:
            self.held += 1
            metrics.HELD.inc()
            log.warning(
                "%s held the event loop for %.0f ms (processor time %.0f ms)", name(), 1000 * passed, 1000 * computed
            )


class _Steps(Coroutine[Any, Any, Any]):
    """A coroutine whose steps, from await to await, are measured."""

    __slots__ = ("_dog", "_name", "_work")

    def __init__(self, work: Coroutine[Any, Any, Any], dog: Watchdog, name: Callable[[], str]) -> None:
        self._work, self._dog, self._name = work, dog, name

    def __await__(self) -> Any:
        return self

    def __next__(self) -> Any:
        return self.send(None)

    def __iter__(self) -> Any:
        return self

    def send(self, value: Any) -> Any:
        start = self._dog.begin()
        try:
            return self._work.send(value)
        finally:
            self._dog.end(start, self._name)

    def throw(self, *error: Any) -> Any:
        start = self._dog.begin()
        try:
            return self._work.throw(*error)
        finally:
            self._dog.end(start, self._name)

    def close(self) -> None:
        self._work.close()
