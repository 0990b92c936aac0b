"""Patience with sockets that take no frame: one look at all of them now and then; a timer a frame would cost more."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator
from typing import Any

_SLOWEST = 20.0  # seconds: whoever takes no frame for so long is dropped, and comes back with its version
_LOOKS = 8  # within that time


class Dropped(Exception):  # noqa: N818  # it is what happened
    """Whoever was sent to takes nothing."""


class Patience:
    """Knows since which look each task has been sending."""

    def __init__(self, slowest: float = _SLOWEST) -> None:
        self._slowest = slowest
        self._looks = 0  # so far: a clock that costs nothing to read
        self._sending: dict[asyncio.Task[Any], int] = {}
        self._dropped: set[asyncio.Task[Any]] = set()
        self._looking: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to look."""
        self._looking = asyncio.get_running_loop().create_task(self._look())

    def stop(self) -> None:
        """Look no more."""
        if self._looking is not None:
            self._looking.cancel()

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
        """A frame goes out."""
        self._sending[task] = self._looks

    def end(self, task: asyncio.Task[Any]) -> None:
        """It is out."""
        del self._sending[task]

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(self._slowest / _LOOKS)
            self._looks += 1
            late = self._looks - _LOOKS
            for task in [task for task, since in self._sending.items() if since < late and task not in self._dropped]:
                self._dropped.add(task)
                task.cancel()
