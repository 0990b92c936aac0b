"""Work on all cores: tasks go out, results come back in their order."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from typing import Any

from tortuga.games.kit.processes import end_with_parent

AHEAD = 4  # tasks a worker that wait: memory stays flat


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
