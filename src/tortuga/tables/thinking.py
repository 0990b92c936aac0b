"""Bots think in processes of their own, a few at a time, so that people's tables never wait for them."""

from __future__ import annotations

import asyncio
import multiprocessing
import secrets
from concurrent.futures import ProcessPoolExecutor

from tortuga.games.kit.game import View
from tortuga.players import bot
from tortuga.players.base import Budget, Generator

WAITING = 256


def choose(name: str, view: View, seed: str) -> str:
    """What a bot does, seeing only a view; runs in a worker process."""
    return bot(name).choose(view, Budget(), Generator(seed)).text


class Thinkers:
    """A pool of bots with a bounded queue."""

    def __init__(self, processes: int = 1) -> None:
        # spawned, not forked: compiled code that has run in threads does not survive a fork
        self._pool = ProcessPoolExecutor(processes, mp_context=multiprocessing.get_context("spawn"))
        self._places = asyncio.Semaphore(WAITING)

    async def choose(self, name: str, view: View) -> str:
        """The text of the bot's move."""
        async with self._places:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._pool, choose, name, view, secrets.token_hex(32))

    def stop(self) -> None:
        """Stop thinking at once."""
        self._pool.shutdown(wait=False, cancel_futures=True)
