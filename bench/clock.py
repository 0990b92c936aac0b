"""How everything here is timed: the same work several times, and the best of it, because noise only slows down."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from statistics import median


@dataclass(frozen=True)
class Timing:
    """How long one repeat of a measure takes, how many there are, and by which clock.

    By `time.process_time` a rate is one a second of processor time: of one core, however many threads did it and
    whoever else was at work.
    """

    seconds: float = 0.3
    repeats: int = 5
    clock: Callable[[], float] = time.perf_counter

    def by_processor(self) -> Timing:
        """The same, by the time of the processor."""
        return replace(self, clock=time.process_time)


@dataclass(frozen=True)
class Rate:
    """Decisions (or whatever is counted) a second, and games a second where whole games are played."""

    decisions: float
    games: float = 0.0


#: Does so many games (or rounds, or rollouts) and says how many decisions that took.
Work = Callable[[int], float]


def seconds_of(work: Work, games: int, clock: Callable[[], float] = time.perf_counter) -> tuple[float, float]:
    """The time of *games* games, and their decisions."""
    start = clock()
    decisions = work(games)
    return clock() - start, decisions


def games_for(work: Work, timing: Timing) -> int:
    """How many games take about the seconds of a repeat."""
    work(1)  # the first call may compile
    games = 1
    while (taken := seconds_of(work, games, timing.clock)[0]) < timing.seconds / 4:
        games *= 2
    return max(1, round(games * timing.seconds / taken))


def best_rate(work: Work, timing: Timing) -> Rate:
    """The best of all repeats, on one thread."""
    games = games_for(work, timing)
    runs = [seconds_of(work, games, timing.clock) for _ in range(timing.repeats)]
    return _best([(decisions, taken) for taken, decisions in runs], games)


def best_rates(works: list[Work], timing: Timing) -> tuple[Rate, Rate, float]:
    """One alone, all at once, a thread each (everything done over the time until the last is ready), and the gain.

    The two take turns; the rates are the best of all repeats of each. A machine's speed comes and goes, so the gain is
    the median of what each repeat of all gave over the one just before it, not one best over another.
    """
    games = games_for(works[0], timing)
    alone, together = [], []
    for _ in range(timing.repeats):
        alone.append(_together(works[:1], games))
        together.append(_together(works, games))
    one, all_of_them = _best(alone, games), _best(together, games * len(works))
    return one, all_of_them, median(_rate(both) / _rate(single) for single, both in zip(alone, together, strict=True))


def _rate(run: tuple[float, float]) -> float:
    decisions, taken = run
    return decisions / taken


def _best(runs: list[tuple[float, float]], games: int) -> Rate:
    decisions, taken = max(runs, key=_rate)
    return Rate(decisions / taken, games / taken)


def _together(works: list[Work], games: int) -> tuple[float, float]:
    done: list[float] = []
    threads = [threading.Thread(target=lambda work=work: done.append(work(games))) for work in works]
    start = time.perf_counter()
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return sum(done), time.perf_counter() - start
