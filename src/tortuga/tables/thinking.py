"""Bots, hints and reviews are computed in processes of their own, by priority and fairly between networks and users.

A person waits for a bot a limited time: where too many wait already for the same user, the same network or all, where a
bot thinks too long, and where its process dies, the quick heuristic of the game decides in its place. Reviews and
tables of bots alone wait for their turn.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from tortuga.games import GAMES
from tortuga.games.kit.game import View
from tortuga.players import usual
from tortuga.players.warm import is_compiled
from tortuga.tables import metrics
from tortuga.tables.bot_process import TO_START, BotProcess, NoAnswer, choose
from tortuga.tables.fair_queue import FairQueue, Priority, Share

log = logging.getLogger("tortuga.tables")
WAITING = 64  # decisions at people's tables in the queue; more are made by the heuristic
OF_NETWORK, OF_USER = 32, 8  # of these, running and in the queue
TIMEOUT = 30.0  # seconds in the queue, and again for one move
_WITH_TIMEOUT = (Priority.PERSON, Priority.HINT)  # somebody looks at the page and waits


def _is_compiled() -> bool:
    """Whether all bots are compiled to disk; on a new machine the first answers take a minute more."""
    return all(map(is_compiled, GAMES))


class Thinkers:
    """A pool of processes with a queue."""

    def __init__(
        self,
        processes: int = 1,
        waiting: int = WAITING,
        timeout: float = TIMEOUT,
        start: Callable[[], BotProcess] | None = None,
    ) -> None:
        self._processes = [(start or BotProcess)() for _ in range(processes)]
        self._free = list(self._processes)
        self._queue: FairQueue[asyncio.Future[BotProcess]] = FairQueue()
        self._threads = ThreadPoolExecutor(processes + 1, "tortuga-thinking")
        self._most, self._timeout = processes + waiting, timeout
        self._asked: Counter[object] = Counter()  # decisions at people's tables, running and in the queue
        self._waiting: dict[asyncio.Task[Any] | None, asyncio.Future[BotProcess]] = {}  # tasks in the queue
        self.network_of: Callable[[str], str] = str  # of a user; without knowing it, each is alone in one
        self.stood_in = 0  # how often the heuristic decided for another

    async def choose(self, name: str, view: View, priority: Priority = Priority.PERSON, user: str = "") -> str:
        """Return the text of the bot's move, or of the heuristic's."""
        share = Share(self.network_of(user), user)
        counted = [share, share.network, None] if priority is Priority.PERSON else []
        limits = (OF_USER, OF_NETWORK, self._most)
        if any(self._asked[key] >= most for key, most in zip(counted, limits, strict=False)):
            return await self._quickly(name, view, "too many bots think")
        self._asked.update(counted)
        try:
            return str(await self.work(priority, user, choose, name, view, secrets.token_hex(32)))
        except TimeoutError:
            return await self._quickly(name, view, "it waited too long to think")
        except NoAnswer as error:
            return await self._quickly(name, view, str(error))
        finally:
            self._asked -= Counter(counted)  # and forget those of whom none is left

    async def work(self, priority: Priority, user: str, work: Callable[..., Any], *arguments: Any) -> Any:
        """Call a function in a process when it is the user's turn; long work is to be asked for in short pieces.

        Raises TimeoutError if a person would wait in the queue for longer than the timeout.
        """
        process = await self._turn(priority, user)
        timeout = self._timeout if _is_compiled() else max(self._timeout, TO_START)
        asked = asyncio.get_running_loop().run_in_executor(self._threads, process.work, work, arguments, timeout)
        asked.add_done_callback(lambda done: self._end(process, done))
        return await asyncio.shield(asked)

    async def _turn(self, priority: Priority, user: str) -> BotProcess:
        """Wait for a process; a free one means that nobody else waits."""
        if self._free:
            return self._free.pop()
        turn: asyncio.Future[BotProcess] = asyncio.get_running_loop().create_future()
        share, task = Share(self.network_of(user), user), asyncio.current_task()
        self._queue.put(priority, share, turn)
        self._waiting[task] = turn
        try:
            async with asyncio.timeout(self._timeout if priority in _WITH_TIMEOUT else None):
                return await turn
        except BaseException:  # cancelled or too late, perhaps just when it was its turn
            self._queue.remove(priority, share, turn)
            if turn.done() and not turn.cancelled():
                self._give_back(turn.result())
            raise
        finally:
            del self._waiting[task]

    def place(self, task: asyncio.Task[Any] | None) -> int:
        """The place of a task in the queue, counted from 1; 0 if it does not wait there."""
        return self.places().get(task, 0)

    def places(self) -> dict[asyncio.Task[Any] | None, int]:
        """The place of each task in the queue."""
        if not self._waiting:
            return {}
        numbers = {turn: number for number, turn in enumerate(self._queue, start=1)}
        return {task: numbers[turn] for task, turn in self._waiting.items() if turn in numbers}

    def waiting(self) -> Counter[Priority]:
        """The number of queued tasks by priority."""
        return self._queue.waiting()

    def _end(self, process: BotProcess, done: asyncio.Future[Any]) -> None:
        """Give the process back; read the error here too, since asyncio would log one that nobody waits for."""
        if not done.cancelled():
            done.exception()
        self._give_back(process)

    def _give_back(self, process: BotProcess) -> None:
        turn = self._queue.get()
        while turn is not None and turn.done():  # cancelled in this very moment
            turn = self._queue.get()
        if turn is None:
            self._free.append(process)
        else:
            turn.set_result(process)

    async def _quickly(self, name: str, view: View, why: str) -> str:
        self.stood_in += 1
        metrics.STAND_INS.inc()
        log.warning("%s decides for %s: %s", usual(view.NAME), name, why)
        return await asyncio.get_running_loop().run_in_executor(
            self._threads, choose, usual(view.NAME), view, secrets.token_hex(32)
        )

    def stop(self) -> None:
        """Stop thinking at once. Waits for the threads, so not in the loop's own."""
        for process in self._processes:
            process.close()
        self._threads.shutdown(wait=True, cancel_futures=True)
