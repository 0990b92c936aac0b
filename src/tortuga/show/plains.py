"""Plain states of games, each made once: a log, a board and a story look at the same ones, and change none."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

from tortuga.games.kit.game import Game, Position

KEPT = 4096
_plains: OrderedDict[tuple[int, bytes], tuple[Any, dict[str, Any]]] = OrderedDict()


def plain_at(game: Game, number: int) -> dict[str, Any]:
    """What `game.plain_at` says, remembered by the bytes of the state and by the options themselves."""
    return _plain(game, game._states[number])


def plain_of(position: Position) -> dict[str, Any]:
    """What `plain` says of a game or a view, remembered likewise; not to be changed."""
    return _plain(position, position.state)


def _plain(position: Position, state: Any) -> dict[str, Any]:
    key = (id(position.options), state.tobytes())
    found = _plains.get(key)
    if found is None or found[0] is not position.options:
        found = _plains[key] = (position.options, position.words.to_plain(position.options, state))
        if len(_plains) > KEPT:
            _plains.popitem(last=False)
    return found[1]
