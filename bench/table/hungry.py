"""`tortuga serve` with one more bot, Hungry: it thinks for a second of processor time, then moves at random.

It stands in for the strongest bots where those that are there think too briefly to be a load. The processes that bots
think in import this file too, as their main module, and so know the bot.
"""

from __future__ import annotations

import sys
import time
from typing import Any

from tortuga.players import EVERY_GAME
from tortuga.players.base import RandomBot
from tortuga.players.ladder import Entry

NAME = "Hungry"
SECONDS = 1.0


class Hungry(RandomBot):
    """A bot that uses a second of processor time before it chooses."""

    def choose(self, view: Any, budget: Any, generator: Any) -> Any:
        """Return a random move after a second of computing."""
        end = time.process_time() + SECONDS
        while time.process_time() < end:
            pass
        return super().choose(view, budget, generator)


EVERY_GAME.append(Entry(NAME, f"{__name__}:Hungry"))


if __name__ == "__main__":
    from tortuga.cli import main

    sys.exit(main())
