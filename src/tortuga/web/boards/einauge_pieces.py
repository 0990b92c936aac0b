"""Pieces of the board of Einauge as markup: cards, price tags, counters. Made once for each thing they show."""

from __future__ import annotations

from functools import cache, lru_cache

from markupsafe import escape

from tortuga.games.einauge.tables import CardTable, Face
from tortuga.i18n import amount, amounts, translate
from tortuga.render.einauge.facts import SHIP
from tortuga.render.kit.messages import card_name, colour_name

Income = tuple[int, int, int]  # sabres, ducats, jewels
KINDS = ("sabres", "ducats", "jewels")


@lru_cache(maxsize=32)
def faces(cards: CardTable) -> dict[str, tuple[str, Face]]:
    """Name of a card within its colour -> its layer of the sprite, and its face."""
    named = {face.name: (str(rank), face) for rank, face in enumerate(cards.islands)}
    return {**named, SHIP: (SHIP, cards.ship)}


def slug(card: str) -> str:
    """A card as part of an id."""
    return card.replace(" ", "-")


@cache
def icon(name: str) -> str:
    """A picture of the sprite."""
    return f'<svg class="i" aria-hidden="true"><use href="#{name}"/></svg>'


@cache
def picture(ground: str, layer: str) -> str:
    """A card's face."""
    layers = f'<use href="#g-{ground}"/><use href="#r-{layer}"/>'
    return f'<svg class="face" viewBox="0 0 100 140" aria-hidden="true">{layers}</svg>'


@lru_cache(maxsize=4096)
def numbers(held: tuple[tuple[str, int], ...]) -> str:
    """Pictures with their numbers, those of 0 left out."""
    return "".join(f"<span>{number}{icon('tg-' + kind)}</span>" for kind, number in held if number)


@lru_cache(maxsize=4096)
def tags(kind: str, price: int, income: Income | None) -> str:
    """Under a card that lies in the middle: its price, and what its row would pay."""
    pays = "" if income is None else f'<span class="pays">{numbers(tuple(zip(KINDS, income, strict=True)))}</span>'
    return f'<span class="tags" aria-hidden="true"><span class="price">{price}{icon("tg-" + kind)}</span>{pays}</span>'


@lru_cache(maxsize=8192)
def taking(verb: str, card: str, price: int, income: Income | None, language: str) -> str:
    """What taking a card would cost and bring; a ship, whose row is yet to be chosen, only costs."""
    costs = amount("ducats" if verb == "buy" else "sabres", price, language)
    if income is None:
        return translate(f"web-einauge-say_{verb}_ship", language, price=costs)
    facts = {"card": card_name(card, language), "price": costs, "income": brings(income, language)}
    return translate(f"web-einauge-say_{verb}", language, colour=colour_name(card.partition(" ")[0], language), **facts)


@lru_cache(maxsize=4096)
def brings(income: Income, language: str) -> str:
    """Income in words."""
    return amounts(dict(zip(KINDS, income, strict=True)), language)


@lru_cache(maxsize=2048)
def described(card: str, face: Face, language: str) -> str:
    """A card in words, for those who do not see it."""
    shows = amounts({kind: getattr(face, kind) for kind in (*KINDS, "chests")}, language)
    return translate("web-einauge-card", language, card=card_name(card, language), shows=shows)


@lru_cache(maxsize=4096)
def counter(seat: int, kind: str, number: int, language: str) -> str:
    """What a seat holds of a kind."""
    label = escape(amount(kind, number, language))
    shown = f'<b class="count" id="n-{seat}-{kind}">{number}</b>'
    return f'<span class="held" title="{label}">{icon("tg-" + kind)}{shown}</span>'
