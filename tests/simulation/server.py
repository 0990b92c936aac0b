"""A server that can be killed: the real host, duties, queue and storage, on the simulated loop and disk."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Callable, Coroutine
from concurrent.futures import Future
from contextvars import copy_context
from typing import Any, TypeVar

import apsw

from tests.simulation import driver
from tests.simulation.loop import OWNER
from tests.simulation.world import World
from tortuga.tables.bot_process import BotProcess, NoAnswer
from tortuga.tables.databases import locked
from tortuga.tables.host import Host
from tortuga.tables.storage import Storage
from tortuga.tables.thinking import Thinkers
from tortuga.tables.writer import Writer
from tortuga.web.api.presence import Presence
from tortuga.web.api.updates import Updates

Answer = TypeVar("Answer")
BOT_PAUSE = 0.3


class SimulatedWriter(Writer):
    """The writer with its thread run by the loop: one call after the other, each with a delay."""

    def __init__(self, world: World, power_cut: Callable[[], None]) -> None:
        super().__init__(world.database)
        self._world, self._power_cut = world, power_cut
        self._questions: deque[tuple[Callable[[Storage], Any], Future[Any]]] = deque()
        self._held = contextlib.ExitStack()
        self._busy = self.is_dead = False
        self.storage: Storage

    def start(self) -> None:
        self._held.enter_context(locked(self._world.database))
        self.storage = Storage(self._world.database)
        self.storage.migrate()

    def stop(self) -> None:
        self.storage.close()
        self._held.close()

    def die(self) -> None:
        """End as a killed thread does."""
        self.is_dead = True
        driver.abandon()
        self._held.close()

    @property
    def is_running(self) -> bool:
        return not self.is_dead

    def _submit(self, question: Callable[[Storage], Answer]) -> Future[Answer]:
        future: Future[Answer] = Future()
        if self.is_dead:
            future.set_exception(ConnectionError("the server is dead"))
            return future
        self._questions.append((question, future))
        if not self._busy:
            self._plan_next()
        return future

    def _plan_next(self) -> None:
        self._busy = bool(self._questions)
        if self._busy:
            self._world.loop.call_later(self._world.random.uniform(0.0001, 0.004), self._ask_next)

    def _ask_next(self) -> None:
        if self.is_dead:
            return
        question, future = self._questions.popleft()
        found, error = None, None
        if future.set_running_or_notify_cancel():
            try:
                found = question(self.storage)
            except Exception as raised:
                error = raised
            if self._world.disk.is_dead:
                self._power_cut()
                return
            self._world.loop.call_later(self._world.random.uniform(0.0001, 0.004), self._tell, future, found, error)
        self._plan_next()

    def _tell(self, future: Future[Any], found: Any, error: Exception | None) -> None:
        if self.is_dead:
            return
        if error is None:
            future.set_result(found)
        else:
            future.set_exception(error)


class SimulatedBot(BotProcess):
    """A bot process simulated in this process; now and then it dies."""

    def __init__(self, world: World) -> None:
        super().__init__()
        self._world = world

    def work(self, work: Callable[..., Any], arguments: tuple[Any, ...], timeout: float) -> Any:
        del timeout
        if self._world.happens(self._world.faults.bot):
            raise NoAnswer("its process died")
        return work(*arguments)


class Server:
    """One process of the server, from its start to its death."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._tasks: dict[asyncio.Task[Any], None] = {}
        self.writer = SimulatedWriter(world, lambda: self.die(is_power_cut=True))
        thinkers = Thinkers(start=lambda: SimulatedBot(world))
        self.host = Host(world.database, thinkers=thinkers, bot_pause=BOT_PAUSE, clock=world.clock, writer=self.writer)
        self.presence = Presence(self.host.notify)
        self.updates = Updates(self.presence, world.clock, places=self.host.duties.places.at)
        self.is_alive = True
        self.is_ready = False

    def spawn(self, work: Coroutine[Any, Any, Answer]) -> asyncio.Task[Answer]:
        """Run a task that ends with the server."""
        context = copy_context()
        context.run(OWNER.set, self._tasks)
        return context.run(self._world.loop.create_task, work)

    async def start(self) -> None:
        """Start the server, and check that everything acknowledged is stored."""
        await self.host.start()
        self._world.ledger.check(self.writer.storage)
        self.is_ready = True

    async def stop(self) -> None:
        """Shut down."""
        self.is_ready = False
        others = [task for task in self._tasks if task is not asyncio.current_task()]
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)
        await self.host.stop()
        self.is_alive = False

    def die(self, is_power_cut: bool) -> None:
        """Kill the server. After a power cut, each unsynced sector may or may not be on the disk."""
        if not self.is_alive:
            return
        world = self._world
        world.note(f"the server dies, {is_power_cut=}")
        world.counted["power cuts" if is_power_cut else "kills"] += 1
        self.is_alive = self.is_ready = False
        world.disk.die()
        self.writer.die()
        for task in list(self._tasks):
            task.cancel()
        if is_power_cut:
            chance = world.random.choice((0.0, 0.5, 0.9))
            world.disk.crash(lambda _, sectors: {sector for sector in sectors if world.random.random() < chance})
        world.disk.is_dead = False


def fail(world: World, name: str, is_sync: bool) -> None:
    """Make a disk operation fail, or cut the power before it, if that is due."""
    if world.happens(world.faults.cut):
        world.disk.die()
    elif world.happens(world.faults.write):
        world.counted["failed syncs" if is_sync else "failed writes"] += 1
        if is_sync and (unsynced := world.disk.files.get(name)) is not None:
            unsynced.stuck |= {sector for sector in unsynced.old if world.random.random() < 0.5}
        raise apsw.IOError("a fault of the disk")
