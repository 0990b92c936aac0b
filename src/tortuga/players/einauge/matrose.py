"""Matrose: plays Einauge by a hand-made judgement of where each move leads.

A seat is worth what it holds, counted in jewels, what its chests may bring, and what its rows may still pay: the cards
to come go to the rows that pay most. All of it follows from the card table of the game, so odd tables work, too.
Chance is not tried: a position that waits for it is judged as it is.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from tortuga.games.einauge.actions import WORDS, Word, card_of
from tortuga.games.einauge.cards import colour_byte
from tortuga.games.einauge.scoring import chest_jewels, chests, colour_bonus, exchanged
from tortuga.games.einauge.state import COLOURS, NOT_IN_SIGHT, RANKS, ColourBonus, Phase
from tortuga.games.einauge.turn import apply, decider, legal
from tortuga.games.kit.bits import count, nth
from tortuga.games.kit.compile import called, kernel, part, wide
from tortuga.games.kit.game import View
from tortuga.games.kit.moves import Move
from tortuga.players.base import Budget, Generator, move_of, seat_of

NO_ACTION = -1
WIN = 1000.0  # above any margin of our own cards
LEFT_SHORT = 50.0  # what a sale costs that does not yet allow a purchase

# What things are worth, in jewels.
SABRE_TO_FIGHT = 1.4  # one that a fight is left for
SABRES_A_FIGHT = 3.5
CHESTS = 5.0  # all chests of a colour, while places are open and most bring 7 jewels (E5.4)
MOST_CHESTS = 7.0
OPEN_CHESTS = 2.0  # that others may still get there

# What is to come.
CARDS_UP_A_TURN = 2.0
SHARE_OF_COLOUR = 0.5  # of the free cards of a colour that one gets if one wants them

_COLOURS = len(COLOURS)
_USED_UP = -1.0
_BUYING = int(Word.BUY_JOINING) + 1  # the words of a purchase come first


@called
def do(rules: Any, state: Any, action: int) -> None:
    """Do a legal move."""
    apply(rules, state, decider(state), action)


@called
def legal_sets(rules: Any, state: Any) -> Any:
    """The legal moves as seven sets."""
    return legal(rules, state, decider(state))


# ---- the worth of a seat


@part
def turns_to_come(rules: Any, state: Any, seat: int) -> float:
    """About how many more turns *seat* has after the present one: exactly, once the end is in sight (E5.1)."""
    players = np.int64(rules.players)
    if state.turns_left != NOT_IN_SIGHT:
        ahead = (seat - np.int64(state.turn) + players) % players
        return 1.0 if 1 <= ahead <= state.turns_left else 0.0
    return count(state.pile) / (CARDS_UP_A_TURN * players) + 0.5


@part
def ducat_worth(rules: Any) -> Any:
    """What scoring gives for a ducat (E5.3)."""
    return 1.0 / wide(rules.jewel_ducats)


@part
def holdings(rules: Any, state: Any, seat: int, turns: float) -> Any:
    """Jewels, ducats and sabres: sabres that can still be used in *turns* are worth more."""
    sabres = float(state.sabres[seat])
    left = wide(rules.sabre_ducats) / wide(rules.jewel_ducats)  # what scoring gives for a sabre
    to_fight = min(sabres, SABRES_A_FIGHT * (turns + 1.0))  # one more fight in the final round
    ducats = ducat_worth(rules) * state.ducats[seat]
    return state.jewels[seat] + ducats + SABRE_TO_FIGHT * to_fight + left * (sabres - to_fight)


@part
def row_pay(rules: Any, row: Any, ships: Any, ducat: float, sabre: float) -> Any:
    """What a row pays each time a card joins it (E4.3), in jewels; *ducat* and *sabre* are what these are worth."""
    jewels = rules.row_jewels[row] + ships * rules.ship_jewels
    ducats = rules.row_ducats[row] + ships * rules.ship_ducats
    sabres = rules.row_sabres[row] + ships * rules.ship_sabres
    return float(jewels) + ducat * ducats + sabre * sabres


@part
def future_pay(rules: Any, state: Any, seat: int, turns: float, pays: Any) -> float:
    """What the rows may still pay: cards to come go to the best-paying row first, if its colour has free ones."""
    ducat = ducat_worth(rules)
    for colour in range(_COLOURS):
        row = np.int64(colour_byte(state.islands[seat], colour))
        ships = np.int64(colour_byte(state.row_ships[seat], colour))
        pays[colour] = row_pay(rules, row, ships, ducat, SABRE_TO_FIGHT)
    free = state.display | state.table | state.pile
    left = turns  # a card a turn
    gain = 0.0
    while left > 0.0:
        best = _best_paying(pays)
        if pays[best] <= 0.0:
            break
        cards = min(left, SHARE_OF_COLOUR * count(colour_byte(free, best)))
        gain += cards * pays[best]
        left -= cards
        pays[best] = _USED_UP
    return gain


@part
def _best_paying(pays: Any) -> int:
    """As `pays.argmax()`, which makes all of Matrose 4 % slower."""
    best = 0
    for colour in range(1, _COLOURS):
        if pays[colour] > pays[best]:
            best = colour
    return best


@part
def treasure(rules: Any, state: Any, seat: int, late: float) -> float:
    """What chests bring (E5.4): early by their share of the colour, later by the places as they are."""
    worth = 0.0
    if rules.colour_bonus == ColourBonus.INSTEAD:
        return worth
    all_chests = CHESTS * rules.place_jewels[1] / MOST_CHESTS
    for colour in range(_COLOURS):
        mine = chests(rules, state, seat, colour)
        if mine > 0:
            everybodys = OPEN_CHESTS
            for other in range(rules.players):
                everybodys += chests(rules, state, other, colour)
            worth += late * chest_jewels(rules, state, seat, colour) + (1.0 - late) * all_chests * mine / everybodys
    return worth


@part
def worth(rules: Any, state: Any, seat: int, pays: Any) -> Any:
    """The worth of a seat in jewels: in the final round its score, before that what it may score."""
    if is_final(state):
        return (
            state.jewels[seat]
            + exchanged(rules, state, seat)
            + treasure(rules, state, seat, 1.0)
            + colour_bonus(rules, state, seat)
        )
    turns = turns_to_come(rules, state, seat)
    late = 1.0 - count(state.pile) / (RANKS * count(np.uint64(state.colours)))
    rows = (
        future_pay(rules, state, seat, turns, pays)
        + treasure(rules, state, seat, late)
        + colour_bonus(rules, state, seat)
    )
    return holdings(rules, state, seat, turns) + rows


@part
def is_final(state: Any) -> bool:
    """Whether scores are all that is left to look at."""
    return state.phase == Phase.FINAL or state.phase == Phase.OVER  # type: ignore[no-any-return]


@called
def value(rules: Any, state: Any, seat: int, pays: Any) -> Any:
    """The value of a position for *seat*: its worth above the others' mean, in the final round above their best."""
    mine = mean = 0.0
    best = -np.inf
    for other in range(rules.players):
        theirs = worth(rules, state, other, pays)
        if other == seat:
            mine = theirs
        else:
            mean += theirs / (rules.players - 1)
            best = max(best, theirs)
    if not is_final(state):
        return mine - mean
    if state.phase == Phase.OVER and mine >= best:
        return mine - best + (WIN if mine > best else WIN / 2.0)
    return mine - best


# ---- the choice


@called
def _best_after(rules: Any, states: Any, i: int, seat: int, words: int, pays: Any) -> float:
    """The best value that a move of the first *words* words leads to from position *i*; the next one is for scratch."""
    best = -np.inf
    for word, members in enumerate(legal_sets(rules, states[i])):
        if word < words:
            for number in range(count(members)):
                states[i + 1] = states[i]
                do(rules, states[i + 1], 64 * word + nth(members, number))
                best = max(best, value(rules, states[i + 1], seat, pays))
    return best


@kernel
def matrose_action(rules: Any, states: Any, i: int, seat: int) -> int:
    """The action Matrose chooses for *seat* in game *i*; negative if it has none to choose.

    Scratch 0 is the position, 1 where a move leads, 2 where the next one leads: a purchase is judged with the best
    fight after it, a sale with the best purchase. One long function: Numba would optimise a part of it once more.
    """
    scratch = np.empty(3, states.dtype)
    scratch[0] = states[i]
    pays = np.empty(_COLOURS, np.float64)
    highest, chosen = -np.inf, NO_ACTION
    for word, members in enumerate(legal_sets(rules[0], states[i])):
        for number in range(count(members)):
            action = 64 * word + nth(members, number)
            scratch[1] = scratch[0]
            do(rules[0], scratch[1], action)
            short = scratch[1].phase == Phase.BUY
            if word == Word.LAY:
                promised = -float(rules[0].price[card_of(action) & 7])  # the cheapest: nothing cleverer was stronger
            elif scratch[0].phase == Phase.BUY:
                promised = _best_after(rules[0], scratch, 1, seat, _BUYING if short else WORDS, pays)
            else:
                promised = -np.inf
            if promised == -np.inf:
                promised = value(rules[0], scratch[1], seat, pays) - (LEFT_SHORT if short else 0.0)
            if promised > highest:
                highest, chosen = promised, action
    return chosen if states[i].turn == seat else NO_ACTION


@dataclass(frozen=True)
class Matrose:
    """Plays without chance: the same view always gives the same move."""

    name: str = "Matrose"
    game: str | None = "einauge"

    def choose(self, view: View, budget: Budget, generator: Generator) -> Move:
        """The move that leads to the best-looking position."""
        del budget, generator
        seat = seat_of(view)
        return move_of(view, seat, int(matrose_action(view.rules, view.states, 0, seat)))
