"""How estimates are stretched so that claims come true: of all claims of 70 % seven in ten are won.

A share is raised to a power, all shares of a position are scaled to their former sum, and some doubt is mixed in, for
nobody plays as the estimates assume. Powers and doubts are in data/review.toml, by game, kind of estimate and player
count, with the command that fitted them; without an entry there is the usual doubt alone.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

import numpy as np

_TINY = 1e-9
_STEP = 0.01  # for slopes
_NO_FIT = {"power": 1.0, "doubt": 0.04, "error": 0.03}


@cache
def fits() -> dict[str, Any]:
    """The contents of data/review.toml."""
    path = files("tortuga") / "data" / "review.toml"
    return tomllib.loads(path.read_text("utf-8")) if path.is_file() else {}


def fit_of(game: str, kind: str, players: int) -> dict[str, float]:
    """The power and the doubt of a kind of estimate, and the error that remains."""
    found: dict[str, float] = fits().get(game, {}).get(kind, {}).get(str(players), _NO_FIT)
    return found


def stretched(shares: Any, power: float, doubt: float = 0.0) -> Any:
    """Rows of shares raised to the power, with some doubt; each row keeps its sum.

    >>> stretched(np.array([[0.8, 0.2]]), 1.0).round(6).tolist()
    [[0.8, 0.2]]
    """
    raised = np.maximum(shares, _TINY) ** power
    total = raised.sum(axis=1, keepdims=True)
    whole = shares.sum(axis=1, keepdims=True)
    return ((1 - doubt) * raised / total + doubt / shares.shape[1]) * whole


def slopes(row: Any, power: float, doubt: float = 0.0) -> Any:
    """By what factor a small change of each share grows when its row is stretched; the others make up for it.

    >>> slopes(np.array([0.5, 0.5]), 1.0, 0.5).round(6).tolist()
    [0.5, 0.5]
    """
    found = np.zeros(len(row))
    for seat in range(len(row)):
        low, high = max(float(row[seat]) - _STEP, 0.0), min(float(row[seat]) + _STEP, 1.0)
        rest = max(float(row.sum() - row[seat]), _TINY)
        ends = np.array([row * (row.sum() - share) / rest for share in (low, high)])
        ends[:, seat] = low, high
        found[seat] = np.diff(stretched(ends, power, doubt)[:, seat])[0] / (high - low)
    return found
