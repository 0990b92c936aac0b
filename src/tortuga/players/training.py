"""`tortuga train GAME --bot NAME`: the course that a game's ladder names trains the weights of its bots."""

from __future__ import annotations

import shutil
from dataclasses import dataclass
from pathlib import Path

from tortuga.games.kit.errors import OptionError, expected
from tortuga.games.kit.warm import Report
from tortuga.players.ladder import Course, ladder


@dataclass(frozen=True)
class Order:
    """What is to be trained, and where the weights and the checkpoints go."""

    game: str
    bot: str
    seed: int
    out: Path
    checkpoints: Path  # a folder of this order alone
    effort: float = 1.0  # 1: as the shipped weights; less for a try


def bots(game: str) -> tuple[str, ...]:
    """The bots of a game that can be trained."""
    course = ladder(game).load_course()
    return () if course is None else tuple(course.BOTS)


def trainable(game: str, bot: str) -> str:
    """The full name of a bot that can be trained; any other is refused."""
    known = bots(game)
    for name in known:
        if name.casefold() == bot.casefold():
            return name
    raise OptionError(expected("bot", f"one of {', '.join(known) or 'none yet'}", bot))


def _course_of(order: Order) -> Course:
    trainable(order.game, order.bot)
    course = ladder(order.game).load_course()
    assert course is not None
    return course


def weights_of(order: Order) -> list[Path]:
    """The files that a training writes."""
    return [order.out / name for name in _course_of(order).files(order.bot)]


def train(order: Order, report: Report) -> list[Path]:
    """Train, from the last checkpoint if there is one; KeyboardInterrupt leaves one behind, the end none."""
    written = _course_of(order).course(order, report)
    shutil.rmtree(order.checkpoints, ignore_errors=True)
    return written
