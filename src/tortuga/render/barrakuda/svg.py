"""Barrakuda as SVG: the wrecks on the sea floor in their layout, beside them every seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any
from xml.sax.saxutils import escape

from tortuga.games.kit.game import Game, View
from tortuga.i18n import translate
from tortuga.render.barrakuda.facts import SLOTS, tags_of, vault_of, wrecks_of
from tortuga.render.barrakuda.layout import cells_of, size
from tortuga.render.barrakuda.narration import status
from tortuga.render.barrakuda.words import icon_name
from tortuga.render.kit.art import PAPER, box, picture, text, use
from tortuga.render.kit.frame import fit
from tortuga.render.kit.messages import told
from tortuga.render.kit.words import seat_names

_FLOOR, _LINEN, _WOOD = "#0b2733", "#ffe6a3", "#5b3a1e"
_CELL, _TALL, _GAP = 200, 128, 12
_LEFT, _TOP = 20, 70
_SEAT_WIDTH, _SEAT_HEIGHT = 380, 96
PAWNS = ("#56B4E9", "#E69F00", "#009E73", "#CC79A7")  # of the seats; each also bears its letter


def draw(position: Game | View, names: Sequence[str] | None, language: str) -> str:
    """The whole table."""
    return _Drawing(position, seat_names(position.players, names, language), language).whole()


class _Drawing:
    def __init__(self, position: Game | View, names: list[str], language: str) -> None:
        self.position, self.names, self.language = position, names, language
        self.plain: dict[str, Any] = position.plain()
        self.tags = tags_of(names)
        self.wrecks = wrecks_of(position.options)
        self.cells = cells_of(position.options, self.plain["near"])
        self.parts: list[str] = []

    def translate(self, key: str, **facts: object) -> str:
        return translate(f"text-barrakuda-{key}", self.language, **facts)

    def whole(self) -> str:
        rows, across = size(self.cells) if self.cells else (0, 0)
        beside = _LEFT + across * (_CELL + _GAP) + 10
        width = beside + _SEAT_WIDTH + 20
        bottom = max(rows * (_TALL + _GAP), self.position.players * (_SEAT_HEIGHT + _GAP))
        self.parts.append(text(_LEFT, 32, self.position.TITLE, 20, _LINEN, weight="bold"))
        turn = self.translate("turn", turn=self.plain["turn"])
        note = self.translate("goal", turn=turn, goal=self.position.options.goal)
        self.parts.append(text(width - 20, 32, note, 14, _LINEN, anchor="end"))
        now = told(status(self.plain), self.language, self.names)
        self.parts.append(text(_LEFT, 54, now, 14, "#ffffff"))
        for cell, wreck in self.cells.items():
            self.wreck(wreck, _LEFT + cell[1] * (_CELL + _GAP), _TOP + cell[0] * (_TALL + _GAP))
        for seat in range(self.position.players):
            self.seat(seat, beside, _TOP + seat * (_SEAT_HEIGHT + _GAP))
        return picture(width, _TOP + bottom + 10, f"{self.position.TITLE}: {now}", _FLOOR, self.parts, colours=False)

    def wreck(self, wreck: int, x: float, y: float) -> None:
        """A wreck: its number, what it offers, the gold, the fish and the pawns there."""
        self.parts.append(box(x, y, _CELL, _TALL, _WOOD, stroke="#2b1c0c", stroke_width="2"))
        self.parts.append(text(x + 12, y + 28, wreck, 24, _LINEN, weight="bold"))
        for line, slot in enumerate(slot for slot in SLOTS if self.wrecks[wreck][slot]):
            words = self.translate(slot, icon=icon_name(self.wrecks[wreck][slot], self.language))
            self.parts.append(text(x + 12, y + 50 + 19 * line, words, 13, PAPER))
        for coin in range(self.plain["gold"][wreck - 1]):
            self.parts.append(use("ducats", x + 40 + 16 * coin, y + 10, 20))
        if self.plain["fish"] == wreck:
            self.parts.append(use("fish", x + _CELL - 60, y - 6, 52))
        here = [seat for seat, values in enumerate(self.plain["seats"]) if values["pawn"] == wreck]
        for place, seat in enumerate(here):
            self.pawn(seat, x + 12 + 42 * place, y + _TALL - 34)

    def pawn(self, seat: int, x: float, y: float) -> None:
        lies = self.plain["seats"][seat]["lying"]
        turned = f' transform="rotate(90 {x + 14:g} {y + 16:g})"' if lies else ""
        drawn = use("pawn", x, y, 30, fill=PAWNS[seat], stroke="#08202c")
        self.parts.append(f"<g{turned}><title>{self.names_of(seat, lies)}</title>{drawn}</g>")
        middle, line = (x + 9, y + 21) if lies else (x + 15, y + 26)
        self.parts.append(text(middle, line, self.tags[seat], 13, "#08202c", anchor="middle", weight="bold"))

    def names_of(self, seat: int, lies: bool) -> str:
        return escape(f"({self.names[seat]})" if lies else self.names[seat])

    def seat(self, seat: int, x: float, y: float) -> None:
        """A seat: its name, bag and vault; cards in hand filled, cards of the row outlined, oldest first."""
        values = self.plain["seats"][seat]
        edge = {"stroke": _LINEN, "stroke_width": "2"} if seat in self.position.seats_to_move else {}
        self.parts.append(box(x, y, _SEAT_WIDTH, _SEAT_HEIGHT, "#17404f", **edge))
        self.parts.append(use("pawn", x + 10, y + 8, 28, fill=PAWNS[seat], stroke="#08202c"))
        self.parts.append(text(x + 24, y + 32, self.tags[seat], 12, "#08202c", anchor="middle", weight="bold"))
        self.parts.append(text(x + 48, y + 28, fit(self.names[seat], 16), 16, "#ffffff", weight="bold"))
        for word, number, at in (("bag", values["bag"], 230), ("vault", vault_of(self.plain, seat), 305)):
            self.parts.append(text(x + at, y + 28, f"{self.translate(f'head_{word}')} {number}", 14, _LINEN))
        self.hand(values, x + 12, y + 48)

    def hand(self, values: dict[str, Any], x: float, y: float) -> None:
        for card in values["hand"]:
            self.card(str(card), x, y, PAPER, "#2b1c0c")
            x += 30
        if values["barracuda"] == "hand":
            self.card("", x, y, "#17404f", "#9fd3e6")
            self.parts.append(use("fish", x + 2, y + 7, 22))
        x += 48
        for card in values["row"]:
            self.card(str(card), x, y, "none", PAPER)
            x += 30

    def card(self, sign: str, x: float, y: float, fill: str, ink: str) -> None:
        self.parts.append(box(x, y, 26, 36, fill, stroke=ink))
        self.parts.append(text(x + 13, y + 24, sign, 16, ink, anchor="middle", weight="bold"))
