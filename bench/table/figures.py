"""What one load came to."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any


@dataclass(frozen=True)
class Figures:
    """One server under one load."""

    players: int
    wanted: float  # moves a second that were asked for
    moves: int
    seconds: float
    cpu: float  # seconds of the server's processor time
    p50: float  # milliseconds from the move to the last of the frames
    p99: float
    memory: float = 0.0  # bytes a connection
    frame: float = 0.0  # bytes, the mean
    gaps: int = 0  # versions that a client should have seen and did not
    lost: int = 0  # acknowledged moves that the log does not hold, or holds otherwise

    @property
    def rate(self) -> float:
        """Moves a second that were done."""
        return self.moves / self.seconds

    @property
    def cpu_a_move(self) -> float:
        """Milliseconds."""
        return 1000 * self.cpu / max(self.moves, 1)

    @property
    def rate_a_core(self) -> float:
        """Moves a second of processor time: what one core gives to the server."""
        return self.moves / max(self.cpu, 1e-9)

    @property
    def is_held(self) -> bool:
        """Whether the server kept up with what was asked."""
        return self.rate >= 0.95 * self.wanted

    def plain(self) -> dict[str, Any]:
        """For the JSON file."""
        more = {"rate": self.rate, "cpu_ms_a_move": self.cpu_a_move, "rate_a_core": self.rate_a_core}
        return {**asdict(self), **more}


def middle(turns: Sequence[Figures]) -> Figures:
    """The turn whose moves cost what the middle one's do: others on the machine slow single turns down."""
    return sorted(turns, key=lambda one: one.cpu_a_move)[len(turns) // 2]


def percentile(values: Sequence[float], part: float) -> float:
    """The smallest value that at least *part* of them do not exceed; 0 of none."""
    if not values:
        return 0.0
    return sorted(values)[max(0, math.ceil(part * len(values)) - 1)]
