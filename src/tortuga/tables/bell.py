"""A bell: one task waits for it. An asyncio.Event is for many, and asks more of the loop at every ring."""

from __future__ import annotations

import asyncio


class Bell:
    """Remembers that it rang until somebody has heard it."""

    __slots__ = ("_rang", "_waiting")

    def __init__(self) -> None:
        self._rang = False
        self._waiting: asyncio.Future[None] | None = None

    def ring(self) -> None:
        """Wake whoever waits, now or later."""
        self._rang = True
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    async def heard(self) -> None:
        """Wait until it has rung since it was heard last."""
        if not self._rang:
            self._waiting = asyncio.get_running_loop().create_future()
            try:
                await self._waiting
            finally:
                self._waiting = None
        self._rang = False
