"""E3.2  Fight: give sabres for one card of the pirate table."""

from __future__ import annotations

from typing import Any

from tortuga.games.einauge.cards import fightable, is_ship, joinable, offered, placeable
from tortuga.games.einauge.refusals import Refusal
from tortuga.games.einauge.rules.e4_rows import place, why_not_place
from tortuga.games.einauge.state import Phase
from tortuga.games.kit.bits import has, without
from tortuga.games.kit.compile import rule


@rule("E3.2", "E5.2")
def prey(state: Any) -> Any:
    """The cards one may fight for: the pirate table, in the final round the display too."""
    table = offered(state.table, state.table_ships)
    if state.phase == Phase.FINAL:
        return table | offered(state.display, state.display_ships)
    return table


@rule("E3.2")
def winnable(rules: Any, state: Any) -> tuple[Any, Any]:
    """The cards the player in turn may fight for: for rows, and joining."""
    seat = state.turn
    cards = prey(state) & fightable(rules, state.sabres[seat])
    return cards & placeable(state, seat), cards & joinable(state, seat)


@rule("E3.2")
def why_not_fight(rules: Any, state: Any, card: int, joining: bool) -> Refusal:
    """The reason the player in turn may not fight for *card*, or NONE."""
    if not has(prey(state), card):
        return Refusal.NO_SUCH_CARD_THERE
    if not has(fightable(rules, state.sabres[state.turn]), card):
        return Refusal.TOO_FEW_SABRES
    return why_not_place(state, card, joining)  # E4.1 the row may be full


@rule("E3.2")
def fight(rules: Any, state: Any, card: int, joining: bool) -> None:
    """Give the sabres and take it. The caller has asked why_not_fight()."""
    take_prey(state, card)
    state.sabres[state.turn] -= rules.fight_price[card & 7]
    place(rules, state, card, joining)  # E4.3 the whole row pays


@rule("E5.2")
def take_prey(state: Any, card: int) -> None:
    """Remove the card from where it lies; a ship that lies on both is taken from the table."""
    if not is_ship(card):
        state.table = without(state.table, card)
        state.display = without(state.display, card)  # only in the final round can it lie there
    elif state.table_ships > 0:
        state.table_ships -= 1
    else:
        state.display_ships -= 1
