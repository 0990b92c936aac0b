"""E1  Set-up: what everybody begins with, the colours that leave, the first seven cards."""

from __future__ import annotations

from typing import Any

import numpy as np

from tortuga.games.einauge.cards import ISLANDS
from tortuga.games.einauge.state import DISPLAY_SIZE, NOT_IN_SIGHT, SEATS, Phase
from tortuga.games.kit.bits import NOTHING, count, single, together, without
from tortuga.games.kit.compile import part, rule


@rule("E1.1", "E0")
def begin(rules: Any, state: Any) -> None:
    """Everybody has 2 sabres, 1 jewel, 20 ducats by default, and nothing else."""
    _clear(state)
    for seat in range(rules.players):
        state.sabres[seat] = rules.start_sabres
        state.jewels[seat] = rules.start_jewels
        state.ducats[seat] = rules.start_ducats
    state.turns_left = NOT_IN_SIGHT
    state.colours = 255
    state.phase = Phase.COLOURS
    if rules.ways_out == 1:
        remove_colours(rules, state, rules.colours_out[0])


@part
def _clear(state: Any) -> None:
    """Nothing lies anywhere."""
    for seat in range(SEATS):
        state.islands[seat] = state.row_ships[seat] = NOTHING
        state.ducats[seat] = state.sabres[seat] = state.jewels[seat] = state.lone_ships[seat] = 0
    state.display = state.table = state.pile = NOTHING
    state.display_ships = state.table_ships = state.pile_ships = 0
    state.turn = state.turns = state.quiet = state.moved = state.final_left = 0


@rule("E1.2", "E1.3")
def remove_colours(rules: Any, state: Any, colours_out: int) -> None:
    """All cards of these colours leave; the rest is the pile, with the ships under it."""
    state.colours = ~colours_out & 255
    state.pile = ISLANDS & _whole(state.colours)
    state.pile_ships = rules.ships
    state.phase = Phase.DEAL


@part
def _whole(colours: int) -> Any:
    cards = NOTHING
    for colour in range(8):
        if colours >> colour & 1:
            cards |= np.uint64(255) << np.uint64(8 * colour)
    return cards


@rule("E1.3")
def deal(state: Any, card: int) -> bool:
    """Turn up one of the first cards: six to the display, then one to the pirate table. True when all lie."""
    state.pile = without(state.pile, card)
    if count(state.display) < DISPLAY_SIZE:
        state.display = together(state.display, card)
        return False
    state.table = single(card)
    return True
