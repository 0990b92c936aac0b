"""The cards of Einauge by number and by name, found once for each card table.

A card of the middle is its number as in the state; whatever ship it is, its number is SHIP_CARD. A row is two bytes:
the set of its islands, and the count of its ships.
"""

from __future__ import annotations

from functools import cache

from tortuga.games.einauge import state
from tortuga.games.einauge.actions import TABLE
from tortuga.games.einauge.notation import notation
from tortuga.games.einauge.state import COLOURS
from tortuga.games.einauge.tables import CardTable
from tortuga.render.einauge.facts import SHIP

DECKS = 64
SHIP_CARD = state.SHIP  # no island has the rank of a ship
BITS = {colour: bit for bit, colour in enumerate(COLOURS)}
_TAKING = ("buy", "fight", "lay")


@cache
def bits_of(colours: int) -> tuple[int, ...]:
    """The numbers of the colours of a set."""
    return tuple(bit for bit in range(len(COLOURS)) if colours >> bit & 1)


@cache
def colours_of(colours: int) -> tuple[str, ...]:
    """The colours of a set."""
    return tuple(COLOURS[bit] for bit in bits_of(colours))


class Deck:
    """Names the cards of one card table."""

    def __init__(self, cards: CardTable) -> None:
        self._ranks = [face.name for face in cards.islands]
        self.names = [f"{colour} {name}" for colour in COLOURS for name in [*self._ranks, ""]]
        self.names[SHIP_CARD] = SHIP
        self.taken = _taken(cards)
        self._rows: dict[tuple[int, int], tuple[str, ...]] = {}

    def row(self, islands: int, ships: int) -> tuple[str, ...]:
        """The names of the cards of a row; without an island there is none (E4.2)."""
        if not islands:
            return ()
        found = self._rows.get((islands, ships))
        if found is None:
            names = [name for rank, name in enumerate(self._ranks) if islands >> rank & 1]
            found = self._rows[islands, ships] = (*names, *[SHIP] * ships)
        return found


def _taken(cards: CardTable) -> dict[str, int]:
    """The card of the middle that a move takes or lays, by the move's text."""
    found = {}
    for number, text in notation(cards).moves.items():
        action = TABLE[number]
        if action is not None and action.verb in _TAKING:
            found[text] = SHIP_CARD if action.rank is None else number & 63
    return found


_decks: dict[int, tuple[CardTable, Deck]] = {}


def deck_of(cards: CardTable) -> Deck:
    """Found by the table itself: to take its hash would take longer than what it is wanted for."""
    found = _decks.get(id(cards))
    if found is None or found[0] is not cards:
        if len(_decks) >= DECKS:
            _decks.clear()
        found = _decks[id(cards)] = (cards, Deck(cards))
    return found[1]
