"""B1  Set-up: what everybody begins with, and the layout of the wrecks."""

from __future__ import annotations

from typing import Any

import numpy as np

from tortuga.games.barrakuda.shapes import SHAPE_NEAR
from tortuga.games.barrakuda.state import FULL_HAND, NO_CARD, NOBODY, NOWHERE, ORDERS, SEATS, WRECKS, Phase
from tortuga.games.kit.bits import NOTHING, has, nth, single, without
from tortuga.games.kit.compile import called, part, rule

FIRST_WRECK_OF_FISH = 6
_ALL_WRECKS = np.uint64(0b1111110)


@rule("B1.1", "B1.3", "B0")
def begin(rules: Any, state: Any) -> None:
    """Everybody has all cards, by default 2 gold in the bag, an empty vault, a pawn off the board. The fish is on 6."""
    state.players = rules.players
    state.turn = 1
    state.fish = FIRST_WRECK_OF_FISH
    for seat in range(SEATS):
        plays = seat < rules.players
        state.bag[seat] = rules.start_gold if plays else 0
        state.hand[seat] = FULL_HAND if plays else NOTHING
        state.vault[seat] = 0
        state.row[seat] = 0
        state.chosen[seat] = NO_CARD
        state.pawn[seat] = NOWHERE
    for wreck in range(1, WRECKS + 1):
        state.gold[wreck] = 0
        state.near[wreck] = rules.near[wreck]
    state.lying = 0
    clear_questions(state)
    state.phase = Phase.CHOOSE if rules.layout_drawn else Phase.LAYOUT


@part
def clear_questions(state: Any) -> None:
    """Nothing is being asked or carried out."""
    state.distance = 0
    state.actor = NOBODY
    state.wreck = 0
    state.victim = NOBODY
    state.pair = 0
    for seat in range(SEATS):
        state.initiative[seat] = 0
        state.reds[seat] = 0


@called
def lay_out(state: Any, number: int) -> None:
    """B1.2: the drawing with this number: one of 216 shapes, its cells in reading order in one of 720 orders."""
    shape = number // ORDERS
    numbers = unranked(number % ORDERS)
    for cell in range(WRECKS):
        beside = NOTHING
        for other in range(WRECKS):
            if has(SHAPE_NEAR[shape, cell], other):
                beside |= single(_at(numbers, other))
        state.near[_at(numbers, cell)] = beside
    state.phase = Phase.CHOOSE


@part
def unranked(order: int) -> int:
    """The *order*-th permutation of 1–6 in the order of a dictionary, read in base 8: the first is the lowest digit."""
    left = _ALL_WRECKS
    numbers = 0
    ways = ORDERS
    for cell in range(WRECKS):
        ways //= WRECKS - cell
        wreck = nth(left, order // ways)
        order %= ways
        left = without(left, wreck)
        numbers |= wreck << 3 * cell
    return numbers


@part
def _at(numbers: int, cell: int) -> int:
    return numbers >> 3 * cell & 7
