"""Pictures of Einauge for the examples: what lies open, a player's rows and purse, with the table's card faces."""

from __future__ import annotations

from markupsafe import Markup

from tortuga.games.einauge.game import Einauge
from tortuga.i18n import amount, listing, translate
from tortuga.render.einauge.facts import SHIP, face_of, sabre_price
from tortuga.render.kit.messages import card_name
from tortuga.render.kit.words import purse
from tortuga.web.boards import einauge_pieces as pieces

ZONES = ("display", "table")


def scene(game: Einauge, zones: str, language: str) -> Markup:
    """The zones named (`display table mine`) as seat 0 sees them, with the same in words."""
    plain, wanted = game.plain(), zones.split()
    shown = [_zone(game, zone, plain[zone], language) for zone in ZONES if zone in wanted]
    words = [_listed(zone, plain[zone], language) for zone in ZONES if zone in wanted]
    if "mine" in wanted:
        shown.append(_mine(game))
        words.append(_owned(game, language))
    inside = Markup("").join(shown)
    return Markup('<div class="scene-of" role="img" aria-label="{}">{}</div>').format(". ".join(words), inside)


def face(game: Einauge, card: str) -> Markup:
    """A card as the table draws it."""
    colour, _, name = card.partition(" ")
    layer = pieces.faces(game.options.cards)[name or SHIP][0]
    return Markup('<span class="bit">{}</span>').format(Markup(pieces.picture(colour, layer)))


def _zone(game: Einauge, zone: str, cards: list[str], language: str) -> Markup:
    kind = "sabres" if zone == "table" or game.phase == "final" else "ducats"
    prices = [_price(game, card, kind) for card in cards]
    slots = Markup("").join(
        Markup('<span class="slot-of">{}{}</span>').format(face(game, card), Markup(pieces.tags(kind, price, None)))
        for card, price in zip(cards, prices, strict=True)
    )
    title = translate(f"text-einauge-{zone}", language)
    return Markup('<div class="zone-of on-{}"><small>{}</small><div class="bits">{}</div></div>').format(
        zone, title, slots
    )


def _price(game: Einauge, card: str, kind: str) -> int:
    shown = face_of(game.options.cards, card)
    return shown.price if kind == "ducats" else sabre_price(shown)


def _mine(game: Einauge) -> Markup:
    mine = game.plain()["seats"][0]
    rows = [Markup("").join(face(game, _full(colour, name)) for name in row) for colour, row in mine["rows"].items()]
    rows += [face(game, SHIP)] * mine["lone_ships"]
    drawn = Markup("").join(Markup('<span class="row-of">{}</span>').format(row) for row in rows)
    held = Markup("").join(
        Markup('<span class="held-of">{}<b>{}</b></span>').format(Markup(pieces.icon("tg-" + kind)), mine[kind])
        for kind in ("ducats", "sabres", "jewels")
    )
    return Markup('<div class="zone-of mine-of"><div class="bits">{}</div><p class="purse-of">{}</p></div>').format(
        drawn, held
    )


def _full(colour: str, name: str) -> str:
    return SHIP if name == SHIP else f"{colour} {name}"


def _listed(zone: str, cards: list[str], language: str) -> str:
    names = listing([card_name(card, language) for card in cards], language) or translate(
        "text-einauge-empty", language
    )
    return f"{translate(f'text-einauge-{zone}', language)}: {names}"


def _owned(game: Einauge, language: str) -> str:
    mine = game.plain()["seats"][0]
    cards = [card_name(_full(colour, name), language) for colour, row in mine["rows"].items() for name in row]
    if mine["lone_ships"]:
        cards.append(amount("ships", mine["lone_ships"], language))
    return ". ".join(
        [listing(cards, language) or translate("text-einauge-no_rows", language), purse(game, 0, language)]
    )
