"""Plain states of games, each made once: a log, a board and a story look at the same ones, and change none."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

from tortuga.games.kit.game import Game

KEPT = 4096
_plains: OrderedDict[tuple[int, bytes], tuple[Any, dict[str, Any]]] = OrderedDict()


def plain_at(game: Game, number: int) -> dict[str, Any]:
    """What `game.plain_at` says, remembered by the bytes of the state and by the options themselves."""
    key = (id(game.options), game._states[number].tobytes())
    found = _plains.get(key)
    if found is None or found[0] is not game.options:
        found = _plains[key] = (game.options, game.plain_at(number))
        if len(_plains) > KEPT:
            _plains.popitem(last=False)
    return found[1]
