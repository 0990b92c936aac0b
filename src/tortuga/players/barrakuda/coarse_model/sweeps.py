"""Sweeps of one layer of the coarse model by threads, until it rests."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from tortuga.players.barrakuda.coarse_model.holdings import HANDS, HOLDINGS

MOST_SWEEPS = 3000
FULL_EVERY = 10  # sweeps
QUIET = 0.25  # of the tolerance
THREADS = 2
PARTS = 8  # of a group: threads that finish early take the next


def groups(symmetric: bool = False) -> list[Any]:
    """Pairs of holdings, few cards first, those with as many cards together.

    A hand shrinks from turn to turn, so that a sweep in this order carries news through many turns. *symmetric*: of a
    pair and its mirror only one.
    """
    found: dict[int, list[int]] = {}
    for first, second in itertools.product(range(HOLDINGS), repeat=2):
        if first // HANDS + second // HANDS and not (symmetric and first < second):
            cards = (first % HANDS + 1).bit_count() + (second % HANDS + 1).bit_count()
            found.setdefault(cards, []).append(HOLDINGS * first + second)
    return [np.array(found[cards]) for cards in sorted(found)]


def split(group: Any) -> list[Any]:
    """A group in parts for threads."""
    return np.array_split(group, min(PARTS, len(group))) if len(group) else []


class Pass:
    """What is done with each group of hands: work(part, fresh, moved), then put(group, fresh).

    Within a group no thread reads what another writes, so that one alone gives the same answer.
    """

    def __init__(self, work: Callable[[Any, Any, Any], None], put: Callable[[Any, Any], None], some: list[Any]) -> None:
        self.work, self.put, self.groups = work, put, some
        self.moved = np.ones(HOLDINGS * HOLDINGS)

    def sweep(self, pool: ThreadPoolExecutor, fresh: Any, quiet: float = 0.0) -> float:
        """Once through all groups, without hands that moved by less than *quiet* when last seen; the most changed."""
        for group in self.groups:
            busy = group[self.moved[group] >= quiet]
            for job in [pool.submit(self.work, part, fresh, self.moved) for part in split(busy)]:
                job.result()
            self.put(busy, fresh)
        return float(max(self.moved[group].max() for group in self.groups))

    def until_rest(self, pool: ThreadPoolExecutor, fresh: Any, tolerance: float, first: int = 0) -> Iterator[float]:
        """Sweep until one of all hands changes nothing by more than the tolerance; what each sweep changed.

        Hands that have come to rest are looked at only now and then: in a slow layer few still move.
        """
        changed = 1.0
        for number in range(first, MOST_SWEEPS):
            full = number % FULL_EVERY == 0 or changed <= tolerance
            changed = self.sweep(pool, fresh, 0.0 if full else QUIET * tolerance)
            yield changed
            if full and changed <= tolerance:
                return
