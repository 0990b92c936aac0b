"""Whether the compiled rules of a game are there. A host waits for them before it reads a table of the game."""

from __future__ import annotations

from typing import Protocol


class Readiness(Protocol):
    """Who knows which games can be played."""

    async def ready(self, game: str) -> None:
        """Wait until a game can be played."""

    async def settled(self) -> None:
        """Wait until it is known of every game whether it can be played."""


class AlwaysReady:
    """Rules that are compiled already, or are compiled when they are first called."""

    async def ready(self, game: str) -> None:
        """Return at once."""

    async def settled(self) -> None:
        """Return at once."""
