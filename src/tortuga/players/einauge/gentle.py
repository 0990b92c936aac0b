"""The gentle bots of Einauge: they play as beginners do, each with faults of its own.

A beginner judges each move by what it brings in jewels, as far as it sees that. What it does not see is said by its
`Habits`: cards it overlooks, rows that will pay again, chests and who has most of them. It never thinks of the moves of
others, and sells only what it must.
"""

from __future__ import annotations

from dataclasses import astuple, dataclass
from enum import IntEnum
from typing import Any

import numpy as np

from tortuga.games.einauge.actions import PASS, SELL_JEWEL, SELL_LONE_SHIP, Word, card_of, word_of
from tortuga.games.einauge.cards import colour_byte, colour_of, is_ship
from tortuga.games.einauge.state import NOT_IN_SIGHT, RANKS, SHIP, Phase
from tortuga.games.kit.bits import count, has, nth
from tortuga.games.kit.chance import below
from tortuga.games.kit.compile import called, kernel, part, wide
from tortuga.games.kit.game import View
from tortuga.games.kit.moves import Move
from tortuga.players.base import Budget, Generator, move_of, seat_of
from tortuga.players.einauge.matrose import NO_ACTION, legal_sets

UNSEEN = -50.0  # the worth of a card that was overlooked: bought only if nothing else can be
SOLD = -100.0  # selling comes after every purchase
DUCAT = 0.2  # E5.3: as scoring gives
CHEST = 1.0  # for one who only collects them
CHESTS = 5.0  # all chests of a colour, for one who compares
OPEN_CHESTS = 2.0  # that others may still get there
SHARE_OF_COLOUR = 0.5  # of the free cards of a colour that one gets
CARDS_UP_A_TURN = 2


class Chests(IntEnum):
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

_FIELDS = [
    ("overlooks", "i8"),
    ("counts_row", "?"),
    ("foresees", "f8"),
    ("chests", "i8"),
    ("thrift", "f8"),
    ("sabre", "f8"),
    ("fights_from", "i8"),
]
#: The same for compiled code, in the order of HABITS.
_HABITS = np.array([astuple(habits) for habits in HABITS.values()], _FIELDS)
_NUMBERS = {name: number for number, name in enumerate(HABITS)}


# ---- what a card or a row pays


@part
def _pay(rules: Any, rank: int, sabre: float) -> Any:
    """What a card pays, in jewels."""
    if rank == SHIP:
        return float(rules.ship_jewels) + DUCAT * rules.ship_ducats + sabre * rules.ship_sabres
    face = 1 << rank
    return float(rules.row_jewels[face]) + DUCAT * rules.row_ducats[face] + sabre * rules.row_sabres[face]


@called
def _row_pay(rules: Any, state: Any, seat: int, colour: int, sabre: float) -> float:
    """What the cards pay that lie in a row already."""
    paid = 0.0
    for rank in range(RANKS):
        if has(state.islands[seat], 8 * colour + rank):
            paid += _pay(rules, rank, sabre)
    for _ in range(wide(colour_byte(state.row_ships[seat], colour))):
        paid += _pay(rules, SHIP, sabre)
    return paid


@part
def _chests_of(rules: Any, state: Any, seat: int, colour: int) -> int:
    """The chests that the islands of a row show."""
    return wide(rules.row_chests[wide(colour_byte(state.islands[seat], colour))])  # type: ignore[no-any-return]


@called
def _treasure(rules: Any, state: Any, seat: int, habits: Any, colour: int, rank: int) -> float:
    """What the chests of a card may bring in the end."""
    shown = wide(rules.ship_chests) if rank == SHIP else wide(rules.row_chests[1 << rank])
    if habits.chests == Chests.IGNORED or shown == 0:
        return 0.0
    if habits.chests == Chests.COLLECTED:
        return CHEST * shown  # type: ignore[no-any-return]
    theirs = 0
    for other in range(rules.players):
        if other != seat:
            theirs += _chests_of(rules, state, other, colour)
    mine = _chests_of(rules, state, seat, colour)
    after, others = mine + shown, OPEN_CHESTS + theirs
    return CHESTS * (after / (others + after) - mine / (others + mine))  # type: ignore[no-any-return]


# ---- what a move seems to bring


@part
def _turns(rules: Any, state: Any) -> Any:
    """About how many turns are to come; none once the end is in sight."""
    if state.turns_left != NOT_IN_SIGHT:
        return 0.0
    return count(state.pile) / (CARDS_UP_A_TURN * wide(rules.players))


@called
def _taken(rules: Any, state: Any, seat: int, habits: Any, seen: Any, action: int) -> float:
    """What a card brings that is bought or won."""
    card = card_of(action)
    if is_ship(card) and (word_of(action) == Word.BUY_JOINING or word_of(action) == Word.FIGHT_JOINING):
        return 0.0  # a ship laid alone pays nothing
    colour, rank = colour_of(card), card & 7
    if rank != SHIP and not has(seen, card):
        return UNSEEN
    free = colour_byte(state.display | state.table | state.pile, colour)
    to_come = max(0, count(free) - 1)  # further cards of the colour that one could get
    again = min(habits.foresees, _turns(rules, state), SHARE_OF_COLOUR * to_come)
    face = _pay(rules, rank, habits.sabre)
    row = _row_pay(rules, state, seat, colour, habits.sabre) + face if habits.counts_row else face
    return row + again * face + _treasure(rules, state, seat, habits, colour, rank)  # type: ignore[no-any-return]


@called
def _fought(rules: Any, state: Any, seat: int, habits: Any, seen: Any, action: int) -> float:
    """E3.2: by default 3 sabres, or 4 for a card that shows one."""
    if state.sabres[seat] < habits.fights_from and state.phase != Phase.FINAL:
        return UNSEEN
    price = habits.sabre * rules.fight_price[card_of(action) & 7]
    return _taken(rules, state, seat, habits, seen, action) - price  # type: ignore[no-any-return]


@part
def _sold(rules: Any, habits: Any, action: int) -> float:
    """E3.1: what it must sell, it sells where it pays least: by default a card for 5 ducats, a jewel for 3."""
    if action == SELL_JEWEL:
        return SOLD - 1.0 + DUCAT * rules.jewel_sale  # type: ignore[no-any-return]
    rank = SHIP if action == SELL_LONE_SHIP else card_of(action) & 7
    return SOLD - _pay(rules, rank, habits.sabre) + DUCAT * rules.card_sale  # type: ignore[no-any-return]


@called
def _worth(rules: Any, state: Any, seat: int, habits: Any, seen: Any, action: int, words: Any) -> float:
    """What a move seems to bring, in jewels."""
    word = word_of(action)
    if word == Word.BUY or word == Word.BUY_JOINING:
        price = rules.price[card_of(action) & 7]
        return _taken(rules, state, seat, habits, seen, action) - habits.thrift * price  # type: ignore[no-any-return]
    if word == Word.FIGHT or word == Word.FIGHT_JOINING:
        return _fought(rules, state, seat, habits, seen, action)
    if word == Word.LAY:
        return float(below(words, 100))
    return 0.0 if action == PASS else _sold(rules, habits, action)


# ---- the choice


@part
def _seen(state: Any, overlooks: int, words: Any) -> Any:
    """The cards on offer that are not overlooked."""
    offered = state.display | state.table
    seen = np.uint64(0)
    for number in range(count(offered)):
        if below(words, 100) >= overlooks:
            seen |= np.uint64(1) << np.uint64(nth(offered, number))
    return seen


@kernel
def beginner_action(rules: Any, states: Any, i: int, seat: int, number: int, words: Any) -> int:
    """The action that the beginner of a number chooses for *seat* in game *i*; negative if it has none to choose."""
    if states[i].turn != seat:
        return NO_ACTION
    state, habits = states[i], _HABITS[number]
    seen = _seen(state, habits.overlooks, words)
    highest, chosen = -np.inf, NO_ACTION
    for word, members in enumerate(legal_sets(rules[0], state)):
        for place in range(count(members)):
            action = 64 * word + nth(members, place)
            promised = _worth(rules[0], state, seat, habits, seen, action, words)
            if promised > highest:
                highest, chosen = promised, action
    return chosen


@dataclass(frozen=True)
class Beginner:
    """Plays with the habits of its name; what it overlooks is drawn from its generator."""

    name: str
    game: str | None = "einauge"

    def choose(self, view: View, budget: Budget, generator: Generator) -> Move:
        """The move that seems to bring most."""
        del budget
        seat, number = seat_of(view), _NUMBERS[self.name]
        return move_of(view, seat, int(beginner_action(view.rules, view.states, 0, seat, number, generator.words)))
