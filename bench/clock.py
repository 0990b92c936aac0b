"""How everything here is timed: the same work several times, and the best of it, because noise only slows down."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

#: Turns of one and of all threads a repeat, each so much shorter than a repeat, and pieces of work in a repeat.
TURNS, SHORTER, PIECES = 8, 3, 100


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


def best_rates(works: list[Work], timing: Timing) -> tuple[Rate, Rate, list[float]]:
    """One alone, all at once, a thread each, and the gains of all over one.

    The speed of a core comes and goes within a tenth of a second where machines share it, and two threads with equal
    shares would wait for the slower. So each thread goes on in small pieces until the time is up; many short turns of
    one and of all follow each other, and a gain is what a turn of all gave over the turn before it.
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
    """What each of *over* is to the one of *under* measured beside it; their median is worth a report."""
    return [much / little for much, little in zip(over, under, strict=True)]


def _rate(run: tuple[float, float]) -> float:
    decisions, taken = run
    return decisions / taken


def _best(runs: list[tuple[float, float]], games: int) -> Rate:
    decisions, taken = max(runs, key=_rate)
    return Rate(decisions / taken, games / taken)


def _together(works: list[Work], games: int, seconds: float) -> tuple[float, float]:
    """What all did in about so many seconds, in pieces of so many games, and the time until the last was ready."""
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
