"""What all see of a table of Einauge (E1.4: nobody sees more), found out once a move.

A state is read by its bytes, all at once. Rows stay bytes, as in the state: a seat that has not changed is found by a
few numbers, not by its cards.
"""

from __future__ import annotations

from collections import OrderedDict
from struct import Struct
from typing import Any, NamedTuple

from tortuga.games.einauge.state import COLOURS, NOT_IN_SIGHT, SEATS, STATE, Phase
from tortuga.games.kit.game import View
from tortuga.render.einauge.facts import jewels_of_colour, score_sheet
from tortuga.tables.table import Table
from tortuga.web.boards.einauge_deck import Deck, bits_of, deck_of
from tortuga.web.boards.einauge_moves import flights
from tortuga.web.boards.einauge_places import Slots, places
from tortuga.web.context import view_of

KEPT = 4096  # tables
PARTS = ("jewels", "exchange", "chests", "bonus")  # the columns of a score sheet
_PHASES = [phase.name.lower() for phase in Phase]
_CHESTS = PARTS.index("chests")
_TYPES = {name: STATE.fields[name][0] for name in STATE.names}
_SIZES = {name: kind.itemsize // kind.base.itemsize for name, kind in _TYPES.items()}
_RECORD = Struct("@" + "".join(f"{size}{_TYPES[name].base.char}" for name, size in _SIZES.items()))


def _numbers(first: str, last: str) -> slice:
    """Where the numbers of some fields are among all of a state."""
    names = list(STATE.names)
    start, stop = (sum([_SIZES[name] for name in names[:end]]) for end in (names.index(first), names.index(last) + 1))
    return slice(start, stop)


def _bytes(first: str, last: str) -> slice:
    """Where some fields are in the bytes of a state."""
    kind, start = STATE.fields[last][:2]
    return slice(STATE.fields[first][1], start + kind.itemsize)


_ZONES = _numbers("display", "pile")
_DUCATS, _SABRES, _JEWELS = (_numbers(kind, kind) for kind in ("ducats", "sabres", "jewels"))
_REST = _numbers("display_ships", "final_left")
_ROWS, _LONE_SHIPS = _bytes("islands", "row_ships"), _bytes("lone_ships", "lone_ships")
_BYTES = len(COLOURS)  # of the islands of a seat, or of its ships


class Laid(NamedTuple):
    """The cards before a seat."""

    colours: int  # in the game; each has a row, be it empty
    islands: bytes  # a byte a row
    ships: bytes
    lone_ships: int
    chests: tuple[int, ...]  # the jewels that the chests of each row would bring


class Held(NamedTuple):
    """What lies before a seat, as a value: a seat that has not changed is not drawn again."""

    ducats: int
    sabres: int
    jewels: int
    laid: Laid
    parts: tuple[int, ...]  # of the score
    total: int


class Open(NamedTuple):
    """What a spectator knows."""

    phase: str
    turn: int
    colours: int
    pile: int
    turns_left: int | None
    final_left: int
    deck: Deck
    held: tuple[Held, ...]
    places: tuple[Slots, Slots]
    flights: list[list[str]]


def open_facts(table: Table) -> Open:
    """Remembered with the game."""
    found: Open | None = table.known.get("einauge")
    if found is None:
        found = table.known["einauge"] = _open_facts(table, view_of(table, None))
    return found


def _open_facts(table: Table, view: View) -> Open:
    record, sheet = view.states.tobytes(), score_sheet(view)
    values = _RECORD.unpack(record)
    display, pirates, pile = values[_ZONES]
    display_ships, table_ships, pile_ships, colours, phase, turn, turns_left, _, _, final_left = values[_REST]
    laid = _laid(table, view, _Rows(view.options, colours, record[_ROWS], record[_LONE_SHIPS]), sheet)
    seats = zip(values[_DUCATS], values[_SABRES], values[_JEWELS], laid, sheet, map(sum, sheet), strict=False)
    return Open(
        _PHASES[phase],
        turn,
        colours,
        pile.bit_count() + pile_ships,
        None if turns_left == NOT_IN_SIGHT else turns_left,
        final_left,
        deck_of(view.options.cards),
        tuple(map(Held._make, seats)),
        places(table, (display, display_ships, pirates, table_ships)),
        flights(table, [(one.lone_ships, one.ships) for one in laid]),
    )


# -- rows: half of all moves change none, the others one ------------------------------------------------------------


class _Rows(NamedTuple):
    """All that the rows of all seats depend on."""

    options: Any
    colours: int
    rows: bytes  # islands, a byte a colour, seat by seat, then ships
    lone_ships: bytes


class _Found(NamedTuple):
    """What was found of it."""

    chests: list[tuple[int, ...]]  # by colour and seat
    laid: list[Laid]  # by seat


_last: OrderedDict[str, tuple[_Rows, _Found]] = OrderedDict()  # by table


def _laid(table: Table, view: View, now: _Rows, sheet: list[tuple[int, ...]]) -> list[Laid]:
    """By seat, from what was found of the table before."""
    before, found = _last.get(table.id, (None, _Found([], [])))
    if before is None or before.options is not now.options or before.colours != now.colours:
        before = None
    elif before == now:
        return found.laid
    bits = bits_of(now.colours)
    chests: list[tuple[int, ...]] = list(found.chests) if before else [()] * len(bits)
    new = [at for at, bit in enumerate(bits) if before is None or before.rows[bit::_BYTES] != now.rows[bit::_BYTES]]
    if new:
        _judge(view, chests, bits, new, [row[_CHESTS] for row in sheet])
    by_seat = [now.rows[start : start + _BYTES] for start in range(0, len(now.rows), _BYTES)]
    seats = zip(by_seat, by_seat[SEATS:], now.lone_ships, zip(*chests, strict=True), strict=False)
    laid = [Laid(now.colours, *seat) for seat in seats]
    _last[table.id] = now, _Found(chests, laid)
    if len(_last) > KEPT:
        _last.popitem(last=False)
    return laid


def _judge(view: View, chests: list[tuple[int, ...]], bits: tuple[int, ...], new: list[int], whole: list[int]) -> None:
    """E5.4: what the chests of the colours that are *new* bring to each seat.

    For one of them it is what the others leave of the *whole*, which the score sheet tells by seat.
    """
    first, *others = new
    for at in others:
        chests[at] = jewels_of_colour(view, bits[at])
    known = chests[:first] + chests[first + 1 :]
    chests[first] = tuple([jewels - sum([brought[seat] for brought in known]) for seat, jewels in enumerate(whole)])
