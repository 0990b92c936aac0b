"""B5  Actions: each is carried out as far as it can be; by option a general that takes cards back may be declined."""

from __future__ import annotations

from typing import Any

import numpy as np

from tortuga.games.barrakuda.actions import BARRACUDA_AWAY, BARRACUDA_BACK, DECLINE, DO, RED, TAKE_BACK
from tortuga.games.barrakuda.cards import all_take_barracuda_back, hand, holds_barracuda, row_length, seats, take_back
from tortuga.games.barrakuda.refusals import Refusal
from tortuga.games.barrakuda.state import BARRACUDA, Icon, Phase
from tortuga.games.kit.bits import NOTHING, count, has, lowest, together, without
from tortuga.games.kit.compile import called, part, rule, wide

TAKEN_BACK_INSTEAD = 1  # of red
_EITHER = np.uint64(1 << TAKE_BACK | 1 << RED)
_DO, _DECLINE = np.uint64(1 << DO), np.uint64(1 << DECLINE)


@rule("B5.1", "B1.4")
def earn(state: Any, seat: int, gold: int) -> None:
    """Gold to the bag; the supply is unlimited."""
    state.bag[seat] += np.int32(gold)


@rule("B5.1")
def bank(rules: Any, state: Any, seat: int, most: Any) -> None:
    """Gold from the bag to the vault."""
    gold = min(most, state.bag[seat])
    state.bag[seat] -= gold
    state.vault[rules.purse[seat]] += gold


@rule("B5.2", "B7")
def barracuda_moves(rules: Any, state: Any, seat: int) -> Any:
    """The answers as a set of moves: the own card, if in the centre, and each opponent who holds theirs."""
    moves = NOTHING
    for other in seats(state):
        if has(np.uint64(rules.opponents[seat]), other) and holds_barracuda(state, other):
            moves = together(moves, BARRACUDA_AWAY + other)
    if not holds_barracuda(state, seat):
        moves = together(moves, BARRACUDA_BACK)
    return moves


@rule("B5.2")
def do_barracuda(state: Any, seat: int, move: int) -> None:
    """The own card back, or an opponent's into the centre."""
    if move == BARRACUDA_BACK:
        state.hand[seat] = together(hand(state, seat), BARRACUDA)
    else:
        other = move - BARRACUDA_AWAY
        state.hand[other] = without(hand(state, other), BARRACUDA)


@called
def carry_out(rules: Any, state: Any, seat: int, icon: int, number: int) -> bool:
    """B5: do what the icon says for *seat*. False, and nothing done, if the player must be asked first."""
    if icon == Icon.GOLD:
        earn(state, seat, number)
    elif icon == Icon.TAKE_BACK:
        take_back(state, seat, number)
    elif icon == Icon.BANK:
        bank(rules, state, seat, rules.bank_limit)
    elif icon == Icon.BANK_ALL:
        bank(rules, state, seat, state.bag[seat])
    elif icon == Icon.ALL_BACK:
        all_take_barracuda_back(state)
    elif icon == Icon.BARRACUDA:
        moves = barracuda_moves(rules, state, seat)
        if count(moves) > 1:
            return False
        if moves != NOTHING:
            do_barracuda(state, seat, lowest(moves))
    return icon != Icon.OR_RED  # B5.4 both are always offered


@part
def icon_asked(rules: Any, state: Any) -> int:
    """The icon the actor must decide about."""
    return rules.special[state.wreck] if state.phase == Phase.SPECIAL else rules.general[state.wreck]


@called
def takes_cards_back(state: Any, seat: int, icon: int) -> bool:
    """B5: whether the general action would take a card back now: by option *seat* may then decline it."""
    if icon == Icon.TAKE_BACK or icon == Icon.OR_RED:
        return row_length(state, seat) > 0
    if icon == Icon.BARRACUDA:
        return not holds_barracuda(state, seat)
    return icon == Icon.ALL_BACK and any_in_the_centre(state)


@part
def any_in_the_centre(state: Any) -> bool:
    """Whether anybody's Barracuda card is in the centre."""
    for seat in seats(state):
        if not holds_barracuda(state, seat):
            return True
    return False


@rule("B5", "B5.2", "B5.4")
def choices(rules: Any, state: Any) -> Any:
    """What the actor may answer to the icon, as a set of moves."""
    icon, seat = wide(icon_asked(rules, state)), wide(state.actor)
    moves = _DO
    if icon == Icon.OR_RED:
        moves = _EITHER
    elif icon == Icon.BARRACUDA:
        moves = barracuda_moves(rules, state, seat)
    if rules.declining and state.phase == Phase.GENERAL and takes_cards_back(state, seat, icon):
        moves |= _DECLINE
    return moves


@rule("B5", "B5.2", "B5.4")
def why_not_choice(rules: Any, state: Any, action: int) -> Refusal:
    """The reason the actor may not answer *action* to the icon, or NONE."""
    if has(choices(rules, state), action):
        return Refusal.NONE
    if action == DECLINE:
        return Refusal.MAY_NOT_DECLINE
    if has(_EITHER | _DO, action) or icon_asked(rules, state) != Icon.BARRACUDA:
        return Refusal.NOT_THIS_ACTION
    if action == BARRACUDA_BACK:
        return Refusal.OWN_CARD_IN_HAND
    seat = action - BARRACUDA_AWAY
    if seat >= state.players:
        return Refusal.NO_SUCH_SEAT
    if not has(np.uint64(rules.opponents[state.actor]), seat):
        return Refusal.NOT_AN_OPPONENT
    return Refusal.THEIR_CARD_IN_CENTRE


@rule("B5", "B5.2", "B5.4")
def do_choice(rules: Any, state: Any, action: int) -> None:
    """Take back 1 or a red action at the end of the turn; B5.2; or a general action, if it is not declined.

    The caller has asked why_not_choice().
    """
    seat = wide(state.actor)
    if action == TAKE_BACK:
        take_back(state, seat, wide(TAKEN_BACK_INSTEAD))
    elif action == RED:
        state.reds[seat] += 1
    elif action == DO:
        carry_out(rules, state, seat, wide(rules.general[state.wreck]), wide(rules.general_x[state.wreck]))
    elif action != DECLINE:
        do_barracuda(state, seat, action)
