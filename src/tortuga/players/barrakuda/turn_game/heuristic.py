"""What a seat is worth by hand, in gold in the vault: the judgement of Sub, and of a game that no weights fit."""

from __future__ import annotations

from typing import Any

from tortuga.games.barrakuda.cards import hand, holds_barracuda
from tortuga.games.barrakuda.state import BARRACUDA, MOVEMENT, Icon
from tortuga.games.kit.bits import count, has
from tortuga.games.kit.compile import part

BAG = 0.5  # gold that is still needed for the goal
BAG_AT_BANK = 0.75  # the same with a card in hand that leads to a bank
SPARE_GOLD = 0.05
CARD = 0.15  # a movement card in hand
BARRACUDA_CARD = 0.3
DRAWN_FROM = 0.15  # what a red action costs its victim
RED = 0.1  # a red action to come


@part
def is_bank(rules: Any, wreck: int) -> bool:
    """Whether gold is moved from the bag to the vault there."""
    special, general = rules.special[wreck], rules.general[wreck]
    banked = special == Icon.BANK or special == Icon.BANK_ALL
    return banked or general == Icon.BANK or general == Icon.BANK_ALL  # type: ignore[no-any-return]


@part
def can_bank(rules: Any, state: Any, seat: int) -> bool:
    """Whether *seat* holds a card that leads to a bank."""
    found = False
    for wreck in range(1, BARRACUDA):
        found |= has(hand(state, seat), wreck) and is_bank(rules, wreck)
    return found


@part
def worth(rules: Any, state: Any, seat: int) -> Any:
    """The worth of a seat: its vault, its bag as far as the goal needs it, and its cards."""
    vault, bag = float(state.vault[rules.purse[seat]]), float(state.bag[seat])
    needed = min(bag, max(rules.goal - vault, 0.0))
    a_piece = BAG_AT_BANK if can_bank(rules, state, seat) else BAG
    gold = vault + a_piece * needed + SPARE_GOLD * (bag - needed)
    cards = CARD * count(hand(state, seat) & MOVEMENT) + RED * state.reds[seat]
    if holds_barracuda(state, seat):
        cards += BARRACUDA_CARD
    if state.victim == seat:
        cards -= DRAWN_FROM
    return gold + cards
