"""The gentle bots of Einauge: they play as beginners do, each with faults of its own.

A beginner judges each move by what it brings in jewels, as far as it sees that. What it does not see is said by its
`Habits`: cards it overlooks, rows that will pay again, chests and who has most of them. It never thinks of the moves of
others, and sells only what it must.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from tortuga.games.einauge.actions import TABLE, Action
from tortuga.games.einauge.state import NOT_IN_SIGHT, RANKS, SHIP, Phase
from tortuga.games.einauge.tables import Face
from tortuga.games.kit.game import View
from tortuga.games.kit.moves import Move
from tortuga.players.base import Budget, Generator, actions_of, move_of, seat_of

UNSEEN = -50.0  # the worth of a card that was overlooked: bought only if nothing else can be
SOLD = -100.0  # selling comes after every purchase
DUCAT = 0.2  # E5.3: as scoring gives
CHEST = 1.0  # for one who only collects them
CHESTS = 5.0  # all chests of a colour, for one who compares
OPEN_CHESTS = 2.0  # that others may still get there
SHARE_OF_COLOUR = 0.5  # of the free cards of a colour that one gets
CARDS_UP_A_TURN = 2


class Chests(Enum):
    """What a beginner makes of chests (E5.4)."""

    IGNORED = 0
    COLLECTED = 1  # the more the better, whatever the others have
    COMPARED = 2  # with those of the others


@dataclass(frozen=True)
class Habits:
    """What a beginner sees and what it gets wrong; the defaults are its best."""

    overlooks: int = 0  # of 100 cards on offer
    counts_row: bool = True  # False: counts what the card itself shows, though the whole row pays (E4.3)
    foresees: float = 0.0  # how many more times it expects a row to pay
    chests: Chests = Chests.IGNORED
    thrift: float = (
        DUCAT  # jewels that a ducat of the price counts for: with less it spends at once, with more it saves
    )
    sabre: float = 0.6  # jewels that a sabre counts for; 0.6 is what scoring gives (E5.3)
    fights_from: int = 0  # sabres it must hold before it fights, except in the final round


HABITS = {
    "Smutje": Habits(overlooks=40, counts_row=False, thrift=0.07),  # spends at once
    "Jungmann": Habits(overlooks=70, fights_from=6),  # saves its sabres too long
    "Leichtmatrose": Habits(overlooks=40, thrift=0.3),
    "Kanonier": Habits(overlooks=35, foresees=5.0, chests=Chests.COLLECTED, sabre=1.2),
    "Toppgast": Habits(foresees=5.0, chests=Chests.COMPARED, sabre=1.2),
}


@dataclass(frozen=True)
class Beginner:
    """Plays with the habits of its name; what it overlooks is drawn from its generator."""

    name: str
    game: str | None = "einauge"

    def choose(self, view: View, budget: Budget, generator: Generator) -> Move:
        """The move that seems to bring most."""
        del budget
        actions, seat = actions_of(view), seat_of(view)
        return move_of(view, seat, max(actions, key=Glance(view, seat, HABITS[self.name], generator).worth))


class Glance:
    """A position as a beginner sees it."""

    def __init__(self, view: View, seat: int, habits: Habits, generator: Generator) -> None:
        self.state, self.seat, self.habits, self.generator = view.state, seat, habits, generator
        self.faces: Sequence[Face] = (*view.options.cards.islands, view.options.cards.ship)
        self.others = [other for other in range(view.options.players) if other != seat]
        self.sabres, self.is_final = int(view.state.sabres[seat]), view.state.phase == Phase.FINAL
        offered = int(view.state.display) | int(view.state.table)
        cards = [card for card in range(64) if offered >> card & 1]
        self.seen = {card for card in cards if generator.below(100) >= habits.overlooks}
        self.pile = int(view.state.pile)
        is_open = view.state.turns_left == NOT_IN_SIGHT
        self.turns = self.pile.bit_count() / (CARDS_UP_A_TURN * view.options.players) if is_open else 0.0

    def worth(self, number: int) -> float:
        """What a move seems to bring, in jewels."""
        action = TABLE[number]
        assert action is not None
        face = self.faces[SHIP if action.rank is None else action.rank]
        if action.verb == "buy":
            return self._taken(action, face) - self.habits.thrift * face.price
        if action.verb == "fight":
            return self._fought(action, face)
        if action.verb == "lay":
            return float(self.generator.below(100))
        return 0.0 if action.verb == "pass" else self._sold(action, face)

    def _fought(self, action: Action, face: Face) -> float:
        """E3.2: 3 sabres, or 4 for a card that shows one."""
        if self.sabres < self.habits.fights_from and not self.is_final:
            return UNSEEN
        return self._taken(action, face) - self.habits.sabre * (4 if face.sabres else 3)

    def _taken(self, action: Action, face: Face) -> float:
        if action.colour is None:  # a ship laid alone pays nothing
            return 0.0
        if action.rank is not None and 8 * action.colour + action.rank not in self.seen:
            return UNSEEN
        row = [*self._row(action.colour), face] if self.habits.counts_row else [face]
        again = min(self.habits.foresees, self.turns, SHARE_OF_COLOUR * self._to_come(action.colour))
        return self._pay(row) + again * self._pay([face]) + self._treasure(action.colour, face)

    def _row(self, colour: int) -> list[Face]:
        ships = int(self.state.row_ships[self.seat]) >> 8 * colour & 255
        return self._islands(self.seat, colour) + [self.faces[SHIP]] * ships

    def _islands(self, seat: int, colour: int) -> list[Face]:
        islands = int(self.state.islands[seat]) >> 8 * colour
        return [self.faces[rank] for rank in range(RANKS) if islands >> rank & 1]

    def _to_come(self, colour: int) -> int:
        """How many more cards of a colour one could get after one of those on offer."""
        free = int(self.state.display) | int(self.state.table) | self.pile
        return max(0, (free >> 8 * colour & 127).bit_count() - 1)

    def _pay(self, cards: Sequence[Face]) -> float:
        return sum(card.jewels + DUCAT * card.ducats + self.habits.sabre * card.sabres for card in cards)

    def _treasure(self, colour: int, face: Face) -> float:
        """What the chests of a card may bring in the end."""
        if self.habits.chests is Chests.IGNORED or not face.chests:
            return 0.0
        if self.habits.chests is Chests.COLLECTED:
            return CHEST * face.chests
        mine = sum(card.chests for card in self._islands(self.seat, colour))
        theirs = OPEN_CHESTS + sum(card.chests for other in self.others for card in self._islands(other, colour))
        after = mine + face.chests
        return CHESTS * (after / (theirs + after) - mine / (theirs + mine))

    def _sold(self, action: Action, face: Face) -> float:
        """E3.1: what it must sell, it sells where it pays least: a card for 5 ducats, a jewel for 3."""
        if action.jewel:
            return SOLD - 1.0 + 3 * DUCAT
        return SOLD - self._pay([face]) + 5 * DUCAT
