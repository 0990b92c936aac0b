"""B1.2, B1.5  Layouts: drawings of six wrecks as text, what is beside what, and how dangerous the water is.

A drawing is rows from the top, parted by `/`, with `.` for an empty cell: `5 6 2 / 4 1 3`. Only what is beside what
matters for the game; `near` is that as a set of wrecks for each wreck (entry 0 unused), as in a state.
"""

from __future__ import annotations

import itertools
import tomllib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib import resources
from typing import Any

import numpy as np

from tortuga.games.barrakuda.shapes import ALL_SHAPES, Cell, beside, shifted
from tortuga.games.barrakuda.state import LAYOUTS, ORDERS, WRECKS
from tortuga.games.kit.errors import Message, TableError, expected

Pairs = tuple[tuple[int, int], ...]
EXAMPLE = "5 6 2 / 4 1 3"
EMPTY = "."
_NUMBERS = tuple(range(1, WRECKS + 1))
_PLACES = {shape: number for number, shape in enumerate(ALL_SHAPES)}
_ORDERS = tuple(itertools.permutations(_NUMBERS))  # as in a dictionary


@dataclass(frozen=True)
class Layout:
    """A layout that comes with the game."""

    name: str
    drawing: str
    danger: float  # per cent, exact to two digits
    provenance: str


def parse(text: str) -> dict[Cell, int]:
    """The wreck of each cell of a drawing, moved to the upper left corner; refused with what is wrong."""
    cells: dict[Cell, int] = {}
    for row, line in enumerate(text.split("/")):
        for column, sign in enumerate(line.split()):
            if sign == EMPTY:
                continue
            if sign not in map(str, _NUMBERS):
                raise TableError(expected("layout", Message("error-drawing_signs", example=EXAMPLE), text))
            cells[row, column] = int(sign)
    if sorted(cells.values()) != list(_NUMBERS):
        raise TableError(expected("layout", Message("error-drawing_numbers"), text))
    shape = shifted(set(cells))
    if shape not in _PLACES:
        raise TableError(expected("layout", Message("error-drawing_piece"), text))
    return dict(zip(shape, (cells[cell] for cell in sorted(cells)), strict=True))


def drawn(cells: dict[Cell, int]) -> str:
    """The text of a drawing, without empty borders."""
    rows, columns = max(row for row, _ in cells), max(column for _, column in cells)
    lines = [[str(cells.get((row, column), EMPTY)) for column in range(columns + 1)] for row in range(rows + 1)]
    return " / ".join(" ".join(line) for line in lines)


def number_of(cells: dict[Cell, int]) -> int:
    """The number of a drawing: 720 · its shape + the order of its numbers in reading order."""
    order = tuple(cells[cell] for cell in sorted(cells))
    return ORDERS * _PLACES[shifted(set(cells))] + _ORDERS.index(order)


def numbered(number: int) -> dict[Cell, int]:
    """The drawing with this number."""
    if not 0 <= number < LAYOUTS:
        raise TableError(expected("number of a layout", f"0 to {LAYOUTS - 1}", number))
    shape, order = divmod(number, ORDERS)
    return dict(zip(ALL_SHAPES[shape], _ORDERS[order], strict=True))


def pairs_of(cells: dict[Cell, int]) -> Pairs:
    """The pairs of adjacent wrecks, each low before high, sorted: the canonical key of the game (B1.2)."""
    found = {(wreck, cells[other]) for cell, wreck in cells.items() for other in beside(cell) if other in cells}
    return tuple(sorted(pair for pair in found if pair[0] < pair[1]))


def near_of(pairs: Iterable[Sequence[int]]) -> list[int]:
    """Pairs of adjacent wrecks as a set for each wreck; entry 0 is unused."""
    near = [0] * (WRECKS + 1)
    for low, high in pairs:
        near[low] |= 1 << high
        near[high] |= 1 << low
    return near


@lru_cache(maxsize=4096)
def pairs_in(near: tuple[int, ...]) -> Pairs:
    """The sorted pairs of adjacent wrecks."""
    return tuple((low, high) for low, high in itertools.combinations(_NUMBERS, 2) if near[low] >> high & 1)


@lru_cache(maxsize=1)
def _shape_keys() -> frozenset[frozenset[tuple[int, int]]]:
    return frozenset(frozenset(pairs_of(dict(zip(shape, _NUMBERS, strict=True)))) for shape in ALL_SHAPES)


def can_be_drawn(pairs: Pairs) -> bool:
    """Whether some drawing has exactly these adjacent pairs."""
    for order in _ORDERS:
        renamed = ((order[low - 1], order[high - 1]) for low, high in pairs)
        if frozenset((min(pair), max(pair)) for pair in renamed) in _shape_keys():
            return True
    return False


@lru_cache(maxsize=1)
def named() -> dict[str, Layout]:
    """The layouts that come with the game, by name."""
    text = (resources.files("tortuga") / "data" / "barrakuda" / "layouts.toml").read_text("utf-8")
    return {row["name"]: Layout(**row) for row in tomllib.loads(text)["layouts"]}


def danger(near: Sequence[int], distances: Sequence[int] = (1, 2)) -> float:
    """The share of turns the fish ends on 6 in the long run, under dice alone with base 6 there (B1.5).

    The chain of its places: each turn one of the *distances* and direction 1–6, all throws equally likely.
    """
    chances = np.zeros((WRECKS, WRECKS))
    for start, ends in enumerate(fish_throws(near, distances)):
        for end in ends:
            chances[start, end - 1] += 1 / len(ends)
    equations = np.vstack([chances.T - np.eye(WRECKS), np.ones(WRECKS)])  # it stays as it is, and sums to one
    shares = np.linalg.lstsq(equations, np.array([0.0] * WRECKS + [1.0]), rcond=None)[0]
    return float(shares[WRECKS - 1])


def fish_throws(near: Sequence[int], distances: Sequence[int]) -> Any:
    """Where the fish ends, for each start and each throw of both dice."""
    from tortuga.games.barrakuda.kernels import fish_ends  # compiled rules know the shapes, not the drawings

    if len(near) != WRECKS + 1 or not all(0 <= others < 1 << WRECKS + 1 for others in near):
        raise TableError(expected("near", f"a set of wrecks for each of 0 to {WRECKS}", list(near)))
    ends = np.zeros((WRECKS, max(distances) * WRECKS), np.int64)
    fish_ends(np.array(near, np.uint8), ends)
    throws = ends.reshape(WRECKS, -1, WRECKS)[:, [shown - 1 for shown in distances]]
    return throws.reshape(WRECKS, -1)
