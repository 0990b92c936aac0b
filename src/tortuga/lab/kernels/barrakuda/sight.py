"""What a seat of Barrakuda sees, as numbers."""

from __future__ import annotations

from typing import Any

import numpy as np

from tortuga.games.barrakuda.state import (
    BARRACUDA,
    CARD_BITS,
    CARDS,
    MOST_STEPS,
    NO_CARD,
    NOBODY,
    SEATS,
    WRECKS,
    Phase,
)
from tortuga.games.kit.bits import NOTHING, single
from tortuga.games.kit.compile import called, part, wide
from tortuga.lab.kernels.places import MOST, around, put, spread

_CHOICES = BARRACUDA + 1  # a card, or none
_PHASES = len(Phase)

#: What `write_sight` writes, in this order: name, shape, meaning.
FIELDS: tuple[tuple[str, tuple[int, ...], str], ...] = (
    ("phase", (len(Phase),), "1 at the phase"),
    ("clock", (2,), "turn / turn limit (turn / 200 without one), goal / 30"),
    ("near", (WRECKS, WRECKS), "1 for each pair of wrecks side by side"),
    ("gold", (WRECKS,), "gold on each wreck, in quarters"),
    ("fish", (WRECKS,), "1 at the fish's wreck"),
    ("distance", (1,), "what the distance die shows, in halves"),
    ("actor", (SEATS,), "1 at the seat that is asked, counted from the own seat"),
    ("wreck", (WRECKS,), "1 at the wreck somebody is asked about"),
    ("victim", (SEATS,), "1 at the seat drawn from, counted from the own seat"),
    ("pair", (BARRACUDA,), "1 for each of the two cards drawn"),
    ("chosen", (_CHOICES,), "1 at the own sealed card; the first: none"),
    ("hand", (SEATS, BARRACUDA), "1 for each card in hand, the own seat first"),
    ("row", (SEATS, CARDS), "place of each card in the row, in fifths, oldest first; 0: not there"),
    ("pawn", (SEATS, WRECKS), "1 at the wreck of the pawn"),
    ("seats", (SEATS, 6), "bag / 10, vault / 10, pawn lies, has chosen, initiative / 4, red actions / 2"),
)


#: The places that are no plain 0 or 1: what each is divided by, and the most it shows before that.
NUMBERS: dict[str, tuple[tuple[int, int], ...]] = {
    "clock": ((200, MOST), (30, MOST)),
    "gold": WRECKS * ((4, MOST),),
    "distance": ((2, MOST_STEPS),),
    "row": SEATS * CARDS * ((5, CARDS),),
    "seats": SEATS * ((10, MOST), (10, MOST), (1, 1), (1, 1), (4, CARDS), (2, MOST)),
}


@part
def _counted_from_0(members: Any) -> Any:
    """A set whose members, cards or wrecks, are counted from 1."""
    return np.uint64(wide(members) >> 1)


@part
def _one(number: int) -> Any:
    """The place of a wreck or card, counted from 1; without one no place."""
    return single(number) >> np.uint64(1)


@part
def _at(members: Any, place: int) -> Any:
    """The members as the places from *place* on: fields that follow each other are written by one `spread`."""
    return members << np.uint64(place)


@part
def _seat(who: Any, seat: int, players: int) -> Any:
    """The place of a seat, counted from the own one; without one no place."""
    return NOTHING if who == NOBODY else single(around(wide(who) - seat, players))


@part
def _write_board(rules: Any, state: Any, out: Any) -> int:
    spread(out, 0, single(wide(state.phase)), 16)
    at = _PHASES
    if rules.turn_limit > 0 and out.itemsize > 1:
        out[at] = state.turn / rules.turn_limit
    else:
        put(out, at, wide(state.turn), 200)
    put(out, at + 1, wide(rules.goal), 30)
    at += 2
    pairs = NOTHING
    for wreck in range(WRECKS):
        pairs |= _at(_counted_from_0(state.near[wreck + 1]), WRECKS * wreck)
    spread(out, at, pairs, 64)
    for wreck in range(WRECKS):
        put(out, at + WRECKS * WRECKS + wreck, wide(state.gold[wreck + 1]), 4)
    at += WRECKS * WRECKS + WRECKS
    spread(out, at, _one(wide(state.fish)), 8)
    put(out, at + WRECKS, wide(state.distance), 2)
    return at + WRECKS + 1


@part
def _write_question(rules: Any, state: Any, seat: int, out: Any, at: int) -> int:
    """Who is asked about what; the own sealed card, never another's."""
    players = wide(rules.players)
    wreck, victim = SEATS, SEATS + WRECKS
    pair = victim + SEATS
    asked = _seat(state.actor, seat, players) | _at(_one(wide(state.wreck)), wreck)
    asked |= _at(_seat(state.victim, seat, players), victim) | _at(_counted_from_0(state.pair), pair)
    spread(out, at, asked | _at(single(wide(state.chosen[seat])), pair + BARRACUDA), 32)
    return at + pair + BARRACUDA + _CHOICES


@part
def _write_row(state: Any, who: int, out: Any, at: int) -> None:
    """Write the place of each card, without a branch for the length of the row, which no processor could predict."""
    row, places = wide(state.row[who]), 0
    for place in range(1, CARDS + 1):
        places |= place << CARD_BITS * (row & 7)  # behind the last card this is the place of no card
        row >>= CARD_BITS
    for card in range(1, CARDS + 1):
        put(out, at + card - 1, places >> CARD_BITS * card & 7, 5)


@part
def _write_seat(rules: Any, state: Any, who: int, out: Any, at: int) -> None:
    put(out, at, wide(state.bag[who]), 10)
    put(out, at + 1, wide(state.vault[rules.purse[who]]), 10)
    put(out, at + 2, wide(state.lying) >> who & 1, 1)
    put(out, at + 3, wide(state.chosen[who] != NO_CARD), 1)
    put(out, at + 4, wide(state.initiative[who]), 4)
    put(out, at + 5, wide(state.reds[who]), 2)


@called
def write_sight(rules: Any, state: Any, seat: int, out: Any) -> None:
    """Write FIELDS into *out*, in this order (see `spread`).

    The places of seats that nobody has are 0, or left as they are, 0 from the beginning.
    """
    players = wide(rules.players)
    at = _write_board(rules, state, out)
    at = _write_question(rules, state, seat, out, at)
    hands, pawns = NOTHING, NOTHING
    for ahead in range(players):
        who = around(seat + ahead, players)
        hands |= _at(_counted_from_0(state.hand[who]), BARRACUDA * ahead)
        pawns |= _at(_one(wide(state.pawn[who])), WRECKS * ahead)
    spread(out, at, hands, 32)
    at += SEATS * BARRACUDA
    for ahead in range(players):
        _write_row(state, around(seat + ahead, players), out, at + CARDS * ahead)
    at += SEATS * CARDS
    spread(out, at, pawns, 32)
    at += SEATS * WRECKS
    for ahead in range(players):
        _write_seat(rules, state, around(seat + ahead, players), out, at + 6 * ahead)
