"""Value iteration on the coarse model, compiled: one sweep of a group of pairs of hands in one layer of vaults."""

from __future__ import annotations

from typing import Any

import numpy as np

from tortuga.games.barrakuda.state import WRECKS
from tortuga.games.kit.compile import called, kernel
from tortuga.players.barrakuda.coarse_model.holdings import HANDS, HOLDINGS, place, size_of
from tortuga.players.barrakuda.coarse_model.turns import HOME, scratch_of, standing, write_games
from tortuga.players.barrakuda.turn_game.matrix import MOST, solve_two


@called
def seats_of(vault: int, other: int, hands: int) -> Any:
    """What write_games wants to know of two holdings, first · HOLDINGS + second."""
    first, second = hands // HOLDINGS, hands % HOLDINGS
    return vault, other, first % HANDS + 1, second % HANDS + 1, first // HANDS, second // HANDS


@kernel
def sweep(models: Any, values: Any, vault: int, other: int, group: Any, fresh: Any, moved: Any) -> None:
    """Solve every position of the layer with these hands into *fresh*; *moved*: the most that one changes, by hands."""
    model = models[0]
    scratch = scratch_of(model)
    pairs, width = scratch[1].shape[0], model.bags + 1
    games, game = np.empty((WRECKS, MOST, MOST, pairs)), np.empty((MOST, MOST))
    tableau, mix, other_mix = np.empty((MOST + 1, 2 * MOST + 2)), np.empty(MOST), np.empty(MOST)
    layer = (vault * model.goal + other) * size_of(model.bags)
    for hands in group:
        changed = 0.0
        seats = seats_of(vault, other, hands)
        rows, columns = write_games(model, values, values, False, seats, scratch, games)
        for fish in range(WRECKS):
            if fish == HOME and seats[4] + seats[5] < 2:  # B3.5 there all take their Barracuda cards back
                continue
            begin = place(model.bags, fish, hands // HOLDINGS, hands % HOLDINGS, 0, 0)
            for pair in range(pairs):
                for row in range(rows):
                    for column in range(columns):
                        game[row, column] = games[fish, row, column, pair]
                found = solve_two(game, rows, columns, mix, other_mix, tableau)
                limit = standing(vault, other, pair // width, pair % width)
                found = (1.0 - model.hazard) * found + model.hazard * limit
                changed = max(changed, abs(found - values[layer + begin + pair]))
                fresh[begin + pair] = found
        moved[hands] = changed


@kernel
def settle(models: Any, group: Any, fresh: Any, layer: Any, mirror: bool) -> None:
    """Put the fresh values of these hands into the layer; *mirror*: with equal vaults the other half, too."""
    bags = models[0].bags
    for hands in group:
        first, second = hands // HOLDINGS, hands % HOLDINGS
        for fish in range(WRECKS):
            for bag in range(bags + 1):
                for other_bag in range(bags + 1):
                    found = fresh[place(bags, fish, first, second, bag, other_bag)]
                    layer[place(bags, fish, first, second, bag, other_bag)] = found
                    if mirror and first != second:
                        layer[place(bags, fish, second, first, other_bag, bag)] = 1.0 - found


@kernel
def game_of(models: Any, values: Any, position: Any, game: Any) -> Any:
    """The matrix of one position, for a look at it: (vaults, fish, hands, Barracuda cards, bags). Rows and columns."""
    vault, other, fish, hand, other_hand, held, other_held, bag, other_bag = position
    scratch = scratch_of(models[0])
    games = np.empty((WRECKS, MOST, MOST, scratch[1].shape[0]))
    seats = (vault, other, hand, other_hand, held, other_held)
    rows, columns = write_games(models[0], values, values, False, seats, scratch, games)
    game[:, :] = games[fish, :, :, (models[0].bags + 1) * bag + other_bag]
    return rows, columns
