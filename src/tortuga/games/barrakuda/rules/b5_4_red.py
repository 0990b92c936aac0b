"""B5.4  Red: at the end of the turn, draw two cards of an opponent's hand and lay one of them in the row before it."""

from __future__ import annotations

from typing import Any

import numpy as np

from tortuga.games.barrakuda.actions import LAY, VICTIM
from tortuga.games.barrakuda.cards import hand, lay_in_row, seats
from tortuga.games.barrakuda.refusals import Refusal
from tortuga.games.barrakuda.state import BARRACUDA, NOBODY, WRECKS, Phase
from tortuga.games.kit.bits import count, has, lowest, nth, without
from tortuga.games.kit.compile import part, rule, wide


@rule("B3.5", "B5.4")
def next_red(state: Any) -> int:
    """Whose red action is next: by wreck, then by seat; NOBODY if none is left."""
    best = NOBODY
    nearest = WRECKS + 1
    for seat in seats(state):
        if state.reds[seat] > 0 and state.pawn[seat] < nearest:
            nearest = wide(state.pawn[seat])
            best = seat
    return best


@rule("B5.4", "B7")
def victims(rules: Any, state: Any) -> Any:
    """Any opponent, anywhere."""
    return np.uint64(rules.opponents[state.actor])


@rule("B5.4")
def why_not_victim(rules: Any, state: Any, seat: int) -> Refusal:
    """The reason the actor may not draw from *seat*, or NONE."""
    if has(victims(rules, state), seat):
        return Refusal.NONE
    return Refusal.NOT_AN_OPPONENT if seat < state.players else Refusal.NO_SUCH_SEAT


@rule("B5.4", "B3.0")
def draw_from(state: Any, victim: int) -> bool:
    """Draw two cards; True if the hand was one card, which is laid. A hand of two leaves nothing to chance."""
    cards = hand(state, victim)
    if count(cards) == 1:
        lay(state, victim, lowest(cards))
        return True
    state.victim = victim
    if count(cards) == 2:
        show_pair(state, cards)
    else:
        state.phase = Phase.PAIR
    return False


@rule("B5.4")
def show_pair(state: Any, cards: Any) -> None:
    """These two were drawn, and everybody sees them; the drawer picks one."""
    state.pair = cards
    state.phase = Phase.CARD


@rule("B5.4")
def pairs(state: Any) -> int:
    """How many unordered pairs the victim's hand has."""
    size = count(hand(state, wide(state.victim)))
    return size * (size - 1) // 2


@rule("B5.4")
def nth_pair(state: Any, number: int) -> int:
    """The *number*-th pair of the victim's hand: by the lower card, then by the higher."""
    cards = hand(state, wide(state.victim))
    left = number
    low = 0
    others = count(cards) - 1
    while left >= others:
        left -= others
        others -= 1
        low += 1
    return 1 << nth(cards, low) | 1 << nth(cards, low + 1 + left)


@rule("B5.4")
def is_pair(state: Any, outcome: int) -> bool:
    """Whether the outcome is a pair of the victim's hand."""
    cards = wide(state.hand[state.victim])
    return outcome >= 0 and outcome & ~cards == 0 and count(np.uint64(outcome)) == 2


@rule("B5.4")
def why_not_lay(state: Any, card: int) -> Refusal:
    """The reason the actor may not lay *card*, or NONE."""
    return Refusal.NONE if has(np.uint64(state.pair), card) else Refusal.NOT_IN_THE_PAIR


@rule("B5.4")
def lay(state: Any, victim: int, card: int) -> None:
    """The newest of the victim's row, or the Barracuda card to the centre; the pawn does not move. One red is done."""
    if card == BARRACUDA:
        state.hand[victim] = without(hand(state, victim), BARRACUDA)
    else:
        lay_in_row(state, victim, card)
    state.reds[state.actor] -= 1
    state.actor = NOBODY
    state.victim = NOBODY
    state.pair = 0


@part
def victim_moves(rules: Any, state: Any) -> Any:
    """The victims as a set of moves."""
    return victims(rules, state) << np.uint64(VICTIM)


@part
def lay_moves(state: Any) -> Any:
    """The cards of the pair as a set of moves."""
    return np.uint64(state.pair) << np.uint64(LAY)
