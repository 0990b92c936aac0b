"""Rows of Einauge as markup. A row that has not changed is not drawn again: most are the same from frame to frame."""

from __future__ import annotations

import json
from typing import NamedTuple, TypeVar

from markupsafe import Markup, escape

from tortuga.games.einauge.tables import CardTable
from tortuga.i18n import amount, amounts, listing, translate
from tortuga.render.einauge.facts import SHIP, YIELDS
from tortuga.render.kit.messages import card_name, colour_name
from tortuga.web.boards import einauge_pieces as pieces
from tortuga.web.parts import Lines

ALONE = "alone"  # where lone ships lie, beside the rows
KEPT = 16384
DRAWINGS = 64
Seen = tuple[str, str, Markup, str]  # id, beginning of the tag, words, picture
Tagged = tuple[int, pieces.Income | None, str]  # price, what the row would pay, both as tags
Key = TypeVar("Key")
Drawn = TypeVar("Drawn")


class Row(NamedTuple):
    """Everything the drawing of a row depends on."""

    seat: int
    colour: str
    cards: tuple[str, ...]
    jewels: int = 0  # that its chests would bring now
    for_sale: bool = False


class Rows:
    """Draws the rows of one card table in one language, and remembers them, and what others draw of them."""

    def __init__(self, cards: CardTable, language: str) -> None:
        self.language = language
        self.faces = pieces.faces(cards)
        self._columns: dict[Row, str] = {}
        self._tiles: dict[tuple[object, ...], str] = {}
        self.of_colour: dict[tuple[int, ...], tuple[str, str]] = {}  # a seat's row of a colour: tile and column
        self.of_seat: dict[tuple[object, ...], tuple[Lines, Lines]] = {}  # the same of all its rows
        self.slots: dict[tuple[object, ...], str] = {}  # of the middle
        self.seen: dict[tuple[int, int], Seen] = {}  # what all see of a card there
        self.tagged: dict[tuple[int, ...], Tagged] = {}
        self.told: dict[tuple[object, ...], str] = {}  # what taking it is told to do
        self.whys: dict[tuple[object, ...], str] = {}  # why it cannot be taken
        self.zones: dict[tuple[object, ...], Lines] = {}  # all its slots, for those who are not asked
        self.seats: dict[tuple[object, ...], Lines] = {}
        self._sums: dict[tuple[str, ...], dict[str, int]] = {}
        self._heads: dict[tuple[object, ...], tuple[str, str]] = {}

    def translate(self, key: str, **facts: object) -> str:
        return translate(f"web-einauge-{key}", self.language, **facts)

    def sums(self, cards: tuple[str, ...]) -> dict[str, int]:
        """What cards bear together."""
        found = self._sums.get(cards)
        if found is None:
            bare = [self.faces[name][1] for name in cards]
            found = self._sums[cards] = {kind: sum(getattr(face, kind) for face in bare) for kind in YIELDS}
        return found

    def income(self, cards: tuple[str, ...]) -> pieces.Income:
        """What a row pays."""
        sums = self.sums(cards)
        return sums["sabres"], sums["ducats"], sums["jewels"]

    def column(self, row: Row) -> str:
        """A row in full."""
        return self._columns.get(row) or kept(self._columns, row, self._column(row))

    def tile(self, row: Row) -> str:
        """A row as a small tile: how many cards, how many chests."""
        key = (row.seat, row.colour, row.cards)
        return self._tiles.get(key) or kept(self._tiles, key, self._tile(row))

    def _tile(self, row: Row) -> str:
        chests = self.sums(row.cards)["chests"] if row.colour != ALONE else 0
        look = f"mini k-{_ground(row.colour)}{'' if row.cards else ' none'}"
        count = f"<b>{len(row.cards)}</b>" if row.cards else ""
        chest = f"<i>{chests}{pieces.icon('tg-chests')}</i>" if chests else ""
        tile = f'<span class="tile">{_emblem(row.colour)}{count}</span>'
        return f'<span class="{look}" id="mini-{row.seat}-{row.colour}">{tile}{chest}</span>'

    def _column(self, row: Row) -> str:
        key = (row.colour, row.cards, row.jewels)  # whoever has it, and whatever can be done with it
        head, about = self._heads.get(key) or kept(self._heads, key, (self._head(row), escape(self._about(row))))
        inside = f'{head}<span class="stack">{self._stack(row)}</span>' if row.cards else _tile(row.colour)
        look = f"col k-{_ground(row.colour)}{'' if row.cards else ' none'}"
        rest = f'style="--n:{len(row.cards)}" role="group" aria-label="{about}"'
        return f'<div class="{look}" id="row-{row.seat}-{row.colour}" {rest}>{inside}</div>'

    def _head(self, row: Row) -> str:
        """The emblem; what the row pays; its chests and what they would bring now."""
        if row.colour == ALONE:
            return f'<span class="col-head">{_tile(row.colour)}</span>'
        sums = self.sums(row.cards)
        pays = pieces.numbers(tuple((kind, sums[kind]) for kind in pieces.KINDS))
        chest = ""
        if sums["chests"]:
            now = f"→{row.jewels}{pieces.icon('tg-jewels')}"
            chest = f'<span class="chest">{sums["chests"]}{pieces.icon("tg-chests")}{now}</span>'
        inside = f'{_tile(row.colour)}<span class="row-pays">{pays}</span>{chest}'
        return f'<span class="col-head" aria-hidden="true">{inside}</span>'

    def _about(self, row: Row) -> str:
        if row.colour == ALONE:
            return self.translate("row_alone", ships=amount("ships", len(row.cards), self.language))
        colour = colour_name(row.colour, self.language)
        if not row.cards:
            return self.translate("row_empty", colour=colour)
        names = [card_name(SHIP, self.language) if name == SHIP else name for name in row.cards]
        sums = self.sums(row.cards)
        return self.translate(
            "row_about",
            colour=colour,
            cards=listing(names, self.language),
            income=amounts({kind: sums[kind] for kind in pieces.KINDS}, self.language),
            chests=amount("chests", sums["chests"], self.language),
            jewels=amount("jewels", row.jewels, self.language),
        )

    def _stack(self, row: Row) -> str:
        islands = sum(name != SHIP for name in row.cards)
        return "".join(self._card(row, name, number - islands) for number, name in enumerate(row.cards))

    def _card(self, row: Row, name: str, ship: int) -> str:
        ground = SHIP if name == SHIP else row.colour
        card = SHIP if name == SHIP else f"{row.colour} {name}"
        key = f"s-{row.seat}-{row.colour}-{ship}" if name == SHIP else f"c-{pieces.slug(card)}"
        look = f"card fly k-{ground}"
        face = pieces.picture(ground, self.faces[name][0])
        if not row.for_sale:
            return f'<span class="{look}" id="{key}" aria-hidden="true">{face}</span>'
        sale = f"sell ship {row.colour}" if name == SHIP else f"sell {card}"
        label = escape(self.translate("say_sell", card=card_name(card, self.language)))
        options = escape(json.dumps([[sale, self.translate("do_sell")]], ensure_ascii=False))
        does = f'data-mode="sell" tabindex="-1" data-options="{options}" data-say="{label}" aria-label="{label}"'
        return f'<button class="{look}" id="{key}" {does}>{face}</button>'


_drawings: dict[tuple[int, str], tuple[CardTable, Rows]] = {}


def rows_of(cards: CardTable, language: str) -> Rows:
    """The drawing of rows, shared by all tables with these cards; found by the table itself, see `deck_of`."""
    found = _drawings.get((id(cards), language))
    if found is None or found[0] is not cards:
        if len(_drawings) >= DRAWINGS:
            _drawings.clear()
        found = _drawings[id(cards), language] = (cards, Rows(cards, language))
    return found[1]


def kept(known: dict[Key, Drawn], key: Key, drawn: Drawn) -> Drawn:
    """Remember what was drawn; all is forgotten when it is too much."""
    if len(known) >= KEPT:
        known.clear()
    known[key] = drawn
    return drawn


def _ground(colour: str) -> str:
    return SHIP if colour == ALONE else colour


def _emblem(colour: str) -> str:
    return pieces.icon(f"tg-emblem-{_ground(colour)}")


def _tile(colour: str) -> str:
    return f'<span class="tile">{_emblem(colour)}</span>'
