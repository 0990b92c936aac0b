"""B7  Teams: partners on one wreck may share out their gold."""

from __future__ import annotations

from typing import Any

import numpy as np

from tortuga.games.barrakuda.actions import MOST_EXCHANGED
from tortuga.games.barrakuda.cards import stands_on
from tortuga.games.barrakuda.refusals import Refusal
from tortuga.games.barrakuda.rules.b4_wreck import NO_ROW, holder
from tortuga.games.barrakuda.state import NOBODY
from tortuga.games.kit.bits import ALL, NOTHING, ONE
from tortuga.games.kit.compile import part, rule, wide

TEAMS = 2
WORD = 64


@rule("B7")
def partner(seat: int) -> int:
    """Seats 0+2 play 1+3."""
    return seat ^ TEAMS


@part
def joint_bags(state: Any, seat: int) -> int:
    """The gold of a seat and its partner."""
    return wide(state.bag[seat]) + wide(state.bag[partner(seat)])


@rule("B7")
def fewest(state: Any, team: int, wreck: int) -> int:
    """The fewest cards among the team's standing members there; NO_ROW if none stands there."""
    length = NO_ROW
    for seat in (team, team + TEAMS):
        if stands_on(state, seat, wreck):
            length = min(length, wide(state.initiative[seat]))
    return length


@rule("B7")
def trader(rules: Any, state: Any, wreck: int) -> int:
    """Who may exchange there: the standing member with fewest cards, tied the lower seat; or NOBODY."""
    if not rules.teams or state.fish == wreck:
        return NOBODY
    for team in range(TEAMS):
        both_there = state.pawn[team] == wreck and state.pawn[team + TEAMS] == wreck
        if both_there and joint_bags(state, team) > 0:
            ours = fewest(state, team, wreck)
            if ours < fewest(state, 1 - team, wreck):
                lower_has_it = stands_on(state, team, wreck) and state.initiative[team] == ours
                return team if lower_has_it else team + TEAMS
    return NOBODY


@part
def _first(number: int) -> Any:
    """The set of the *number* lowest bits."""
    if number <= 0:
        return NOTHING
    return ALL if number >= WORD else (ONE << np.uint64(number)) - ONE


@rule("B7")
def amounts(rules: Any, state: Any) -> tuple[Any, Any]:
    """The new bags the actor may name, 0–63 and 64–127: at most what both have together."""
    if trader(rules, state, wide(state.wreck)) != state.actor:
        return NOTHING, NOTHING
    number = min(joint_bags(state, wide(state.actor)), MOST_EXCHANGED) + 1
    return _first(number), _first(number - WORD)


@rule("B7")
def why_not_exchange(rules: Any, state: Any, gold: int) -> Refusal:
    """The reason the actor may not have *gold* by an exchange, or NONE."""
    if trader(rules, state, wide(state.wreck)) != state.actor:
        return Refusal.NO_EXCHANGE_HERE
    return Refusal.NONE if gold <= joint_bags(state, wide(state.actor)) else Refusal.TOO_MUCH


@rule("B7")
def exchange(state: Any, gold: int) -> None:
    """The actor has *gold*, the partner the rest. The caller has asked why_not_exchange()."""
    actor = wide(state.actor)
    state.bag[partner(actor)] = joint_bags(state, actor) - gold
    state.bag[actor] = gold


@rule("B7")
def why_not_pass(state: Any) -> Refusal:
    """Only tied partners, whom the exchange alone is left, may pass."""
    return Refusal.MAY_NOT_PASS if holder(state, wide(state.wreck)) == state.actor else Refusal.NONE
