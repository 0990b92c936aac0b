"""Finds handlers that hold the event loop: while one computes, nobody else is served."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Coroutine
from time import perf_counter, thread_time
from typing import Any, TypeVar

from tortuga.tables import metrics

log = logging.getLogger("tortuga.watchdog")
LONGEST = 0.05  # seconds of processor time between two awaits
LONGEST_BLOCKED = 1.0  # seconds in which it does not await, busy or not; less may be the fault of a busy machine
Answer = TypeVar("Answer")


class Watchdog:
    """Measures every step of what it watches; logs and counts those that took too long."""

    def __init__(self) -> None:
        self.held = 0  # steps that held the loop for too long

    def watch(self, work: Awaitable[Answer], name: Callable[[], str]) -> Coroutine[Any, Any, Answer]:
        """The same coroutine, watched; *name* says in the log what it was."""
        assert isinstance(work, Coroutine)  # what an `async def` makes
        return _Steps(work, self, name)

    def measured(self, computed: float, passed: float, name: Callable[[], str]) -> None:
        """Note how long one step took."""
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
        return self._step(self._work.send, value)

    def throw(self, *error: Any) -> Any:
        return self._step(self._work.throw, *error)

    def close(self) -> None:
        self._work.close()

    def _step(self, step: Callable[..., Any], *given: Any) -> Any:
        start, computed = perf_counter(), thread_time()
        try:
            return step(*given)
        finally:
            self._dog.measured(thread_time() - computed, perf_counter() - start, self._name)
