"""What the fields do to the figures, learned from the tables that were tried, and the tables that it calls best.

Each figure is a Gaussian process with a quadratic kernel: every field, and every two together, may move it. The noise
of a table's figures is known from their intervals, so that tables count by how often they were played.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Any

import numpy as np

from tortuga.lab.design.asked import Design
from tortuga.lab.design.fields import Values
from tortuga.lab.design.trials import Trial
from tortuga.lab.ratings import TINY, Share, Z

MOST = 300  # of the best tables that the model learns from: its work grows with their cube
SIZES = (0.01, 0.1, 1.0, 10.0)  # of what a field does, as parts of the spread of a figure; the likeliest is taken
LEAST_NOISE = 0.01  # of the spread of a figure: one of a card that nobody takes has no interval
ROUNDED = 9  # decimals of a predicted loss: what is beyond them differs from machine to machine


class Model:
    """The figures of any table, as far as the tried ones tell them."""

    def __init__(self, design: Design, trials: Sequence[Trial]) -> None:
        self._design = design
        self._names = [(measure, name) for measure, each in trials[0].figures.items() for name in each]
        self._widths = np.array([each.high - each.low for each in design.space.fields], float)
        self._points = self._scaled([trial.values for trial in trials])
        columns = [self._column(trials, *name) for name in self._names]
        self._middle = np.array([np.average(means, weights=1 / noise) for means, noise in columns])
        self._weights = np.column_stack(
            [self._fitted(means - middle, noise) for (means, noise), middle in zip(columns, self._middle, strict=True)]
        )
        games = np.sqrt([trial.games / design.confirming for trial in trials])
        self._half = [float(np.median(games * Z * np.sqrt(noise))) for _, noise in columns]

    def _scaled(self, values: Sequence[Values]) -> Any:
        return (np.array(values, float) - self._design.space.start) / self._widths

    def _column(self, trials: Sequence[Trial], measure: str, name: str) -> tuple[Any, Any]:
        shares = [trial.figures[measure][name] for trial in trials]
        means, half = (
            np.array(each) for each in zip(*((one.mean, one.high - one.mean) for one in shares), strict=True)
        )
        return means, np.maximum(half / Z, max(LEAST_NOISE * float(means.std()), TINY)) ** 2

    def _fitted(self, values: Any, noise: Any) -> Any:
        """What each tried table adds to a figure elsewhere, by the likeliest size of the effects."""
        base, best, found = _kernel(self._points, self._points), -np.inf, values
        for size in SIZES:
            scale = size * max(float(values.var()), float(noise.min()))
            lower = np.linalg.cholesky(scale * base + np.diag(noise))
            half = np.linalg.solve(lower, values)
            likelihood = -0.5 * float(half @ half) - float(np.log(np.diag(lower)).sum())
            if likelihood > best:
                best, found = likelihood, scale * np.linalg.solve(lower.T, half)
        return found

    def losses(self, tables: Sequence[Values]) -> list[float]:
        """The losses that these tables should have on the confirmation's games."""
        means = _kernel(self._scaled(tables), self._points) @ self._weights + self._middle
        return [round(self._predicted(*row).loss(self._design), ROUNDED) for row in zip(tables, means, strict=True)]

    def _predicted(self, values: Values, means: Any) -> Trial:
        figures: dict[str, dict[str, Share]] = {}
        for (measure, name), mean, half in zip(self._names, means, self._half, strict=True):
            figures.setdefault(measure, {})[name] = Share(float(mean), float(mean - half), float(mean + half))
        return Trial(values, self._design.confirming, dict(figures))


def _kernel(one: Any, other: Any) -> Any:
    return (1.0 + one @ other.T) ** 2


def _beside(design: Design, values: Values) -> Iterator[Values]:
    """The tables that differ in one field."""
    for place, each in enumerate(design.space.fields):
        for value in range(each.low, each.high + 1):
            if value != values[place]:
                yield (*values[:place], value, *values[place + 1 :])


def proposals(design: Design, trials: Collection[Trial], number: int) -> list[Values]:
    """So many tables that were not tried yet, each the best that the model finds on the way from one of the best."""
    known = sorted((one for one in trials if not one.is_refused), key=lambda one: one.loss(design))[:MOST]
    tried, found = {one.values for one in trials}, list[Values]()
    if len(known) < 2 or not design.quick_targets:
        return found
    model = Model(design, known)
    for start in known[:number]:
        here, least = start.values, np.inf
        while True:
            beside = [values for values in _beside(design, here) if values not in tried]
            losses = model.losses(beside) if beside else [np.inf]
            if min(losses) >= least:
                break
            least = min(losses)
            here = beside[losses.index(least)]
        if here not in tried:
            found.append(here)
            tried.add(here)
    return found
