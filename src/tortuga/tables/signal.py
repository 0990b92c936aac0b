"""A signal that one task waits for. An asyncio.Event is for many, and costs the loop more each time it is set."""

from __future__ import annotations

import asyncio


class Signal:
    """Stays set until somebody has waited for it."""

    __slots__ = ("_is_set", "_waiting")

    def __init__(self) -> None:
        self._is_set = False
        self._waiting: asyncio.Future[None] | None = None

    def set(self) -> None:
        """Wake whoever waits, now or later."""
        self._is_set = True
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    async def wait(self) -> None:
        """Wait until it is set, and reset it."""
        if not self._is_set:
            self._waiting = asyncio.get_running_loop().create_future()
            try:
                await self._waiting
            finally:
                self._waiting = None
        self._is_set = False
