"""Where the wrecks of Barrakuda lie on the grid of a drawing."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from tortuga.games.barrakuda.layouts import Pairs, pairs_of, parse
from tortuga.games.barrakuda.options import Options
from tortuga.games.barrakuda.shapes import Cell, beside, shifted

Cells = dict[Cell, int]  # the wreck of each cell


def cells_of(options: Options, near: list[list[int]]) -> Cells:
    """The drawing of the options; where chance drew, the flattest drawing with these neighbours; none before it did.

    Layouts with the same adjacent pairs are the same game (B1.2), so any such drawing is right.
    """
    pairs = tuple((low, high) for low, high in near)
    drawn = parse(options.drawing) if options.drawing else {}
    return drawn if drawn and pairs_of(drawn) == pairs else flattest(pairs)


@cache
def flattest(pairs: Pairs) -> Cells:
    """Of all drawings whose adjacent wrecks are exactly *pairs* one with the fewest rows."""
    return min(map(_cornered, _drawings({(0, 0): 1}, pairs)), key=_taste) if pairs else {}


def _drawings(cells: Cells, pairs: Pairs) -> Iterator[Cells]:
    """Every way to go on: the next wreck beside one that lies already."""
    lying = {wreck: cell for cell, wreck in cells.items()}
    ahead = [(a, b) for pair in pairs for a, b in (pair, pair[::-1]) if a in lying and b not in lying]
    if not ahead:
        yield cells
        return
    known, wreck = ahead[0]
    wanted = {other for pair in pairs if wreck in pair for other in pair if other in lying}
    for cell in beside(lying[known]):
        if cell not in cells and {cells[other] for other in beside(cell) if other in cells} == wanted:
            yield from _drawings({**cells, cell: wreck}, pairs)


def _cornered(cells: Cells) -> Cells:
    numbers = [cells[cell] for cell in sorted(cells)]
    return dict(zip(shifted(set(cells)), numbers, strict=True))


def _taste(cells: Cells) -> tuple[int, list[tuple[int, Cell]]]:
    """The fewest rows; then the fish's home as far up and left as can be, so that the choice is one."""
    return max(row for row, _ in cells), sorted((-wreck, cell) for cell, wreck in cells.items())


def size(cells: Cells) -> tuple[int, int]:
    """How many rows and columns a drawing has."""
    return 1 + max((row for row, _ in cells), default=0), 1 + max((column for _, column in cells), default=0)
