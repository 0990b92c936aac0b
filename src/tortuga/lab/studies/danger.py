"""How dangerous is each layout of Barrakuda? Exact, for all 2,550 different games; the 35 shapes drawn."""

from __future__ import annotations

from functools import cache

import numpy as np

from tortuga.games.barrakuda.layouts import Pairs, danger, drawn, near_of, numbered, pairs_of
from tortuga.games.barrakuda.shapes import ALL_SHAPES, Cell, Shape, shifted
from tortuga.games.barrakuda.state import LAYOUTS, ORDERS
from tortuga.lab import charts
from tortuga.lab.ratings import Share
from tortuga.lab.studies.report import Part, Report, Setting

MOST = 20


@cache
def layouts() -> list[tuple[float, str, Pairs]]:
    """Every different game once: share of turns with the fish on 6, a drawing, who is beside whom; harshest first."""
    first: dict[Pairs, str] = {}
    for shape in shapes():
        for cells in _numberings(shape):
            first.setdefault(pairs_of(cells), drawn(cells))
    return sorted((round(100 * danger(near_of(pairs)), 4), drawing, pairs) for pairs, drawing in first.items())


def _turned(shape: Shape) -> list[Shape]:
    """A shape in all eight ways to turn and mirror it, the least first."""
    found, cells = set(), set(shape)
    for _ in range(4):
        cells = {(column, -row) for row, column in cells}
        found |= {shifted(cells), shifted({(row, -column) for row, column in cells})}
    return sorted(found)


def shapes() -> list[Shape]:
    """The 35 free hexominoes."""
    return sorted({_turned(shape)[0] for shape in ALL_SHAPES})


def _numberings(shape: Shape) -> list[dict[Cell, int]]:
    """A shape with its wrecks numbered in every order."""
    place = ORDERS * ALL_SHAPES.index(shape)
    return [numbered(number) for number in range(place, place + ORDERS)]


def answer(setting: Setting) -> Report:
    """Exact figures: nothing is played."""
    del setting
    found = layouts()
    shares = np.array([share for share, _, _ in found])
    finding = (
        f"Of {len(found):,} different games the fish rests on 6 in {shares.min():.2f} % of turns in the harshest, "
        f"{np.median(shares):.2f} % in the middle and {shares.max():.2f} % in the calmest."
    )
    basis = "Exact, under dice alone: no bots and no games."
    counts, edges = np.histogram(shares, bins=30)
    curve = [("layouts", ((edges[1:] + edges[:-1]) / 2).tolist(), counts.tolist())]
    unit = "per cent of turns with the fish on 6"
    picture = charts.lines("Danger of all layouts", curve, unit, "layouts", True, basis)
    why = (
        "On 6 the fish gives all Barracuda cards back: the more often, the calmer. "
        "The chain of its places under dice alone, exact."
    )
    parts = [
        Part("All layouts", why, picture),
        Part(f"The calmest {MOST}", "", _sheet([(f"{s:.2f} %", d) for s, d, _ in found[::-1][:MOST]])),
        Part(f"The harshest {MOST}", "", _sheet([(f"{s:.2f} %", d) for s, d, _ in found[:MOST]])),
        Part("All 35 shapes", "With the range of their layouts, in per cent of turns.", _sheet(_shape_rows(found))),
    ]
    data = [[share, drawing, len(pairs)] for share, drawing, pairs in found]
    ends = {"harshest": shares.min(), "median": np.median(shares), "calmest": shares.max()}
    figures = {f"{name}, per cent": Share(*[float(value)] * 3) for name, value in ends.items()}
    columns = ("percent_on_6", "drawing", "neighbours")
    return Report("Danger of the layouts", finding, basis, parts, (columns, data), figures)


def _shape_rows(found: list[tuple[float, str, Pairs]]) -> list[tuple[str, str]]:
    """Every shape with the least and most of its numberings; one neighbourhood may have several shapes."""
    known, rows = {pairs: share for share, _, pairs in found}, []
    for shape in shapes():
        all_of = [known[pairs_of(cells)] for cells in _numberings(shape)]
        rows.append((f"{min(all_of):.1f}–{max(all_of):.1f}", drawn(dict.fromkeys(shape, 0))))
    return rows


def _sheet(rows: list[tuple[str, str]]) -> str:
    """Small drawings in a grid, five in a row."""
    drawings = [(label, _cells(text)) for label, text in rows]
    return charts.fill("layouts.svg", title="layouts", note="", height=168 * -(-len(rows) // 5), drawings=drawings)


def _cells(text: str) -> list[tuple[int, int, str]]:
    """The row, column and number of each wreck of a drawing, which is put upright."""
    lines = [row.split() for row in text.split("/")]
    if len(lines[0]) > len(lines):
        lines = [list(row) for row in zip(*lines, strict=True)]
    return [(row, column, sign) for row, line in enumerate(lines) for column, sign in enumerate(line) if sign != "."]


assert len(ALL_SHAPES) * ORDERS == LAYOUTS
