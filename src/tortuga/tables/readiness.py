"""Whether the compiled rules of a game are there. A host waits for them before it reads a table of the game."""

from __future__ import annotations


class Readiness:
    """Rules that are compiled already, or when they are first called. `Compilation` of the server waits for others."""

    async def ready(self, game: str) -> None:
        """Wait until a game can be played."""

    async def settled(self) -> None:
        """Wait until it is known of every game whether it can be played."""
