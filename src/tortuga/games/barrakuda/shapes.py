"""The 216 fixed hexominoes: every connected piece of six cells, turned and mirrored ones counted apart (B1.2)."""

from __future__ import annotations

from typing import Any

import numpy as np

from tortuga.games.barrakuda.state import SHAPES, WRECKS

Cell = tuple[int, int]  # row, column
Shape = tuple[Cell, ...]  # in reading order, from row 0 and column 0


def beside(cell: Cell) -> list[Cell]:
    """The four cells that share a side with *cell*."""
    row, column = cell
    return [(row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)]


def shifted(cells: set[Cell] | frozenset[Cell]) -> Shape:
    """The cells in reading order, moved to the upper left corner."""
    top, left = min(row for row, _ in cells), min(column for _, column in cells)
    return tuple(sorted((row - top, column - left) for row, column in cells))


def _all_shapes() -> tuple[Shape, ...]:
    """One cell after the other, in every way."""
    shapes: set[Shape] = {((0, 0),)}
    for _ in range(WRECKS - 1):
        grown = {frozenset(shape) | {free} for shape in shapes for cell in shape for free in beside(cell)}
        shapes = {shifted(cells) for cells in grown if len(cells) > len(next(iter(shapes)))}
    return tuple(sorted(shapes))


def _near() -> Any:
    """For every shape and cell the set of neighbouring cells, by their place in reading order."""
    near = np.zeros((SHAPES, WRECKS), np.uint8)
    for number, shape in enumerate(ALL_SHAPES):
        for place, cell in enumerate(shape):
            near[number, place] = sum(1 << shape.index(other) for other in beside(cell) if other in shape)
    return near


#: In canonical order: sorted by their cells in reading order.
ALL_SHAPES = _all_shapes()
SHAPE_NEAR = _near()
