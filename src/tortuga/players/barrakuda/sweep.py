"""Value iteration on the coarse model (coarse.py), compiled: one sweep of a part of one layer of vaults.

`values[vault · goal + other]` is a layer: the first seat's share in each position. A theft or the fish is decided by
whoever is asked: the first seat by *values*, the second by *theirs*. To solve the game both are the same array; for a
best response *theirs* is what the other side believes.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tortuga.games.barrakuda.state import CARDS, WRECKS, Icon
from tortuga.games.kit.compile import called, kernel, part
from tortuga.games.kit.layout import record_type
from tortuga.players.barrakuda.coarse import HANDS, HOLDINGS, holding_of, place
from tortuga.players.barrakuda.matrix import MOST, solve_two

LYING = 7  # instead of a wreck: the Barracuda card was played (not 6, where the fish may be)
HOME = 5  # the fish on wreck 6, counted from 0
BANKED_AT_ONCE = 7
BOTH, GENERAL_ONLY = 1, 0
WAYS = 4  # hands there can be after a turn, rounded up to a power of two


#: The rules as far as the coarse model knows them; made by model.py. A record, for compiled code passes it by address.
MODEL = record_type(
    [
        ("hazard", "f8"),  # the chance that a turn ends the game undecided
        ("ends", "f8", (WRECKS * WRECKS,)),  # by fish and end: the chance under both dice
        ("after", "i8", (WAYS << 11,)),  # by hand, card, taken back, which: a hand there can be then
        ("after_number", "i8", (1 << 11,)),  # by hand, card, taken back: how many, all alike likely
        ("special", "i8", (WRECKS + 1,)),  # icons by wreck
        ("special_x", "i8", (WRECKS + 1,)),
        ("general", "i8", (WRECKS + 1,)),
        ("general_x", "i8", (WRECKS + 1,)),
        ("goal", "i8"),
        ("bags", "i8"),
        ("reach", "u1", (2 * WRECKS,)),  # by fish and distance - 1: the set of ends it can be led to
    ]
)


@part
def after_at(hand: int, card: int, back: int) -> int:
    """The place in `after_number` of a hand that has played *card* and taken *back* cards back."""
    return (hand << 3 | card) << 3 | back


@part
def icon_done(icon: int, number: int, bag: int) -> Any:
    """Bag, gold banked and cards taken back by one icon."""
    if icon == Icon.GOLD:
        return bag + number, 0, 0
    if icon == Icon.TAKE_BACK:
        return bag, 0, number
    if icon == Icon.BANK:
        banked = min(bag, BANKED_AT_ONCE)
        return bag - banked, banked, 0
    if icon == Icon.BANK_ALL:
        return 0, bag, 0
    return bag, 0, 0


@part
def dived(model: Any, wreck: int, special: int, bag: int) -> Any:
    """Bag, gold banked and cards taken back by a diver: the special action if so, then the general one."""
    if wreck == LYING:
        return bag, 0, 0
    banked = back = 0
    if special == BOTH:
        bag, banked, back = icon_done(model.special[wreck], model.special_x[wreck], bag)
    bag, more, again = icon_done(model.general[wreck], model.general_x[wreck], bag)
    return bag, banked + more, min(back + again, CARDS)


@called
def ended(model: Any, values: Any, turn: Any, fish: int, mine: Any, theirs: Any) -> float:
    """The first seat's share after the turn; *turn* is (vaults, hands, Barracuda cards, cards played)."""
    vault, other, hand, other_hand, held, other_held, card, other_card = turn
    bag, banked, back = mine
    other_bag, other_banked, other_back = theirs
    won, lost = vault + banked >= model.goal, other + other_banked >= model.goal
    if won or lost:
        return 1.0 if won and (not lost or card < other_card) else 0.0
    held = 0 if card == LYING else held
    other_held = 0 if other_card == LYING else other_held
    if fish == HOME or held + other_held == 0:
        held = other_held = 1
    bag, other_bag = min(bag, model.bags), min(other_bag, model.bags)
    layer = values[(vault + banked) * model.goal + other + other_banked]
    number, other_number = 1, 1
    if card != LYING:
        number = model.after_number[after_at(hand, card, back)]
    if other_card != LYING:
        other_number = model.after_number[after_at(other_hand, other_card, other_back)]
    total = 0.0
    for which in range(number):
        cards = hand if card == LYING else model.after[WAYS * after_at(hand, card, back) + which]
        for other_which in range(other_number):
            others = other_hand
            if other_card != LYING:
                others = model.after[WAYS * after_at(other_hand, other_card, other_back) + other_which]
            first, second = holding_of(cards, held), holding_of(others, other_held)
            total += layer[place(model.bags, fish, first, second, bag, other_bag)]
    return total / (number * other_number)


@part
def row_after(model: Any, hand: int, card: int) -> int:
    """How many cards the row has once *card* is played."""
    rest = model.after[WAYS * after_at(hand, card, 0)]
    length = CARDS
    for bit in range(CARDS):
        length -= rest >> bit & 1
    return length


@called
def meeting(model: Any, values: Any, beliefs: Any, turn: Any, fish: int, bag: int, other_bag: int) -> float:
    """Both stand on the same wreck, no fish: whoever has initiative does the special or steals."""
    wreck = turn[6]
    row, other_row = row_after(model, turn[2], wreck), row_after(model, turn[3], wreck)
    if row == other_row:
        mine, theirs = dived(model, wreck, GENERAL_ONLY, bag), dived(model, wreck, GENERAL_ONLY, other_bag)
        return ended(model, values, turn, fish, mine, theirs)
    if row < other_row:
        mine, theirs = dived(model, wreck, BOTH, bag), dived(model, wreck, GENERAL_ONLY, other_bag)
        best = ended(model, values, turn, fish, mine, theirs)
        if other_bag > 0:
            mine, theirs = dived(model, wreck, GENERAL_ONLY, bag + other_bag), dived(model, wreck, GENERAL_ONLY, 0)
            best = max(best, ended(model, values, turn, fish, mine, theirs))
        return best
    mine, theirs = dived(model, wreck, GENERAL_ONLY, bag), dived(model, wreck, BOTH, other_bag)
    honest = ended(model, values, turn, fish, mine, theirs)
    if bag > 0:
        believed = ended(model, beliefs, turn, fish, mine, theirs)
        mine, theirs = dived(model, wreck, GENERAL_ONLY, 0), dived(model, wreck, GENERAL_ONLY, other_bag + bag)
        if ended(model, beliefs, turn, fish, mine, theirs) < believed:
            return ended(model, values, turn, fish, mine, theirs)
    return honest


@called
def landed(model: Any, values: Any, beliefs: Any, turn: Any, fish: int, bag: int, other_bag: int) -> float:
    """The first seat's share once the fish has ended on *fish*."""
    wreck, other_wreck = turn[6], turn[7]
    if wreck == other_wreck and wreck != LYING and wreck != fish + 1:
        return meeting(model, values, beliefs, turn, fish, bag, other_bag)
    special = other_special = BOTH
    if wreck == fish + 1:
        bag, special = 0, GENERAL_ONLY
    if other_wreck == fish + 1:
        other_bag, other_special = 0, GENERAL_ONLY
    mine, theirs = dived(model, wreck, special, bag), dived(model, other_wreck, other_special, other_bag)
    return ended(model, values, turn, fish, mine, theirs)


@called
def cell(model: Any, values: Any, beliefs: Any, turn: Any, fish: int, bag: int, other_bag: int) -> float:
    """The first seat's share when these two cards are played."""
    total = 0.0
    if (turn[6] == LYING) == (turn[7] == LYING):
        for end in range(WRECKS):
            chance = model.ends[WRECKS * fish + end]
            if chance > 0.0:
                total += chance * landed(model, values, beliefs, turn, end, bag, other_bag)
        return total
    for distance in range(2):
        if turn[6] == LYING:
            best = 0.0
            for end in range(WRECKS):
                if model.reach[2 * fish + distance] >> end & 1:
                    best = max(best, landed(model, values, beliefs, turn, end, bag, other_bag))
        else:
            lowest, best = 2.0, 0.0
            for end in range(WRECKS):
                if model.reach[2 * fish + distance] >> end & 1:
                    believed = landed(model, beliefs, beliefs, turn, end, bag, other_bag)
                    if believed < lowest:
                        lowest = believed
                        best = landed(model, values, beliefs, turn, end, bag, other_bag)
        total += best / 2.0
    return total


@part
def cards_in(hand: int, held: int, cards: Any) -> int:
    """Write the playable cards, the Barracuda card as LYING; how many there are."""
    number = 0
    for card in range(1, CARDS + 1):
        if hand >> (card - 1) & 1:
            cards[number] = card
            number += 1
    if held:
        cards[number] = LYING
        number += 1
    return number


@called
def write_game(model: Any, values: Any, beliefs: Any, seat: Any, game: Any, cards: Any, others: Any) -> Any:
    """The matrix of one position; *seat* is (vaults, fish, hands, Barracuda cards, bags). Rows and columns."""
    vault, other, fish, hand, other_hand, held, other_held, bag, other_bag = seat
    rows, columns = cards_in(hand, held, cards), cards_in(other_hand, other_held, others)
    for row in range(rows):
        for column in range(columns):
            turn = (vault, other, hand, other_hand, held, other_held, cards[row], others[column])
            game[row, column] = cell(model, values, beliefs, turn, fish, bag, other_bag)
    return rows, columns


@kernel
def sweep(models: Any, values: Any, vault: int, other: int, fish: int, begin: int, end: int, fresh: Any) -> float:
    """Solve every position of the layer with the fish there and the first hand from *begin* to *end*; the most changed.

    *fresh* has the new values of this fish; *values* stays as it is, so that threads do not see each other.
    """
    model = models[0]
    game, tableau = np.empty((MOST, MOST)), np.empty((MOST + 1, 2 * MOST + 2))
    mix, other_mix = np.empty(MOST), np.empty(MOST)
    cards, others = np.empty(MOST, np.int64), np.empty(MOST, np.int64)
    layer = values[vault * model.goal + other]
    changed = 0.0
    base = place(model.bags, fish, 0, 0, 0, 0)
    for first in range(begin, end):
        for second in range(HOLDINGS):
            held, other_held = first // HANDS, second // HANDS
            if held + other_held == 0:
                continue
            for bag in range(model.bags + 1):
                for other_bag in range(model.bags + 1):
                    hand, other_hand = first % HANDS + 1, second % HANDS + 1
                    seat = (vault, other, fish, hand, other_hand, held, other_held, bag, other_bag)
                    rows, columns = write_game(model, values, values, seat, game, cards, others)
                    found = solve_two(game, rows, columns, mix, other_mix, tableau)
                    found = (1.0 - model.hazard) * found + model.hazard / 2.0
                    at = place(model.bags, fish, first, second, bag, other_bag)
                    changed = max(changed, abs(found - layer[at]))
                    fresh[at - base] = found
    return changed


@kernel
def game_of(models: Any, values: Any, seat: Any, game: Any) -> Any:
    """The matrix of one position, for a look at it; *seat* as in write_game. Rows and columns."""
    cards, others = np.empty(MOST, np.int64), np.empty(MOST, np.int64)
    return write_game(models[0], values, values, seat, game, cards, others)
