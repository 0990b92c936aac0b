"""Means with 95 % intervals, differences on the same deals, and least squares."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from tortuga.lab.ratings import Share, wilson

Z = 1.96


def mean(values: Any) -> Share:
    """The mean of independent values."""
    found = np.asarray(values, float)
    middle = float(found.mean())
    half = Z * float(found.std(ddof=1)) / math.sqrt(len(found)) if len(found) > 1 else math.inf
    return Share(middle, middle - half, middle + half)


def part(happened: Any) -> Share:
    """How often something happened, with Wilson's interval: it holds also where that was never or always."""
    found = np.asarray(happened, bool)
    low, high = wilson(float(found.mean()), len(found))
    return Share(float(found.mean()), max(0.0, low), min(1.0, high))


def times(share: Share, factor: float) -> Share:
    """In another unit."""
    return Share(*(factor * value for value in share))


def difference(new: Any, old: Any) -> Share:
    """The mean of new minus old, pair by pair."""
    return mean(np.asarray(new, float) - np.asarray(old, float))


def slopes(columns: Any, values: Any) -> list[Share]:
    """What each column adds to the value, the others equal: least squares, intervals robust to unequal spread."""
    matrix = np.column_stack([np.ones(len(values)), columns])
    inverse = np.linalg.pinv(matrix.T @ matrix)
    found = inverse @ matrix.T @ values
    meat = matrix * (values - matrix @ found)[:, None]
    half = Z * np.sqrt(np.diag(inverse @ (meat.T @ meat) @ inverse).clip(0))
    ends = zip(found[1:], half[1:], strict=True)
    return [Share(float(value), float(value - by), float(value + by)) for value, by in ends]


def percent(share: Share) -> str:
    """`52.3 % [51.9, 52.7]`."""
    return f"{100 * share.mean:.1f} % [{100 * share.low:.1f}, {100 * share.high:.1f}]"


def points(share: Share, digits: int = 1, signed: bool = True) -> str:
    """A number with its interval."""
    sign = "+" if signed else ""
    numbers = [f"{value:{sign}.{digits}f}".replace("-", "−") for value in share]
    return f"{numbers[0]} [{numbers[1]}, {numbers[2]}]"
