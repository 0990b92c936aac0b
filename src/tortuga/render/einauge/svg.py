"""Einauge as SVG, drawn by templates/einauge.svg."""

from __future__ import annotations

from functools import partial
from typing import Any

from tortuga.games.einauge.state import COLOURS
from tortuga.games.einauge.tables import Face
from tortuga.games.kit.game import Game, View
from tortuga.i18n import amount, translate
from tortuga.render.einauge.facts import YIELDS, face_named, face_of, row_yields
from tortuga.render.kit.art import PALETTE, picture
from tortuga.render.kit.messages import card_name, colour_name

_WIDTH = 1020
_STRIP = 21  # what a card of a row shows under the next one
_MANY = 4  # icons of a kind are drawn as one with a number


def draw(position: Game | View, names: list[str], language: str) -> str:
    """The whole table."""
    plain = position.plain()
    seats = _seats(position, names, language)
    turns = plain["turns"] + (plain["phase"] not in ("final", "over"))
    pile = amount("cards", len(plain["pile"]), language)
    return picture(
        "einauge.svg",
        width=_WIDTH,
        height=seats[-1]["top"] + seats[-1]["height"] + 20,
        ground="#12303f",
        title=position.TITLE,
        turn=translate(f"turn-einauge-{plain['phase']}", language, name=names[plain["turn"]]),
        note=translate("text-einauge-pile", language, cards=pile, turn=turns),
        zones=[_zone(position, zone, language) for zone in ("display", "table")],
        seats=seats,
        strip=_STRIP,
        row_width=(_WIDTH - 40) / len(COLOURS),
        palette=PALETTE,
        icons=_icons,
        face_named=partial(face_named, position.options.cards),
        colour_name=partial(colour_name, language=language),
        chests=partial(_chests, position.options.cards, language),
    )


def _zone(position: Game | View, zone: str, language: str) -> tuple[str, list[dict[str, Any]]]:
    """The heading of the display or the pirate table, and its cards."""
    plain, cards = position.plain(), []
    for card in plain[zone]:
        face = face_of(position.options.cards, card)
        price: dict[str, Any] = {"pays_with": "ducats", "price": face.price}
        if zone == "table" or plain["phase"] == "final":
            price = {"pays_with": "sabres", "price": position.options.cards.fight_price(face)}
        cards.append({"name": card_name(card, language), "colour": card.partition(" ")[0], "face": face, **price})
    return translate(f"text-einauge-{zone}", language), cards


def _seats(position: Game | View, names: list[str], language: str) -> list[dict[str, Any]]:
    """What is drawn of every seat, each below the one before."""
    seats: list[dict[str, Any]] = []
    top = 202
    for seat, (holds, score) in enumerate(zip(position.plain()["seats"], position.scores(), strict=True)):
        height = 70 + _STRIP * max([1, *map(len, holds["rows"].values())])
        total = "text-einauge-over" if position.is_over else "text-einauge-score"
        lone = holds["lone_ships"]
        ships = translate("text-einauge-lone_ships", language, ships=amount("ships", lone, language)) if lone else ""
        place = {"top": top, "height": height, "is_asked": seat in position.seats_to_move}
        words = {"name": names[seat], "ships": ships, "total": translate(total, language, score=score["total"])}
        seats.append({"holds": holds, **place, **words})
        top += height + 10
    return seats


def _icons(face: Face) -> list[tuple[str, str]]:
    """The icons of what a card shows, each with the number beside it, if any."""
    shown: list[tuple[str, str]] = []
    for kind in YIELDS:
        number = getattr(face, kind)
        shown += [(kind, "")] * number if number < _MANY else [(kind, str(number))]
    return shown


def _chests(cards: Any, language: str, row: list[str]) -> str:
    number = row_yields(cards, row)["chests"]
    return amount("chests", number, language) if number else ""
