"""What all see of a table of Einauge (E1.4: nobody sees more), found out once a move.

A state is read by its bytes, all at once. Rows stay bytes, as in the state: a seat that has not changed is found by a
few numbers, not by its cards.
"""

from __future__ import annotations

from struct import Struct
from typing import Any, NamedTuple

from tortuga.games.einauge.state import COLOURS, NOT_IN_SIGHT, SEATS, STATE, Phase
from tortuga.games.kit.game import View
from tortuga.show.facts_einauge import jewels_of_colour, score_sheet
from tortuga.tables.table import Table
from tortuga.web.boards.einauge_deck import Deck, bits_of, deck_of
from tortuga.web.boards.einauge_moves import flights
from tortuga.web.boards.einauge_places import Slots, places
from tortuga.web.context import view_of

KEPT = 16384
PARTS = ("jewels", "exchange", "chests", "bonus")  # the columns of a score sheet
_PHASES = [phase.name.lower() for phase in Phase]
_CHESTS = PARTS.index("chests")


def _place(name: str) -> slice:
    """Where a field lies in the bytes of a state."""
    kind, start = STATE.fields[name][:2]
    return slice(start, start + kind.itemsize)


_TYPES = [STATE.fields[name][0] for name in STATE.names]
_RECORD = Struct("@" + "".join(f"{kind.itemsize // kind.base.itemsize}{kind.base.char}" for kind in _TYPES))
_ISLANDS, _ROW_SHIPS, _LONE_SHIPS = _place("islands"), _place("row_ships"), _place("lone_ships")
_BYTES = len(COLOURS)  # of the rows of a seat
_ROWS = slice(_ISLANDS.start, _ROW_SHIPS.stop)  # of all seats


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
    record, sheet = view._states.tobytes(), score_sheet(view)
    display, pirates, pile, *many = _RECORD.unpack(record)
    ducats, sabres, jewels = (many[SEATS * column : SEATS * (column + 1)] for column in (2, 3, 4))
    _, *rest = many[SEATS * 5 :]
    lone_ships, rest = rest[:SEATS], rest[SEATS:]
    display_ships, table_ships, pile_ships, colours, phase, turn, turns_left, _, _, final_left = rest[:10]
    laid = _laid(view, record, colours, lone_ships, sheet)
    seats = zip(ducats, sabres, jewels, laid, sheet, map(sum, sheet), strict=False)
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


_known: dict[tuple[object, ...], tuple[Any, Any]] = {}


def _laid(view: View, record: bytes, colours: int, lone_ships: list[int], sheet: list[tuple[int, ...]]) -> list[Laid]:
    """By seat; remembered by all rows, for half of all moves change none."""
    key = (id(view.options), colours, record[_ROWS], record[_LONE_SHIPS])
    found: list[Laid] | None = _kept(view, key)
    if found is None:
        many = zip(_by_seat(record[_ISLANDS]), _by_seat(record[_ROW_SHIPS]), lone_ships, strict=True)
        chests = _chests(view, record, bits_of(colours), [row[_CHESTS] for row in sheet])
        found = _keep(view, key, [Laid(colours, *rows, mine) for rows, mine in zip(many, chests, strict=False)])
    return found


def _by_seat(rows: bytes) -> list[bytes]:
    return [rows[start : start + _BYTES] for start in range(0, _BYTES * SEATS, _BYTES)]


def _chests(view: View, record: bytes, bits: tuple[int, ...], whole: list[int]) -> list[tuple[int, ...]]:
    """E5.4 for each seat, a colour each; remembered by the rows of each colour, of which a move changes one at most.

    What the one that changed brings is what the others leave of the *whole*, which the score sheet tells by seat.
    """
    keys = [(id(view.options), bit, record[_ROWS][bit::_BYTES]) for bit in bits]
    found: list[tuple[int, ...] | None] = [_kept(view, key) for key in keys]
    new = [number for number, jewels in enumerate(found) if jewels is None]
    for number in new[1:]:
        found[number] = _keep(view, keys[number], jewels_of_colour(view, bits[number]))
    if new:
        others = [jewels for jewels in found if jewels is not None]
        left = [jewels - sum([brought[seat] for brought in others]) for seat, jewels in enumerate(whole)]
        found[new[0]] = _keep(view, keys[new[0]], tuple(left))
    return list(zip(*[jewels for jewels in found if jewels is not None], strict=True))


def _kept(view: View, key: tuple[object, ...]) -> Any:
    found = _known.get(key)
    return found[1] if found is not None and found[0] is view.options else None  # others may have had its place


def _keep(view: View, key: tuple[object, ...], made: Any) -> Any:
    if len(_known) >= KEPT:
        _known.clear()
    _known[key] = (view.options, made)
    return made
