"""B4  One wreck: initiative, old gold, the fish, and what the holder of initiative may answer."""

from __future__ import annotations

from typing import Any

import numpy as np

from tortuga.games.barrakuda.cards import row_length, seats, stands_on
from tortuga.games.barrakuda.refusals import Refusal
from tortuga.games.barrakuda.rules.b3_3_fish import controller
from tortuga.games.barrakuda.state import NOBODY, NOWHERE, Icon
from tortuga.games.kit.bits import NOTHING, has, together
from tortuga.games.kit.compile import rule, wide

NO_ROW = 255  # longer than any row
NO_WRECK = 255  # beyond the last


@rule("B3.4")
def read_initiative(state: Any) -> None:
    """Once, at the start of the actions; it holds for the turn."""
    for seat in seats(state):
        state.initiative[seat] = row_length(state, seat)


@rule("B4.2")
def holder(state: Any, wreck: int) -> int:
    """The single standing diver there with the fewest cards in the row; tied for fewest, NOBODY."""
    fewest = NO_ROW
    best = NOBODY
    for seat in seats(state):
        if stands_on(state, seat, wreck):
            length = wide(state.initiative[seat])
            if length < fewest:
                fewest = length
                best = seat
            elif length == fewest:
                best = NOBODY
    return best


@rule("B4.1", "B3.4")
def take_old_gold(state: Any) -> None:
    """What was dropped in earlier turns, on all wrecks, by the holder of initiative there; tied, it stays."""
    for seat in seats(state):
        wreck = wide(state.pawn[seat])
        if state.gold[wreck] > 0 and holder(state, wreck) == seat:
            state.bag[seat] += np.int32(state.gold[wreck])
            state.gold[wreck] = 0


@rule("B3.4")
def next_wreck(state: Any, wreck: int) -> int:
    """The next higher wreck with a pawn on it, standing or lying; NOWHERE after the last."""
    best = NO_WRECK
    for seat in seats(state):
        place = wide(state.pawn[seat])
        if wreck < place < best:
            best = place
    return NOWHERE if best == NO_WRECK else best


@rule("B4.3", "B5.3")
def is_safe(rules: Any, state: Any, seat: int, wreck: int) -> bool:
    """A standing diver under a shelter; a lying pawn if its Barracuda card was the only one."""
    if has(np.uint64(state.lying), seat):
        return controller(state) == seat
    return rules.general[wreck] == Icon.SHELTER


@rule("B4.3", "B0")
def meet_fish(rules: Any, state: Any, wreck: int) -> None:
    """Everyone there who is not safe drops the whole bag; by default at most 4 lie there in all, the rest is lost."""
    gold = wide(state.gold[wreck])
    for seat in seats(state):
        if state.pawn[seat] == wreck and not is_safe(rules, state, seat, wreck):
            gold += wide(state.bag[seat])
            state.bag[seat] = 0
    state.gold[wreck] = min(gold, wide(rules.wreck_gold))


@rule("B4.5", "B7")
def stealable(rules: Any, state: Any, thief: int, wreck: int) -> Any:
    """The opponents there, standing or lying, with at least 1 gold."""
    victims = NOTHING
    for seat in seats(state):
        if has(np.uint64(rules.opponents[thief]), seat) and state.pawn[seat] == wreck and state.bag[seat] > 0:
            victims = together(victims, seat)
    return victims


@rule("B4.5")
def why_not_steal(rules: Any, state: Any, seat: int) -> Refusal:
    """The reason the actor may not steal from *seat*, or NONE."""
    wreck, actor = wide(state.wreck), wide(state.actor)
    if holder(state, wreck) != actor:
        return Refusal.NO_INITIATIVE
    if has(stealable(rules, state, actor, wreck), seat):
        return Refusal.NONE
    if seat >= state.players:
        return Refusal.NO_SUCH_SEAT
    if not has(np.uint64(rules.opponents[actor]), seat):
        return Refusal.NOT_AN_OPPONENT
    return Refusal.NOTHING_TO_STEAL if state.pawn[seat] == wreck else Refusal.NOT_THERE


@rule("B4.5")
def why_not_special(state: Any) -> Refusal:
    """It is always possible for the holder of initiative, even if it can do nothing."""
    return Refusal.NONE if holder(state, wide(state.wreck)) == state.actor else Refusal.NO_INITIATIVE


@rule("B4.5")
def steal(state: Any, seat: int) -> None:
    """The whole bag. The caller has asked why_not_steal()."""
    state.bag[state.actor] += state.bag[seat]
    state.bag[seat] = 0
