"""Timing: work is repeated and the best repeat counts, because other load on the machine can only slow it down."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

#: Turns of one and of all threads in a repeat, how much shorter than a repeat each is, and pieces of work in a repeat.
TURNS, SHORTER, PIECES = 8, 3, 100


@dataclass(frozen=True)
class Timing:
    """The length of one repeat, the number of repeats, and the clock.

    With `time.process_time` a rate is per second of processor time: that of one core, however many threads did the
    work and whatever else ran on the machine.
    """

    seconds: float = 0.3
    repeats: int = 5
    clock: Callable[[], float] = time.perf_counter

    def by_processor(self) -> Timing:
        """Return the same timing by processor time."""
        return replace(self, clock=time.process_time)


@dataclass(frozen=True)
class Rate:
    """Decisions (or whatever is counted) per second, and games per second where whole games are played."""

    decisions: float
    games: float = 0.0


#: Plays a number of games (or rounds, or rollouts) and returns the number of decisions in them.
Work = Callable[[int], float]


def seconds_of(work: Work, games: int, clock: Callable[[], float] = time.perf_counter) -> tuple[float, float]:
    """Return the time that *games* games took, and their decisions."""
    start = clock()
    decisions = work(games)
    return clock() - start, decisions


def games_for(work: Work, timing: Timing) -> int:
    """Return how many games take about as long as one repeat."""
    work(1)  # the first call may compile
    games = 1
    while (taken := seconds_of(work, games, timing.clock)[0]) < timing.seconds / 4:
        games *= 2
    return max(1, round(games * timing.seconds / taken))


def best_rate(work: Work, timing: Timing) -> Rate:
    """Return the best rate of all repeats, on one thread."""
    games = games_for(work, timing)
    runs = [seconds_of(work, games, timing.clock) for _ in range(timing.repeats)]
    return _best([(decisions, taken) for taken, decisions in runs], games)


def best_rates(works: list[Work], timing: Timing) -> tuple[Rate, Rate, list[float]]:
    """Return the rate of one thread, of all threads at once, and the gains of all over one.

    On a shared machine the speed of a core changes within a tenth of a second, and two threads with equal shares of
    the work would wait for the slower one. So each thread works in small pieces until the time is up. Short turns of
    one and of all threads alternate; a gain is the rate of a turn of all over that of the turn before it.
    """
    one = best_rate(works[0], timing)
    seconds, games = timing.seconds / SHORTER, games_for(works[0], replace(timing, seconds=timing.seconds / PIECES))
    alone, together = [], []
    for turn in range(TURNS * timing.repeats):
        alone.append(_rate(_together([works[turn % len(works)]], games, seconds)))
        together.append(_rate(_together(works, games, seconds)))
    both = max(together)
    return one, Rate(both, both * one.games / one.decisions), gains(together, alone)


def gains(over: Sequence[float], under: Sequence[float]) -> list[float]:
    """Return the ratio of each rate of *over* to the neighbouring one of *under*; their median is reported."""
    return [much / little for much, little in zip(over, under, strict=True)]


def _rate(run: tuple[float, float]) -> float:
    decisions, taken = run
    return decisions / taken


def _best(runs: list[tuple[float, float]], games: int) -> Rate:
    decisions, taken = max(runs, key=_rate)
    return Rate(decisions / taken, games / taken)


def _together(works: list[Work], games: int, seconds: float) -> tuple[float, float]:
    """Return what all threads did in about *seconds*, in pieces of *games*, and the time until the last was ready."""
    done: list[float] = []

    def go_on(work: Work) -> None:
        total = work(games)
        while time.perf_counter() < end:
            total += work(games)
        done.append(total)

    threads = [threading.Thread(target=go_on, args=(work,)) for work in works]
    start = time.perf_counter()
    end = start + seconds
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return sum(done), time.perf_counter() - start
