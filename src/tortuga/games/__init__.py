"""The rules of the games, compiled. Knows no player, table, web or laboratory.

>>> from tortuga.games import GAMES
>>> list(GAMES)
['einauge', 'barrakuda']
>>> game = GAMES["einauge"].rules(players=3, seed=7)
"""

from __future__ import annotations

from tortuga.games.kit.registry import GameType, Registry

__all__ = ["GAMES", "GameType", "register"]

GAMES = Registry()
register = GAMES.register
register(GameType("einauge", "tortuga.games.einauge.game:Einauge"))
register(GameType("barrakuda", "tortuga.games.barrakuda.game:Barrakuda"))
