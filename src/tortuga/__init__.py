"""Tortuga: two treasure games, to play and to study.

>>> from tortuga import Einauge
>>> game = Einauge(players=2, seed=7)
>>> game.push("buy red 4") if "buy red 4" in game.legal_moves else None
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tortuga.games.barrakuda.game import Barrakuda
    from tortuga.games.einauge.game import Einauge

__version__ = "0.1.0"
__all__ = ["Barrakuda", "Einauge", "__version__"]


def __getattr__(name: str) -> Any:
    """Games are imported when they are first asked for: the command starts at once."""
    if name == "Einauge":
        from tortuga.games.einauge.game import Einauge

        return Einauge
    if name == "Barrakuda":
        from tortuga.games.barrakuda.game import Barrakuda

        return Barrakuda
    raise AttributeError(f"module 'tortuga' has no attribute {name!r}")
