"""An event loop with virtual time, in which a seed decides which ready callback runs next."""

from __future__ import annotations

import asyncio
import heapq
import random
from collections.abc import Callable, Coroutine
from contextvars import Context, ContextVar
from typing import Any, TypeVar
from weakref import WeakKeyDictionary

Done = TypeVar("Done")
#: The server that creates tasks now, which end with it; None for tasks of the simulation itself.
OWNER: ContextVar[dict[asyncio.Task[Any], None] | None] = ContextVar("owner", default=None)
_THREAD = (0.0001, 0.005)  # seconds that a call in another thread takes


class SimulatedLoop(asyncio.AbstractEventLoop):
    """Runs callbacks one by one; when none is ready, the time jumps to the next timer."""

    def __init__(self, generator: random.Random) -> None:
        self._random = generator
        self._time = 0.0
        self._ready: list[asyncio.Handle] = []
        self._timers: list[tuple[float, int, asyncio.TimerHandle]] = []
        self._number = 0
        self._created = 0
        self.steps = 0  # number of callbacks so far; a fault may be injected before each
        self.before_step: Callable[[], None] = lambda: None
        self.errors: list[str] = []  # errors of tasks that nobody awaits
        self._tasks: WeakKeyDictionary[asyncio.Task[Any], int] = WeakKeyDictionary()  # numbered as they were created

    # -- the interface of an event loop ------------------------------------------------------------------------------

    def time(self) -> float:
        return self._time

    def call_soon(  # type: ignore[override]
        self, callback: Callable[..., Any], *args: Any, context: Context | None = None
    ) -> asyncio.Handle:
        handle = asyncio.Handle(callback, args, self, context)
        self._ready.append(handle)
        return handle

    call_soon_threadsafe = call_soon  # type: ignore[assignment]  # there are no other threads

    def call_later(  # type: ignore[override]
        self, delay: float, callback: Callable[..., Any], *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        return self.call_at(self._time + delay, callback, *args, context=context)

    def call_at(  # type: ignore[override]
        self, when: float, callback: Callable[..., Any], *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        handle = asyncio.TimerHandle(when, callback, args, self, context)
        self._number += 1
        heapq.heappush(self._timers, (when, self._number, handle))
        return handle

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        """Do nothing: a cancelled timer is skipped when its time comes."""

    def create_future(self) -> asyncio.Future[Any]:
        return asyncio.Future(loop=self)

    def create_task(self, coro: Any, *, name: str | None = None, context: Context | None = None) -> Any:
        task = asyncio.Task(coro, loop=self, name=name, context=context)
        self._created += 1
        self._tasks[task] = self._created
        if (owned := OWNER.get()) is not None:
            owned[task] = None
            task.add_done_callback(lambda done: owned.pop(done, None))
        return task

    def run_in_executor(self, executor: Any, func: Callable[..., Done], *args: Any) -> asyncio.Future[Done]:  # type: ignore[override]
        """Call the function in this thread, a little later."""
        del executor
        future: asyncio.Future[Done] = self.create_future()

        def work() -> None:
            if not future.cancelled():
                try:
                    future.set_result(func(*args))
                except Exception as error:
                    future.set_exception(error)

        self.call_later(self._random.uniform(*_THREAD), work)
        return future

    def get_debug(self) -> bool:
        return False

    def is_running(self) -> bool:
        return True

    def is_closed(self) -> bool:
        return False

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        if "exception" in context:
            self.errors.append(f"{context.get('message')}: {context['exception']!r}")

    # -- running -----------------------------------------------------------------------------------------------------

    def run_until_complete(self, future: Coroutine[Any, Any, Done]) -> Done:  # type: ignore[override]
        """Run callbacks until the coroutine has ended; return its result."""
        outer = asyncio._get_running_loop()  # Playwright leaves its own loop running in the thread of the tests
        asyncio._set_running_loop(self)
        try:
            task: asyncio.Task[Done] = self.create_task(future)
            while not task.done():
                self._step()
            return task.result()
        finally:
            self._cancel_rest()
            asyncio._set_running_loop(outer)

    def _cancel_rest(self) -> None:
        """Cancel the remaining tasks, without injecting faults."""
        self.before_step = lambda: None
        for task, _ in sorted(self._tasks.items(), key=lambda item: item[1]):
            task.cancel()
        while self._ready:
            self._step()

    def _step(self) -> None:
        """Run one callback, after injecting a fault if one is due."""
        timers, ready = self._timers, self._ready
        if not ready:
            self._time = max(self._time, timers[0][0])
        while timers and timers[0][0] <= self._time:
            ready.append(heapq.heappop(timers)[2])
        number = int(self._random.random() * len(ready))
        ready[number], ready[-1] = ready[-1], ready[number]
        handle = ready.pop()
        if not handle.cancelled():
            self.steps += 1
            self.before_step()
            handle._run()
