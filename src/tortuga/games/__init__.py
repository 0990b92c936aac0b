"""The rules of both games, compiled. Knows no player, table, web or laboratory."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tortuga.games.kit.errors import Message, OptionError, expected, one_of

if TYPE_CHECKING:
    from tortuga.games.kit.game import Game

NAMES = ("einauge", "barrakuda")


def game_type(name: str) -> type[Game]:
    """The game of that name, imported when it is first asked for."""
    if name == "einauge":
        from tortuga.games.einauge.game import Einauge

        return Einauge
    if name == "barrakuda":
        from tortuga.games.barrakuda.game import Barrakuda

        return Barrakuda
    raise OptionError(expected(Message("error-game"), one_of(NAMES), name))
