"""Targets: `seats<=1`, `minutes=25..35`, `lead_changes>=3`."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from dataclasses import dataclass

from tortuga.games.kit.errors import OptionError, expected
from tortuga.lab.design.measures import MEASURES, Figures, Measure
from tortuga.lab.ratings import Share, Z

_NUMBER = r"(-?\d+(?:\.\d+)?)"
_TEXT = re.compile(rf"\s*([a-z_]+)\s*(?:(<=|>=)\s*{_NUMBER}|=\s*{_NUMBER}\s*\.\.\s*{_NUMBER})\s*")
MARGIN = 1.5  # standard errors of the confirmation that a table should keep from the ends of a range
MET, OPEN, MISSED = "met", "met on average", "missed"


@dataclass(frozen=True)
class Target:
    """A range for every figure of a measure; an open end is infinite."""

    measure: str
    low: float
    high: float

    @classmethod
    def of(cls, text: str) -> Target:
        """The target that a text means."""
        found = _TEXT.fullmatch(text.replace("≤", "<=").replace("≥", ">="))
        if found is None or found[1] not in MEASURES:
            raise OptionError(expected("--target", f"MEASURE<=X, MEASURE>=X or MEASURE=X..Y; {known()}", text))
        name, sign, one, *both = found.groups()
        low, high = (float(both[0]), float(both[1])) if one is None else (-math.inf, float(one))
        if sign == ">=":
            low, high = high, math.inf
        if MEASURES[name].is_distance:
            if sign != "<=" or high <= 0:
                raise OptionError(expected("--target", f"{name}<=X with X above 0: it is a distance", text))
            low = -high
        if low > high:
            raise OptionError(expected("--target", "the lower end of the range first", text))
        return cls(name, low, high)

    @property
    def about(self) -> Measure:
        """The measure itself."""
        return MEASURES[self.measure]

    @property
    def is_late(self) -> bool:
        """Whether it is measured only for tables that meet the others, since other bots must play for it."""
        return self.about.figures is None

    def __str__(self) -> str:
        if math.isinf(self.low) or self.about.is_distance:
            return f"{self.measure}<={self.high:g}"
        if math.isinf(self.high):
            return f"{self.measure}>={self.low:g}"
        return f"{self.measure}={self.low:g}..{self.high:g}"

    def miss(self, figures: Figures, part: float = 0.0) -> float:
        """How far the figures are outside, in noticeable differences: the root of the sum of their squares.

        A figure should keep a margin from the ends, so that it also lies inside on other deals: MARGIN of the
        standard errors that the confirmation will have, which are *part* of those of the figures.
        """
        return math.sqrt(sum(self._outside(share, part) ** 2 for share in figures.values()))

    def _outside(self, share: Share, part: float) -> float:
        margin = min(MARGIN * part * (share.high - share.mean) / Z, (self.high - self.low) / 4)
        distance = max(0.0, self.low + margin - share.mean, share.mean - self.high + margin)
        end = self.low if share.mean < self.low else self.high
        return distance / self.about.unit(share.mean if math.isinf(end) else end)

    def verdict(self, figures: Figures) -> str:
        """Whether the figures lie inside: with their whole intervals, on average, or not."""
        if any(not self.low <= share.mean <= self.high for share in figures.values()):
            return MISSED
        whole = all(self.low <= share.low and share.high <= self.high for share in figures.values())
        return MET if whole else OPEN


def known() -> str:
    """The measures there are."""
    return "measures are " + ", ".join(MEASURES)


def targets_of(texts: Sequence[str]) -> tuple[Target, ...]:
    """The targets, one for each measure."""
    if not texts:
        raise OptionError(expected("--target", f"at least one, such as seats<=1; {known()}", "nothing"))
    found = tuple(Target.of(text) for text in texts)
    if len({target.measure for target in found}) < len(found):
        raise OptionError(expected("--target", "one for each measure (a range has both ends: turns=20..24)", texts))
    return found
