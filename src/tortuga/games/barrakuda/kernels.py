"""The compiled functions of Barrakuda that Python calls: kit/kernels.py with the rules of turn.py, and one more."""

from __future__ import annotations

from typing import Any

from tortuga.games.barrakuda import turn
from tortuga.games.barrakuda.rules.b3_3_fish import way_end
from tortuga.games.barrakuda.state import WRECKS
from tortuga.games.kit.compile import kernel
from tortuga.games.kit.kernels import kernels_of

KERNELS = kernels_of("barrakuda", turn)


@kernel
def fish_ends(near: Any, ends: Any) -> None:
    """Where the fish ends that starts on wreck *s* with nobody leading it: `ends[s - 1]`.

    A place for each throw: all six directions at distance 1, then at 2, and so on as far as *ends* has room.
    """
    for start in range(1, WRECKS + 1):
        for distance in range(1, ends.shape[1] // WRECKS + 1):
            for target in range(1, WRECKS + 1):
                ends[start - 1, WRECKS * (distance - 1) + target - 1] = way_end(near, start, distance, target)
