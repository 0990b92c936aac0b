"""What a seat sees, as an array of numbers with named parts. It is taken from views, and so holds nothing hidden."""

from __future__ import annotations

from math import prod
from typing import Any

import numpy as np

from tortuga.lab.kernels import lab_kernels


def kernels_of(game: str) -> Any:
    """The laboratory's compiled code of a game."""
    return lab_kernels(game, "search")


def fields_of(game: str) -> tuple[tuple[str, tuple[int, ...], str], ...]:
    """What a seat sees, in the order of the numbers: name, shape, meaning."""
    return kernels_of(game).sight.FIELDS  # type: ignore[no-any-return]


def size_of(game: str) -> int:
    """How many numbers a seat sees."""
    return sum(prod(shape) for _, shape, _ in fields_of(game))


def parts_of(game: str, numbers: Any) -> dict[str, Any]:
    """The named parts of an array of numbers: views into it, in their shapes."""
    parts, at = {}, 0
    for name, shape, _ in fields_of(game):
        parts[name] = numbers[at : at + prod(shape)].reshape(shape)
        at += prod(shape)
    return parts


def see(view: Any) -> Any:
    """What the seat of a view sees, as a new array."""
    if view.seat is None:
        raise ValueError("view: expected the view of a seat; the view of a spectator came")
    numbers = np.zeros(size_of(view.NAME), np.float32)
    kernels_of(view.NAME).look(view.rules, view.states, 0, view.seat, numbers)
    return numbers


def utilities(shares: Any, teams: bool = False) -> list[float]:
    """Zero-sum returns of the shares of the win: 1 for a win alone."""
    number = len(shares)
    if teams:
        return [float(2 * (shares[seat] + shares[(seat + 2) % number]) - 1) for seat in range(number)]
    return [float((number * share - 1) / (number - 1)) for share in shares]
