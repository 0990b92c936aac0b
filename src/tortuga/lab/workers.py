"""Work on all cores: tasks go out, results come back in their order; who looks on sees rate and time left."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from typing import Any

from tortuga.games.kit.processes import end_with_parent

AHEAD = 4  # tasks a worker that wait: memory stays flat
BEAT = 0.5  # seconds between two lines of progress


def cores() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _begin() -> None:
    """Ctrl-C is for the process that hands out the work; where that is killed, nobody waits for more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()


def processes(number: int) -> Executor:
    """Fresh processes, never forked ones: compiled code does not survive a fork."""
    return ProcessPoolExecutor(number, multiprocessing.get_context("spawn"), _begin)


def threads(number: int) -> Executor:
    """Threads, for compiled work that runs without the interpreter's lock."""
    return ThreadPoolExecutor(number)


def in_order(pool: Executor, number: int, work: Callable[..., Any], tasks: Iterable[Any]) -> Iterator[Any]:
    """The results of *work* in the order of the tasks, a few of which are under way at a time."""
    waiting: deque[Future[Any]] = deque()
    try:
        for task in tasks:
            waiting.append(pool.submit(work, task))
            if len(waiting) >= AHEAD * number:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        for future in waiting:
            future.cancel()


class Progress:
    """A line with rate and time left, on the screen of a person only."""

    def __init__(self, what: str, total: int, done: int = 0) -> None:
        self.what, self.total, self.done, self.first = what, total, done, done
        self.start = self.shown = time.monotonic()
        self.visible = sys.stderr.isatty()

    @property
    def seconds(self) -> float:
        """The time since the start."""
        return time.monotonic() - self.start

    @property
    def rate(self) -> float:
        """What was done a second."""
        return (self.done - self.first) / max(self.seconds, 1e-9)

    def add(self, number: int) -> None:
        """So many more are done."""
        self.done += number
        if self.visible and time.monotonic() - self.shown > BEAT:
            self.shown = time.monotonic()
            print(f"\r\x1b[K{self.line()}", end="", file=sys.stderr, flush=True)

    def line(self) -> str:
        """The line as it is now."""
        left = (self.total - self.done) / max(self.rate, 1e-9)
        return f"{self.done:,} of {self.total:,} {self.what}, {self.rate:,.1f} a second, {left:,.0f} s left"

    def end(self) -> None:
        """Leave the line."""
        if self.visible:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)
