"""The main function of the workshop's process: plays both tables in batches and sends the results so far."""

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
POINTS = 1.0  # without a number of deals, the bots stop when the wins of every seat are exact to this
ENOUGH, MOST = 1_000, 100_000  # deals: fewer may all have missed a rare effect; more are not played
SECONDS = 60.0  # of playing, at most
EVERY = 0.4  # seconds between two results
KEPT = 4  # baselines in the cache
_baselines: dict[str, list[Any]] = {}  # the parts of the newest baselines, by what was played


@dataclass(frozen=True)
class Asked:
    """A request to the bots: play the same deals with the table of *options* and with ours."""

    game: str
    bots: tuple[str, ...]  # a seat each
    deals: int  # 0: until the wins of the seats are exact to POINTS
    options: dict[str, Any] = field(default_factory=dict)  # with the cards

    @property
    def players(self) -> int:
        """The number of seats."""
        return len(self.bots)

    @property
    def before(self) -> dict[str, Any]:
        """The options of the baseline: the same without the cards."""
        return {name: value for name, value in self.options.items() if name != "cards"}


def work(pipe: Connection, first: str) -> None:
    """Serve requests: send results while playing, then None; a None from the parent ends a request early."""
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
            if (request := pipe.recv()) is None:
                continue  # the request had ended by itself
            asked, seconds = request
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
    """Whether the bots can stop, where the request states no number of deals."""
    return found.games >= ENOUGH and found.precision <= POINTS


def pairs(new: Deals, old: Deals, number: int) -> Generator[tuple[Tallies, Tallies], None, None]:
    """Play batches of the same deals with both tables, on all cores; batches of the baseline come from the cache."""
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
    """The cached batches of a baseline, to which more are added."""
    key = repr(old)
    _baselines[key] = _baselines.pop(key, [])
    for oldest in list(_baselines)[:-KEPT]:
        del _baselines[oldest]
    return _baselines[key]
