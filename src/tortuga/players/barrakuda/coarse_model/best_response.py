"""The exact best response to a bot on the coarse model, compiled: what a perfect opponent gains there.

A bot on the model is what it believes positions are worth, and how it plays on that belief: the turn's equilibrium, the
best reply to random cards, or any card. Its answers within a turn follow its belief, too.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tortuga.games.barrakuda.state import BARRACUDA, CARDS, WRECKS
from tortuga.games.kit.compile import called, kernel
from tortuga.players.barrakuda.bots.sub_kernels import STRAYS_ONE_IN, worth
from tortuga.players.barrakuda.coarse_model.holdings import HANDS, HOLDINGS, place, size_of
from tortuga.players.barrakuda.coarse_model.sweep import seats_of
from tortuga.players.barrakuda.coarse_model.turns import HOME, scratch_of, standing, write_games
from tortuga.players.barrakuda.turn_game.features import write_inputs
from tortuga.players.barrakuda.turn_game.matrix import MOST, solve_two

EQUILIBRIUM, REPLY_TO_ANY, ANY = 0, 1, 2


@called
def _hold(state: Any, seat: int, holding: int) -> None:
    cards = holding % HANDS + 1
    state.hand[seat] = cards << 1 | holding // HANDS << BARRACUDA
    row = length = 0
    for card in range(1, CARDS + 1):
        if not cards >> (card - 1) & 1:
            row |= card << 3 * length
            length += 1
    state.row[seat] = row


@kernel
def tell_sides(rules: Any, states: Any, models: Any, fish: int, inputs: Any, worths: Any) -> None:
    """What a network is told of seat 0, and its worth by hand, for every holding and bag with the vault of states[0].

    In rows the lowest card is oldest, pawns are off the board.
    """
    width = models[0].bags + 1
    states[0].fish = fish + 1
    for holding in range(HOLDINGS):
        _hold(states[0], 0, holding)
        for bag in range(width):
            states[0].bag[0] = bag
            write_inputs(rules[0], states[0], 0, inputs[holding * width + bag])
            worths[holding * width + bag] = worth(rules[0], states[0], 0)


@called
def reply_to_any(game: Any, rows: int, columns: int, mix: Any) -> None:
    """The second seat's card that is best against all cards alike, now and then any (as Sub plays)."""
    best, chosen = np.inf, 0
    for column in range(columns):
        total = 0.0
        for row in range(rows):
            total += game[row, column]
        mix[column] = 1.0 / (columns * STRAYS_ONE_IN)
        if total < best:
            best, chosen = total, column
    mix[chosen] += 1.0 - 1.0 / STRAYS_ONE_IN


@kernel
def write_mixes(models: Any, beliefs: Any, style: int, vault: int, other: int, group: Any, mixes: Any) -> None:
    """The second seat's mix in every position of the layer with these hands."""
    model = models[0]
    scratch = scratch_of(model)
    pairs = scratch[1].shape[0]
    games, game = np.empty((WRECKS, MOST, MOST, pairs)), np.empty((MOST, MOST))
    tableau, mix, other_mix = np.empty((MOST + 1, 2 * MOST + 2)), np.empty(MOST), np.empty(MOST)
    for hands in group:
        seats = seats_of(vault, other, hands)
        rows, columns = write_games(model, beliefs, beliefs, False, seats, scratch, games)
        for fish in range(WRECKS):
            begin = place(model.bags, fish, hands // HOLDINGS, hands % HOLDINGS, 0, 0)
            for pair in range(pairs):
                for row in range(rows):
                    for column in range(columns):
                        game[row, column] = games[fish, row, column, pair]
                if style == EQUILIBRIUM:
                    solve_two(game, rows, columns, mix, other_mix, tableau)
                elif style == REPLY_TO_ANY:
                    reply_to_any(game, rows, columns, other_mix)
                else:
                    other_mix[:columns] = 1.0 / columns
                for column in range(columns):
                    mixes[begin + pair, column] = other_mix[column]


@kernel
def respond(
    models: Any, values: Any, beliefs: Any, mixes: Any, vault: int, other: int, group: Any, fresh: Any, moved: Any
) -> None:
    """The first seat's best response to these mixes in every position with these hands; *moved* as in sweep."""
    model = models[0]
    scratch = scratch_of(model)
    pairs, width = scratch[1].shape[0], model.bags + 1
    games, best = np.empty((WRECKS, MOST, MOST, pairs)), np.empty(pairs)
    layer = (vault * model.goal + other) * size_of(model.bags)
    for hands in group:
        changed = 0.0
        seats = seats_of(vault, other, hands)
        rows, columns = write_games(model, values, beliefs, True, seats, scratch, games)
        for fish in range(WRECKS):
            if fish == HOME and seats[4] + seats[5] < 2:
                continue
            begin = place(model.bags, fish, hands // HOLDINGS, hands % HOLDINGS, 0, 0)
            best[:] = 0.0
            for pair in range(pairs):
                for row in range(rows):
                    total = 0.0
                    for column in range(columns):
                        total += mixes[begin + pair, column] * games[fish, row, column, pair]
                    best[pair] = max(best[pair], total)
                limit = standing(vault, other, pair // width, pair % width)
                found = (1.0 - model.hazard) * best[pair] + model.hazard * limit
                changed = max(changed, abs(found - values[layer + begin + pair]))
                fresh[begin + pair] = found
        moved[hands] = changed
