"""E5.3–E5.6  Scoring: jewels held, exchanged, for chests and for colours. E6 has the examples."""

from __future__ import annotations

from typing import Any

from tortuga.games.einauge.cards import colour_byte, rows
from tortuga.games.einauge.state import ColourBonus, Ties
from tortuga.games.kit.bits import count
from tortuga.games.kit.compile import part, rule, wide

JEWELS, EXCHANGE, CHESTS, BONUS = 0, 1, 2, 3  # the columns of a score sheet
COLUMNS = 4


@rule("E5.3", "E0")
def exchanged(rules: Any, state: Any, seat: int) -> int:
    """Each sabre is 3 ducats by default, then each full 5 ducats a jewel; the rest is lost."""
    ducats = wide(state.ducats[seat]) + wide(rules.sabre_ducats) * wide(state.sabres[seat])
    return ducats // wide(rules.jewel_ducats)


@rule("E5.4")
def chests(rules: Any, state: Any, seat: int, colour: int) -> int:
    """The chests of a row, those of its ships included."""
    row = wide(colour_byte(state.islands[seat], colour))
    ships = wide(colour_byte(state.row_ships[seat], colour))
    return rules.row_chests[row] + ships * wide(rules.ship_chests)


@rule("E5.4", "E0")
def jewels_for_place(rules: Any, place: int) -> int:
    """Most 7, second 4, third 1 jewel by default."""
    return wide(rules.place_jewels[place])


@rule("E5.4", "E0")
def place_of(rules: Any, state: Any, seat: int, colour: int) -> int:
    """The place of *seat* in a colour in which it has a chest.

    `shared_places`: one more than the players with more chests. `one_lapses`: every group above counts one place if it
    is a single player, two if it is a tie, however many share it.
    """
    mine = chests(rules, state, seat, colour)
    place = 1
    for other in range(rules.players):
        theirs = chests(rules, state, other, colour)
        if theirs > mine:
            if rules.ties == Ties.SHARED_PLACES:
                place += 1
            else:
                place += _weight(rules, state, other, colour, theirs)
    return place


@part
def _weight(rules: Any, state: Any, seat: int, colour: int, number: int) -> int:
    """What *seat* adds to the places below under `one_lapses`: its group's first member 1, its second 1, others 0."""
    before = 0
    for other in range(seat):
        if chests(rules, state, other, colour) == number:
            before += 1
    return 1 if before < 2 else 0


@rule("E5.4")
def chest_jewels(rules: Any, state: Any, seat: int, colour: int) -> int:
    """What the chests of one colour bring; nobody without a chest gets anything."""
    if rules.colour_bonus == ColourBonus.INSTEAD or chests(rules, state, seat, colour) == 0:
        return 0
    return jewels_for_place(rules, place_of(rules, state, seat, colour))


@rule("E5.5", "E0")
def colour_bonus(rules: Any, state: Any, seat: int) -> int:
    """3/4/5/6/7/8 colours bring 3/6/10/15/21/28 jewels by default, if chosen."""
    if rules.colour_bonus == ColourBonus.OFF:
        return 0
    return wide(rules.colour_jewels[count(rows(state, seat)) // 8])


@part
def score(rules: Any, state: Any, sheet: Any) -> None:
    """Fill a sheet of SEATS × COLUMNS as if the game ended now."""
    for seat in range(rules.players):
        sheet[seat, JEWELS] = state.jewels[seat]
        sheet[seat, EXCHANGE] = exchanged(rules, state, seat)
        sheet[seat, CHESTS] = 0
        for colour in range(8):
            sheet[seat, CHESTS] += chest_jewels(rules, state, seat, colour)
        sheet[seat, BONUS] = colour_bonus(rules, state, seat)


@part
def total(sheet: Any, seat: int) -> int:
    """All columns of one seat."""
    return sheet[seat, JEWELS] + sheet[seat, EXCHANGE] + sheet[seat, CHESTS] + sheet[seat, BONUS]


@rule("E5.6")
def winners(rules: Any, sheet: Any) -> int:
    """The seats with most jewels, as a set: a tie is a shared win."""
    best = total(sheet, 0)
    for seat in range(1, rules.players):
        best = max(best, total(sheet, seat))
    seats = 0
    for seat in range(rules.players):
        if total(sheet, seat) == best:
            seats |= 1 << seat
    return seats
