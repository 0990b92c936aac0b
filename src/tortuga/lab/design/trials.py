"""Tables that were tried: their figures, how far they are from the targets, and the games that tell it."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, field
from typing import Any

from tortuga.games.kit.errors import TortugaError
from tortuga.lab.design.asked import Design
from tortuga.lab.design.fields import Values
from tortuga.lab.design.measures import Figures, from_plain, plain, pooled
from tortuga.lab.tally import Tallies, joined, played
from tortuga.lab.workers import in_order, processes, threads

FEWER_CHANGES = 0.0005  # the cost of a changed field: so little that no target is missed for it
IMPOSSIBLE = 1e6  # the miss of a table that the game refuses
_CLOSE = 0.25  # two misses are as good as equal within this, in noticeable differences


@dataclass
class Trial:
    """A table and what is known about it."""

    values: Values
    games: int = 0
    figures: dict[str, Figures] = field(default_factory=dict)  # by measure
    is_refused: bool = False

    def add(self, games: int, figures: Mapping[str, Figures]) -> None:
        """Add the figures of more games."""
        if self.games:
            both = {name: pooled(self.figures[name], self.games, new, games) for name, new in figures.items()}
            self.figures |= both
        else:
            self.figures |= figures
        self.games += games

    def misses(self, design: Design) -> list[float]:
        """How far it is from each target that the search measures."""
        if self.is_refused:
            return [IMPOSSIBLE] * len(design.quick_targets)
        part = math.sqrt(self.games / design.confirming)
        return [target.miss(self.figures[target.measure], part) for target in design.quick_targets]

    def loss(self, design: Design, weights: Sequence[float] | None = None) -> float:
        """The loss that the search minimises: the squared misses, plus a small cost for each change."""
        misses = self.misses(design)
        squares = sum(weight * miss * miss for weight, miss in zip(weights or [1.0] * len(misses), misses, strict=True))
        return squares + FEWER_CHANGES * design.space.distance(self.values)

    def is_met(self, design: Design) -> bool:
        """Whether all that the search measures lies inside the targets, with a margin."""
        return not any(self.misses(design))

    def plain(self) -> dict[str, Any]:
        """The trial in plain values."""
        told = {"figures": plain(self.figures), "refused": self.is_refused}
        return {"values": list(self.values), "games": self.games, **told}

    @classmethod
    def of(cls, kept: Mapping[str, Any]) -> Trial:
        """A trial from its plain values."""
        return cls(tuple(kept["values"]), kept["games"], from_plain(kept["figures"]), kept["refused"])


def front(trials: Iterable[Trial], design: Design) -> list[Trial]:
    """The tables of which no other is better by one target and no worse by all others: the Pareto front."""
    found: list[tuple[list[int], Trial]] = []
    for trial in sorted(trials, key=lambda one: one.loss(design)):
        steps = [round(miss / _CLOSE) for miss in trial.misses(design)]
        if not any(all(a <= b for a, b in zip(other, steps, strict=True)) for other, _ in found):
            found.append((steps, trial))
    return [trial for _, trial in found]


def figures_of(tallies: Tallies, design: Design) -> dict[str, Figures]:
    """The figures of all targets that these games can tell."""
    named = {target.measure: target.about.figures for target in design.quick_targets}
    return {name: figures(tallies) for name, figures in named.items() if figures is not None}


class Games:
    """Plays tables on all cores: compiled bots in threads, others in processes."""

    def __init__(self, design: Design, jobs: int) -> None:
        self.design, self.jobs, self.played = design, jobs, 0
        self._pool: Executor | None = None

    def play(self, wanted: Sequence[tuple[Trial, int]]) -> None:
        """Play each trial up to its number of games on the search's deals, and add their figures."""
        parts: list[tuple[Trial, list[Any]]] = []
        for trial, games in wanted:
            try:
                deals = self.design.deals(trial.values, "search")
                deals.checked()
            except TortugaError:
                trial.is_refused = True
                continue
            size = self.design.first_games
            tasks = [(deals, first, min(size, games - first)) for first in range(trial.games, games, size)]
            parts.append((trial, tasks))
        results = self._run([task for _, tasks in parts for task in tasks])
        for trial, tasks in parts:
            if tasks:
                found = joined([next(results) for _ in tasks])
                trial.add(found.games, figures_of(found, self.design))
                self.played += found.games

    def _run(self, tasks: list[Any]) -> Any:
        if self._pool is None and tasks:
            self._pool = (threads if tasks[0][0].is_compiled else processes)(self.jobs)
        return iter([]) if self._pool is None else in_order(self._pool, self.jobs, played, tasks)

    def confirm(self, values: Values, purpose: str) -> Tallies:
        """The games of a table on deals of their own."""
        deals, games, size = self.design.deals(values, purpose), self.design.confirming, self.design.first_games
        found = joined(list(self._run([(deals, at, min(size, games - at)) for at in range(0, games, size)])))
        self.played += games
        return found

    def close(self) -> None:
        """End the workers."""
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)
