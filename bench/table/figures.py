"""The figures of one load."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from itertools import pairwise
from operator import attrgetter
from statistics import median
from typing import Any


@dataclass(frozen=True)
class Figures:
    """One server under one load."""

    players: int
    wanted: float  # requested moves per second
    moves: int
    seconds: float
    cpu: float  # seconds of the server's processor time
    p50: float  # milliseconds from the move to the last of the frames
    p99: float
    memory: float = 0.0  # bytes a connection
    frame: float = 0.0  # bytes, the mean
    gaps: int = 0  # versions that a client should have seen and did not
    lost: int = 0  # acknowledged moves that the log does not hold, or holds otherwise
    held: int = 0  # handlers that held the event loop for too long
    spans: tuple[float, ...] = ()  # milliseconds of processor time a move, in equal parts of the load

    @property
    def rate(self) -> float:
        """Completed moves per second."""
        return self.moves / self.seconds

    @property
    def cpu_a_move(self) -> float:
        """Milliseconds of processor time for each move."""
        return 1000 * self.cpu / max(self.moves, 1)

    @property
    def cpu_in_the_middle(self) -> float:
        """The same as a median over spans, because other load on the machine slows single spans down."""
        return median(self.spans) if self.spans else self.cpu_a_move

    @property
    def rate_a_core(self) -> float:
        """Moves per second of processor time."""
        return self.moves / max(self.cpu, 1e-9)

    @property
    def is_held(self) -> bool:
        """Whether the server kept up with the requested rate."""
        return self.rate >= 0.95 * self.wanted

    def plain(self) -> dict[str, Any]:
        """Return the figures for the JSON file."""
        more = {"rate": self.rate, "cpu_ms_a_move": self.cpu_a_move, "rate_a_core": self.rate_a_core}
        more["cpu_ms_in_the_middle"] = self.cpu_in_the_middle
        return {**asdict(self), **more}


def middle(turns: Sequence[Figures], by: Callable[[Figures], float] = attrgetter("cpu_a_move")) -> Figures:
    """Return the median turn by a figure, because other load on the machine slows single turns down."""
    return sorted(turns, key=by)[len(turns) // 2]


def spans_of(marks: Sequence[tuple[float, int]]) -> tuple[float, ...]:
    """Return milliseconds per move between neighbouring marks of processor time and completed moves."""
    return tuple(
        1000 * (later - earlier) / (done - before)
        for (earlier, before), (later, done) in pairwise(marks)
        if done > before
    )


def percentile(values: Sequence[float], part: float) -> float:
    """Return the smallest value that at least *part* of them do not exceed; 0 for no values."""
    if not values:
        return 0.0
    return sorted(values)[max(0, math.ceil(part * len(values)) - 1)]
