"""What runs in the process of the workshop: it plays both tables part after part and tells what is known so far."""

from __future__ import annotations

import contextlib
import os
import time
from collections.abc import Callable, Generator
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from typing import TYPE_CHECKING, Any

from tortuga.games.kit.processes import end_with_parent
from tortuga.tables.bot_process import NICE

if TYPE_CHECKING:
    from tortuga.lab.tally import Deals, Tallies
    from tortuga.lab.whatif import Effect

SEED = "workshop"
POINTS = 1.0  # unless a number of deals is asked for, the bots stop when every seat's wins are so exact
ENOUGH, MOST = 1_000, 100_000  # deals: fewer may all have missed a rare effect; more are not played
SECONDS = 60.0  # of playing, at most
EVERY = 0.4  # seconds between two answers
KEPT = 4  # baselines that are not played again for the next change
_baselines: dict[str, list[Any]] = {}  # the parts of the newest baselines, by what was played


@dataclass(frozen=True)
class Asked:
    """A question to the bots: the same deals with the table of *options* and with ours."""

    game: str
    bots: tuple[str, ...]  # a seat each
    deals: int  # 0: until the wins of the seats are exact to POINTS
    options: dict[str, Any] = field(default_factory=dict)  # with the cards

    @property
    def players(self) -> int:
        """How many seats."""
        return len(self.bots)

    @property
    def before(self) -> dict[str, Any]:
        """The options of the game that is compared with: all but the cards is the same."""
        return {name: value for name, value in self.options.items() if name != "cards"}


def work(pipe: Connection, first: str) -> None:
    """The life of the process: a question, answers while it plays, None at the end; a None from outside ends them."""
    end_with_parent()
    if hasattr(os, "nice"):
        os.nice(NICE)
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(EOFError, OSError):
        from tortuga.lab.tally import Deals, tallied

        pipe.send(None)
        tallied(Deals.of(first, 2, {}, SEED), 1, 1)  # read from disk, or compiled, before the first question
        while True:
            if (question := pipe.recv()) is None:
                continue  # the answer had ended by itself
            asked, seconds = question
            try:
                for found in answers(asked, seconds, pipe.poll):
                    pipe.send(found)
            except Exception as error:
                pipe.send(repr(error))
            pipe.send(None)


def answers(asked: Asked, seconds: float, is_left: Callable[[], bool] = lambda: False) -> Generator[Effect, None, None]:
    """What is known so far, again and again, and at the end: all is played, or exact enough, or time is up."""
    from tortuga.lab.tally import Deals, joined
    from tortuga.lab.whatif import effect

    new, old = (Deals(asked.game, (asked.bots,), options, SEED) for options in (asked.options, asked.before))
    start, told = time.monotonic(), 0.0
    ours: list[Tallies] = []
    theirs: list[Tallies] = []
    with contextlib.closing(pairs(new, old, asked.deals or MOST)) as parts:
        for both in parts:
            ours.append(both[0])
            theirs.append(both[1])
            now = time.monotonic()
            if now - start > seconds or is_left():
                break
            if now - told > EVERY:
                found = effect(joined(ours), joined(theirs))
                if not asked.deals and is_exact(found):
                    break
                yield found
                told = now
    yield effect(joined(ours), joined(theirs))


def is_exact(found: Effect) -> bool:
    """Whether the bots need not play on, if no number of deals was asked for."""
    return found.games >= ENOUGH and found.precision <= POINTS


def pairs(new: Deals, old: Deals, number: int) -> Generator[tuple[Tallies, Tallies], None, None]:
    """Parts of the same deals by both, on all cores; what was played of the old one before is not played again."""
    from tortuga.lab.laboratory import laboratory
    from tortuga.lab.tally import played
    from tortuga.lab.workers import cores, in_order, threads

    size, known = laboratory(new.game).workshop_deals, _baseline(old)
    parts = [(first, min(size, number - first)) for first in range(0, number, size)]
    tasks = [
        (deals, *part)
        for at, part in enumerate(parts)
        for deals in (new, old)
        if deals is new or at >= len(known) or part[1] < size
    ]
    with threads(cores()) as pool, contextlib.closing(in_order(pool, cores(), played, tasks)) as found:
        for at, (_, games) in enumerate(parts):
            ours = next(found)
            if at < len(known) and games == size:
                yield ours, known[at]
                continue
            theirs = next(found)
            if games == size:
                known.append(theirs)
            yield ours, theirs


def _baseline(old: Deals) -> list[Tallies]:
    """The parts of a baseline that were played before, for more to be added."""
    key = repr(old)
    _baselines[key] = _baselines.pop(key, [])
    for oldest in list(_baselines)[:-KEPT]:
        del _baselines[oldest]
    return _baselines[key]
