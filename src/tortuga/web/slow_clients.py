"""Drop clients whose sockets take no frame; all are checked at intervals, which costs less than a timer a frame."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator
from typing import Any

_TIMEOUT = 20.0  # seconds without taking a frame; a dropped client reconnects with its version
_CHECKS = 8  # within that time


class Dropped(Exception):  # noqa: N818
    """The client took no frame in time."""


class SlowClients:
    """Cancels tasks whose sending takes longer than the timeout."""

    def __init__(self, timeout: float = _TIMEOUT) -> None:
        self._timeout = timeout
        self._checks = 0  # so far: a clock that costs nothing to read
        self._sending: dict[asyncio.Task[Any], int] = {}
        self._dropped: set[asyncio.Task[Any]] = set()
        self._checking: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start the checks."""
        self._checking = asyncio.get_running_loop().create_task(self._check())

    def stop(self) -> None:
        """Stop the checks."""
        if self._checking is not None:
            self._checking.cancel()

    @contextlib.contextmanager
    def task(self) -> Iterator[asyncio.Task[Any]]:
        """The present task, which sends; raises Dropped in it if a sending takes too long."""
        task = asyncio.current_task()
        assert task is not None
        try:
            yield task
        except asyncio.CancelledError:
            if task not in self._dropped:
                raise
            task.uncancel()
            raise Dropped from None
        finally:
            self._sending.pop(task, None)
            self._dropped.discard(task)

    def begin(self, task: asyncio.Task[Any]) -> None:
        """Note that *task* begins to send."""
        self._sending[task] = self._checks

    def end(self, task: asyncio.Task[Any]) -> None:
        """Note that *task* has sent."""
        del self._sending[task]

    async def _check(self) -> None:
        while True:
            await asyncio.sleep(self._timeout / _CHECKS)
            self._checks += 1
            late = self._checks - _CHECKS
            for task in [task for task, since in self._sending.items() if since < late and task not in self._dropped]:
                self._dropped.add(task)
                task.cancel()
