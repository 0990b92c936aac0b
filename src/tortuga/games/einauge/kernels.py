"""The compiled functions of Einauge that Python calls: kit/kernels.py with the rules of turn.py."""

from __future__ import annotations

from tortuga.games.einauge import turn
from tortuga.games.kit.kernels import kernels_of

KERNELS = kernels_of("einauge", turn)
