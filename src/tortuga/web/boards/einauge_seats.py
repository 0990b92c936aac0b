"""What lies before every seat of Einauge: my rows large, the others as strips that unfold."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from markupsafe import Markup, escape

from tortuga.show.facts_einauge import SHIP
from tortuga.show.words import say
from tortuga.tables.table import Table
from tortuga.web.boards import einauge_pieces as pieces
from tortuga.web.boards.einauge_rows import ALONE, Row, Rows
from tortuga.web.viewer import Viewer

_PURSE = ("ducats", "sabres", "jewels")
_PARTS = ("jewels", "exchange", "chests", "bonus")
_NOTHING: frozenset[str] = frozenset()


class Seats:
    """Draws seats; given what the board has found out already."""

    def __init__(
        self, table: Table, viewer: Viewer, rows: Rows, plain: dict[str, Any], chests: list[dict[str, int]]
    ) -> None:
        self.table, self.viewer, self.rows, self.plain, self.chests = table, viewer, rows, plain, chests
        self.language = viewer.language
        self.in_turn = table.to_act()
        self.scores: tuple[dict[str, int], ...] = ()
        self.fresh: dict[str, frozenset[str]] = {}  # colour -> cards the last moves touched
        self.sales: tuple[str, ...] = ()

    def mine(self, seat: int) -> Markup:
        """The seat that looks, large."""
        on = " on" if seat in self.in_turn else ""
        name = escape(self.table.names[seat])
        columns = "\n".join(self.rows.column(row) for row in self._rows(seat, self.sales))
        return Markup(
            f'<section class="home{on}" id="home" aria-label="{name}"><header class="home-head">'
            f'<h2 class="who">{name}</h2><span class="purse">{self._purse(seat)}</span>'
            f'{self._score(seat, True)}</header><div class="cols" id="cols-{seat}">\n{columns}\n</div></section>'
        )

    def foe(self, seat: int) -> Markup:
        """Another seat: a strip, and its rows behind it. Drawn once a version for all who see the same cards marked."""
        key = ("foe", seat, self.language, self._fresh_of(seat))
        found: Markup | None = self.table.memo.get(key)
        if found is None:
            found = self.table.memo[key] = self._foe(seat)
        return found

    def _fresh_of(self, seat: int) -> frozenset[str]:
        rows = self.plain["seats"][seat]["rows"]
        return frozenset(
            card
            for colour, cards in self.fresh.items()
            for card in cards
            if card.partition(" ")[2] in rows.get(colour, ())
        )

    def _foe(self, seat: int) -> Markup:
        on = " on" if seat in self.in_turn else ""
        rows = self._rows(seat, ())
        tiles = "\n".join(self.rows.tile(row) for row in rows)
        columns = "\n".join(self.rows.column(row) for row in rows)
        expands = f'data-foe="{seat}" aria-expanded="false" aria-controls="rows-{seat}"'
        return Markup(
            f'<section class="foe{on}" id="foe-{seat}"><button class="foe-head" id="head-{seat}" {expands}>'
            f'\n<span class="foe-line"><b class="who">{escape(self.table.names[seat])}</b>{self._away(seat)}'
            f'<span class="purse">{self._purse(seat)}</span>{self._score(seat, False)}</span>'
            f'\n<span class="minis">\n{tiles}\n</span></button>'
            f'<div class="foe-rows cols" id="rows-{seat}">\n{columns}\n</div></section>'
        )

    def _away(self, seat: int) -> str:
        words = say("web.table.away", self.language) if self.table.seats[seat].away else ""
        return f'<i class="away">{escape(words)}</i>' if words else ""

    def _rows(self, seat: int, sales: tuple[str, ...]) -> list[Row]:
        held, jewels = self.plain["seats"][seat], self.chests[seat]
        found = [
            self._row(seat, colour, tuple(held["rows"].get(colour, ())), jewels[colour], sales)
            for colour in self.plain["colours"]
        ]
        if held["lone_ships"]:
            found.append(Row(seat, ALONE, (SHIP,) * held["lone_ships"], 0, _NOTHING, sales))
        return found

    def _row(self, seat: int, colour: str, cards: tuple[str, ...], jewels: int, sales: tuple[str, ...]) -> Row:
        fresh = self.fresh.get(colour, _NOTHING)
        if fresh:
            fresh = frozenset(card for card in fresh if card.partition(" ")[2] in cards)
        own = tuple(move for move in sales if f" {colour}" in move) if sales and cards else ()
        return Row(seat, colour, cards, jewels, fresh, own)

    def _purse(self, seat: int) -> str:
        held = self.plain["seats"][seat]
        return "".join(pieces.counter(seat, kind, held[kind], self.language) for kind in _PURSE)

    def _score(self, seat: int, long: bool) -> str:
        score = self.scores[seat]
        key = "score_over" if self.table.status == "over" else "score_now"
        return _score(seat, key, long, tuple(score[kind] for kind in _PARTS), score["total"], self.language)


@lru_cache(maxsize=4096)
def _score(seat: int, key: str, long: bool, numbers: tuple[int, ...], total: int, language: str) -> str:
    form = "score_parts_bonus" if numbers[-1] else "score_parts"
    parts = escape(say(f"web.einauge.{form}", language, **dict(zip(_PARTS, numbers, strict=True))))
    words = escape(say(f"web.einauge.{key}", language))
    more = f'<span class="score-parts">{parts}</span>' if long else ""
    shown = f'{pieces.icon("ui-score")}<b class="count" id="n-{seat}-total">{total}</b>{more}'
    look = "score-words" if long else "sr"
    return f'<span class="score" title="{words}: {parts}"><span class="{look}">{words}</span>{shown}</span>'
