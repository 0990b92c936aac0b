"""What lies before every seat of Einauge: my rows large, the others as strips that unfold."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import escape

from tortuga.games.einauge.state import COLOURS
from tortuga.i18n import translate
from tortuga.render.einauge.facts import SHIP
from tortuga.tables.table import Table
from tortuga.web.boards import einauge_pieces as pieces
from tortuga.web.boards.einauge_deck import bits_of
from tortuga.web.boards.einauge_open import PARTS, Laid, Open
from tortuga.web.boards.einauge_rows import ALONE, Row, Rows, kept
from tortuga.web.notices import mark_of
from tortuga.web.parts import Lines

_PURSE = ("ducats", "sabres", "jewels")


class Seats:
    """Draws seats, for all who look at a table and read one language. A seat is drawn from its key alone."""

    def __init__(self, table: Table, rows: Rows, known: Open) -> None:
        self.table, self.rows, self.held, self.deck = table, rows, known.held, known.deck
        self.language = rows.language
        self.in_turn, self.is_over = table.to_act(), table.status == "over"

    def mine(self, seat: int, may_sell: bool) -> Lines:
        """The seat that looks, large. E3.1.2: whoever may sell may sell any card."""
        chair, known = self.table.seats[seat], self.rows.seats
        key = (seat, chair.name, seat in self.in_turn, self.is_over, self.held[seat], may_sell)
        return known.get(key) or kept(known, key, self._mine(seat, may_sell))

    def foes(self) -> tuple[Lines, ...]:
        """Every seat as the others see it: a strip, and its rows behind it."""
        drawn, known, in_turn, is_over = [], self.rows.seats, self.in_turn, self.is_over
        for seat, held in enumerate(self.held):
            chair = self.table.seats[seat]
            key = ("foe", seat, chair.name, mark_of(self.table, seat), seat in in_turn, is_over, held)
            drawn.append(known.get(key) or kept(known, key, self._foe(seat)))
        return tuple(drawn)

    def _mine(self, seat: int, may_sell: bool) -> Lines:
        on = " on" if seat in self.in_turn else ""
        name = escape(self.table.seats[seat].name)
        return (
            (
                f'<section class="home{on}" id="home" aria-label="{name}"><header class="home-head">'
                f'<h2 class="who">{name}</h2><span class="purse">{self._purse(seat)}</span>'
                f'{self._score(seat)[0]}</header><div class="cols" id="cols-{seat}">'
            ),
            *self._rows(seat, may_sell)[1],
            "</div></section>",
        )

    def _foe(self, seat: int) -> Lines:
        on = " on" if seat in self.in_turn else ""
        expands = f'data-foe="{seat}" aria-expanded="false" aria-controls="rows-{seat}"'
        tiles, columns = self._rows(seat, False)
        return (
            f'<section class="foe{on}" id="foe-{seat}"><button class="foe-head" id="head-{seat}" {expands}>',
            (
                f'<span class="foe-line"><b class="who">{escape(self.table.seats[seat].name)}</b>{self._mark(seat)}'
                f'<span class="purse">{self._purse(seat)}</span>{self._score(seat)[1]}</span>'
            ),
            '<span class="minis">',
            *tiles,
            f'</span></button><div class="foe-rows cols" id="rows-{seat}">',
            *columns,
            "</div></section>",
        )

    def _rows(self, seat: int, may_sell: bool) -> tuple[Lines, Lines]:
        """All rows of a seat as small tiles, and in full; half of all moves change what it holds beside them."""
        laid, known = self.held[seat].laid, self.rows.of_seat
        key = (seat, laid, may_sell)
        return known.get(key) or kept(known, key, self._drawn_rows(seat, laid, may_sell))

    def _drawn_rows(self, seat: int, laid: Laid, may_sell: bool) -> tuple[Lines, Lines]:
        """Each row kept by a few numbers, for most stay as they were."""
        known, drawn = self.rows.of_colour, []
        for bit, jewels in zip(bits_of(laid.colours), laid.chests, strict=True):
            key = (seat, bit, laid.islands[bit], laid.ships[bit], jewels, may_sell)
            drawn.append(known.get(key) or kept(known, key, self._tile_and_column(*key)))
        if laid.lone_ships:
            alone = Row(seat, ALONE, (SHIP,) * laid.lone_ships, 0, may_sell)
            drawn.append((self.rows.tile(alone), self.rows.column(alone)))
        tiles, columns = zip(*drawn, strict=True)
        return tiles, columns

    def _tile_and_column(
        self, seat: int, bit: int, islands: int, ships: int, jewels: int, may_sell: bool
    ) -> tuple[str, str]:
        cards = self.deck.row(islands, ships)
        row = Row(seat, COLOURS[bit], cards, jewels, may_sell and bool(cards))
        return self.rows.tile(row), self.rows.column(row)

    def _mark(self, seat: int) -> str:
        mark = mark_of(self.table, seat)
        return f'<i class="away">{escape(translate(f"web-table-{mark}", self.language))}</i>' if mark else ""

    def _purse(self, seat: int) -> str:
        held = self.held[seat]
        return _purse(seat, held.ducats, held.sabres, held.jewels, self.language)

    def _score(self, seat: int) -> tuple[str, str]:
        """Large and small."""
        held = self.held[seat]
        return _score(seat, self.is_over, held.parts, held.total, self.language)


@lru_cache(maxsize=16384)
def _purse(seat: int, ducats: int, sabres: int, jewels: int, language: str) -> str:
    """The same in the own seat and in the others' strips."""
    counted = zip(_PURSE, (ducats, sabres, jewels), strict=True)
    return "".join([pieces.counter(seat, kind, number, language) for kind, number in counted])


@lru_cache(maxsize=4096)
def _score(seat: int, is_over: bool, numbers: tuple[int, ...], total: int, language: str) -> tuple[str, str]:
    """In the own seat and in the others' strips."""
    form = "score_parts_bonus" if numbers[-1] else "score_parts"
    parts = escape(translate(f"web-einauge-{form}", language, **dict(zip(PARTS, numbers, strict=True))))
    words = escape(translate(f"web-einauge-{'score_over' if is_over else 'score_now'}", language))
    start = f'<span class="score" title="{words}: {parts}"><span class="'
    shown = f'{pieces.icon("ui-score")}<b class="count" id="n-{seat}-total">{total}</b>'
    return (
        f'{start}score-words">{words}</span>{shown}<span class="score-parts">{parts}</span></span>',
        f'{start}sr">{words}</span>{shown}</span>',
    )
