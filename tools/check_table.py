"""python tools/check_table.py TABLE.npy [STATES]: the Bellman residuals of a solved table in random positions.

It shares no code with the solver: the model (layout `first`, base wrecks) is written again from
docs/decisions/0006-the-coarse-model.md and docs/rules/barrakuda.md, and SciPy's linear programs solve the turns.
"""

from __future__ import annotations

import itertools
import random
import sys
from functools import cache
from typing import Any, NamedTuple

import numpy as np
from scipy.optimize import linprog

BOUND = 0.0005  # the largest residual that is accepted
NEAR = {1: (3, 4, 6), 2: (3, 6), 3: (1, 2), 4: (1, 5), 5: (4, 6), 6: (1, 2, 5)}  # layout 5 6 2 / 4 1 3
SPECIAL = {1: ("back", 3), 2: ("back", 2), 3: ("gold", 2), 4: ("gold", 2), 5: ("bank", 7)}  # B2
GENERAL = {1: ("back", 1), 2: ("gold", 1), 3: ("back", 1), 4: ("gold", 1), 5: ("gold", 0)}
HAZARD, ALL = 0.005, frozenset(range(1, 6))  # the chance of the turn limit; all movement cards
LIES = 0  # instead of a wreck: the Barracuda card was played


class Side(NamedTuple):
    vault: int
    bag: int
    hand: frozenset[int]
    held: bool


class Table(NamedTuple):
    """Shares of the first seat: layers of vaults v ≥ w, in each fish, hands and bags, in units of 1/65535."""

    shares: Any
    goal: int
    bags: int

    def share(self, fish: int, one: Side, other: Side) -> float:
        """The share that the table stores for a position."""
        if one.vault < other.vault:
            return 1 - self.share(fish, other, one)
        layer = one.vault * (one.vault + 1) // 2 + other.vault
        hands = [sum(1 << card - 1 for card in side.hand) - 1 + 31 * side.held for side in (one, other)]
        place = (((layer * 6 + fish - 1) * 62 + hands[0]) * 62 + hands[1]) * (self.bags + 1) + one.bag
        return float(self.shares[place * (self.bags + 1) + other.bag]) / 65535


@cache
def far(one: int, other: int) -> int:
    """The steps between two wrecks."""
    reached, steps = {one}, 0
    while other not in reached:
        reached, steps = reached | {near for wreck in reached for near in NEAR[wreck]}, steps + 1
    return steps


def swum(fish: int, distance: int, shown: int) -> int:
    """B3.3: where the dice lead the fish."""
    for _ in range(min(distance, far(fish, shown))):
        fish = max(near for near in NEAR[fish] if far(near, shown) < far(fish, shown))
    return fish


def hands_after(hand: frozenset[int], card: int, back: int) -> list[frozenset[int]]:
    """The hands after *card* was played and the *back* oldest cards of the row were taken back, all equally likely."""
    rest, older = hand - {card}, ALL - hand
    if not rest or back > len(older):  # B3.2, or the whole row
        return [ALL]
    return [rest | set(taken) for taken in itertools.combinations(sorted(older), back)]


def acted(table: Table, side: Side, card: int, does_special: bool, bag: int) -> list[Side]:
    """What a seat can be after its actions with *bag* in its bag, all equally likely."""
    if card == LIES:
        return [side._replace(held=False)]
    vault, back = side.vault, 0
    for kind, number in (SPECIAL[card], GENERAL[card]) if does_special else (GENERAL[card],):
        paid = min(bag, number) if kind == "bank" else 0
        vault, bag = vault + paid, bag - paid + (number if kind == "gold" else 0)
        back += number if kind == "back" else 0
    bag = min(bag, table.bags)
    return [side._replace(vault=vault, bag=bag, hand=hand) for hand in hands_after(side.hand, card, back)]


def ended(table: Table, fish: int, one: Side, other: Side, card: int, other_card: int) -> float:
    """The first seat's share with the fish at the end of its way: B4."""

    def after(special: bool, bag: int, other_special: bool, other_bag: int) -> float:
        ends = acted(table, one, card, special, bag), acted(table, other, other_card, other_special, other_bag)
        won = [end[0].vault >= table.goal for end in ends]
        if any(won):
            return float(won[0] and (not won[1] or card < other_card))
        again = fish == 6 or not (ends[0][0].held or ends[1][0].held)  # B3.5
        pairs = [[side._replace(held=side.held or again) for side in pair] for pair in itertools.product(*ends)]
        return sum(table.share(fish, *pair) for pair in pairs) / len(pairs)

    if card != other_card or card in (LIES, fish):
        bags = 0 if card == fish else one.bag, 0 if other_card == fish else other.bag
        return after(card != fish, bags[0], other_card != fish, bags[1])
    row, other_row = (5 - len(hands_after(side.hand, card, 0)[0]) for side in (one, other))
    first, gold = row < other_row, one.bag + other.bag
    shares = [after(first, one.bag, row > other_row, other.bag)]
    if row != other_row and (other if first else one).bag:
        shares.append(after(False, gold if first else 0, False, 0 if first else gold))
    return max(shares) if first else min(shares)


def played(table: Table, fish: int, one: Side, other: Side, card: int, other_card: int) -> float:
    """The first seat's share once both cards lie open: B3.3."""
    ends = {end: ended(table, end, one, other, card, other_card) for end in NEAR if far(fish, end) <= 2}
    if (card == LIES) == (other_card == LIES):
        return sum(ends[swum(fish, distance, shown)] for distance in (1, 2) for shown in NEAR) / 12
    best = max if card == LIES else min
    return sum(best(share for end, share in ends.items() if far(fish, end) <= distance) for distance in (1, 2)) / 2


def value_of(game: Any) -> float:
    """The value of a matrix game for the rows: the most that a mix of rows is sure of."""
    rows, columns = game.shape
    limits, bounds = np.hstack([-game.T, np.ones((columns, 1))]), [(0, 1)] * rows + [(None, None)]
    return -float(linprog([0] * rows + [-1], limits, np.zeros(columns), [[1] * rows + [0]], [1], bounds).fun)


def residual(table: Table, fish: int, one: Side, other: Side) -> float:
    """What a turn on the table's shares is worth, minus the table's share of the position."""
    choices = [[*sorted(side.hand), *([LIES] if side.held else [])] for side in (one, other)]
    game = [[played(table, fish, one, other, row, column) for column in choices[1]] for row in choices[0]]
    limit = 0.5 + 0.5 * float(np.sign((one.vault - other.vault) * 100 + one.bag - other.bag))  # B6
    return (1 - HAZARD) * value_of(np.array(game)) + HAZARD * limit - table.share(fish, one, other)


def residuals(table: Table, states: int, seed: int) -> Any:
    """The residuals of random positions; by B3.5 somebody holds a Barracuda card, and both where the fish is on 6."""
    rng, found = random.Random(seed), []
    for _ in range(states):
        fish, sides = rng.randint(1, 6), []
        for held in rng.choice([(True, True), (True, False), (False, True)]):
            hand = frozenset(rng.sample(range(1, 6), rng.randint(1, 5)))
            sides.append(Side(rng.randrange(table.goal), rng.randrange(table.bags + 1), hand, held or fish == 6))
        found.append(abs(residual(table, fish, *sides)))
    return np.array(found)


if __name__ == "__main__":
    found = residuals(Table(np.load(sys.argv[1]), goal=8, bags=5), int([*sys.argv, "100000"][2]), seed=1)
    print(f"{len(found)} positions: the largest residual is {found.max():.6f}, the mean {found.mean():.7f}")
    raise SystemExit(1 if found.max() > BOUND else 0)
