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
    """The class of a game, imported when it is first asked for: the command starts at once."""
    from tortuga.games import GAMES

    for game_type in GAMES.values():
        if game_type.class_path.endswith(f":{name}"):
            return game_type.rules
    raise AttributeError(f"module 'tortuga' has no attribute {name!r}")
