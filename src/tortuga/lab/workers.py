"""Work on all cores, or on a Ray cluster: tasks go out, results come back in their order."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from typing import Any

from tortuga.games.kit.processes import end_with_parent
from tortuga.lab.packages import need

AHEAD = 4  # tasks that wait for each worker; few, so that memory does not grow with their number


def cores() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _begin() -> None:
    """Leave Ctrl-C to the parent process, and end when that ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()


def processes(number: int) -> Executor:
    """Fresh processes, never forked ones: compiled code does not survive a fork."""
    return ProcessPoolExecutor(number, multiprocessing.get_context("spawn"), _begin)


def threads(number: int) -> Executor:
    """Threads, for compiled work that runs without the interpreter's lock."""
    return ThreadPoolExecutor(number)


class RayPool:
    """An executor whose workers are a cluster's; they need this package and the laboratory's requirements."""

    def __init__(self, address: str) -> None:
        if address.startswith(("127.", "localhost")):
            # else Ray looks for the cluster at this machine's address in the network; read when it is imported
            os.environ.setdefault("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "0")
        self._ray = need("ray")
        self._ray.init(address=address, log_to_driver=False)

    def submit(self, work: Callable[..., Any], task: Any) -> Future[Any]:
        """Start a task on the cluster."""
        found: Future[Any] = self._ray.remote(work).remote(task).future()
        return found

    def shutdown(self, **_: Any) -> None:
        """Disconnect from the cluster, which cancels the tasks that are left."""
        self._ray.shutdown()


def in_order(
    pool: Executor | RayPool, number: int, work: Callable[..., Any], tasks: Iterable[Any]
) -> Generator[Any, None, None]:
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
