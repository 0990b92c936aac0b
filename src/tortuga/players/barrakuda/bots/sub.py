"""Sub: plays Barrakuda as the best reply to opponents who choose at random.

Each own card is tried against the others' cards and all dice, the turn is played to its end by the rules, and the
position then is judged by hand. The others decide at random, one's own side decides by the same judgement.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from tortuga.games.barrakuda.actions import DIRECTION, DISTANCE
from tortuga.games.barrakuda.cards import hand
from tortuga.games.barrakuda.kernels import KERNELS
from tortuga.games.barrakuda.rules.b3_3_fish import controller, way_end
from tortuga.games.barrakuda.scoring import COLUMNS, is_ahead, score
from tortuga.games.barrakuda.state import FACES, MOST_STEPS, NO_CARD, NOBODY, SEATS, WRECKS, Phase
from tortuga.games.barrakuda.turn import apply_chance, chance_nth, chance_size, is_asked, is_chance
from tortuga.games.kit.bits import count, has, nth
from tortuga.games.kit.chance import below
from tortuga.games.kit.compile import called, kernel, part, wide
from tortuga.games.kit.game import View
from tortuga.games.kit.moves import Move
from tortuga.players.barrakuda.turn_game.heuristic import worth
from tortuga.players.barrakuda.turn_game.solver import NO_ACTION, count_legal, nth_legal
from tortuga.players.base import Budget, Generator, move_of, seat_of

TRIALS_OF_CARDS = 16  # against several others; against one all cards are tried
STRAYS_ONE_IN = 10  # a random card now and then: two Subs would dive for the same gold for ever, and tie
TRIALS_OF_ANSWER = 8  # how often the rest of the turn is played after any other decision
WIN = 50.0  # in gold in the vault


@called
def _let_chance_say(rules: Any, state: Any, outcome: int) -> None:
    apply_chance(rules, state, outcome)


# ---- the value of a position


@part
def outcome_value(rules: Any, state: Any, seat: int, sheet: Any) -> float:
    """The value of the end of a game: won, shared or lost."""
    score(rules, state, sheet)
    shared = False
    for other in range(rules.players):
        if has(np.uint64(rules.opponents[seat]), other):
            if is_ahead(rules, sheet, other, seat):
                return -WIN
            shared |= not is_ahead(rules, sheet, seat, other)
    return 0.0 if shared else WIN


@called
def value(rules: Any, state: Any, seat: int, sheet: Any) -> float:
    """The value of a position for *seat*: its side's mean worth above the opponents', of whom the best counts most."""
    if state.phase == Phase.OVER:
        return outcome_value(rules, state, seat, sheet)
    foes = np.uint64(rules.opponents[seat])
    number = count(foes)
    ours = theirs = 0.0
    best = -np.inf
    for other in range(rules.players):
        worthy = worth(rules, state, other)
        if has(foes, other):
            theirs += worthy / number
            best = max(best, worthy)
        else:
            ours += worthy / (rules.players - number)
    return ours - (theirs + best) / 2.0


# ---- the rest of a turn


@called
def _decide(rules: Any, states: Any, i: int, seat: int, words: Any, sheet: Any) -> int:
    """The action of whoever is asked in position *i*: the best for *seat*'s side, any for its opponents."""
    actor: Any = np.int64(states[i].actor)
    actions = count_legal(rules, states[i], actor)
    if has(np.uint64(rules.opponents[seat]), actor):
        return nth_legal(rules, states[i], actor, below(words, actions))
    best, chosen = -np.inf, NO_ACTION
    for number in range(actions):
        action = nth_legal(rules, states[i], actor, number)
        states[i + 1] = states[i]
        KERNELS.apply_called(rules, states[i + 1], actor, action)
        reached = value(rules, states[i + 1], seat, sheet)
        if reached > best:
            best, chosen = reached, action
    return chosen


@called
def _after_turn(rules: Any, states: Any, i: int, seat: int, dice: int, words: Any, sheet: Any) -> float:
    """Play position *i* to the end of the turn with these dice (a number of a throw), and judge it."""
    while states[i].phase != Phase.CHOOSE and states[i].phase != Phase.OVER:
        if states[i].phase == Phase.DISTANCE:
            _let_chance_say(rules, states[i], DISTANCE + wide(rules.distances[dice % wide(rules.faces)]))
        elif states[i].phase == Phase.DIRECTION:
            _let_chance_say(rules, states[i], DIRECTION + 1 + dice // wide(rules.faces))
        elif is_chance(states[i]):
            number = below(words, chance_size(rules, states[i]))
            _let_chance_say(rules, states[i], chance_nth(rules, states[i], number))
        else:
            action = _decide(rules, states, i, seat, words, sheet)
            KERNELS.apply_called(rules, states[i], np.int64(states[i].actor), action)
    return value(rules, states[i], seat, sheet)


# ---- the choice


@part
def _seal_others(rules: Any, state: Any, seat: int, trial: int, words: Any) -> None:
    """Choose cards for all but *seat*: a single opponent's one after the other, those of several at random."""
    state.chosen[seat] = NO_CARD
    for other in range(rules.players):
        if other != seat:
            cards = hand(state, other)
            number = trial if rules.players == 2 else below(words, count(cards))
            state.chosen[other] = nth(cards, number)


@part
def _trials(rules: Any, state: Any, seat: int) -> int:
    if state.phase != Phase.CHOOSE:
        return TRIALS_OF_ANSWER
    return count(hand(state, 1 - seat)) if rules.players == 2 else TRIALS_OF_CARDS


@kernel
def count_throws(rules: Any, states: Any, i: int, steered: bool, counts: Any) -> None:
    """Write how many throws do in game *i* what each one does, 0 where an earlier one does it.

    A fish that swims is told by where it ends, one that a seat steers by how far it may go.
    """
    first = np.zeros(max(MOST_STEPS, WRECKS) + 1, np.int64)  # the first throw that does it, counted from 1
    counts[:] = 0.0
    for dice in range(wide(rules[0].faces) * WRECKS):
        does: Any = wide(rules[0].distances[dice % wide(rules[0].faces)])
        if not steered:
            target = 1 + dice // wide(rules[0].faces)
            does = wide(way_end(states[i].near, wide(states[i].fish), does, target))
        if first[does] == 0:
            first[does] = 1 + dice
        counts[first[does] - 1] += 1.0


@kernel
def sub_action(rules: Any, states: Any, i: int, seat: int, words: Any) -> int:
    """The action Sub chooses for *seat* in game *i*; negative if it has none to choose.

    Scratch 0 is the position with the others' cards in it, 1 where an action leads, 2 the turn played from there.
    """
    if not is_asked(states[i], seat) or states[i].phase == Phase.OVER:
        return NO_ACTION
    choosing = states[i].phase == Phase.CHOOSE
    scratch = np.empty(4, states.dtype)
    scratch[0] = states[i]
    sums = np.zeros(count_legal(rules[0], states[i], seat), np.float64)
    sheet = np.zeros((SEATS, COLUMNS), np.int64)
    throws = np.zeros((2, FACES * WRECKS), np.float64)  # without a controller, and with one
    throws[:] = 1.0
    if choosing and rules[0].players > 2:  # for two all are played, so that fewer random answers mislead
        count_throws(rules, states, i, False, throws[0])
        count_throws(rules, states, i, True, throws[1])
    for trial in range(_trials(rules[0], states[i], seat)):
        if choosing:
            _seal_others(rules[0], scratch[0], seat, trial, words)
        for number in range(sums.shape[0]):
            scratch[1] = scratch[0]
            KERNELS.apply_called(rules[0], scratch[1], seat, nth_legal(rules[0], states[i], seat, number))
            steered = wide(controller(scratch[1]) != NOBODY)
            for dice in range(wide(rules[0].faces) * WRECKS if choosing else 1):
                if throws[steered, dice] > 0.0:
                    scratch[2] = scratch[1]
                    sums[number] += throws[steered, dice] * _after_turn(rules[0], scratch, 2, seat, dice, words, sheet)
    chosen: Any = sums.argmax()
    if choosing and below(words, STRAYS_ONE_IN) == 0:
        chosen = below(words, sums.shape[0])
    return nth_legal(rules[0], states[i], seat, chosen)


@dataclass(frozen=True)
class Sub:
    """Tries each card against the others' cards and the dice; draws from its generator what it cannot try in full."""

    name: str = "Sub"
    game: str | None = "barrakuda"

    def choose(self, view: View, budget: Budget, generator: Generator) -> Move:
        """The move that does best on average until the end of the turn."""
        del budget
        seat = seat_of(view)
        return move_of(view, seat, int(sub_action(view.rules, view.states, 0, seat, generator.words)))
