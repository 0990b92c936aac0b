"""E3.0  The turn: which decision follows which, and when chance speaks."""

from __future__ import annotations

from typing import Any

import numpy as np

from tortuga.games.einauge.actions import (
    ACTIONS,
    COLOURS_OUT,
    PASS,
    SELL_JEWEL,
    SELL_LONE_SHIP,
    WORDS,
    Word,
    card_of,
    word_of,
)
from tortuga.games.einauge.refusals import Refusal
from tortuga.games.einauge.rules import e1_setup, e3_1_buy, e3_2_fight, e3_3_lay, e3_4_refill, e3_5_standstill, e5_end
from tortuga.games.einauge.rules.e1_setup import begin
from tortuga.games.einauge.scoring import COLUMNS, score, winners
from tortuga.games.einauge.state import NOT_IN_SIGHT, SEATS, Phase
from tortuga.games.kit.bits import NOTHING, count, has, nth
from tortuga.games.kit.compile import part, rule, wide

__all__ = ["COLUMNS", "SEATS", "WORDS", "begin", "score", "winners"]  # of other files; kit/turn.py asks for them here

_JEWEL = np.uint64(1 << SELL_JEWEL % 64)
_LONE_SHIP = np.uint64(1 << SELL_LONE_SHIP % 64)
_PASS = np.uint64(1 << PASS % 64)


@part
def is_over(state: Any) -> bool:
    """Whether the game has ended."""
    return state.phase == Phase.OVER


@part
def is_simultaneous(state: Any) -> bool:  # noqa: ARG001  as kit/turn.py has it
    """Never: the seats take turns."""
    return False


@part
def turn_number(state: Any) -> int:
    """How many turns all seats together have taken."""
    return wide(state.turns)


@part
def decider(state: Any) -> int:
    """The seat in turn."""
    return wide(state.turn)


@rule("E3.0")
def legal(rules: Any, state: Any, seat: int) -> Any:  # noqa: ARG001  as kit/turn.py has it
    """The legal moves of the player in turn as seven sets, one a word of the action table."""
    buys = buy_joining = fights = fight_joining = lays = sells = other = NOTHING
    if state.phase == Phase.BUY:
        buys, buy_joining = e3_1_buy.buyable(rules, state)
        if e3_1_buy.may_sell(rules, state):
            sells = e3_1_buy.sellable(state)
            other = _sales_besides(state)
    elif state.phase == Phase.LAY:
        lays = e3_3_lay.layable(state)
    elif state.phase == Phase.FIGHT or state.phase == Phase.FINAL:
        fights, fight_joining = e3_2_fight.winnable(rules, state)
        other = _PASS
    return buys, buy_joining, fights, fight_joining, lays, sells, other


@part
def _sales_besides(state: Any) -> Any:
    sales = NOTHING
    if state.jewels[state.turn] > 0:
        sales |= _JEWEL
    if state.lone_ships[state.turn] > 0:
        sales |= _LONE_SHIP
    return sales


@part
def is_asked(state: Any, seat: int) -> bool:
    """Whether *seat* may decide something now."""
    return seat == state.turn and not is_chance(state) and not is_over(state)


@rule("E3.0")
def why_not(rules: Any, state: Any, seat: int, action: int) -> Refusal:
    """The reason *seat* may not do *action*, or NONE."""
    word, card = word_of(action), card_of(action)
    if not 0 <= action < ACTIONS:
        return Refusal.NO_SUCH_MOVE
    if is_over(state):
        return Refusal.GAME_OVER
    if is_chance(state):
        return Refusal.CHANCE_FIRST
    if not is_asked(state, seat):
        return Refusal.NOT_YOUR_TURN
    if not _fits_phase(state.phase, action):
        return Refusal.NOT_IN_THIS_PHASE
    if word == Word.BUY or word == Word.BUY_JOINING:
        return e3_1_buy.why_not_buy(rules, state, card, word == Word.BUY_JOINING)
    if word == Word.FIGHT or word == Word.FIGHT_JOINING:
        return e3_2_fight.why_not_fight(rules, state, card, word == Word.FIGHT_JOINING)
    if word == Word.LAY:
        return e3_3_lay.why_not_lay(state, card)
    if word == Word.SELL:
        return e3_1_buy.why_not_sell(rules, state, card)
    if action == SELL_JEWEL:
        return e3_1_buy.why_not_sell_jewel(rules, state)
    if action == SELL_LONE_SHIP:
        return e3_1_buy.why_not_sell_lone_ship(rules, state)
    return Refusal.NONE if action == PASS else Refusal.NO_SUCH_MOVE


@part
def _fits_phase(phase: int, action: int) -> bool:
    word = word_of(action)
    if word == Word.LAY:
        return phase == Phase.LAY
    if word == Word.FIGHT or word == Word.FIGHT_JOINING or action == PASS:
        return phase == Phase.FIGHT or phase == Phase.FINAL
    return phase == Phase.BUY


@rule("E3.0")
def apply(rules: Any, state: Any, seat: int, action: int) -> None:  # noqa: ARG001  as kit/turn.py has it
    """Do a legal move of the player in turn, and all that follows until somebody decides or chance speaks."""
    word, card = word_of(action), card_of(action)
    if word == Word.LAY:
        e3_3_lay.lay(state, card)
        refill(rules, state)
    elif word <= Word.BUY_JOINING:
        e3_1_buy.buy(rules, state, card, word == Word.BUY_JOINING)
    elif word <= Word.FIGHT_JOINING:
        e3_2_fight.fight(rules, state, card, word == Word.FIGHT_JOINING)
        after_fight(rules, state, True)
    elif action == PASS:
        after_fight(rules, state, False)
    elif word == Word.SELL:
        e3_1_buy.sell(rules, state, card)
    elif action == SELL_JEWEL:
        e3_1_buy.sell_jewel(rules, state)
    else:
        e3_1_buy.sell_lone_ship(rules, state)


@rule("E3.0")
def after_fight(rules: Any, state: Any, moved: bool) -> None:
    """Laying follows, unless it lapses; in the final round the next seat."""
    if state.phase == Phase.FINAL:
        e5_end.end_final_turn(rules, state)
        return
    if moved:
        state.moved = 1
    if e3_3_lay.lay_lapses(state):
        refill(rules, state)
    else:
        state.phase = Phase.LAY


@rule("E3.4")
def refill(rules: Any, state: Any) -> None:
    """Islands are chance; ships follow by themselves; then the turn is over."""
    if e3_4_refill.waits_for_island(state):
        state.phase = Phase.REFILL
        return
    e3_4_refill.turn_up_ships(rules, state)
    end_turn(rules, state)


@rule("E3.0", "E5.1", "E3.5")
def end_turn(rules: Any, state: Any) -> None:
    """The next seat's turn, or the final round."""
    state.turns += 1
    e3_5_standstill.count_quiet_turn(state)
    if state.turns_left == 0 or e3_5_standstill.stands_still(rules, state):
        e5_end.begin_final_round(rules, state)
        return
    if state.turns_left != NOT_IN_SIGHT:
        state.turns_left -= 1
    state.turn = e5_end.next_seat(rules, wide(state.turn))
    begin_turn(rules, state)


@rule("E3.0")
def begin_turn(rules: Any, state: Any) -> None:
    """E3.1.3: a purchase that is not possible lapses at once and is not asked."""
    state.phase = Phase.BUY if e3_1_buy.can_purchase(rules, state) else Phase.FIGHT


@part
def is_chance(state: Any) -> bool:
    """Whether the game waits for chance."""
    return state.phase == Phase.COLOURS or state.phase == Phase.DEAL or state.phase == Phase.REFILL


@rule("E1.2", "E3.4")
def chance_size(rules: Any, state: Any) -> int:
    """How many equally likely outcomes chance has now."""
    if state.phase == Phase.COLOURS:
        return wide(rules.ways_out)
    return count(state.pile)


@rule("E1.2", "E3.4")
def chance_nth(rules: Any, state: Any, number: int) -> int:
    """The *number*-th outcome: a set of colours, or a card of the pile."""
    if state.phase == Phase.COLOURS:
        return COLOURS_OUT + wide(rules.colours_out[number])
    return nth(state.pile, number)


@part
def chance_key(state: Any) -> int:
    """What a deal is asked: 0 for the colours, then 1, 2, … for the cards of the pile in their order."""
    if state.phase == Phase.COLOURS:
        return 0
    return 7 * count(np.uint64(state.colours)) - count(state.pile) + 1


@part
def is_outcome(rules: Any, state: Any, outcome: int) -> bool:
    """Whether chance can say *outcome* now."""
    if state.phase == Phase.COLOURS:
        for number in range(rules.ways_out):
            if COLOURS_OUT + wide(rules.colours_out[number]) == outcome:
                return True
        return False
    return is_chance(state) and 0 <= outcome < 64 and has(state.pile, outcome)


@rule("E1.3", "E3.4")
def apply_chance(rules: Any, state: Any, outcome: int) -> None:
    """Chance has spoken."""
    if state.phase == Phase.REFILL:
        e3_4_refill.turn_up(state, outcome)
        refill(rules, state)
    elif state.phase == Phase.COLOURS:
        e1_setup.remove_colours(rules, state, outcome - COLOURS_OUT)
    elif e1_setup.deal(state, outcome):
        begin_turn(rules, state)
