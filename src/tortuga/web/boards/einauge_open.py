"""What all see of a table of Einauge (E1.4: nobody sees more), found out once a move.

Sets of cards stay numbers, as in the state: a seat that has not changed is found by a few numbers, not by its cards.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from tortuga.games.einauge.state import COLOURS, NOT_IN_SIGHT
from tortuga.games.kit.game import View
from tortuga.games.kit.layout import thawed
from tortuga.show.facts_einauge import jewels_of_colour
from tortuga.tables.table import Table
from tortuga.web.boards.einauge_deck import Deck, deck_of
from tortuga.web.boards.einauge_moves import Slots, flights, places
from tortuga.web.context import view_of

KEPT = 16384
_ALL = -1  # in the place of a colour
PARTS = ("jewels", "exchange", "chests", "bonus")


class Held(NamedTuple):
    """What lies before a seat, as a value: a seat that has not changed is not drawn again."""

    ducats: int
    sabres: int
    jewels: int
    colours: int  # in the game; each has a row, be it empty
    islands: int
    row_ships: int
    lone_ships: int
    chests: tuple[int, ...]  # the jewels that the chests of each row would bring
    parts: tuple[int, ...]  # of the score
    total: int


class Open(NamedTuple):
    """What a spectator knows."""

    phase: str
    turn: int
    colours: tuple[str, ...]
    pile: int
    turns_left: int | None
    final_left: int
    deck: Deck
    scores: tuple[dict[str, int], ...]
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
    state, deck, scores = thawed(view._states[0]), deck_of(view.options.cards), view.scores()
    held = _held(view, state, scores)
    display, pirates = deck.zone(state.display, state.display_ships), deck.zone(state.table, state.table_ships)
    return Open(
        phase=view.phase,
        turn=state.turn,
        colours=deck.colours(state.colours),
        pile=state.pile.bit_count() + state.pile_ships,
        turns_left=None if state.turns_left == NOT_IN_SIGHT else state.turns_left,
        final_left=state.final_left,
        deck=deck,
        scores=scores,
        held=held,
        places=places(table, display, pirates),
        flights=flights(table, [(one.lone_ships, one.row_ships) for one in held]),
    )


def _held(view: View, state: Any, scores: tuple[dict[str, int], ...]) -> tuple[Held, ...]:
    chests = _chests(view, state)
    return tuple(
        Held(
            state.ducats[seat],
            state.sabres[seat],
            state.jewels[seat],
            state.colours,
            state.islands[seat],
            state.row_ships[seat],
            state.lone_ships[seat],
            chests[seat],
            tuple([score[kind] for kind in PARTS]),
            score["total"],
        )
        for seat, score in enumerate(scores)
    )


_known: dict[tuple[int, ...], tuple[Any, Any]] = {}


def _chests(view: View, state: Any) -> list[tuple[int, ...]]:
    """E5.4 for each seat, a colour each; remembered by all rows, for half of all moves change none."""
    rows = (*state.islands, *state.row_ships)
    key = (id(view.options), _ALL, state.colours, *rows)
    found: list[tuple[int, ...]] = _kept(view, key, partial(_by_seat, view, state.colours, rows))
    return found


def _by_seat(view: View, colours: int, rows: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Remembered by the rows of each colour, a byte each of those of a seat: a move changes one at most."""
    by_colour = enumerate(zip(*[many.to_bytes(len(COLOURS), "little") for many in rows], strict=True))
    found = [
        _kept(view, (id(view.options), bit, *numbers), partial(jewels_of_colour, view, bit))
        for bit, numbers in by_colour
        if colours >> bit & 1
    ]
    return list(zip(*found, strict=True))


def _kept(view: View, key: tuple[int, ...], make: Callable[[], Any]) -> Any:
    found = _known.get(key)
    if found is None or found[0] is not view.options:  # others may have had its place in memory
        if len(_known) >= KEPT:
            _known.clear()
        found = _known[key] = (view.options, make())
    return found[1]
