"""What a seat of Barrakuda sees, as numbers."""

from __future__ import annotations

from typing import Any

import numpy as np

from tortuga.games.barrakuda.state import BARRACUDA, CARD_BITS, CARDS, NO_CARD, NOBODY, SEATS, WRECKS, Phase
from tortuga.games.kit.bits import NOTHING, ONE, lowest
from tortuga.games.kit.compile import called, part, wide

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


@part
def _write_members(members: Any, out: Any, at: int) -> None:
    """1 for each member: cards and wrecks are counted from 1, their places from 0."""
    left = np.uint64(wide(members) >> 1)
    while left != NOTHING:
        out[at + lowest(left)] = 1
        left &= left - ONE


@part
def _write_board(rules: Any, state: Any, out: Any) -> int:
    out[wide(state.phase)] = 1
    at = _PHASES
    out[at] = state.turn / (wide(rules.turn_limit) if rules.turn_limit > 0 else 200)
    out[at + 1] = rules.goal / 30
    at += 2
    for wreck in range(WRECKS):
        _write_members(state.near[wreck + 1], out, at + WRECKS * wreck)
        out[at + WRECKS * WRECKS + wreck] = state.gold[wreck + 1] / 4
    at += WRECKS * WRECKS + WRECKS
    if state.fish > 0:
        out[at + wide(state.fish) - 1] = 1
    out[at + WRECKS] = state.distance / 2
    return at + WRECKS + 1


@part
def _write_question(rules: Any, state: Any, seat: int, out: Any, at: int) -> int:
    """Who is asked about what; the own sealed card, never another's."""
    players = wide(rules.players)
    if state.actor != NOBODY:
        out[at + (wide(state.actor) - seat) % players] = 1
    at += SEATS
    if state.wreck > 0:
        out[at + wide(state.wreck) - 1] = 1
    at += WRECKS
    if state.victim != NOBODY:
        out[at + (wide(state.victim) - seat) % players] = 1
    at += SEATS
    _write_members(state.pair, out, at)
    at += BARRACUDA
    out[at + wide(state.chosen[seat])] = 1
    return at + _CHOICES


@part
def _write_cards(state: Any, who: int, ahead: int, out: Any, at: int) -> None:
    _write_members(state.hand[who], out, at + BARRACUDA * ahead)
    row = wide(state.row[who])
    place = 1
    while row > 0:
        out[at + SEATS * BARRACUDA + CARDS * ahead + (row & 7) - 1] = place / 5
        row >>= CARD_BITS
        place += 1


@part
def _write_seat(rules: Any, state: Any, who: int, ahead: int, out: Any, at: int) -> None:
    if state.pawn[who] > 0:
        out[at + WRECKS * ahead + wide(state.pawn[who]) - 1] = 1
    at += SEATS * WRECKS + 6 * ahead
    out[at] = state.bag[who] / 10
    out[at + 1] = state.vault[rules.purse[who]] / 10
    out[at + 2] = wide(state.lying) >> who & 1
    out[at + 3] = 1.0 if state.chosen[who] != NO_CARD else 0.0
    out[at + 4] = state.initiative[who] / 4
    out[at + 5] = state.reds[who] / 2


@called
def write_sight(rules: Any, state: Any, seat: int, out: Any) -> None:
    """Write FIELDS into *out*."""
    out[:] = 0
    at = _write_board(rules, state, out)
    at = _write_question(rules, state, seat, out, at)
    for ahead in range(wide(rules.players)):
        who = (seat + ahead) % wide(rules.players)
        _write_cards(state, who, ahead, out, at)
        _write_seat(rules, state, who, ahead, out, at + SEATS * (BARRACUDA + CARDS))
