"""Einauge drawn as text: display, pirate table, and what lies before every seat."""

from __future__ import annotations

from typing import Any

from tortuga.games.einauge.state import DISPLAY_SIZE, TABLE_SIZE
from tortuga.games.kit.game import Game, View
from tortuga.i18n import amount, amounts, translate
from tortuga.render.einauge.facts import (
    INCOME,
    YIELDS,
    chest_jewels,
    face_of,
    income_with,
    row_yields,
)
from tortuga.render.kit.frame import WIDTH, Paint, columns, fit, heading, wide, wrapped
from tortuga.render.kit.messages import card_name, colour_name

_LONGEST_NAME = 14
_ANY_WIDTH = 1000
PLACES = {"display": DISPLAY_SIZE, "table": TABLE_SIZE}


def draw(position: Game | View, names: list[str], language: str, paint: Paint) -> str:
    """The whole table."""
    return "\n".join(_Drawing(position, names, language, paint).lines()) + "\n"


class _Drawing:
    def __init__(self, position: Game | View, names: list[str], language: str, paint: Paint) -> None:
        self.position, self.language, self.paint = position, language, paint
        self.plain: dict[str, Any] = position.plain()
        self.cards = position.options.cards
        self.names = [fit(name, _LONGEST_NAME) for name in names]
        self.scores = position.scores()
        self.chest_jewels = chest_jewels(position)

    def translate(self, key: str, **facts: object) -> str:
        return translate(f"text-einauge-{key}", self.language, **facts)

    def lines(self) -> list[str]:
        lines = [self.title(), *wrapped(self.status())]
        zones = {zone: [self.card(zone, card) for card in self.plain[zone]] for zone in ("display", "table")}
        aligned = iter(columns([self.head(), *zones["display"], *zones["table"]]))
        head = next(aligned)
        for zone, cards in zones.items():
            lines += ["", self.zone_heading(zone, len(cards)), head, *(next(aligned) for _ in cards)]
            lines += [] if cards else [self.translate("empty")]
        return lines + self.seats()

    def title(self) -> str:
        cards = amount("cards", len(self.plain["pile"]), self.language)
        turn = self.plain["turns"] + (self.plain["phase"] not in ("final", "over"))
        return heading(
            self.paint("bold", self.position.TITLE), self.translate("pile", cards=cards, turn=turn), line="━"
        )

    def status(self) -> str:
        name = self.paint("bold", self.names[self.plain["turn"]])
        doing = translate(f"turn-einauge-{self.plain['phase']}", self.language, name=name)
        return f"{doing} {self.end()}".rstrip()

    def end(self) -> str:
        left, phase = self.plain["turns_left"], self.plain["phase"]
        if phase == "over":
            return ""
        if phase == "final":
            return self.translate("final", seats=amount("seats", self.plain["final_left"], self.language))
        if left is None:
            return self.translate("not_in_sight")
        return self.translate("in_sight", turns=amount("turns", left, self.language))

    # -- cards that can be taken

    def zone_heading(self, zone: str, number: int) -> str:
        return heading(self.translate(zone), self.translate("places", number=number, places=PLACES[zone]))

    def head(self) -> list[str]:
        words = [self.translate("card"), self.translate("price"), self.translate("shows")]
        if not self.position.is_over:
            words.append(self.translate("then_pays", name=self.names[self.plain["turn"]]))
        return [self.paint("faint", word) for word in words]

    def card(self, zone: str, card: str) -> list[str]:
        face = face_of(self.cards, card)
        price = amount("ducats", face.price, self.language)
        if zone == "table" or self.plain["phase"] == "final":
            price = amount("sabres", self.cards.fight_price(face), self.language)
        shows = amounts({kind: getattr(face, kind) for kind in YIELDS}, self.language)
        cells = [self.coloured(card), price, shows]
        return cells if self.position.is_over else [*cells, self.pays(card)]

    def pays(self, card: str) -> str:
        seat = self.plain["seats"][self.plain["turn"]]
        income = income_with(self.cards, seat["rows"], card)
        return self.translate("any_row") if income is None else amounts(income, self.language)

    def coloured(self, card: str) -> str:
        text = fit(card_name(card, self.language), 18)
        return text if card == "ship" else self.paint(card.partition(" ")[0], text)

    # -- seats

    def seats(self) -> list[str]:
        rows = self.rows("pays")
        widest = columns([row for own in rows for row in own], width=_ANY_WIDTH)
        if any(wide(line) > WIDTH + 3 for line in widest):  # the three gaps can shrink by one each
            rows = self.rows("pays_short")
        aligned = iter(columns([row for own in rows for row in own]))
        lines = []
        for seat, own in enumerate(rows):
            lines += ["", self.seat_heading(seat), *(next(aligned) for _ in own)]
            lines += self.lone_ships(seat, bool(own))
        return lines

    def rows(self, pays: str) -> list[list[list[str]]]:
        """The rows of every seat, each in its cells; *pays* says how the income is put."""
        seats = enumerate(self.plain["seats"])
        return [[self.row(seat, colour, row, pays) for colour, row in values["rows"].items()] for seat, values in seats]

    def seat_heading(self, seat: int) -> str:
        values = self.plain["seats"][seat]
        held = " · ".join(amount(kind, values[kind], self.language) for kind in ("ducats", "sabres", "jewels"))
        total = self.translate("over" if self.position.is_over else "score", score=self.scores[seat]["total"])
        name = self.names[seat]
        if seat in self.position.seats_to_move:
            name = self.paint("bold", self.translate("in_turn", name=name))
        return heading(name, f"{held} · {total}")

    def lone_ships(self, seat: int, has_rows: bool) -> list[str]:
        ships = self.plain["seats"][seat]["lone_ships"]
        if ships:
            return [self.translate("lone_ships", ships=amount("ships", ships, self.language))]
        return [] if has_rows else [self.translate("no_rows")]

    def row(self, seat: int, colour: str, row: list[str], pays: str) -> list[str]:
        ships = row.count("ship")
        cards = " ".join([name for name in row if name != "ship"])
        cards += f" + {amount('ships', ships, self.language)}" if ships else ""
        income = self.translate(pays, income=amounts(row_yields(self.cards, row, INCOME), self.language))
        name = self.paint(colour, colour_name(colour, self.language))
        return [name, fit(cards, 20), income, self.chests(seat, colour, row)]

    def chests(self, seat: int, colour: str, row: list[str]) -> str:
        chests = row_yields(self.cards, row)["chests"]
        if not chests:
            return ""
        brought = amount("jewels", self.chest_jewels[seat][colour], self.language)
        return self.translate("chests", chests=amount("chests", chests, self.language), jewels=brought)
