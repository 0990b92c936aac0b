"""B3.3  The fish: who leads it, which way it swims, and what it does where it stops."""

from __future__ import annotations

from typing import Any

import numpy as np

from tortuga.games.barrakuda.cards import all_take_barracuda_back
from tortuga.games.barrakuda.refusals import Refusal
from tortuga.games.barrakuda.state import NOBODY, WRECKS, Icon, Phase
from tortuga.games.kit.bits import NOTHING, count, has, lowest, single
from tortuga.games.kit.compile import part, rule, wide


@rule("B3.3")
def controller(state: Any) -> int:
    """The owner of the only Barracuda card played, or NOBODY."""
    lying = np.uint64(state.lying)
    return lowest(lying) if count(lying) == 1 else NOBODY


@part
def spread(near: Any, wrecks: Any) -> Any:
    """These wrecks and all beside them."""
    wider = wrecks
    for wreck in range(1, WRECKS + 1):
        if has(wrecks, wreck):
            wider |= np.uint64(near[wreck])
    return wider


@rule("B3.3")
def reachable(state: Any) -> Any:
    """The wrecks the controller may name: at most the distance shown away, the fish's own included."""
    wrecks = single(state.fish) | np.uint64(state.near[state.fish])
    for _ in range(1, wide(state.distance)):
        wrecks = spread(state.near, wrecks)
    return wrecks


@rule("B3.3")
def why_not_steer(state: Any, wreck: int) -> Refusal:
    """The reason the controller may not name *wreck*, or NONE."""
    return Refusal.NONE if has(reachable(state), wreck) else Refusal.TOO_FAR


@rule("B3.3")
def step_towards(near: Any, here: int, target: int) -> int:
    """The highest-numbered neighbour of *here* strictly nearer *target*, which is another wreck.

    Widening rings around the target first touch *here*'s neighbours with those one step nearer than *here*. Later
    steps are not looked at: of B8's fork it takes 4, not 2 with a 6 behind it.
    """
    ring = single(target)
    beside = np.uint64(near[here])
    while ring & beside == NOTHING:
        ring = spread(near, ring)
    return highest(ring & beside)


@part
def highest(wrecks: Any) -> int:
    """The highest-numbered wreck of a set that is not empty."""
    wreck = WRECKS
    while not has(wrecks, wreck):
        wreck -= 1
    return wreck


@rule("B3.3")
def way_end(near: Any, start: int, distance: int, target: int) -> int:
    """Where the fish is after so many steps towards *target*; it stops on arrival, and stays on its own wreck."""
    here = start
    for _ in range(distance):
        if here != target:
            here = step_towards(near, here, target)
    return here


@rule("B3.3")
def swim(state: Any, target: int) -> None:
    """As many steps as the distance shows towards *target*."""
    state.fish = way_end(state.near, wide(state.fish), wide(state.distance), target)


@rule("B3.3", "B2")
def stop_action(rules: Any, state: Any, start: int) -> bool:
    """At once, if the fish has left its wreck. True if it jumps, so that chance must say where to."""
    if state.fish == start:
        return False
    if rules.stop[state.fish] == Icon.ALL_BACK:
        all_take_barracuda_back(state)
    if rules.stop[state.fish] != Icon.JUMP:
        return False
    state.phase = Phase.JUMP
    return True
