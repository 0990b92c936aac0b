"""A turn of the coarse model, compiled: for two hands, with all bags and all places of the fish at once.

The result of a pair of cards depends on where the fish ends and not on where it was, and bags lie side by side in
memory: computed together, a position costs a small part of what it costs alone.

`values` holds the first seat's share in every position: the layer with vaults (v, w) begins at (v · goal + w) · size.
A theft or the fish is decided by whoever is asked: the first seat by *values*, the second by *beliefs*. To solve the
game both are the same array; for a best response *beliefs* is what the other side believes. *apart*: they differ.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tortuga.games.barrakuda.state import CARDS, WRECKS
from tortuga.games.kit.compile import called, part
from tortuga.games.kit.layout import record_type
from tortuga.players.barrakuda.turn_game.table import holding_of, place, size_of

LYING = 7  # instead of a wreck: the Barracuda card was played (not 6, where the fish may be)
HOME = 5  # the fish on wreck 6, counted from 0
BOTH, GENERAL_ONLY = 1, 0
WAYS = 4  # hands there can be after a turn, rounded up to a power of two
MOST_GOLD = 32  # what a thief brings to a wreck stays below
WON, LOST = -1, -2  # instead of a place in `values`

#: The rules as far as the coarse model knows them; made by model.py. A record, for compiled code passes it by address.
MODEL = record_type(
    [
        ("hazard", "f8"),  # the chance that the turn limit comes now
        ("ends", "f8", (WRECKS * WRECKS,)),  # by fish and end: the chance under both dice
        ("after", "i8", (WAYS << 11,)),  # by hand, card, taken back, which: a hand there can be then
        ("after_number", "i8", (1 << 11,)),  # by hand, card, taken back: how many, all alike likely
        ("bag", "i8", (16 * MOST_GOLD,)),  # by dive and gold brought: what is in the bag then
        ("banked", "i8", (16 * MOST_GOLD,)),  # by dive and gold brought: what goes to the vault
        ("back", "i8", (16 * MOST_GOLD,)),  # by dive: cards taken back
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
def dive_at(wreck: int, special: int) -> int:
    """Where the tables of a dive begin: a wreck, with its special action or without."""
    return (wreck << 1 | special) * MOST_GOLD


@part
def standing(vault: int, other: int, bag: int, other_bag: int) -> float:
    """B6: the first seat's share where the turn limit ends the game."""
    mine, theirs = vault * MOST_GOLD + bag, other * MOST_GOLD + other_bag
    return 1.0 if mine > theirs else 0.0 if mine < theirs else 0.5


@called
def write_places(model: Any, turn: Any, mine: Any, theirs: Any, places: Any) -> None:
    """Where in *values* each pair of bags comes to, but for fish and hands.

    *mine* is (dive, how often the own bag is brought, how often the other's): a victim brings nothing, a thief both.
    """
    dive, keeps, takes = mine
    other_dive, other_keeps, other_takes = theirs
    width, size = model.bags + 1, size_of(model.bags)
    for bag in range(width):
        for other_bag in range(width):
            at = dive + keeps * bag + takes * other_bag
            other_at = other_dive + other_keeps * other_bag + other_takes * bag
            vault, other = turn[0] + model.banked[at], turn[1] + model.banked[other_at]
            won, lost = vault >= model.goal, other >= model.goal
            found = (vault * model.goal + other) * size + model.bag[at] * width + model.bag[other_at]
            if won or lost:
                found = WON if won and (not lost or turn[6] < turn[7]) else LOST
            places[width * bag + other_bag] = found


@called
def ended(model: Any, values: Any, turn: Any, fish: int, mine: Any, theirs: Any, places: Any, out: Any) -> None:
    """The first seat's share after the turn; *turn* is (vaults, hands, Barracuda cards, cards played)."""
    write_places(model, turn, mine, theirs, places)
    held = 0 if turn[6] == LYING else turn[4]
    other_held = 0 if turn[7] == LYING else turn[5]
    if fish == HOME or held + other_held == 0:
        held = other_held = 1
    at, other_at = after_at(turn[2], turn[6], model.back[mine[0]]), after_at(turn[3], turn[7], model.back[theirs[0]])
    number = 1 if turn[6] == LYING else model.after_number[at]
    other_number = 1 if turn[7] == LYING else model.after_number[other_at]
    out[:] = 0.0
    for which in range(number):
        cards = turn[2] if turn[6] == LYING else model.after[WAYS * at + which]
        for other_which in range(other_number):
            others = turn[3] if turn[7] == LYING else model.after[WAYS * other_at + other_which]
            begin = place(model.bags, fish, holding_of(cards, held), holding_of(others, other_held), 0, 0)
            for pair in range(out.shape[0]):
                if places[pair] >= 0:
                    out[pair] += values[begin + places[pair]]
                elif places[pair] == WON:
                    out[pair] += 1.0
    for pair in range(out.shape[0]):
        out[pair] /= number * other_number


@part
def row_after(model: Any, hand: int, card: int) -> int:
    """How many cards the row has once *card* is played."""
    rest = model.after[WAYS * after_at(hand, card, 0)]
    length = CARDS
    for bit in range(CARDS):
        length -= rest >> bit & 1
    return length


@called
def meeting(
    model: Any, values: Any, beliefs: Any, apart: bool, turn: Any, fish: int, places: Any, room: Any, out: Any
) -> None:
    """Both stand on the same wreck, no fish: whoever has initiative does the special or steals."""
    row, other_row = row_after(model, turn[2], turn[6]), row_after(model, turn[3], turn[6])
    both, general = dive_at(turn[6], BOTH), dive_at(turn[6], GENERAL_ONLY)
    width = model.bags + 1
    if row < other_row:
        ended(model, values, turn, fish, (both, 1, 0), (general, 1, 0), places, out)
        ended(model, values, turn, fish, (general, 1, 1), (general, 0, 0), places, room[0])
        for pair in range(out.shape[0]):
            if pair % width > 0:
                out[pair] = max(out[pair], room[0, pair])
    elif row > other_row:
        ended(model, values, turn, fish, (general, 1, 0), (both, 1, 0), places, out)
        ended(model, values, turn, fish, (general, 0, 0), (general, 1, 1), places, room[0])
        room[1], room[2] = out, room[0]
        if apart:
            ended(model, beliefs, turn, fish, (general, 1, 0), (both, 1, 0), places, room[1])
            ended(model, beliefs, turn, fish, (general, 0, 0), (general, 1, 1), places, room[2])
        for pair in range(out.shape[0]):
            if pair >= width and room[2, pair] < room[1, pair]:
                out[pair] = room[0, pair]
    else:
        ended(model, values, turn, fish, (general, 1, 0), (general, 1, 0), places, out)


@called
def land(model: Any, values: Any, beliefs: Any, apart: bool, turn: Any, places: Any, room: Any, lands: Any) -> None:
    """lands[end, bags]: the first seat's share once the fish has ended there."""
    wreck, other_wreck = turn[6], turn[7]
    for end in range(WRECKS):
        if wreck == other_wreck and wreck != LYING and wreck != end + 1:
            meeting(model, values, beliefs, apart, turn, end, places, room, lands[end])
        else:
            caught, other_caught = wreck == end + 1, other_wreck == end + 1
            mine = (dive_at(wreck, GENERAL_ONLY if caught else BOTH), 0 if caught else 1, 0)
            theirs = (dive_at(other_wreck, GENERAL_ONLY if other_caught else BOTH), 0 if other_caught else 1, 0)
            ended(model, values, turn, end, mine, theirs, places, lands[end])


@called
def lead(model: Any, turn: Any, fish: int, lands: Any, believed: Any, room: Any, out: Any) -> None:
    """The share with the fish on *fish* before the turn: by dice, or led by whoever alone played the Barracuda card."""
    out[:] = 0.0
    if (turn[6] == LYING) == (turn[7] == LYING):
        for end in range(WRECKS):
            chance = model.ends[WRECKS * fish + end]
            if chance > 0.0:
                for pair in range(out.shape[0]):
                    out[pair] += chance * lands[end, pair]
        return
    sign = -1.0 if turn[6] == LYING else 1.0  # the second seat wants little
    for distance in range(2):
        room[0] = 2.0
        for end in range(WRECKS):
            if model.reach[2 * fish + distance] >> end & 1:
                for pair in range(out.shape[0]):
                    if sign * believed[end, pair] < room[0, pair]:
                        room[0, pair], room[1, pair] = sign * believed[end, pair], lands[end, pair]
        for pair in range(out.shape[0]):
            out[pair] += room[1, pair] / 2.0


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
def write_games(model: Any, values: Any, beliefs: Any, apart: bool, seats: Any, scratch: Any, games: Any) -> Any:
    """games[fish, row, column, bags] of two hands; *seats* is (vaults, hands, Barracuda cards). Rows and columns."""
    cards, places, room, lands, believed = scratch
    vault, other, hand, other_hand, held, other_held = seats
    rows, columns = cards_in(hand, held, cards[0]), cards_in(other_hand, other_held, cards[1])
    for row in range(rows):
        for column in range(columns):
            turn = (vault, other, hand, other_hand, held, other_held, cards[0, row], cards[1, column])
            land(model, values, beliefs, apart, turn, places, room, lands)
            led = apart and turn[7] == LYING and turn[6] != LYING  # the other side leads the fish by its beliefs
            if led:
                land(model, beliefs, beliefs, False, turn, places, room, believed)
            for fish in range(WRECKS):
                lead(model, turn, fish, lands, believed if led else lands, room, games[fish, row, column])
    return rows, columns


@called
def scratch_of(model: Any) -> Any:
    """Room for write_games: cards of both, places, shares of a turn, shares by end as they are and as believed."""
    pairs = (model.bags + 1) * (model.bags + 1)
    cards, places = np.empty((2, CARDS + 1), np.int64), np.empty(pairs, np.int64)
    return cards, places, np.empty((3, pairs)), np.empty((WRECKS, pairs)), np.empty((WRECKS, pairs))
