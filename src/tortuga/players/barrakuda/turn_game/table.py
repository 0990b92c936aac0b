"""The layout of a solved table: which positions of a game for two the coarse model tells apart, and where each stands.

It knows vaults, the fish, each hand as a set, each Barracuda card, and bags up to a limit. It leaves out the order of a
row (all orders that end in the card just played are equally likely), gold dropped on wrecks, and where a pawn lies that
did not dive (nobody can rob it, and the fish does not find it).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tortuga.games.barrakuda.cards import hand, holds_barracuda
from tortuga.games.barrakuda.state import MOVEMENT, WRECKS
from tortuga.games.kit.compile import called, part, wide

BAGS = 5  # gold in a bag that the usual table tells apart
HANDS = 31  # sets of movement cards that are not empty
HOLDINGS = 2 * HANDS  # with or without the Barracuda card
FULL = 65535.0  # a share of 1 in a table


@part
def holding_of(cards: int, barracuda: int) -> int:
    """The number of a hand: *cards* is the set with card 1 the lowest bit."""
    return cards - 1 + HANDS * barracuda


@part
def size_of(bags: int) -> int:
    """How many positions a layer of vaults has; *bags* is the most gold told apart."""
    return WRECKS * HOLDINGS * HOLDINGS * (bags + 1) * (bags + 1)


@part
def place(bags: int, fish: int, first: int, second: int, bag: int, other_bag: int) -> int:
    """The index of a position in its layer; *fish* counts from 0."""
    return (((fish * HOLDINGS + first) * HOLDINGS + second) * (bags + 1) + bag) * (bags + 1) + other_bag


@part
def layer_of(vault: int, other: int) -> int:
    """The number of the layer with these vaults, the first not the lower one."""
    return vault * (vault + 1) // 2 + other


@part
def layers(goal: int) -> int:
    """How many layers a goal has."""
    return goal * (goal + 1) // 2


@part
def _holding(state: Any, seat: int) -> int:
    cards = wide((hand(state, seat) & MOVEMENT) >> np.uint64(1))
    return holding_of(cards, 1 if holds_barracuda(state, seat) else 0)


@called
def looked_up(table: Any, goal: int, bags: int, state: Any) -> Any:
    """Seat 0's share in a table that was solved for *goal*."""
    vault, other = wide(state.vault[0]), wide(state.vault[1])
    if vault >= goal or other >= goal:
        return 1.0 if vault > other else 0.0 if vault < other else 0.5
    bag, other_bag = min(wide(state.bag[0]), bags), min(wide(state.bag[1]), bags)
    first, second, fish = _holding(state, 0), _holding(state, 1), wide(state.fish) - 1
    if vault >= other:
        at = layer_of(vault, other) * size_of(bags) + place(bags, fish, first, second, bag, other_bag)
        return table[at] / FULL
    at = layer_of(other, vault) * size_of(bags) + place(bags, fish, second, first, other_bag, bag)
    return 1.0 - table[at] / FULL
