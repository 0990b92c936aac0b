"""Plain states of games and views, each made once; whoever looks at them changes none."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

from tortuga.games.kit.game import Position

KEPT = 4096
_plains: OrderedDict[tuple[int, bytes], tuple[Any, dict[str, Any]]] = OrderedDict()


def plain_of(position: Position) -> dict[str, Any]:
    """What `plain` says of a game or a view, remembered by the bytes of the state and by the options themselves."""
    state = position.state
    key = (id(position.options), state.tobytes())
    found = _plains.get(key)
    if found is None or found[0] is not position.options:
        found = _plains[key] = (position.options, position.words.to_plain(position.options, state))
        if len(_plains) > KEPT:
            _plains.popitem(last=False)
    return found[1]
