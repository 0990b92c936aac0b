"""`tortuga train GAME --bot NAME`: which room trains whose weights. A game plugs in by one line of COURSES."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path


@dataclass(frozen=True)
class Progress:
    """How far a training is."""

    what: str
    done: int
    total: int
    seconds: float  # since this run began
    left: float  # seconds, about
    figure: str = ""  # what it has learned so far


@dataclass(frozen=True)
class Order:
    """What is to be trained, and where the weights and the checkpoints go."""

    game: str
    bot: str
    seed: int
    out: Path
    checkpoints: Path
    effort: float = 1.0  # 1: as the shipped weights; less for a try


Course = Callable[[Order, Callable[[Progress], None]], list[Path]]

#: game -> module whose `course(order, report)` trains a bot and returns the files it wrote, and `BOTS` it can train.
COURSES = {"einauge": "tortuga.players.einauge.course", "barrakuda": "tortuga.players.barrakuda.course"}


def bots(game: str) -> tuple[str, ...]:
    """The bots of a game that can be trained."""
    return tuple(import_module(COURSES[game]).BOTS) if game in COURSES else ()


def train(order: Order, report: Callable[[Progress], None]) -> list[Path]:
    """Train, from the last checkpoint if there is one; KeyboardInterrupt leaves one behind."""
    known = bots(order.game)
    wanted = {name.casefold(): name for name in known}
    if order.bot.casefold() not in wanted:
        raise ValueError(f"bot: expected one of {', '.join(known) or 'none yet'}; {order.bot!r} came")
    course: Course = import_module(COURSES[order.game]).course
    return course(order, report)
