"""What a seat of Einauge sees, as numbers."""

from __future__ import annotations

from typing import Any

import numpy as np

from tortuga.games.einauge.cards import colour_byte
from tortuga.games.einauge.state import COLOURS, MOST_SHIPS, RANKS, SEATS, Phase
from tortuga.games.kit.bits import single
from tortuga.games.kit.compile import called, part, wide
from tortuga.lab.kernels.places import MOST, around, put, spread

_COLOURS, _PHASES = len(COLOURS), len(Phase)
_SET = _COLOURS * RANKS  # places of a set of islands

#: What `write_sight` writes, in this order: name, shape, meaning.
FIELDS: tuple[tuple[str, tuple[int, ...], str], ...] = (
    ("phase", (len(Phase),), "1 at the phase"),
    ("turn", (SEATS,), "1 at the seat in turn, counted from the own seat"),
    ("colours", (_COLOURS,), "1 for each colour in the game"),
    ("display", (_COLOURS, RANKS), "1 for each island of the display"),
    ("table", (_COLOURS, RANKS), "1 for each island of the pirate table"),
    ("pile", (_COLOURS, RANKS), "1 for each island of the pile (its order is nowhere)"),
    ("ships", (3,), "ships of display, pirate table and pile, in eighths"),
    ("end", (5,), "turns / 50, (turns_left + 1) / 5, quiet / 5, moved, final_left / 5"),
    ("islands", (SEATS, _COLOURS, RANKS), "1 for each island in the rows of a seat, the own seat first"),
    ("row_ships", (SEATS, _COLOURS), "ships in each row, in eighths, the own seat first"),
    ("goods", (SEATS, 4), "ducats / 20, sabres / 10, jewels / 20, lone ships / 8, the own seat first"),
)
#: The places that are no plain 0 or 1: what each is divided by, and the most it shows before that.
NUMBERS: dict[str, tuple[tuple[int, int], ...]] = {
    "ships": 3 * ((8, MOST_SHIPS),),
    "end": ((50, MOST), (5, SEATS), (5, SEATS), (1, 1), (5, SEATS)),
    "row_ships": SEATS * _COLOURS * ((8, 8),),
    "goods": SEATS * ((20, MOST), (10, MOST), (20, MOST), (8, MOST_SHIPS)),
}
_7, _14, _28 = (np.uint64(mask) for mask in (0x007F_007F_007F_007F, 0x0000_3FFF_0000_3FFF, 0x0FFF_FFFF))


@part
def _write_set(cards: Any, out: Any, at: int) -> int:
    """A colour has 8 bits in a set and 7 places here."""
    close = (cards & _7) | (cards >> np.uint64(1) & _7 << np.uint64(7))
    close = (close & _14) | (close >> np.uint64(2) & _14 << np.uint64(14))
    spread(out, at, (close & _28) | (close >> np.uint64(4) & _28 << np.uint64(28)), 64)
    return at + _SET


@part
def _write_goods(state: Any, who: int, ahead: int, out: Any, at: int) -> None:
    for colour in range(_COLOURS):
        put(out, at + ahead * _COLOURS + colour, wide(colour_byte(state.row_ships[who], colour)), 8)
    goods = at + SEATS * _COLOURS + 4 * ahead
    put(out, goods, wide(state.ducats[who]), 20)
    put(out, goods + 1, wide(state.sabres[who]), 10)
    put(out, goods + 2, wide(state.jewels[who]), 20)
    put(out, goods + 3, wide(state.lone_ships[who]), 8)


@called
def write_sight(rules: Any, state: Any, seat: int, out: Any) -> None:
    """Write FIELDS into *out*, in this order (see `spread`).

    The places of seats that nobody has are 0, or left as they are, 0 from the beginning.
    """
    players = wide(rules.players)
    spread(out, 0, single(wide(state.phase)), 8)
    at = _PHASES
    spread(out, at, single(around(wide(state.turn) - seat, players)), 8)
    at += SEATS
    spread(out, at, np.uint64(state.colours), 8)
    at = _write_set(state.display, out, at + _COLOURS)
    at = _write_set(state.table, out, at)
    at = _write_set(state.pile, out, at)
    put(out, at, wide(state.display_ships), 8)
    put(out, at + 1, wide(state.table_ships), 8)
    put(out, at + 2, wide(state.pile_ships), 8)
    put(out, at + 3, wide(state.turns), 50)
    put(out, at + 4, wide(state.turns_left) + 1, 5)
    put(out, at + 5, wide(state.quiet), 5)
    put(out, at + 6, wide(state.moved), 1)
    put(out, at + 7, wide(state.final_left), 5)
    at += 8
    for ahead in range(players):
        _write_set(state.islands[around(seat + ahead, players)], out, at + ahead * _SET)
    for ahead in range(players):
        _write_goods(state, around(seat + ahead, players), ahead, out, at + SEATS * _SET)
