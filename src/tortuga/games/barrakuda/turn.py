"""B3.0  The turn: which decision follows which, and when chance speaks."""

from __future__ import annotations

from typing import Any

import numpy as np

from tortuga.games.barrakuda.actions import (
    DIRECTION,
    DISTANCE,
    EXCHANGE,
    FISH_TO,
    JUMP,
    LAY,
    LAYOUT,
    PAIR,
    PASS,
    PLAY,
    SPECIAL,
    STEAL_FROM,
    VICTIM,
    WORDS,
    is_move,
)
from tortuga.games.barrakuda.cards import seats
from tortuga.games.barrakuda.refusals import Refusal
from tortuga.games.barrakuda.rules import (
    b1_setup,
    b3_1_choose,
    b3_3_fish,
    b3_5_end_of_turn,
    b4_wreck,
    b5_4_red,
    b5_actions,
    b6_end,
    b7_teams,
)
from tortuga.games.barrakuda.rules.b1_setup import begin
from tortuga.games.barrakuda.scoring import COLUMNS, score, winners
from tortuga.games.barrakuda.state import (
    BARRACUDA,
    LAYOUTS,
    NOBODY,
    NOWHERE,
    SEATS,
    SHOWN_BY_JUMP,
    WRECKS,
    Icon,
    Phase,
)
from tortuga.games.kit.bits import NOTHING, count, has, lowest
from tortuga.games.kit.compile import called, part, rule, wide

__all__ = ["COLUMNS", "SEATS", "WORDS", "begin", "score", "winners"]  # of other files; kit/turn.py asks for them here

BEFORE_FIRST = 0  # the wreck "before wreck 1"
ASKED = -1  # instead of a seat: somebody, or chance, is asked first
_SPECIAL = np.uint64(1 << SPECIAL)
_PASS = np.uint64(1 << PASS)


# ---- what may be done


@part
def is_over(state: Any) -> bool:
    """Whether the game has ended."""
    return state.phase == Phase.OVER


@part
def turn_number(state: Any) -> int:
    """The number of the turn, which all seats take together, counted from 1."""
    return wide(state.turn)


@part
def is_simultaneous(state: Any) -> bool:
    """Whether all choose a card now (B3.1)."""
    return state.phase == Phase.CHOOSE


@rule("B3.0")
def decider(state: Any) -> int:
    """The seat that decides; while all choose, the lowest without a choice."""
    return b3_1_choose.next_to_choose(state) if state.phase == Phase.CHOOSE else wide(state.actor)


@rule("B3.0")
def legal(rules: Any, state: Any, seat: int) -> Any:
    """The legal moves of *seat*, whose turn it is, as three sets, one a word of the action table."""
    moves = low = high = NOTHING
    if state.phase == Phase.CHOOSE:
        moves = b3_1_choose.playable(state, seat) << np.uint64(PLAY)
    elif state.phase == Phase.STEER:
        moves = b3_3_fish.reachable(state) << np.uint64(FISH_TO)
    elif state.phase == Phase.ANSWER:
        moves = answers(rules, state)
        low, high = b7_teams.amounts(rules, state)
    elif state.phase == Phase.SPECIAL or state.phase == Phase.GENERAL:
        moves = b5_actions.choices(rules, state)
    elif state.phase == Phase.VICTIM:
        moves = b5_4_red.victim_moves(rules, state)
    elif state.phase == Phase.CARD:
        moves = b5_4_red.lay_moves(state)
    return moves, low, high


@rule("B4.5", "B7")
def answers(rules: Any, state: Any) -> Any:
    """Special or steal for the holder of initiative; tied partners may pass. The exchange comes on top."""
    wreck, actor = wide(state.wreck), wide(state.actor)
    if b4_wreck.holder(state, wreck) != actor:
        return _PASS
    return _SPECIAL | b4_wreck.stealable(rules, state, actor, wreck) << np.uint64(STEAL_FROM)


@part
def is_asked(state: Any, seat: int) -> bool:
    """Whether *seat* may decide something now; while all choose, everybody."""
    if state.phase == Phase.CHOOSE:
        return 0 <= seat < state.players
    return seat == state.actor and not is_chance(state)


@rule("B3.0")
def why_not(rules: Any, state: Any, seat: int, action: int) -> Refusal:
    """The reason *seat* may not do *action*, or NONE."""
    if not is_move(action):
        return Refusal.NO_SUCH_MOVE
    if is_over(state):
        return Refusal.GAME_OVER
    if is_chance(state):
        return Refusal.CHANCE_FIRST
    if not is_asked(state, seat):
        return Refusal.NOT_YOUR_TURN
    if not _fits_phase(state.phase, action):
        return Refusal.NOT_IN_THIS_PHASE
    if state.phase == Phase.CHOOSE:
        return b3_1_choose.why_not_play(state, seat, action - PLAY)
    if state.phase == Phase.STEER:
        return b3_3_fish.why_not_steer(state, action - FISH_TO)
    if state.phase == Phase.ANSWER:
        return why_not_answer(rules, state, action)
    if state.phase == Phase.VICTIM:
        return b5_4_red.why_not_victim(rules, state, action - VICTIM)
    if state.phase == Phase.CARD:
        return b5_4_red.why_not_lay(state, action - LAY)
    return b5_actions.why_not_choice(rules, state, action)


@part
def _fits_phase(phase: int, action: int) -> bool:
    if action >= EXCHANGE or action in (SPECIAL, PASS) or STEAL_FROM <= action < STEAL_FROM + SEATS:
        return phase == Phase.ANSWER
    if action <= PLAY + BARRACUDA:
        return phase == Phase.CHOOSE
    if action <= FISH_TO + WRECKS:
        return phase == Phase.STEER
    if VICTIM <= action < VICTIM + SEATS:
        return phase == Phase.VICTIM
    if LAY < action <= LAY + BARRACUDA:
        return phase == Phase.CARD
    return phase == Phase.SPECIAL or phase == Phase.GENERAL


@rule("B4.5", "B7")
def why_not_answer(rules: Any, state: Any, action: int) -> Refusal:
    """The reason the actor may not answer *action* on the wreck, or NONE."""
    if action == PASS:
        return b7_teams.why_not_pass(state)
    if action == SPECIAL:
        return b4_wreck.why_not_special(state)
    if action >= EXCHANGE:
        return b7_teams.why_not_exchange(rules, state, action - EXCHANGE)
    return b4_wreck.why_not_steal(rules, state, action - STEAL_FROM)


# ---- what follows a move


@called
def apply(rules: Any, state: Any, seat: int, action: int) -> None:
    """B3.0: do a legal move of *seat*, and all that follows until somebody decides or chance speaks."""
    if state.phase == Phase.CHOOSE:
        b3_1_choose.seal(state, seat, action - PLAY)
        if b3_1_choose.next_to_choose(state) == NOBODY:
            b3_1_choose.reveal(state)
    elif state.phase == Phase.VICTIM or state.phase == Phase.CARD:
        if red_move(state, action):
            do_reds(rules, state)
    else:
        wreck, first = steer_or_answer(rules, state, action)
        if first != ASKED:
            go_on(rules, state, wreck, first)


@rule("B5.4")
def red_move(state: Any, action: int) -> bool:
    """A victim or a card is named. True if the red action is then done."""
    if state.phase == Phase.VICTIM:
        return b5_4_red.draw_from(state, action - VICTIM)
    b5_4_red.lay(state, wide(state.victim), action - LAY)
    return True


@rule("B3.4", "B4.5")
def steer_or_answer(rules: Any, state: Any, action: int) -> tuple[int, int]:
    """Carry it out; on which wreck and with whose general action to go on, or ASKED."""
    wreck = wide(state.wreck)
    first = 0
    if state.phase == Phase.STEER:
        start = wide(state.fish)
        state.fish = action - FISH_TO
        wreck, first = BEFORE_FIRST, stop(rules, state, start)
    elif state.phase == Phase.ANSWER:
        first = answer(rules, state, action)
    else:
        b5_actions.do_choice(rules, state, action)
        if state.phase == Phase.GENERAL:
            first = wide(state.actor) + 1
    return wreck, first


@rule("B3.3")
def stop(rules: Any, state: Any, start: int) -> int:
    """The fish has come from *start*. Its stop action fires at once; then the actions begin, unless chance is ASKED."""
    state.distance = 0
    state.actor = NOBODY
    return ASKED if b3_3_fish.stop_action(rules, state, start) else begin_actions(state)


@rule("B3.4")
def begin_actions(state: Any) -> int:
    """Initiative is read, old gold taken; the wrecks follow. No general comes before the first."""
    b4_wreck.read_initiative(state)
    b4_wreck.take_old_gold(state)
    return SEATS


@rule("B4.5", "B7")
def answer(rules: Any, state: Any, action: int) -> int:
    """Special, steal, exchange or pass; all generals follow, unless the special is ASKED about."""
    if action == SPECIAL:
        return 0 if do_special(rules, state, wide(state.actor), wide(state.wreck)) else ASKED
    if action >= EXCHANGE:
        b7_teams.exchange(state, action - EXCHANGE)
    elif action != PASS:
        b4_wreck.steal(state, action - STEAL_FROM)
    return 0


@part
def ask(state: Any, phase: int, wreck: int, seat: int) -> None:
    """*seat* must decide about *wreck*."""
    state.phase = phase
    state.wreck = wreck
    state.actor = seat


@rule("B4.4", "B4.5")
def do_special(rules: Any, state: Any, seat: int, wreck: int) -> bool:
    """The special action of the wreck. False if the player is asked first."""
    if b5_actions.carry_out(rules, state, seat, wide(rules.special[wreck]), wide(rules.special_x[wreck])):
        return True
    ask(state, Phase.SPECIAL, wreck, seat)
    return False


@rule("B4.3", "B4.5", "B4.6")
def do_generals(rules: Any, state: Any, wreck: int, first: int) -> bool:
    """All standing divers there do the general action, in seat order from *first* on. False if one is asked first."""
    icon = wide(rules.general[wreck])
    if icon == Icon.NONE or icon == Icon.SHELTER:  # B5.3 there is nothing to do
        return True
    for seat in range(first, wide(state.players)):
        if state.pawn[seat] == wreck and not has(np.uint64(state.lying), seat):
            asked = rules.declining and b5_actions.takes_cards_back(state, seat, icon)  # B5 it may be declined
            if asked or not b5_actions.carry_out(rules, state, seat, icon, wide(rules.general_x[wreck])):
                ask(state, Phase.GENERAL, wreck, seat)
                return False
    return True


@rule("B4.3", "B4.4", "B4.5", "B7")
def open_wreck(rules: Any, state: Any, wreck: int) -> bool:
    """All that comes before the generals. False if somebody is asked: whoever has more than the special to answer."""
    if state.fish == wreck:
        b4_wreck.meet_fish(rules, state, wreck)
        return True
    diver = b4_wreck.holder(state, wreck)
    exchanger = b7_teams.trader(rules, state, wreck)
    if diver == NOBODY:
        if exchanger == NOBODY:
            return True
        ask(state, Phase.ANSWER, wreck, exchanger)
        return False
    if exchanger == NOBODY and b4_wreck.stealable(rules, state, diver, wreck) == NOTHING:
        return do_special(rules, state, diver, wreck)
    ask(state, Phase.ANSWER, wreck, diver)
    return False


@called
def go_on(rules: Any, state: Any, wreck: int, first: int) -> None:
    """The generals of *wreck* from seat *first* on, the later wrecks, the end of the turn, until somebody is asked."""
    while do_generals(rules, state, wreck, first):
        if b6_end.goal_reached(rules, state):
            b6_end.end(state)
            return
        wreck = b4_wreck.next_wreck(state, wreck)
        if wreck == NOWHERE:
            end_actions(rules, state)
            return
        if not open_wreck(rules, state, wreck):
            return
        first = wide(0)  # widened: a bare constant is compiled a second time


@rule("B3.5")
def end_actions(rules: Any, state: Any) -> None:
    """All wrecks are resolved: the end of the turn."""
    state.wreck = 0
    state.actor = NOBODY
    for seat in seats(state):
        state.initiative[seat] = 0
    b3_5_end_of_turn.stand_up(state)
    do_reds(rules, state)


@called
def do_reds(rules: Any, state: Any) -> None:
    """B5.4: one red action after the other until somebody is asked; then the turn is over."""
    while True:
        state.actor = b5_4_red.next_red(state)
        if state.actor == NOBODY:
            break
        opponents = b5_4_red.victims(rules, state)
        if count(opponents) > 1:  # B3.0: a lone opponent is not asked for
            state.phase = Phase.VICTIM
            return
        if not b5_4_red.draw_from(state, lowest(opponents)):
            return
    end_turn(rules, state)


@rule("B6", "B3.5")
def end_turn(rules: Any, state: Any) -> None:
    """The next turn, or the end by the turn limit."""
    if b6_end.last_turn(rules, state):
        b6_end.end(state)
    else:
        b3_5_end_of_turn.begin_turn(state)


# ---- chance


@part
def is_chance(state: Any) -> bool:
    """Whether the game waits for chance."""
    phase = state.phase
    return (
        phase == Phase.DISTANCE
        or phase == Phase.DIRECTION
        or phase == Phase.JUMP
        or phase == Phase.PAIR
        or phase == Phase.LAYOUT
    )


@rule("B1.3", "B3.0", "B0")
def chance_size(rules: Any, state: Any) -> int:
    """How many equally likely outcomes chance has now."""
    if state.phase == Phase.DISTANCE:
        return wide(rules.faces)
    if state.phase == Phase.DIRECTION:
        return WRECKS
    if state.phase == Phase.JUMP:
        return SHOWN_BY_JUMP
    return b5_4_red.pairs(state) if state.phase == Phase.PAIR else LAYOUTS


@rule("B1.3", "B3.0", "B0")
def chance_nth(rules: Any, state: Any, number: int) -> int:
    """The *number*-th outcome: what a die shows, a set of two cards, or the number of a drawing."""
    if state.phase == Phase.DISTANCE:
        return DISTANCE + wide(rules.distances[number])
    if state.phase == Phase.DIRECTION:
        return DIRECTION + 1 + number
    if state.phase == Phase.JUMP:
        return JUMP + 1 + number
    return PAIR + b5_4_red.nth_pair(state, number) if state.phase == Phase.PAIR else LAYOUT + number


KEYS_A_TURN = 32
_DISTANCE_KEY, _DIRECTION_KEY, _JUMP_KEY, _PAIR_KEY = 0, 1, 2, 3
REDS_A_SEAT = 2  # a special and a general


@part
def chance_key(state: Any) -> int:
    """What a deal is asked: 0 for the layout; for each turn and die a key of its own, and one for each red action.

    The same deal thus shows the same dice in the same turn, whatever has been decided in between. Two red actions of
    one seat are told apart by how many of them are still to come: 1, then 0.
    """
    turn = KEYS_A_TURN * wide(state.turn)
    if state.phase == Phase.DISTANCE:
        return turn + _DISTANCE_KEY
    if state.phase == Phase.DIRECTION:
        return turn + _DIRECTION_KEY
    if state.phase == Phase.JUMP:
        return turn + _JUMP_KEY
    if state.phase == Phase.PAIR:
        to_come = wide(state.reds[state.actor]) - 1
        return turn + _PAIR_KEY + REDS_A_SEAT * wide(state.actor) + to_come
    return 0


@part
def is_outcome(rules: Any, state: Any, outcome: int) -> bool:
    """Whether chance can say *outcome* now."""
    if not is_chance(state):
        return False
    if state.phase == Phase.PAIR:
        return b5_4_red.is_pair(state, outcome - PAIR)
    if state.phase == Phase.DISTANCE:
        return is_distance(rules, outcome - DISTANCE)
    first = chance_nth(rules, state, 0)
    return first <= outcome < first + chance_size(rules, state)


@rule("B1.3", "B0")
def is_distance(rules: Any, shown: int) -> bool:
    """Whether the distance die has a face that shows this."""
    for face in range(wide(rules.faces)):
        if rules.distances[face] == shown:
            return True
    return False


@called
def apply_chance(rules: Any, state: Any, outcome: int) -> None:
    """B3.0: chance has spoken; all that follows until somebody decides or chance speaks again."""
    if state.phase == Phase.DISTANCE:
        see_distance(state, outcome - DISTANCE)
    elif state.phase == Phase.PAIR:
        b5_4_red.show_pair(state, outcome - PAIR)
    elif state.phase == Phase.LAYOUT:
        b1_setup.lay_out(state, outcome - LAYOUT)
    else:
        first = move_fish(rules, state, outcome)
        if first != ASKED:
            go_on(rules, state, wide(BEFORE_FIRST), first)


@rule("B3.3")
def move_fish(rules: Any, state: Any, outcome: int) -> int:
    """The direction is shown, or the place of a jump; a jump fires no stop action."""
    if state.phase == Phase.JUMP:
        state.fish = outcome - JUMP
        return begin_actions(state)
    start = wide(state.fish)
    b3_3_fish.swim(state, outcome - DIRECTION)
    return stop(rules, state, start)


@rule("B3.3")
def see_distance(state: Any, distance: int) -> None:
    """The owner of the only Barracuda card leads the fish; else the direction die does."""
    state.distance = distance
    state.actor = b3_3_fish.controller(state)
    state.phase = Phase.DIRECTION if state.actor == NOBODY else Phase.STEER
