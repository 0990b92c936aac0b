"""Barrakuda for environments and search: who decides, random rollouts, and what a seat sees as numbers."""

from __future__ import annotations

from typing import Any

import numpy as np

from tortuga.games.barrakuda.kernels import _play_out
from tortuga.games.barrakuda.scoring import COLUMNS, score, winners
from tortuga.games.barrakuda.state import BARRACUDA, CARD_BITS, CARDS, NO_CARD, NOBODY, SEATS, WRECKS, Phase
from tortuga.games.barrakuda.turn import chance_nth, chance_size, is_chance
from tortuga.games.kit.bits import NOTHING, ONE, lowest
from tortuga.games.kit.compile import called, kernel, part, wide

CHANCE, TOGETHER, OVER = -1, -2, -4  # instead of a seat; OpenSpiel's numbers
_CHOICES = BARRACUDA + 1  # a card, or none
_PHASES = len(Phase)

#: What `look` writes, in this order: name, shape, meaning.
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


@kernel
def status(rules: Any, states: Any, i: int) -> int:  # noqa: ARG001  both games are called alike
    """The seat that decides in game *i*, or CHANCE, or TOGETHER (all choose), or OVER."""
    return _status(states[i])


@kernel
def outcomes(rules: Any, states: Any, i: int) -> Any:  # noqa: ARG001  both games are called alike
    """The outcomes chance has now in game *i*: a few, or all drawings of a layout."""
    if not is_chance(states[i]):
        return np.empty(0, np.int64)
    found = np.empty(chance_size(states[i]), np.int64)
    for number in range(found.shape[0]):
        found[number] = chance_nth(states[i], number)
    return found


@part
def _status(state: Any) -> int:
    if state.phase == Phase.OVER:
        return wide(OVER)  # type: ignore[no-any-return]
    if state.phase == Phase.CHOOSE:
        return wide(TOGETHER)  # type: ignore[no-any-return]
    return wide(CHANCE) if is_chance(state) else wide(state.actor)  # type: ignore[no-any-return]


@called
def add_shares(rules: Any, state: Any, sheet: Any, shares: Any) -> None:
    """Add what each seat has of the win: ties split it, and partners share theirs."""
    score(rules, state, sheet)
    best = winners(rules, sheet)
    number = 0
    for seat in range(wide(rules.players)):
        number += best >> seat & 1
    for seat in range(wide(rules.players)):
        if best >> seat & 1:
            shares[seat] += 1.0 / number


@kernel
def shares_of(rules: Any, states: Any, i: int, shares: Any) -> None:
    """Add what each seat has of the win of game *i*, which is over."""
    add_shares(rules[0], states[i], np.zeros((SEATS, COLUMNS), np.int64), shares)


@kernel
def rollouts(rules: Any, states: Any, number: int, words: Any, shares: Any) -> None:
    """Play game 0 to its end *number* times by uniformly random moves; game 1 is for scratch."""
    sheet = np.zeros((SEATS, COLUMNS), np.int64)
    for _ in range(number):
        states[1] = states[0]
        _play_out(rules[0], states[1], words)
        add_shares(rules[0], states[1], sheet, shares)


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


@kernel
def look(rules: Any, states: Any, i: int, seat: int, out: Any) -> None:
    """What *seat* sees of game *i*, as numbers (FIELDS)."""
    write_sight(rules[0], states[i], seat, out)
