"""`tortuga train GAME --bot NAME`: the course that a game's ladder names trains the weights of its bots."""

from __future__ import annotations

import shutil
from dataclasses import dataclass, replace
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


def course_of(game: str, bot: str) -> tuple[Course, str]:
    """What trains a bot, and the bot's full name; one that cannot be trained is refused."""
    course = ladder(game).load_course()
    known = () if course is None else tuple(course.BOTS)
    entry = ladder(game).find(bot)
    if course is None or entry is None or entry.name not in known:
        raise OptionError(expected("bot", f"one of {', '.join(known) or 'none yet'}", bot))
    return course, entry.name


def weights_of(order: Order) -> list[Path]:
    """The files that a training writes."""
    course, bot = course_of(order.game, order.bot)
    return [order.out / name for name in course.files(bot)]


def train(order: Order, report: Report) -> list[Path]:
    """Train, from the last checkpoint if there is one; KeyboardInterrupt leaves one behind, the end none."""
    course, bot = course_of(order.game, order.bot)
    written = course.course(replace(order, bot=bot), report)
    shutil.rmtree(order.checkpoints, ignore_errors=True)
    return written
