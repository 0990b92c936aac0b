"""Charts as SVG by hand: dots with intervals, bars, lines. They take their colours from the page, so that they are
readable by day and by night, and need nothing but Python."""

from __future__ import annotations

import math
from collections.abc import Sequence
from html import escape

from tortuga.lab.ratings import Share

WIDTH, LINE, TOP, FOOT = 640, 30, 12, 46
COLOURS = ("var(--c1, #0072b2)", "var(--c2, #d55e00)", "var(--c3, #009e73)", "var(--c4, #a8558a)", "var(--c5, #7a5c00)")
_INK, _SOFT = "var(--ink, #2a1c0d)", "var(--soft, #77715f)"
_FONT = "font-family=\"system-ui, 'DejaVu Sans', sans-serif\""
#: For a file of its own: the same colours, by the light of whoever looks.
STYLE = (
    "<style>svg{--ink:#2a1c0d;--soft:#6d6553;--c1:#0072b2;--c2:#c25400;--c3:#00805c;--c4:#a8558a;--c5:#7a5c00}"
    "@media(prefers-color-scheme:dark){svg{--ink:#f3e8cf;--soft:#b3a98d;--c1:#56b4e9;--c2:#ff9d5c;--c3:#3ccf9f;--c4:#e39bc6;--c5:#e5c06a}}"
    "</style>"
)


def ticks(low: float, high: float, most: int = 6) -> list[float]:
    """Round numbers that span from low to high."""
    span = high - low or 1.0
    step = 10 ** math.floor(math.log10(span / most))
    step = next(step * by for by in (1, 2, 5, 10, 20) if span / (step * by) <= most)
    first = math.ceil(low / step - 1e-9)
    return [number * step for number in range(first, math.floor(high / step + 1e-9) + 1)]


def _number(value: float) -> str:
    return f"{value:.6g}".replace("-", "−")


def _text(x: float, y: float, words: str, size: int = 13, fill: str = _INK, anchor: str = "start") -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" fill="{fill}" text-anchor="{anchor}">{escape(words)}</text>'
    )


def _line(x1: float, y1: float, x2: float, y2: float, stroke: str, width: float = 1, dash: str = "") -> str:
    dashed = f' stroke-dasharray="{dash}"' if dash else ""
    return f'<path d="M{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}" stroke="{stroke}" stroke-width="{width:g}" fill="none"{dashed}/>'


def _whole(height: float, title: str, drawn: Sequence[str], note: str) -> str:
    if note:
        drawn, height = [*drawn, _text(8, height + 12, note, 11, _SOFT)], height + 20
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:.0f}" role="img" '
        f'aria-label="{escape(title)}" {_FONT}>{"".join(drawn)}</svg>'
    )


def _legend(names: Sequence[str], y: float, x: float = 8) -> list[str]:
    drawn = []
    for number, name in enumerate(names):
        drawn.append(f'<circle cx="{x + 5:.0f}" cy="{y - 4:.0f}" r="5" fill="{COLOURS[number]}"/>')
        drawn.append(_text(x + 15, y, name, 12))
        x += 34 + 7 * len(name)
    return drawn


def intervals(
    title: str,
    rows: Sequence[tuple[str, Sequence[Share | None]]],
    unit: str,
    mark: float | None = None,
    names: Sequence[str] = (),
    note: str = "",
) -> str:
    """A line a row with a dot and its interval for each name, nothing for None.

    *mark* is drawn across all rows; *note* stands below and says which games the figures are from.
    """
    shares = [share for _, found in rows for share in found if share is not None] or [Share(0, 0, 0)]
    low, high = min(share.low for share in shares), max(share.high for share in shares)
    low, high = (min(low, mark), max(high, mark)) if mark is not None else (low, high)
    pad = (high - low or 1) * 0.06
    low, high = low - pad, high + pad
    left = min(270, 24 + 7.2 * max(len(name) for name, _ in rows))
    room = WIDTH - left - 20
    top = TOP + (22 if names else 0)
    step = max(LINE, 8 * max(len(found) for _, found in rows) + 10)
    bottom = top + step * len(rows)

    def at(value: float) -> float:
        return left + room * (value - low) / (high - low)

    drawn = _legend(names, 18)
    for tick in ticks(low, high):
        drawn.append(_line(at(tick), top, at(tick), bottom, _SOFT, 0.5, "2 4"))
        drawn.append(_text(at(tick), bottom + 17, _number(tick), 12, _SOFT, "middle"))
    if mark is not None:
        drawn.append(_line(at(mark), top, at(mark), bottom, _INK, 1.5))
    for number, (name, found) in enumerate(rows):
        middle = top + step * (number + 0.5)
        drawn.append(_text(left - 10, middle + 4.5, name, 13, _INK, "end"))
        for place, share in enumerate(found):
            if share is None:
                continue
            y, colour = middle + 7 * (place - (len(found) - 1) / 2), COLOURS[place]
            drawn.append(_line(at(share.low), y, at(share.high), y, colour, 2.5))
            drawn.append(f'<circle cx="{at(share.mean):.1f}" cy="{y:.1f}" r="4.5" fill="{colour}"/>')
    drawn.append(_text(left + room / 2, bottom + 37, unit, 12, _SOFT, "middle"))
    return _whole(bottom + FOOT, title, drawn, note)


def _axes(low: float, high: float, most: float, unit: str, side: str, bottom: float) -> list[str]:
    left, room = 52, WIDTH - 72
    drawn = [_line(left, bottom, WIDTH - 20, bottom, _SOFT)]
    for tick in ticks(low, high, 9):
        drawn.append(_text(left + room * (tick - low) / (high - low), bottom + 17, _number(tick), 12, _SOFT, "middle"))
    for tick in ticks(0, most, 4):
        y = bottom - (bottom - 34) * tick / most
        drawn.append(_line(left, y, WIDTH - 20, y, _SOFT, 0.5, "2 4"))
        drawn.append(_text(left - 6, y + 4, _number(tick), 12, _SOFT, "end"))
    drawn.append(_text(left + room / 2, bottom + 37, unit, 12, _SOFT, "middle"))
    drawn.append(_text(8, 20, side, 12, _SOFT))
    return drawn


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
    low, high, most, bottom = min(xs), max(xs), max(ys) or 1.0, 240.0
    high = high if high > low else low + 1
    drawn = _axes(low, high, most, unit, side, bottom)
    for number, (_, found, heights) in enumerate(curves):
        ways = [
            f"{52 + (WIDTH - 72) * (x - low) / (high - low):.1f} {bottom - (bottom - 34) * y / most:.1f}"
            for x, y in zip(found, heights, strict=True)
        ]
        colour = COLOURS[number % len(COLOURS)]
        if filled:
            first, last = ways[0].split()[0], ways[-1].split()[0]
            drawn.append(
                f'<path d="M{first} {bottom}L{"L".join(ways)}L{last} {bottom}Z" fill="{colour}" opacity=".18"/>'
            )
        drawn.append(
            f'<path d="M{"L".join(ways)}" fill="none" stroke="{colour}" stroke-width="2.5" stroke-linejoin="round"/>'
        )
    if len(curves) > 1:
        drawn += _legend([name for name, _, _ in curves], 20, 150)
    return _whole(bottom + FOOT, title, drawn, note)
