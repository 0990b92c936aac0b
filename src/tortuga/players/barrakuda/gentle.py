"""The gentle bots of Barrakuda: they dive as beginners do, each with faults of its own.

A beginner counts what a wreck gives in gold, as far as it sees that, and follows its mood where wrecks are worth about
the same. What it does not see is said by its `Habits`: the fish, who else may come, the gold of others. It never
thinks beyond this turn.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from tortuga.games.barrakuda.actions import TABLE
from tortuga.games.barrakuda.state import CARDS, MOVEMENT, WRECKS, Icon
from tortuga.games.kit.game import View
from tortuga.games.kit.moves import Move
from tortuga.players.base import Budget, Generator, actions_of, move_of, seat_of

UNSEEN = -50.0  # the worth of a card that was overlooked: played only if there is no other
NOT_DONE = -9.0  # what a beginner does only if it must
WIN = 9.0  # gold that reaches the goal
CARD = 0.3  # gold that a card taken back counts for
MOST_BANKED = 7  # B2: up to 7 from bag to vault
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


@dataclass(frozen=True)
class Beginner:
    """Plays with the habits of its name; its moods are drawn from its generator."""

    name: str
    game: str | None = "barrakuda"

    def choose(self, view: View, budget: Budget, generator: Generator) -> Move:
        """The move that seems to bring most gold this turn."""
        del budget
        actions, seat = actions_of(view), seat_of(view)
        glance = Glance(view, seat, HABITS[self.name], generator)
        return move_of(view, seat, max(actions, key=lambda action: glance.worth(action) + glance.mood()))


class Glance:
    """A position as a beginner sees it."""

    def __init__(self, view: View, seat: int, habits: Habits, generator: Generator) -> None:
        self.state, self.rules, self.habits, self.generator = view.state, view.rules[0], habits, generator
        self.bag = int(self.state.bag[seat])
        self.row = _row_length(int(self.state.hand[seat]))
        self.needed = int(self.rules.goal) - int(self.state.vault[int(self.rules.purse[seat])])
        players = range(view.options.players)
        self.opponents = [other for other in players if int(self.rules.opponents[seat]) >> other & 1]

    def mood(self) -> float:
        """A part of the gold that does not matter to it."""
        return self.habits.mood * self.generator.below(PARTS) / PARTS

    def worth(self, number: int) -> float:
        """What a move seems to bring, in gold."""
        action = TABLE[number]
        assert action is not None
        if action.verb == "dive" and action.card is not None:
            return self._dived(action.card)
        if action.verb == "barracuda":
            return self._hunted()
        if action.verb == "fish to" and action.wreck is not None:
            return self._gold_at(action.wreck) if self.habits.hunts else 0.0
        if action.verb == "steal from" and action.seat is not None:
            return float(self.state.bag[action.seat]) if self.habits.steals else NOT_DONE
        if action.verb == "special":
            return self._special(int(self.state.wreck))
        return NOT_DONE if action.verb == "exchange" else 0.0

    def _dived(self, wreck: int) -> float:
        """The actions of a wreck, less what it thinks it risks there."""
        if self.generator.below(100) < self.habits.overlooks:
            return UNSEEN
        eaten = self._danger.get(wreck, 0.0) if self.habits.fears_fish else 0.0
        beaten = self._rivalled(wreck) if self.habits.foresees_rivals else 0.0
        dropped = int(self.state.gold[wreck]) if self.habits.sees_dropped_gold else 0
        brings = self._general(wreck) + (1 - beaten) * ((1 - eaten) * self._special(wreck) + dropped)
        return brings - (eaten + ROBBED * beaten) * self.bag

    def _special(self, wreck: int) -> float:
        return self._icon(Icon(int(self.rules.special[wreck])), int(self.rules.special_x[wreck]))

    def _general(self, wreck: int) -> float:
        return self._icon(Icon(int(self.rules.general[wreck])), int(self.rules.general_x[wreck]))

    def _icon(self, icon: Icon, number: int) -> float:
        """What an action gives; other actions than these three mean nothing to a beginner."""
        if icon is Icon.GOLD:
            return float(number)
        if icon is Icon.TAKE_BACK:
            return CARD * min(number, self.row + 1)
        if icon in (Icon.BANK, Icon.BANK_ALL):
            return self._banked(self.bag if icon is Icon.BANK_ALL else min(MOST_BANKED, self.bag))
        return 0.0

    def _banked(self, gold: int) -> float:
        if gold >= self.needed:
            return WIN
        return float(gold) if self.bag >= self.habits.banks_from else 0.0

    def _hunted(self) -> float:
        """Its own bag is safe then, and the fullest of the others is not."""
        if not self.habits.hunts:
            return NOT_DONE
        return self.habits.hunts * (max(int(self.state.bag[other]) for other in self.opponents) + self.bag / 2)

    def _gold_at(self, wreck: int) -> float:
        return float(sum(int(self.state.bag[other]) for other in self.opponents if self.state.pawn[other] == wreck))

    @cached_property
    def _danger(self) -> dict[int, float]:
        """How likely the fish seems to end on each wreck that it can reach."""
        found = {int(self.state.fish): DANGER[0]}
        for chance in DANGER[1:]:
            reached = {wreck for start in found for wreck in _set(int(self.state.near[start]))}
            found |= {wreck: chance for wreck in reached if wreck not in found}
        return found

    def _rivalled(self, wreck: int) -> float:
        """How likely an opponent whose row is no longer seems to come, too (B4.2)."""
        alone = 1.0
        for other in self.opponents:
            hand = int(self.state.hand[other])
            if hand >> wreck & 1 and _row_length(hand) <= self.row:
                alone *= max(0.0, 1 - RIVAL / hand.bit_count())
        return 1 - alone


def _row_length(hand: int) -> int:
    return CARDS - (hand & int(MOVEMENT)).bit_count()


def _set(members: int) -> list[int]:
    return [wreck for wreck in range(1, WRECKS + 1) if members >> wreck & 1]
