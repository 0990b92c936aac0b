"""Paired comparisons of a variant with a baseline over the same deals, and Holm's correction for their number."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from tortuga.lab.ratings import Share, difference, points, times
from tortuga.lab.tally import Tallies

LEVEL = 0.05
COLUMNS = ("measure", "before", "after", "difference", "low", "high", "size", "p", "clear")
#: What is compared beside the win share of each seat, and how it reads; docs/how-to/study.md defines them.
MEASURES = {
    "imbalance": "imbalance: largest distance of a seat from its fair share, points",
    "turns": "turns of a game",
    "minutes": "estimated minutes",
    "score": "mean score of a seat",
    "lead": "winner's lead over the second",
    "lead_changes": "changes of the lead",
    "drama": "drama: how far behind the winner was, 0 to 1",
    "halfway": "wins of whoever led halfway, per cent",
    "open": "part of the game until the winner stays ahead, per cent",
    "choices": "decisions with more than one legal move, a turn",
    "ties": "games with a shared win, per cent",
}
#: What variants are ranked by, beside the win share of each seat.
RANKING = ("imbalance", "turns", "score", "lead")
#: What a clear and noticeable effect is called: less, more.
VERDICTS = {
    "imbalance": ("fairer", "less fair"),
    "turns": ("shorter", "longer"),
    "score": ("lower scores", "higher scores"),
    "lead": ("closer", "less close"),
    "lead_changes": ("fewer changes of the lead", "more changes of the lead"),
    "halfway": ("easier to catch up", "harder to catch up"),
}
NOTICED_POINTS, NOTICED_PART = 2.0, 0.05  # of figures in per cent, and of others as a part of the baseline


class Comparison(NamedTuple):
    """The mean of a measure for a variant beside that for the baseline, over the same deals."""

    variant: str
    measure: str
    before: float
    after: float
    difference: Share  # after minus before, pair by pair
    deviation: float  # standard deviation of one game, pooled over both
    p: float  # two-sided
    is_clear: bool = False  # see mark_clear

    @property
    def is_same(self) -> bool:
        """Whether no deal differs."""
        return self.difference == (0, 0, 0)

    @property
    def size(self) -> float:
        """How large the difference is, in standard deviations of one game."""
        if self.is_same:
            return 0.0
        return abs(self.difference.mean) / self.deviation if self.deviation else math.inf

    @property
    def drawn(self) -> Share | None:
        """The difference for a chart; None where no deal differs."""
        return None if self.is_same else self.difference

    @property
    def standardised(self) -> Share | None:
        """The difference in standard deviations of one game; None where no deal differs."""
        return times(self.difference, 1 / self.deviation) if self.deviation and not self.is_same else None

    def text(self, digits: int = 2) -> str:
        """The difference with its interval, which only deals that differ can give."""
        return "the same in every deal" if self.is_same else points(self.difference, digits)

    def row(self) -> list[Any]:
        """The values of COLUMNS; the ends of the interval are None where no deal differs."""
        ends = (None, None) if self.is_same else self.difference[1:]
        means = self.before, self.after, self.difference.mean
        return [self.measure, *means, *ends, self.size, self.p, self.is_clear]

    def plain(self) -> dict[str, Any]:
        """The same with the names of the columns."""
        return dict(zip(COLUMNS, self.row(), strict=True))


def label(measure: str) -> str:
    """How a measure reads."""
    return MEASURES.get(measure, f"wins of {measure}, per cent" if measure.startswith("seat ") else measure)


def compare(variant: str, measure: str, after: Any, before: Any) -> Comparison:
    """Compare two runs of the same deals by one value a deal."""
    new, old = np.asarray(after, float), np.asarray(before, float)
    deviation = math.sqrt((float(new.var()) + float(old.var())) / 2)
    by, p = difference(new, old), p_value(new - old)
    return Comparison(variant, measure, float(old.mean()), float(new.mean()), by, deviation, p)


def p_value(differences: Any) -> float:
    """Return the two-sided p-value of a mean of 0.

    It is that of the normal distribution, but never less than a test that flips the signs of the differences could
    give: with few values other than 0 the normal distribution is too sure.
    """
    found = np.asarray(differences, float)
    least = 2.0 ** (1 - int(np.count_nonzero(found)))
    error = float(found.std(ddof=1)) / math.sqrt(len(found)) if len(found) > 1 else math.inf
    normal = two_sided(float(found.mean()) / error) if error else 0.0
    return min(1.0, max(normal, least))


def two_sided(z: float) -> float:
    """Return the chance that a standard normal value is as far from 0 as *z*."""
    return math.erfc(abs(z) / math.sqrt(2))


def holm(p_values: Sequence[float], level: float = LEVEL) -> list[bool]:
    """Return which null hypotheses Holm's step-down procedure rejects; any wrong rejection has at most this chance."""
    rejected = [False] * len(p_values)
    for rank, place in enumerate(np.argsort(p_values, kind="stable")):
        if p_values[place] > level / (len(p_values) - rank):
            break
        rejected[place] = True
    return rejected


def mark_clear(found: Sequence[Comparison]) -> list[Comparison]:
    """Mark as clear what survives Holm's correction over all comparisons of a report."""
    rejected = holm([one.p for one in found])
    return [one._replace(is_clear=is_clear) for one, is_clear in zip(found, rejected, strict=True)]


def measured(found: Tallies) -> dict[str, Any]:
    """What is compared, a value a game."""
    shares, ordered = 100 * found.shares, np.sort(found.points, axis=1)
    return {
        **{f"seat {seat + 1}": shares[:, seat] for seat in range(found.deals.players)},
        "imbalance": _from_fair(shares),
        "turns": found.turns,
        "minutes": found.minutes,
        "score": found.points.mean(axis=1),
        "lead": ordered[:, -1] - ordered[:, -2],
        "lead_changes": found.course("lead_changes"),
        "drama": found.course("drama"),
        "halfway": 100 * found.course("halfway"),
        "open": 100 * found.course("open"),
        "choices": found.course("choices") / found.turns,
        "ties": 100.0 * found.tied,
    }


def _from_fair(shares: Any) -> Any:
    """Return how far the seat furthest from the fair share is from it, game by game: the mean is the imbalance."""
    distances = shares - 100 / shares.shape[1]
    means = distances.mean(axis=0)
    seat = int(np.argmax(np.abs(means)))
    return distances[:, seat] * (1 if means[seat] >= 0 else -1)


def compared(variant: str, new: Tallies, old: Tallies) -> list[Comparison]:
    """Compare every measure; shared wins only where there were any."""
    ours, theirs = measured(new), measured(old)
    names = [name for name in ours if name != "ties" or ours[name].any() or theirs[name].any()]
    return [compare(variant, name, ours[name], theirs[name]) for name in names]


def largest_first(found: Sequence[Comparison]) -> list[Comparison]:
    """Sort clear effects before the others, and both by size."""
    return sorted(found, key=lambda one: (one.is_clear, one.size), reverse=True)


def largest(found: Sequence[Comparison]) -> Comparison:
    """Return the largest clear effect on seats, length, score or lead; without a clear one, the largest."""
    return largest_first([one for one in found if one.measure in RANKING or one.measure.startswith("seat ")])[0]


def ranked(found: Sequence[Comparison]) -> list[str]:
    """Return the variants by their largest clear effect in standard deviations; those without one come last."""
    names = dict.fromkeys(one.variant for one in found)
    return [one.variant for one in largest_first([largest([o for o in found if o.variant == name]) for name in names])]


class Verdict(NamedTuple):
    """The measures of VERDICTS that a variant changes, each with whether it rises, and those that stay undecided.

    If both are empty, all intervals lie within what is noticeable.
    """

    noticed: list[tuple[str, bool]]
    open: list[str]  # undecided: too few deals


def judged(found: Sequence[Comparison]) -> Verdict:
    """Find what somebody would notice of a variant: each effect is clear and large enough."""
    told = [one for one in found if one.measure in VERDICTS]
    noticed = [
        (one.measure, one.difference.mean > 0)
        for one in told
        if one.is_clear and abs(one.difference.mean) >= _noticed(one)
    ]
    open_ = [one.measure for one in told if max(-one.difference.low, one.difference.high) >= _noticed(one)]
    return Verdict(noticed, [] if noticed else open_)


def verdict(found: Sequence[Comparison]) -> str:
    """Say in plain words what a variant changes."""
    noticed, open_ = judged(found)
    if noticed:
        return ", ".join(VERDICTS[measure][is_more] for measure, is_more in noticed)
    return f"too few deals to tell ({', '.join(open_)})".replace("_", " ") if open_ else "nobody would notice"


def _noticed(one: Comparison) -> float:
    """The least difference that somebody would notice."""
    return NOTICED_POINTS if one.measure in ("imbalance", "halfway") else NOTICED_PART * abs(one.before)


def figures_of(found: Sequence[Comparison]) -> dict[str, Share]:
    """The differences by variant and measure, where any deal differs."""
    return {f"{one.variant}, {one.measure}": one.difference for one in found if not one.is_same}


def counted(found: Sequence[Comparison]) -> str:
    """Say how many comparisons there were, and how many of them are clear."""
    number = sum(one.is_clear for one in found)
    return f"Clear effects: {number or 'none'} in {len(found)} comparisons (Holm's correction, 5 %)."
