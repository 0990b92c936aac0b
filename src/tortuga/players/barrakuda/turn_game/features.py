"""The inputs of a network: a position between two turns, seen from one seat.

First the fish, then a block for each seat: one's own, then the others in seat order. A layout is described by the
danger of each wreck and a vault by what is missing to the goal, so that one set of weights serves all layouts and
goals.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tortuga.games.barrakuda.cards import hand, holds_barracuda, row_length
from tortuga.games.barrakuda.rules.b3_3_fish import way_end
from tortuga.games.barrakuda.state import BARRACUDA, CARDS, WRECKS
from tortuga.games.kit.bits import has
from tortuga.games.kit.compile import called, part, wide
from tortuga.players.barrakuda.turn_game.heuristic import is_bank

WATER = 8
BAGS = 9  # pieces of gold in the bag, an input each
NEEDS = 8  # pieces of gold missing to the goal, an input each
BLOCK = BAGS + NEEDS + 5 * CARDS + 7
INPUTS = {players: WATER + players * BLOCK for players in (2, 3, 4)}


@called
def dangers(rules: Any, state: Any, out: Any) -> None:
    """The chance of each wreck to have the fish after the next throw of both dice."""
    out[:] = 0.0
    faces = wide(rules.faces)
    for face in range(faces):
        for target in range(1, WRECKS + 1):
            end = way_end(state.near, wide(state.fish), wide(rules.distances[face]), target)
            out[end] += 1.0 / (faces * WRECKS)


@called
def write_inputs(rules: Any, state: Any, seat: int, out: Any) -> None:
    """Fill *out* with the inputs for *seat*."""
    out[:] = 0.0
    danger = np.empty(WRECKS + 1, np.float32)
    dangers(rules, state, danger)
    out[0] = 1.0 if state.fish == WRECKS else 0.0
    out[1] = danger[WRECKS]
    out[2 + wide(state.fish) - 1] = 1.0
    players = wide(rules.players)
    for number in range(players):
        _write_block(rules, state, (seat + number) % players, danger, out, WATER + number * BLOCK)


@part
def _write_block(rules: Any, state: Any, seat: int, danger: Any, out: Any, at: int) -> None:
    bag = wide(state.bag[seat])
    need = wide(rules.goal) - wide(state.vault[rules.purse[seat]])
    for gold in range(1, BAGS + 1):
        out[at + gold - 1] = 1.0 if bag >= gold else 0.0
    at += BAGS
    for gold in range(1, NEEDS + 1):
        out[at + gold - 1] = 1.0 if need <= gold else 0.0
    at += NEEDS
    oldest = wide(state.row[seat]) & 7
    second = wide(state.row[seat]) >> 3 & 7
    banks = False
    lying = 1.0 if holds_barracuda(state, seat) else 0.0
    reach: Any = 0.0
    for card in range(1, BARRACUDA):
        if has(hand(state, seat), card):
            out[at + card - 1] = 1.0
            out[at + CARDS + card - 1] = danger[card]
            reach += np.float32(state.gold[card]) / 4.0
            banks |= is_bank(rules, card)
        out[at + 2 * CARDS + card - 1] = 1.0 if oldest == card else 0.0
        out[at + 3 * CARDS + card - 1] = 1.0 if second == card else 0.0
        out[at + 4 * CARDS + card - 1] = lying if state.pawn[seat] == card else 0.0
    at += 5 * CARDS
    out[at] = lying
    out[at + 1] = row_length(state, seat) / 5.0
    out[at + 2] = reach
    out[at + 3] = 1.0 if bag >= need else 0.0
    out[at + 4] = 1.0 if bag >= need and banks else 0.0
    out[at + 5] = min(bag, max(need, 0)) / 8.0
    out[at + 6] = max(need, 0) / 8.0
