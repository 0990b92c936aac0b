"""Where the cards of the middle of Einauge lie: a card stays where it was turned up. The rules know no order."""

from __future__ import annotations

from collections import OrderedDict
from typing import NamedTuple

from tortuga.games.einauge.actions import COLOURS_OUT, Word
from tortuga.games.einauge.state import DISPLAY_SIZE, TABLE_SIZE
from tortuga.games.kit.moves import Step
from tortuga.tables.table import Table
from tortuga.web.boards.einauge_deck import SHIP_CARD

KEPT = 4096  # tables
Slots = tuple[int | None, ...]  # the card of each place
Zones = tuple[int, int, int, int]  # islands and ships of the display, then of the pirate table
_Slots = list[int | None]
_LAY = int(Word.LAY)


class _Followed(NamedTuple):
    """How far a table was followed, and what lay where then."""

    far: int  # steps
    last: Step
    islands: tuple[_Slots, _Slots]  # to look at, not to change
    zones: Zones
    slots: tuple[Slots, Slots]


_followed: OrderedDict[str, _Followed] = OrderedDict()


def places(table: Table, zones: Zones) -> tuple[Slots, Slots]:
    """Display and pirate table as slots."""
    game = table.game
    if game is None or game.position is not None or not game.steps:
        return _filled(_nowhere(), zones)
    steps, known = game.steps, _followed.get(table.id)
    if known is None or known.far > len(steps) or steps[known.far - 1] is not known.last:  # a move was taken back
        islands = _after(steps, _nowhere())
        slots = _filled(islands, zones)
    elif known.zones == zones:  # an island that leaves a zone never comes back, and ships have no place of their own
        islands, slots = known.islands, known.slots
    else:
        display, pirates = known.islands
        islands = _after(steps[known.far :], (display[:], pirates[:]))
        slots = _filled(islands, zones)
    _followed[table.id] = _Followed(len(steps), steps[-1], islands, zones, slots)
    if len(_followed) > KEPT:
        _followed.popitem(last=False)
    return slots


def _nowhere() -> tuple[_Slots, _Slots]:
    return [None] * DISPLAY_SIZE, [None] * TABLE_SIZE


def _after(steps: list[Step], islands: tuple[_Slots, _Slots]) -> tuple[_Slots, _Slots]:
    """Where the islands lie after these steps; ships are alike: they fill what is left."""
    display, pirates = islands
    for seat, number, _ in steps:
        card, word = number & 63, number >> 6
        if seat is None:
            if number < COLOURS_OUT:
                _put(display if None in display else pirates, card)
        elif card & 7 != SHIP_CARD and word <= _LAY:
            _drop(display, card)
            if word == _LAY:
                _put(pirates, card)
            else:
                _drop(pirates, card)
    return islands


def _put(slots: _Slots, card: int) -> None:
    if None in slots:
        slots[slots.index(None)] = card


def _drop(slots: _Slots, card: int) -> None:
    if card in slots:
        slots[slots.index(card)] = None


def _filled(islands: tuple[_Slots, _Slots], zones: Zones) -> tuple[Slots, Slots]:
    return _matching(islands[0], zones[0], zones[1]), _matching(islands[1], zones[2], zones[3])


def _matching(slots: _Slots, islands: int, ships: int) -> Slots:
    """The slots, with exactly these cards."""
    kept: _Slots = []
    for card in slots:
        if card is not None and islands >> card & 1:
            kept.append(card)
            islands ^= 1 << card
        else:
            kept.append(None)
    while islands:
        lowest = islands & -islands
        _put(kept, lowest.bit_length() - 1)
        islands ^= lowest
    for _ in range(ships):
        _put(kept, SHIP_CARD)
    return tuple(kept)
