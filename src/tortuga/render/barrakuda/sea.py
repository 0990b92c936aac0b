"""Where the wrecks of Barrakuda lie on the map, and where the fish can go (B3.3)."""

from __future__ import annotations

from functools import cache

from tortuga.games.barrakuda.layouts import parse
from tortuga.games.barrakuda.state import WRECKS
from tortuga.games.kit.game import Game
from tortuga.render.barrakuda.layout import Cells, flattest
from tortuga.render.barrakuda.sight import Near

_LAYOUT = "layout "


def cells_of(game: Game, near: Near) -> Cells:
    """The drawing of the options, or the one that chance drew; a position without either gets the flattest."""
    drawing = game.options.drawing
    if drawing is None and game.steps and game.steps[0].text.startswith(_LAYOUT):
        drawing = game.steps[0].text.removeprefix(_LAYOUT)
    return _drawn(drawing) if drawing is not None else _flat(near)


@cache
def _drawn(drawing: str) -> Cells:
    return parse(drawing)


@cache
def _flat(near: Near) -> Cells:
    numbers = range(1, WRECKS + 1)
    return flattest(tuple((low, high) for low in numbers for high in numbers if low < high and near[low] >> high & 1))


@cache
def distances(near: Near, fish: int) -> tuple[int, ...]:
    """How far each wreck is from the fish; entry 0 is unused."""
    far = [0] + [WRECKS] * WRECKS
    reached, ring, steps = 0, 1 << fish, 0
    while ring:
        reached |= ring
        wider = 0
        for wreck in range(1, WRECKS + 1):
            if ring >> wreck & 1:
                far[wreck] = steps
                wider |= near[wreck]
        ring, steps = wider & ~reached, steps + 1
    return tuple(far)


@cache
def way(near: Near, start: int, steps: int, target: int) -> tuple[int, ...]:
    """The wrecks the fish passes, the first and the last included: always the highest-numbered that is nearer."""
    far = distances(near, target)
    passed = [start]
    while len(passed) <= steps and passed[-1] != target:
        here = passed[-1]
        beside = (wreck for wreck in range(WRECKS, 0, -1) if near[here] >> wreck & 1)
        passed.append(next(wreck for wreck in beside if far[wreck] < far[here]))
    return tuple(passed)


@cache
def odds(near: Near, fish: int, shown: tuple[int, ...]) -> tuple[int, ...]:
    """Of all throws of both dice, how many lead the fish to each wreck; entry 0 is unused."""
    ends = [way(near, fish, steps, target)[-1] for steps in shown for target in range(1, WRECKS + 1)]
    return tuple(ends.count(wreck) for wreck in range(WRECKS + 1))
