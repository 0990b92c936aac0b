"""The features of a seat for the learned bots: some numbers, and for every colour two cells of a table.

All of it follows from the card table of the game, for any number of players; no colour is treated by name.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tortuga.games.einauge.cards import colour_byte, fightable, ships_in_rows
from tortuga.games.einauge.scoring import chests, colour_bonus, exchanged, jewels_for_place
from tortuga.games.einauge.state import COLOURS, NOT_IN_SIGHT, SEATS, SHIP, ColourBonus, Phase, Ties
from tortuga.games.kit.bits import NOTHING, ONE, count, has, lowest
from tortuga.games.kit.compile import called, part, wide
from tortuga.players.einauge.matrose import row_pay, turns_to_come

_COLOURS = len(COLOURS)
_ROW_SIZE = 7

# What things are worth in jewels, where several kinds must become one number.
DUCAT = 0.2
SABRE = 1.0
CHEST = 0.7

STAGES = 7
NUMBERS = 47  # of a seat
OWNERS = 3**7  # a colour: every rank mine, somebody else's or free
_OPEN = 5  # steps of how many chests are still to be had
_RANKS = 4  # how many have more chests than I
_MOST = 9  # chests are told apart up to so many
PLACES = (_MOST + 1) * (_MOST + 1) * _OPEN * _RANKS
WIDTH = NUMBERS + OWNERS + PLACES
NO_CELL = -1

# By a set of ranks: the sum of 3**rank.
THREES = np.array([sum(3**rank for rank in range(7) if row >> rank & 1) for row in range(128)], np.int64)


@part
def stage_of(rules: Any, state: Any) -> int:
    """The stage of the game: 0 the final round, 1 the end in sight, then by the rounds that the pile still gives."""
    if state.phase == Phase.FINAL or state.phase == Phase.OVER:
        return 0
    cards = count(state.pile)
    if state.turns_left != NOT_IN_SIGHT or cards == 0:
        return 1
    rounds = cards / (2.0 * rules.players)
    if rounds <= 1.0:
        return 2
    if rounds <= 2.0:
        return 3
    if rounds <= 3.5:
        return 4
    return 5 if rounds <= 5.0 else 6


@called
def tally(rules: Any, state: Any, sheet: Any, totals: Any) -> None:
    """Write chests by seat and colour, and each seat's score if the game ended now, for chests and in all."""
    players = wide(rules.players)
    for seat in range(players):
        totals[seat, 0] = 0
        totals[seat, 1] = wide(state.jewels[seat]) + exchanged(rules, state, seat) + colour_bonus(rules, state, seat)
        for colour in range(_COLOURS):
            sheet[seat, colour] = chests(rules, state, seat, colour)
    if rules.colour_bonus != ColourBonus.INSTEAD:
        for colour in range(_COLOURS):
            if has(np.uint64(state.colours), colour):
                _share_places(rules, players, sheet, totals, colour)
    for seat in range(players):
        totals[seat, 1] += totals[seat, 0]


@part
def _share_places(rules: Any, players: int, sheet: Any, totals: Any, colour: int) -> None:
    """Add the jewels for places in one colour (E5.4)."""
    for seat in range(players):
        mine = sheet[seat, colour]
        if mine > 0:
            place = 1
            for other in range(players):
                theirs = sheet[other, colour]
                if theirs > mine:
                    before = 0
                    for third in range(other):
                        if sheet[third, colour] == theirs:
                            before += 1
                    if before < 2 or rules.ties == Ties.SHARED_PLACES:
                        place += 1
            totals[seat, 0] += jewels_for_place(rules, place)


@part
def _offer(rules: Any, state: Any, seat: int, card: int) -> float:
    """The gain of taking an island: its pay at once and its chests; nothing if its row is full."""
    colour, rank = card >> 3, card & 7
    row = wide(colour_byte(state.islands[seat], colour))
    ships = wide(colour_byte(state.row_ships[seat], colour))
    if count(np.uint64(row)) + ships >= _ROW_SIZE:
        return 0.0
    return row_pay(rules, row | (1 << rank), ships, DUCAT, SABRE) + CHEST * rules.row_chests[1 << rank]  # type: ignore[no-any-return]


@called
def describe(rules: Any, state: Any, seat: int, sheet: Any, totals: Any, x: Any, cells: Any) -> None:
    """Write the numbers of *seat* to *x* and its cells to *cells*; `tally` has filled the sheet and the totals."""
    players = wide(rules.players)
    phase = state.phase
    done = 1 if phase == Phase.REFILL else 0
    ahead = (seat - wide(state.turn) - done + 2 * players) % players
    turns = turns_to_come(rules, state, seat)
    mine = seat == state.turn
    for number in range(NUMBERS):
        x[number] = 0.0
    x[ahead] = 1.0
    x[5] = 1.0 if mine and phase == Phase.BUY else 0.0
    x[6] = 1.0 if mine and (phase == Phase.FIGHT or phase == Phase.FINAL) else 0.0
    x[7] = 1.0 if mine and phase == Phase.LAY else 0.0
    ducats, sabres = float(state.ducats[seat]), float(state.sabres[seat])
    x[8] = state.jewels[seat] * 0.1
    x[9] = ducats * 0.1
    x[10] = min(ducats, 7.0) / 7.0
    x[11] = 1.0 if ducats < 3.0 else 0.0
    x[12] = sabres / 6.0
    x[13] = min(sabres, 3.0) / 3.0
    x[14] = 1.0 if sabres >= 4.0 else 0.0
    x[15] = min(sabres, 8.0) / 8.0
    x[16] = totals[seat, 0] * 0.1
    x[17] = totals[seat, 1] * 0.1
    best_other = -1_000_000
    for other in range(players):
        if other != seat:
            best_other = max(best_other, totals[other, 1])
    margin = float(totals[seat, 1] - best_other)
    x[18] = max(-1.0, min(1.0, margin * 0.5))
    x[19] = max(-1.0, min(1.0, margin * 0.1))
    _rows(rules, state, seat, sheet, turns, x, cells)
    _offers(rules, state, seat, ahead, x)
    x[38] = state.lone_ships[seat] * 0.5
    x[39] = turns if state.turns_left != NOT_IN_SIGHT else 0.0
    x[40] = colour_bonus(rules, state, seat) * 0.1
    x[41] = ships_in_rows(state, seat) * 0.5
    x[42 + seat] = 1.0  # who began has the first choice of every display


@part
def _rows(rules: Any, state: Any, seat: int, sheet: Any, turns: float, x: Any, cells: Any) -> None:
    """Write what the rows pay and may pay, and the cells of every colour."""
    players = wide(rules.players)
    free = state.display | state.table | state.pile
    first = second = third = 0.0
    first_free = second_free = third_free = 0.0
    rows = longest = 0
    for colour in range(_COLOURS):
        cells[colour] = cells[_COLOURS + colour] = NO_CELL
        if not has(np.uint64(state.colours), colour):
            continue
        row = wide(colour_byte(state.islands[seat], colour))
        ships = wide(colour_byte(state.row_ships[seat], colour))
        open_row = wide(colour_byte(free, colour))
        to_come = float(count(np.uint64(open_row)))
        size = count(np.uint64(row)) + ships
        pays = row_pay(rules, row, ships, DUCAT, SABRE) if size < _ROW_SIZE else 0.0
        if row > 0:
            rows += 1
            longest = max(longest, size)
        x[20] += rules.row_jewels[row] * to_come * 0.05
        x[21] += rules.row_ducats[row] * to_come * 0.02
        x[22] += rules.row_sabres[row] * to_come * 0.03
        x[23] += pays * min(turns, to_come * 0.5) * 0.03
        if pays > first:
            third, third_free = second, second_free
            second, second_free = first, first_free
            first, first_free = pays, to_come
        elif pays > second:
            third, third_free = second, second_free
            second, second_free = pays, to_come
        elif pays > third:
            third, third_free = pays, to_come
        others = more = most = 0
        for other in range(players):
            if other != seat:
                theirs = sheet[other, colour]
                others += theirs
                most = max(most, theirs)
                if theirs > sheet[seat, colour]:
                    more += 1
        open_chests = wide(rules.row_chests[open_row])
        own = wide(sheet[seat, colour])
        x[24] += 0.7 * own / (own + others + 1.0 + 0.5 * open_chests)
        cells[colour] = NUMBERS + THREES[row] + 2 * THREES[open_row]
        steps = min((open_chests + 1) // 2, _OPEN - 1)
        place = (min(own, _MOST) * (_MOST + 1) + min(most, _MOST)) * _OPEN + steps
        cells[_COLOURS + colour] = NUMBERS + OWNERS + place * _RANKS + min(more, _RANKS - 1)
    left = turns
    gain = 0.0
    taken = min(left, 0.5 * first_free)
    gain += taken * first
    left -= taken
    taken = min(left, 0.5 * second_free)
    gain += taken * second
    left -= taken
    gain += min(left, 0.5 * third_free) * third
    x[25] = gain * 0.05
    x[26] = first * 0.2
    x[27] = second * 0.2
    x[28] = rows * 0.2
    x[29] = longest / 7.0


@part
def _offers(rules: Any, state: Any, seat: int, ahead: int, x: Any) -> None:
    """Write the best cards to be bought and fought for, to other places for who is next than for who must wait."""
    ducats = wide(state.ducats[seat])
    best = second = wished = 0.0
    cards = state.display
    while cards != NOTHING:
        card = lowest(cards)
        cards &= cards - ONE
        price = wide(rules.price[card & 7])
        worth = _offer(rules, state, seat, card) - DUCAT * price
        wished = max(wished, worth)
        if price <= ducats:
            if worth > best:
                best, second = worth, best
            elif worth > second:
                second = worth
    won = coveted = 0.0
    able = fightable(rules, wide(state.sabres[seat]))
    cards = state.table
    if state.phase == Phase.FINAL:
        cards |= state.display
    while cards != NOTHING:
        card = lowest(cards)
        cards &= cards - ONE
        worth = _offer(rules, state, seat, card)
        coveted = max(coveted, worth)
        if has(able, card):
            won = max(won, worth)
    now = 0 if ahead == 0 else 1
    x[30 + now] = best * 0.2
    x[32 + now] = second * 0.2
    x[34 + now] = won * 0.2
    x[36] = coveted * 0.2
    x[37] = wished * 0.2


assert SHIP == _ROW_SIZE
assert SEATS <= 5
