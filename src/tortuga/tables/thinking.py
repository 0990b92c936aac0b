"""Bots think in processes of their own, a few at a time, so that people's tables never wait for them.

Nobody waits for ever: where too many wait already, where a bot thinks too long, and where its process dies, the quick
heuristic of the game decides at once in its place.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from tortuga.games import NAMES
from tortuga.games.kit.compile import was_warmed
from tortuga.games.kit.game import View
from tortuga.players import usual
from tortuga.tables.mind import TO_START, Died, Failed, Mind, TooSlow, choose

log = logging.getLogger("tortuga.tables")
WAITING = 64  # questions; more are answered by the heuristic
PATIENCE = 30.0  # seconds in the queue, and again for one move


def _is_compiled() -> bool:
    """Whether all searches lie compiled on disk; on a new machine the first answers take a minute more."""
    return all(was_warmed(f"{game}-bots") for game in NAMES)


class Thinkers:
    """A pool of bots with a bounded queue."""

    def __init__(self, processes: int = 1, waiting: int = WAITING, patience: float = PATIENCE) -> None:
        self._minds = [Mind() for _ in range(processes)]
        self._free = list(self._minds)
        self._places = asyncio.Semaphore(processes)
        self._threads = ThreadPoolExecutor(processes + 1, "tortuga-thinking")
        self._most, self._patience = processes + waiting, patience
        self._asked = 0
        self.stood_in = 0  # how often the heuristic decided for another

    @property
    def pids(self) -> list[int]:
        """The processes that run."""
        return [mind.pid for mind in self._minds if mind.pid is not None]

    async def choose(self, name: str, view: View) -> str:
        """The text of the bot's move, or of the heuristic's."""
        if self._asked >= self._most:
            return await self._quickly(name, view, "too many bots think")
        self._asked += 1
        try:
            return await self._in_turn(name, view)
        except TimeoutError:
            return await self._quickly(name, view, "it waited too long to think")
        except TooSlow:
            return await self._quickly(name, view, "it thought too long")
        except Died:
            return await self._quickly(name, view, "its process died")
        except Failed as error:
            return await self._quickly(name, view, f"it failed: {error}")
        finally:
            self._asked -= 1

    async def _in_turn(self, name: str, view: View) -> str:
        return str(await self.work(choose, name, view, secrets.token_hex(32)))

    async def work(self, work: Callable[..., Any], *arguments: Any) -> Any:
        """What a function gives where bots think, when it is its turn; short pieces let the bots in between."""
        await asyncio.wait_for(self._places.acquire(), self._patience)
        mind, patience = self._free.pop(), self._patience if _is_compiled() else max(self._patience, TO_START)
        asked = asyncio.get_running_loop().run_in_executor(self._threads, mind.work, work, arguments, patience)
        asked.add_done_callback(lambda done: self._give_back(mind, done))
        return await asyncio.shield(asked)

    def _give_back(self, mind: Mind, done: asyncio.Future[Any]) -> None:
        """Also where nobody waits for the answer any more."""
        if not done.cancelled():
            done.exception()
        self._free.append(mind)
        self._places.release()

    async def _quickly(self, name: str, view: View, why: str) -> str:
        self.stood_in += 1
        log.warning("%s decides for %s: %s", usual(view.NAME), name, why)
        return await asyncio.get_running_loop().run_in_executor(
            self._threads, choose, usual(view.NAME), view, secrets.token_hex(32)
        )

    def stop(self) -> None:
        """Stop thinking at once. Waits for the threads, so not in the loop's own."""
        for mind in self._minds:
            mind.close()
        self._threads.shutdown(wait=True, cancel_futures=True)
