"""What the module of Barrakuda exports beside the kernels of play."""

from __future__ import annotations

from typing import Any

import numpy as np

from tortuga.games.barrakuda.kernels import fish_ends
from tortuga.games.barrakuda.state import DISTANCES, WRECKS
from tortuga.web.wasm.exports import Export


def exports(rules: Any, states: Any) -> list[Export]:  # noqa: ARG001  as for every game
    """Where the fish ends for every throw, from every wreck of a layout."""
    ends = np.zeros((WRECKS, DISTANCES * WRECKS), np.int64)
    return [Export("fish_ends", fish_ends, (states[0].near.copy(), ends))]
