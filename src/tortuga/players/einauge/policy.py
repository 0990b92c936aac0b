"""Greedy play: the move whose afterstate is worth most to whoever is in turn."""

from __future__ import annotations

from typing import Any

import numpy as np

from tortuga.games.einauge.actions import PASS, SELL_JEWEL, Word, card_of
from tortuga.games.einauge.state import NOT_IN_SIGHT, SEATS, SHIP, Phase
from tortuga.games.kit.bits import count, nth
from tortuga.games.kit.compile import called, part, wide
from tortuga.players.einauge.matrose import NO_ACTION, do, legal_sets
from tortuga.players.einauge.value import share_out

NO_SALES, CARD_SALES, ALL_SALES = 0, 1, 2
SALES_ACTIONS = 64 * int(Word.SELL)
_ISLANDS_TO_ROWS = 64 * (int(Word.BUY) + 1)


@part
def is_sale(action: int) -> bool:
    """Whether an action sells something."""
    return action >= SALES_ACTIONS and action != PASS


@part
def buys_for_row(action: int) -> bool:
    """Whether an action buys an island for its row: whatever is sold before, that can still be done."""
    return action < _ISLANDS_TO_ROWS and card_of(action) & 7 != SHIP


@part
def may_pay_to_sell(rules: Any, state: Any) -> bool:
    """Whether sales are worth a look: near the end, when a card brings less than its five ducats (E5.3)."""
    return state.turns_left != NOT_IN_SIGHT or count(state.pile) <= rules.players  # type: ignore[no-any-return]


@called
def list_actions(rules: Any, state: Any, sales: int, actions: Any) -> int:
    """Write the legal moves to *actions*: with no sales, with those of cards or with all."""
    found = 0
    for word, members in enumerate(legal_sets(rules, state)):
        for number in range(count(members)):
            action = 64 * word + nth(members, number)
            if sales == ALL_SALES or not is_sale(action) or (sales == CARD_SALES and action != SELL_JEWEL):
                actions[found] = action
                found += 1
    return found


@called
def list_promising(rules: Any, state: Any, actions: Any) -> int:
    """The moves worth a look: sales near the end or when nothing can be bought, jewels only then.

    Early on a sale is so seldom right that a value learned from play knows nothing of it.
    """
    found = list_actions(rules, state, CARD_SALES if may_pay_to_sell(rules, state) else NO_SALES, actions)
    short = found == 0 or is_sale(actions[0])
    return list_actions(rules, state, ALL_SALES, actions) if short else found


@called
def share_after(rules: Any, states: Any, i: int, seat: int, weights: Any, room: Any, kept: Any) -> None:
    """Write the shares of position *i* to room[4]; after a sale those of the best purchase that follows."""
    if states[i].phase != Phase.BUY or states[i].turn != seat:
        share_out(rules, states[i], weights, room)
        return
    buys, joining, _, _, _, _, _ = legal_sets(rules, states[i])
    shares = room[4]
    best = -1.0
    for word in range(2):
        members = buys if word == 0 else joining
        for number in range(count(members)):
            states[i + 1] = states[i]
            do(rules, states[i + 1], 64 * word + nth(members, number))
            share_out(rules, states[i + 1], weights, room)
            if shares[seat] > best:
                best = shares[seat]
                kept[:] = shares
    if best < 0.0:  # still short
        share_out(rules, states[i], weights, room)
    else:
        shares[:] = kept


@called
def best_move(rules: Any, states: Any, i: int, weights: Any, room: Any, desk: Any) -> int:
    """The best-looking move of position *i*; the next two positions are scratch.

    The desk holds scratch for moves and shares, and the shares of the best move. Sales are last in the list: each is
    tried with the best purchase after it.
    """
    actions, kept, best_shares = desk
    shares = room[4]
    seat = wide(states[i].turn)
    best, chosen, bought = -np.inf, NO_ACTION, NO_ACTION
    for place in range(list_promising(rules, states[i], actions)):
        action = wide(actions[place])
        states[i + 1] = states[i]
        do(rules, states[i + 1], action)
        if is_sale(action) and bought != NO_ACTION:
            do(rules, states[i + 1], bought)
            share_out(rules, states[i + 1], weights, room)
        else:
            share_after(rules, states, i + 1, seat, weights, room, kept)
        if shares[seat] > best:
            best, chosen = shares[seat], action
            best_shares[:] = shares
            bought = action if buys_for_row(action) else bought
    return chosen


@part
def new_moves() -> Any:
    """A desk for `best_move`."""
    return np.zeros(512, np.int64), np.zeros(SEATS, np.float64), np.zeros(SEATS, np.float64)
