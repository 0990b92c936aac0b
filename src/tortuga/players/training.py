"""`tortuga train GAME --bot NAME`: which module trains whose weights. A game plugs in by one line of COURSES."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

from tortuga.games.kit.errors import OptionError, expected
from tortuga.games.kit.warm import Report


@dataclass(frozen=True)
class Order:
    """What is to be trained, and where the weights and the checkpoints go."""

    game: str
    bot: str
    seed: int
    out: Path
    checkpoints: Path  # a folder of this order alone
    effort: float = 1.0  # 1: as the shipped weights; less for a try


Course = Callable[[Order, Report], list[Path]]

#: game -> module whose `course(order, report)` trains a bot and returns the files it wrote, and `BOTS` it can train.
COURSES = {"einauge": "tortuga.players.einauge.course", "barrakuda": "tortuga.players.barrakuda.training.course"}


def bots(game: str) -> tuple[str, ...]:
    """The bots of a game that can be trained."""
    return tuple(import_module(COURSES[game]).BOTS) if game in COURSES else ()


def trainable(game: str, bot: str) -> str:
    """The full name of a bot that can be trained; any other is refused."""
    known = bots(game)
    for name in known:
        if name.casefold() == bot.casefold():
            return name
    raise OptionError(expected("bot", f"one of {', '.join(known) or 'none yet'}", bot))


def weights_of(order: Order) -> list[Path]:
    """The files that a training writes."""
    names: list[str] = import_module(COURSES[order.game]).files(order.bot)
    return [order.out / name for name in names]


def train(order: Order, report: Report) -> list[Path]:
    """Train, from the last checkpoint if there is one; KeyboardInterrupt leaves one behind, the end none."""
    trainable(order.game, order.bot)
    course: Course = import_module(COURSES[order.game]).course
    written = course(order, report)
    shutil.rmtree(order.checkpoints, ignore_errors=True)
    return written
