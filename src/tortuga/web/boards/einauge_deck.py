"""The cards of Einauge by name: what the sets of a state hold. Each set is read once."""

from __future__ import annotations

from functools import cache

from tortuga.games.einauge.state import COLOURS
from tortuga.games.einauge.tables import CardTable
from tortuga.show.facts_einauge import SHIP

KEPT = 16384  # sets
DECKS = 64
Row = tuple[str, tuple[str, ...]]  # colour, cards


@cache
def bits_of(colours: int) -> tuple[int, ...]:
    """The numbers of the colours of a set."""
    return tuple(bit for bit in range(len(COLOURS)) if colours >> bit & 1)


class Deck:
    """Names the cards of one card table."""

    def __init__(self, cards: CardTable) -> None:
        self._ranks = [face.name for face in cards.islands]
        self._names = [f"{colour} {name}" for colour in COLOURS for name in [*self._ranks, ""]]
        self._rows: dict[tuple[int, int, int], tuple[Row, ...]] = {}
        self._laid: dict[tuple[int, int], dict[str, tuple[str, ...]]] = {}
        self._colours: dict[int, tuple[str, ...]] = {}
        self._cards: dict[tuple[int, int], tuple[str, ...]] = {}  # of a row, by its islands and its ships

    def colours(self, colours: int) -> tuple[str, ...]:
        """The colours of a set."""
        found = self._colours.get(colours)
        if found is None:
            found = self._colours[colours] = tuple(COLOURS[bit] for bit in bits_of(colours))
        return found

    def zone(self, islands: int, ships: int) -> list[str]:
        """The cards of the display or of the pirate table."""
        cards = []
        while islands:
            lowest = islands & -islands
            cards.append(self._names[lowest.bit_length() - 1])
            islands ^= lowest
        return cards + [SHIP] * ships

    def rows(self, colours: int, islands: int, ships: int) -> tuple[Row, ...]:
        """The row of each of these colours; a row without an island is empty (E4.2)."""
        key = (colours, islands, ships)
        found = self._rows.get(key)
        if found is None:
            if len(self._rows) >= KEPT:
                self._rows.clear()
            both = [many.to_bytes(len(COLOURS), "little") for many in (islands, ships)]
            shown = ((COLOURS[bit], self.row(both[0][bit], both[1][bit])) for bit in bits_of(colours))
            found = self._rows[key] = tuple(shown)
        return found

    def laid(self, islands: int, ships: int) -> dict[str, tuple[str, ...]]:
        """The rows that have a card, by colour; to look at, not to change."""
        key = (islands, ships)
        found = self._laid.get(key)
        if found is None:
            if len(self._laid) >= KEPT:
                self._laid.clear()
            found = self._laid[key] = {colour: cards for colour, cards in self.rows(255, islands, ships) if cards}
        return found

    def row(self, islands: int, ships: int) -> tuple[str, ...]:
        """The cards of a row by its own two bytes."""
        if not islands:
            return ()
        found = self._cards.get((islands, ships))
        if found is None:
            names = [name for rank, name in enumerate(self._ranks) if islands >> rank & 1]
            found = self._cards[islands, ships] = (*names, *[SHIP] * ships)
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
