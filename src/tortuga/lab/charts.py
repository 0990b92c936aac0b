"""Charts as SVG: dots with intervals, and curves. Their colours are the page's, by light and by dark."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, NamedTuple

from jinja2 import Environment, PackageLoader, StrictUndefined

from tortuga.lab.ratings import Share

WIDTH, LINE, TOP, FOOT = 640, 30, 12, 46
_templates = Environment(
    loader=PackageLoader("tortuga.lab"),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)


def fill(template: str, **values: Any) -> str:
    """The text of a template in lab/templates."""
    return _templates.get_template(template).render(width=WIDTH, **values)


class Axis(NamedTuple):
    """Where the values from *low* to *high* lie in a picture: from *start* to *end*."""

    low: float
    high: float
    start: float
    end: float

    def at(self, value: float) -> float:
        """The place of a value."""
        return self.start + (self.end - self.start) * (value - self.low) / (self.high - self.low)

    def ticks(self, most: int = 6) -> list[tuple[float, str]]:
        """The places of round numbers, with their labels."""
        span = self.high - self.low
        step = 10 ** math.floor(math.log10(span / most))
        step = next(step * by for by in (1, 2, 5, 10, 20) if span / (step * by) <= most)
        numbers = range(math.ceil(self.low / step - 1e-9), math.floor(self.high / step + 1e-9) + 1)
        return [(self.at(number * step), f"{number * step:.6g}".replace("-", "−")) for number in numbers]


def intervals(
    title: str,
    rows: Sequence[tuple[str, Sequence[Share | None]]],
    unit: str,
    reference: float | None = None,
    names: Sequence[str] = (),
    note: str = "",
) -> str:
    """A line a row with a dot and its interval for each name, nothing for None.

    *reference* is a line across all rows; *note* stands below and says which games the figures are from.
    """
    ends = [end for _, found in rows for share in found if share is not None for end in (share.low, share.high)]
    ends = [*ends, *([] if reference is None else [reference])] or [0.0]
    pad = (max(ends) - min(ends) or 1) * 0.06
    left = min(270, 24 + 7.2 * max(len(name) for name, _ in rows))
    top = TOP + (22 if names else 0)
    step = max(LINE, 8 * max(len(found) for _, found in rows) + 10)
    bottom = top + step * len(rows)
    across = Axis(min(ends) - pad, max(ends) + pad, left, WIDTH - 20)
    place = {"across": across, "top": top, "bottom": bottom, "step": step, "height": bottom + FOOT}
    words = {"title": title, "unit": unit, "names": names, "note": note}
    return fill("intervals.svg", rows=rows, reference=reference, **place, **words)


def lines(
    title: str,
    curves: Sequence[tuple[str, Sequence[float], Sequence[float]]],
    unit: str,
    side: str,
    filled: bool = False,
    note: str = "",
) -> str:
    """Curves of x and y from zero up, filled ones for distributions; *note* stands below."""
    xs, ys = [x for _, found, _ in curves for x in found], [y for _, _, found in curves for y in found]
    across = Axis(min(xs), max(xs) if max(xs) > min(xs) else min(xs) + 1, 52, WIDTH - 20)
    up = Axis(0, max(ys) or 1.0, 240, 34)
    words = {"title": title, "unit": unit, "side": side, "note": note, "names": [name for name, _, _ in curves]}
    return fill("lines.svg", curves=curves, across=across, up=up, filled=filled, height=up.start + FOOT, **words)
