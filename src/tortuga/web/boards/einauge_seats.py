"""What lies before every seat of Einauge: my rows large, the others as strips that unfold."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import escape

from tortuga.games.einauge.state import COLOURS
from tortuga.show.facts_einauge import SHIP
from tortuga.show.words import say
from tortuga.tables.table import Table
from tortuga.web.boards import einauge_pieces as pieces
from tortuga.web.boards.einauge_deck import bits_of
from tortuga.web.boards.einauge_open import PARTS, Open
from tortuga.web.boards.einauge_rows import ALONE, Row, Rows, kept
from tortuga.web.parts import Lines

_PURSE = ("ducats", "sabres", "jewels")


class Seats:
    """Draws seats. A seat is drawn from its key alone."""

    def __init__(self, table: Table, rows: Rows, known: Open) -> None:
        self.table, self.rows, self.held, self.deck = table, rows, known.held, known.deck
        self.language = rows.language
        self.in_turn = table.to_act()
        self._known: dict[int, tuple[Lines, Lines]] = {}

    def mine(self, seat: int, sales: tuple[str, ...]) -> Lines:
        """The seat that looks, large; *sales* are the moves that sell a card of it."""
        key = self._key("mine", seat, sales)
        return self.rows.seats.get(key) or kept(self.rows.seats, key, self._mine(seat, sales))

    def foes(self) -> tuple[Lines, ...]:
        """Every seat as the others see it: a strip, and its rows behind it."""
        return tuple([self._kept_foe(seat) for seat in range(len(self.held))])

    def _kept_foe(self, seat: int) -> Lines:
        key = self._key("foe", seat, ())
        return self.rows.seats.get(key) or kept(self.rows.seats, key, self._foe(seat))

    def _key(self, size: str, seat: int, sales: tuple[str, ...]) -> tuple[object, ...]:
        chair, over = self.table.seats[seat], self.table.status == "over"
        on = seat in self.in_turn
        return size, seat, chair.name, chair.away, on, over, self.held[seat], sales

    def _mine(self, seat: int, sales: tuple[str, ...]) -> Lines:
        on = " on" if seat in self.in_turn else ""
        name = escape(self.table.names[seat])
        return (
            (
                f'<section class="home{on}" id="home" aria-label="{name}"><header class="home-head">'
                f'<h2 class="who">{name}</h2><span class="purse">{self._purse(seat)}</span>'
                f'{self._score(seat, True)}</header><div class="cols" id="cols-{seat}">'
            ),
            *self._columns(seat, sales),
            "</div></section>",
        )

    def _foe(self, seat: int) -> Lines:
        on = " on" if seat in self.in_turn else ""
        expands = f'data-foe="{seat}" aria-expanded="false" aria-controls="rows-{seat}"'
        return (
            f'<section class="foe{on}" id="foe-{seat}"><button class="foe-head" id="head-{seat}" {expands}>',
            (
                f'<span class="foe-line"><b class="who">{escape(self.table.names[seat])}</b>{self._away(seat)}'
                f'<span class="purse">{self._purse(seat)}</span>{self._score(seat, False)}</span>'
            ),
            '<span class="minis">',
            *self._plain(seat)[0],
            f'</span></button><div class="foe-rows cols" id="rows-{seat}">',
            *self._columns(seat, ()),
            "</div></section>",
        )

    def _columns(self, seat: int, sales: tuple[str, ...]) -> Lines:
        """All rows in full; most moves change what a seat holds beside them."""
        if not sales:
            return self._plain(seat)[1]
        held = self.held[seat]
        key = (seat, held.colours, held.islands, held.row_ships, held.lone_ships, held.chests, sales)
        found = self.rows.seats.get(key)
        if found is None:
            drawn = tuple([self.rows.column(row) for row in self._rows(seat, sales)])
            found = kept(self.rows.seats, key, drawn)
        return found

    def _plain(self, seat: int) -> tuple[Lines, Lines]:
        """All rows of a seat with nothing to press: as small tiles, and in full."""
        found = self._known.get(seat)
        if found is None:
            found = self._known[seat] = self._found_plain(seat)
        return found

    def _found_plain(self, seat: int) -> tuple[Lines, Lines]:
        """Each row kept by a few numbers, for most stay as they were."""
        held, known, drawn = self.held[seat], self.rows.of_colour, []
        islands, ships = (many.to_bytes(len(COLOURS), "little") for many in (held.islands, held.row_ships))
        for bit, jewels in zip(bits_of(held.colours), held.chests, strict=True):
            key = (seat, bit, islands[bit], ships[bit], jewels)
            drawn.append(known.get(key) or kept(known, key, self._tile_and_column(*key)))
        if held.lone_ships:
            alone = Row(seat, ALONE, (SHIP,) * held.lone_ships)
            drawn.append((self.rows.tile(alone), self.rows.column(alone)))
        tiles, columns = zip(*drawn, strict=True)
        return tiles, columns

    def _tile_and_column(self, seat: int, bit: int, islands: int, ships: int, jewels: int) -> tuple[str, str]:
        row = Row(seat, COLOURS[bit], self.deck.row(islands, ships), jewels)
        return self.rows.tile(row), self.rows.column(row)

    def _away(self, seat: int) -> str:
        words = say("web.table.away", self.language) if self.table.seats[seat].away else ""
        return f'<i class="away">{escape(words)}</i>' if words else ""

    def _rows(self, seat: int, sales: tuple[str, ...]) -> list[Row]:
        """The rows of a seat that may sell."""
        held = self.held[seat]
        rows = self.deck.rows(held.colours, held.islands, held.row_ships)
        found = [
            Row(seat, colour, cards, jewels, _about(colour, sales) if cards else ())
            for (colour, cards), jewels in zip(rows, held.chests, strict=True)
        ]
        if held.lone_ships:
            found.append(Row(seat, ALONE, (SHIP,) * held.lone_ships, 0, sales))
        return found

    def _purse(self, seat: int) -> str:
        held = self.held[seat]
        return _purse(seat, held.ducats, held.sabres, held.jewels, self.language)

    def _score(self, seat: int, long: bool) -> str:
        key = "score_over" if self.table.status == "over" else "score_now"
        return _score(seat, key, long, self.held[seat].parts, self.held[seat].total, self.language)


def _about(colour: str, sales: tuple[str, ...]) -> tuple[str, ...]:
    return tuple([move for move in sales if f" {colour}" in move])


@lru_cache(maxsize=16384)
def _purse(seat: int, ducats: int, sabres: int, jewels: int, language: str) -> str:
    """The same in the own seat and in the others' strips."""
    counted = zip(_PURSE, (ducats, sabres, jewels), strict=True)
    return "".join([pieces.counter(seat, kind, number, language) for kind, number in counted])


@lru_cache(maxsize=4096)
def _score(seat: int, key: str, long: bool, numbers: tuple[int, ...], total: int, language: str) -> str:
    form = "score_parts_bonus" if numbers[-1] else "score_parts"
    parts = escape(say(f"web.einauge.{form}", language, **dict(zip(PARTS, numbers, strict=True))))
    words = escape(say(f"web.einauge.{key}", language))
    more = f'<span class="score-parts">{parts}</span>' if long else ""
    shown = f'{pieces.icon("ui-score")}<b class="count" id="n-{seat}-total">{total}</b>{more}'
    look = "score-words" if long else "sr"
    return f'<span class="score" title="{words}: {parts}"><span class="{look}">{words}</span>{shown}</span>'
