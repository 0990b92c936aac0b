"""Einauge as SVG: display and pirate table on top, below them every seat with its rows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tortuga.games.einauge.state import COLOURS
from tortuga.games.einauge.tables import Face
from tortuga.games.kit.game import Game, View
from tortuga.i18n import amount, translate
from tortuga.render.einauge.facts import YIELDS, face_named, face_of, row_yields, sabre_price
from tortuga.render.kit.art import INK, PALETTE, PAPER, box, picture, text, use
from tortuga.render.kit.frame import fit
from tortuga.render.kit.messages import card_name, colour_name
from tortuga.render.kit.words import seat_names

_SEA, _LINEN = "#12303f", "#ffe6a3"
_CARD_WIDTH, _CARD_HEIGHT, _GAP = 72, 100, 8
_WIDTH = 2 * 6 * (_CARD_WIDTH + _GAP) + 60
_STRIP = 21  # what a card of a row shows under the next one
_ROW_WIDTH = (_WIDTH - 40) / len(COLOURS)


def draw(position: Game | View, names: Sequence[str] | None, language: str) -> str:
    """The whole table."""
    return _Drawing(position, seat_names(position.players, names, language), language).whole()


class _Drawing:
    def __init__(self, position: Game | View, names: list[str], language: str) -> None:
        self.position, self.names, self.language = position, names, language
        self.plain: dict[str, Any] = position.plain()
        self.cards = position.options.cards
        self.scores = position.scores()
        self.parts: list[str] = []

    def translate(self, key: str, **facts: object) -> str:
        return translate(f"text-einauge-{key}", self.language, **facts)

    def whole(self) -> str:
        turn = translate(f"turn-einauge-{self.plain['phase']}", self.language, name=self.names[self.plain["turn"]])
        pile = amount("cards", len(self.plain["pile"]), self.language)
        turns = self.plain["turns"] + (self.plain["phase"] not in ("final", "over"))
        self.parts.append(text(20, 30, self.position.TITLE, 20, _LINEN, weight="bold"))
        self.parts.append(
            text(_WIDTH - 20, 30, self.translate("pile", cards=pile, turn=turns), 14, _LINEN, anchor="end")
        )
        self.parts.append(text(20, 52, turn, 14, "#ffffff"))
        self.zone("display", 20)
        self.zone("table", _WIDTH / 2 + 10)
        below = 82.0 + _CARD_HEIGHT + 20
        for seat in range(self.position.players):
            below = self.seat(seat, below)
        return picture(_WIDTH, below + 10, f"{self.position.TITLE}: {turn}", _SEA, self.parts)

    def zone(self, zone: str, left: float) -> None:
        self.parts.append(text(left, 74, self.translate(zone), 13, _LINEN))
        for place, card in enumerate(self.plain[zone]):
            fighting = zone == "table" or self.plain["phase"] == "final"
            self.card(card, left + place * (_CARD_WIDTH + _GAP), 82, fighting)

    def card(self, card: str, x: float, y: float, fighting: bool) -> None:
        """A card to take: what it shows above, its emblem, its price below."""
        face, colour = face_of(self.cards, card), card.partition(" ")[0]
        ink = PALETTE[colour]
        self.parts.append(f"<g><title>{card_name(card, self.language)}</title>")
        self.parts.append(box(x, y, _CARD_WIDTH, _CARD_HEIGHT, PAPER, stroke=ink.dark, stroke_width="2"))
        self.yields(face, x + _CARD_WIDTH / 2, y + 6, 16)
        for fill, opacity in ((ink.ground, "1"), (f"url(#tg-pattern-{colour})", ".35")):
            self.parts.append(box(x + 4, y + 26, _CARD_WIDTH - 8, 46, fill, opacity=opacity))
        middle = x + _CARD_WIDTH / 2
        self.parts.append(f'<circle cx="{middle:g}" cy="{y + 49:g}" r="18" fill="{ink.ground}" stroke="{PAPER}"/>')
        self.parts.append(use(f"emblem-{colour}", middle - 13, y + 36, 26, color=ink.on_it))
        price, kind = (sabre_price(face), "sabres") if fighting else (face.price, "ducats")
        self.parts.append(use(kind, middle - 20, y + 76, 18))
        self.parts.append(text(middle + 10, y + 91, price, 16, INK, anchor="middle", weight="bold"))
        self.parts.append("</g>")

    def yields(self, face: Face, middle: float, y: float, size: float) -> None:
        """Icons side by side; from four of a kind on a number beside one icon."""
        shown: list[tuple[str, str]] = []
        for kind in YIELDS:
            number = getattr(face, kind)
            shown += [(kind, "")] * number if number < 4 else [(kind, str(number))]
        step = min(size + 2, (_CARD_WIDTH - 10) / max(1, len(shown)))
        x = middle - step * len(shown) / 2
        for kind, number in shown:
            self.parts.append(use(kind, x, y, size))
            self.parts.append(text(x + size / 2, y + size - 3, number, size * 0.7, INK, anchor="middle", weight="bold"))
            x += step

    # -- seats

    def seat(self, seat: int, top: float) -> float:
        """One seat; where the next begins."""
        values = self.plain["seats"][seat]
        deepest = max([len(row) for row in values["rows"].values()] + [1])
        height = 44 + deepest * _STRIP + 26
        edge = {"stroke": _LINEN, "stroke_width": "2"} if seat in self.position.seats_to_move else {}
        self.parts.append(box(10, top, _WIDTH - 20, height, "#1d4557", **edge))
        self.parts.append(text(24, top + 24, fit(self.names[seat], 24), 16, "#ffffff", weight="bold"))
        self.purse(seat, top)
        for place, (colour, row) in enumerate(values["rows"].items()):
            self.row(colour, row, 20 + place * _ROW_WIDTH, top + 40)
        if values["lone_ships"]:
            ships = self.translate("lone_ships", ships=amount("ships", values["lone_ships"], self.language))
            self.parts.append(text(24, top + height - 8, ships, 12, _LINEN))
        return top + height + 10

    def purse(self, seat: int, top: float) -> None:
        x = _WIDTH / 2 - 60
        for kind in ("ducats", "sabres", "jewels"):
            self.parts.append(use(kind, x, top + 8, 20))
            self.parts.append(text(x + 26, top + 24, self.plain["seats"][seat][kind], 16, "#ffffff"))
            x += 90
        total = self.translate("over" if self.position.is_over else "score", score=self.scores[seat]["total"])
        self.parts.append(text(_WIDTH - 24, top + 24, total, 14, _LINEN, anchor="end"))

    def row(self, colour: str, row: list[str], x: float, y: float) -> None:
        """The cards of a row, one strip each: name and yields; under them the chests of all."""
        ink, width = PALETTE[colour], _ROW_WIDTH - 6
        self.parts.append(f"<g><title>{colour_name(colour, self.language)}</title>")
        for place, name in enumerate(row):
            top = y + place * _STRIP
            self.parts.append(box(x, top, width, _STRIP + 4, PAPER, stroke=ink.dark))
            self.parts.append(box(x, top, 34, _STRIP + 4, ink.ground))
            self.parts.append(box(x, top, 34, _STRIP + 4, f"url(#tg-pattern-{colour})", opacity=".3"))
            emblem = colour if name != "ship" else "ship"
            self.parts.append(use(f"emblem-{emblem}", x + 2, top + 4, 14, color=ink.on_it))
            label = "" if name == "ship" else fit(name, 3)
            self.parts.append(text(x + 25, top + 16, label, 13, ink.on_it, anchor="middle", weight="bold"))
            self.yields(face_named(self.cards, name), x + 34 + (width - 34) / 2, top + 4, 14)
        chests = row_yields(self.cards, row)["chests"]
        if chests:
            words = amount("chests", chests, self.language)
            self.parts.append(text(x + 2, y + len(row) * _STRIP + 18, words, 12, _LINEN))
        self.parts.append("</g>")
