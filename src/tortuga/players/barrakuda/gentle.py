"""The gentle bots of Barrakuda: they dive as beginners do, each with faults of its own.

A beginner counts what a wreck gives in gold, as far as it sees that, and follows its mood where wrecks are worth about
the same. What it does not see is said by its `Habits`: the fish, who else may come, the gold of others. It never
thinks beyond this turn.
"""

from __future__ import annotations

from dataclasses import astuple, dataclass
from typing import Any

import numpy as np

from tortuga.games.barrakuda.actions import EXCHANGE, FISH_TO, PLAY, SPECIAL, STEAL_FROM
from tortuga.games.barrakuda.state import BARRACUDA, CARDS, MOVEMENT, SEATS, WRECKS, Icon, Phase
from tortuga.games.barrakuda.turn import is_asked
from tortuga.games.kit.bits import count, has
from tortuga.games.kit.chance import below
from tortuga.games.kit.compile import called, kernel, part, wide
from tortuga.games.kit.game import View
from tortuga.games.kit.moves import Move
from tortuga.players.barrakuda.turn_game.solver import NO_ACTION, count_legal, nth_legal
from tortuga.players.base import Budget, Generator, move_of, seat_of

UNSEEN = -50.0  # the worth of a card that was overlooked: played only if there is no other
NOT_DONE = -9.0  # what a beginner does only if it must
WIN = 9.0  # gold that reaches the goal
CARD = 0.3  # gold that a card taken back counts for
DANGER = (0.25, 0.25, 0.12)  # that the fish ends so many steps from where it is: a rule of thumb
RIVAL = 1.5  # a rival comes more often than by chance where there is something to get
ROBBED = 0.7  # of the bag: what it costs to meet a rival with initiative
PARTS = 1000  # the resolution of a mood


@dataclass(frozen=True)
class Habits:
    """What a beginner sees and what it gets wrong."""

    mood: float = 1.0  # gold by which two wrecks may differ without it mattering
    overlooks: int = 0  # of 100 cards in hand
    banks_from: int = 1  # gold in the bag before it thinks of the bank
    sees_dropped_gold: bool = False
    steals: bool = False  # False: leaves the bags of others alone
    fears_fish: bool = False
    foresees_rivals: bool = False  # who could come to the same wreck with a shorter row
    hunts: float = 0.0  # of another's bag: what the Barracuda card seems worth; 0: forgets the card


HABITS = {
    "Bagnante": Habits(mood=2.0, overlooks=60),
    "Tuffatore": Habits(),
    "Corallaro": Habits(mood=2.0, banks_from=4, sees_dropped_gold=True, steals=True),
    "Spugnaro": Habits(
        banks_from=4, sees_dropped_gold=True, steals=True, fears_fish=True, foresees_rivals=True, hunts=0.4
    ),
}

_FIELDS = [
    ("mood", "f8"),
    ("overlooks", "i8"),
    ("banks_from", "i8"),
    ("sees_dropped_gold", "?"),
    ("steals", "?"),
    ("fears_fish", "?"),
    ("foresees_rivals", "?"),
    ("hunts", "f8"),
]
#: The same for compiled code, in the order of HABITS.
_HABITS = np.array([astuple(habits) for habits in HABITS.values()], _FIELDS)
_NUMBERS = {name: number for number, name in enumerate(HABITS)}


# ---- what the actions of a wreck give


@part
def _row_length(state: Any, seat: int) -> int:
    return CARDS - count(np.uint64(state.hand[seat]) & MOVEMENT)


@called
def _banked(rules: Any, state: Any, seat: int, habits: Any, gold: int) -> float:
    if gold >= wide(rules.goal) - wide(state.vault[rules.purse[seat]]):
        return WIN
    return float(gold) if state.bag[seat] >= habits.banks_from else 0.0


@called
def _icon(rules: Any, state: Any, seat: int, habits: Any, icon: int, number: int) -> float:
    """What an action gives; other actions than these three mean nothing to a beginner."""
    bag = wide(state.bag[seat])
    if icon == Icon.GOLD:
        return float(number)
    if icon == Icon.TAKE_BACK:
        return CARD * min(number, _row_length(state, seat) + 1)
    if icon == Icon.BANK_ALL:
        return _banked(rules, state, seat, habits, bag)
    if icon == Icon.BANK:
        return _banked(rules, state, seat, habits, min(wide(rules.bank_limit), bag))
    return 0.0


@part
def _special(rules: Any, state: Any, seat: int, habits: Any, wreck: int) -> float:
    return _icon(rules, state, seat, habits, wide(rules.special[wreck]), wide(rules.special_x[wreck]))


@part
def _general(rules: Any, state: Any, seat: int, habits: Any, wreck: int) -> float:
    return _icon(rules, state, seat, habits, wide(rules.general[wreck]), wide(rules.general_x[wreck]))


# ---- what a beginner fears


@called
def _danger(state: Any, target: int) -> float:
    """How likely the fish seems to end on a wreck."""
    reached = 1 << wide(state.fish)
    for chance in DANGER:
        if reached >> target & 1:
            return chance
        wider = reached
        for wreck in range(1, WRECKS + 1):
            if reached >> wreck & 1:
                wider |= wide(state.near[wreck])
        reached = wider
    return 0.0


@called
def _rivalled(rules: Any, state: Any, seat: int, wreck: int) -> float:
    """How likely an opponent whose row is no longer seems to come, too (B4.2)."""
    alone, row = 1.0, _row_length(state, seat)
    for other in range(rules.players):
        hand = np.uint64(state.hand[other])
        is_rival = has(np.uint64(rules.opponents[seat]), other) and has(hand, wreck)
        if is_rival and _row_length(state, other) <= row:
            alone *= max(0.0, 1 - RIVAL / count(hand))
    return 1 - alone


# ---- what a move seems to bring


@called
def _dived(rules: Any, state: Any, seat: int, habits: Any, wreck: int, words: Any) -> float:
    """The actions of a wreck, less what it thinks it risks there."""
    if below(words, 100) < habits.overlooks:
        return UNSEEN
    eaten = _danger(state, wreck) if habits.fears_fish else 0.0
    beaten = _rivalled(rules, state, seat, wreck) if habits.foresees_rivals else 0.0
    dropped = wide(state.gold[wreck]) if habits.sees_dropped_gold else 0
    special, general = _special(rules, state, seat, habits, wreck), _general(rules, state, seat, habits, wreck)
    brings = general + (1 - beaten) * ((1 - eaten) * special + dropped)
    return brings - (eaten + ROBBED * beaten) * wide(state.bag[seat])  # type: ignore[no-any-return]


@called
def _hunted(rules: Any, state: Any, seat: int, habits: Any) -> float:
    """Its own bag is safe then, and the fullest of the others is not."""
    if habits.hunts == 0.0:
        return NOT_DONE
    fullest = 0
    for other in range(rules.players):
        if has(np.uint64(rules.opponents[seat]), other):
            fullest = max(fullest, wide(state.bag[other]))
    return habits.hunts * (fullest + wide(state.bag[seat]) / 2)  # type: ignore[no-any-return]


@part
def _gold_at(rules: Any, state: Any, seat: int, wreck: int) -> float:
    gold = 0
    for other in range(rules.players):
        if has(np.uint64(rules.opponents[seat]), other) and state.pawn[other] == wreck:
            gold += wide(state.bag[other])
    return float(gold)


@called
def _worth(rules: Any, state: Any, seat: int, habits: Any, action: int, words: Any) -> float:
    """What a move seems to bring, in gold."""
    if PLAY < action <= PLAY + CARDS:
        return _dived(rules, state, seat, habits, action - PLAY, words)
    if action == PLAY + BARRACUDA:
        return _hunted(rules, state, seat, habits)
    if FISH_TO < action <= FISH_TO + WRECKS:
        return _gold_at(rules, state, seat, action - FISH_TO) if habits.hunts != 0.0 else 0.0
    if STEAL_FROM <= action < STEAL_FROM + SEATS:
        return float(state.bag[action - STEAL_FROM]) if habits.steals else NOT_DONE
    if action == SPECIAL:
        return _special(rules, state, seat, habits, wide(state.wreck))
    return NOT_DONE if action >= EXCHANGE else 0.0


# ---- the choice


@kernel
def beginner_action(rules: Any, states: Any, i: int, seat: int, number: int, words: Any) -> int:
    """The action that the beginner of a number chooses for *seat* in game *i*; negative if it has none to choose."""
    if not is_asked(states[i], seat) or states[i].phase == Phase.OVER:
        return NO_ACTION
    state, habits = states[i], _HABITS[number]
    highest, chosen = -np.inf, NO_ACTION
    for place in range(count_legal(rules[0], state, seat)):
        action = nth_legal(rules[0], state, seat, place)
        seems = _worth(rules[0], state, seat, habits, action, words)
        mood = habits.mood * below(words, PARTS) / PARTS  # a part of the gold that does not matter to it
        if seems + mood > highest:
            highest, chosen = seems + mood, action
    return chosen


@dataclass(frozen=True)
class Beginner:
    """Plays with the habits of its name; its moods are drawn from its generator."""

    name: str
    game: str | None = "barrakuda"

    def choose(self, view: View, budget: Budget, generator: Generator) -> Move:
        """The move that seems to bring most gold this turn."""
        del budget
        seat, number = seat_of(view), _NUMBERS[self.name]
        return move_of(view, seat, int(beginner_action(view.rules, view.states, 0, seat, number, generator.words)))
