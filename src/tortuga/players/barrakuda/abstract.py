"""The exact best response to a bot on the coarse model: what a perfect opponent gains there.

A bot on the model is what it believes positions are worth, and how it plays on that belief: the turn's equilibrium, the
best reply to random cards, or any card. Its answers within a turn follow its belief, too.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tortuga.games.barrakuda.state import BARRACUDA, CARDS, NOBODY, WRECKS, Phase
from tortuga.games.kit.compile import kernel
from tortuga.players.barrakuda.brain import shares
from tortuga.players.barrakuda.coarse import HANDS, HOLDINGS, place
from tortuga.players.barrakuda.matrix import MOST, solve_two
from tortuga.players.barrakuda.sweep import write_game
from tortuga.players.sub_kernels import STRAYS_ONE_IN

EQUILIBRIUM, REPLY_TO_ANY, ANY = 0, 1, 2


@kernel
def believe(rules: Any, states: Any, brain: Any, models: Any, vault: int, other: int, layer: Any) -> None:
    """Fill a layer with what a brain says: in rows the lowest card is oldest, pawns are off the board."""
    bags = models[0].bags
    out = np.zeros(4, np.float64)
    for fish in range(WRECKS):
        for first in range(HOLDINGS):
            for second in range(HOLDINGS):
                states[0].vault[0], states[0].vault[1] = vault, other
                states[0].fish = fish + 1
                for seat in range(2):
                    holding = first if seat == 0 else second
                    cards = holding % HANDS + 1
                    states[0].hand[seat] = cards << 1 | holding // HANDS << BARRACUDA
                    row = length = 0
                    for card in range(1, CARDS + 1):
                        if not cards >> (card - 1) & 1:
                            row |= card << 3 * length
                            length += 1
                    states[0].row[seat] = row
                for bag in range(bags + 1):
                    for other_bag in range(bags + 1):
                        states[0].bag[0], states[0].bag[1] = bag, other_bag
                        shares(rules[0], states[0], brain, out)
                        layer[place(bags, fish, first, second, bag, other_bag)] = out[0]


@kernel
def write_mixes(models: Any, beliefs: Any, style: int, vault: int, other: int, fish: int, mixes: Any) -> None:
    """The second seat's mix in every position of the layer with the fish there."""
    model = models[0]
    game, tableau = np.empty((MOST, MOST)), np.empty((MOST + 1, 2 * MOST + 2))
    mix, other_mix = np.empty(MOST), np.empty(MOST)
    cards, others = np.empty(MOST, np.int64), np.empty(MOST, np.int64)
    base = place(model.bags, fish, 0, 0, 0, 0)
    for first in range(HOLDINGS):
        for second in range(HOLDINGS):
            held, other_held = first // HANDS, second // HANDS
            if held + other_held == 0:
                continue
            for bag in range(model.bags + 1):
                for other_bag in range(model.bags + 1):
                    hand, other_hand = first % HANDS + 1, second % HANDS + 1
                    seat = (vault, other, fish, hand, other_hand, held, other_held, bag, other_bag)
                    rows, columns = write_game(model, beliefs, beliefs, seat, game, cards, others)
                    if style == EQUILIBRIUM:
                        solve_two(game, rows, columns, mix, other_mix, tableau)
                    else:
                        other_mix[:columns] = 1.0 / columns
                        if style == REPLY_TO_ANY:
                            other_mix[:columns] /= STRAYS_ONE_IN
                            best, chosen = np.inf, 0
                            for column in range(columns):
                                total = 0.0
                                for row in range(rows):
                                    total += game[row, column]
                                if total < best:
                                    best, chosen = total, column
                            other_mix[chosen] += 1.0 - 1.0 / STRAYS_ONE_IN
                    at = place(model.bags, fish, first, second, bag, other_bag) - base
                    for column in range(columns):
                        mixes[at, column] = other_mix[column]


@kernel
def respond(models: Any, values: Any, beliefs: Any, mixes: Any, vault: int, other: int, fish: int, fresh: Any) -> float:
    """A sweep of the best response of the first seat to these mixes; the most that changed."""
    model = models[0]
    game = np.empty((MOST, MOST))
    cards, others = np.empty(MOST, np.int64), np.empty(MOST, np.int64)
    layer = values[vault * model.goal + other]
    base = place(model.bags, fish, 0, 0, 0, 0)
    changed = 0.0
    for first in range(HOLDINGS):
        for second in range(HOLDINGS):
            held, other_held = first // HANDS, second // HANDS
            if held + other_held == 0:
                continue
            for bag in range(model.bags + 1):
                for other_bag in range(model.bags + 1):
                    hand, other_hand = first % HANDS + 1, second % HANDS + 1
                    seat = (vault, other, fish, hand, other_hand, held, other_held, bag, other_bag)
                    rows, columns = write_game(model, values, beliefs, seat, game, cards, others)
                    at = place(model.bags, fish, first, second, bag, other_bag)
                    best = 0.0
                    for row in range(rows):
                        total = 0.0
                        for column in range(columns):
                            total += mixes[at - base, column] * game[row, column]
                        best = max(best, total)
                    best = (1.0 - model.hazard) * best + model.hazard / 2.0
                    changed = max(changed, abs(best - layer[at]))
                    fresh[at - base] = best
    return changed


def blank(states: Any) -> None:
    """A record in which all choose and nothing else is on."""
    states[0].phase, states[0].actor, states[0].victim, states[0].players = Phase.CHOOSE, NOBODY, NOBODY, 2
