"""E3.4  Refill: turn up cards until the display holds six or the pile is empty."""

from __future__ import annotations

from typing import Any

import numpy as np

from tortuga.games.einauge.rules.e5_end import see_the_end
from tortuga.games.einauge.state import DISPLAY_SIZE
from tortuga.games.kit.bits import NOTHING, count, together, without
from tortuga.games.kit.compile import part, rule, wide


@part
def missing(state: Any) -> int:
    """How many cards the display lacks."""
    return DISPLAY_SIZE - count(state.display) - wide(state.display_ships)


@rule("E3.4")
def waits_for_island(state: Any) -> bool:
    """Whether the next card is an island, so that chance must speak."""
    return missing(state) > 0 and state.pile != NOTHING


@rule("E3.4")
def turn_up(state: Any, card: int) -> None:
    """This island of the pile joins the display."""
    state.pile = without(state.pile, card)
    state.display = together(state.display, card)
    state.moved = 1  # E3.5 a refill counts as a card moved


@rule("E3.4", "E5.1")
def turn_up_ships(rules: Any, state: Any) -> None:
    """No island is left in the pile: ships fill the display, and the first of them brings the end in sight."""
    ships = min(missing(state), wide(state.pile_ships))
    if ships > 0:
        state.pile_ships -= np.uint8(ships)
        state.display_ships += np.uint8(ships)
        state.moved = 1
        see_the_end(rules, state)
