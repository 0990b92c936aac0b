"""Moves and outcomes of chance as people would say them, and back (docs/records.md)."""

from __future__ import annotations

from functools import lru_cache

from tortuga.games.einauge.actions import COLOURS_OUT, TABLE, Action
from tortuga.games.einauge.state import COLOURS
from tortuga.games.einauge.tables import CardTable
from tortuga.games.kit.notation import Notation


def card_name(cards: CardTable, card: int) -> str:
    """An island: `red 4`."""
    return f"{COLOURS[card >> 3]} {cards.islands[card & 7].name}"


def _move(cards: CardTable, action: Action) -> str:
    if action.verb == "pass":
        return "pass"
    if action.jewel:
        return "sell jewel"
    if action.rank is None:
        where = " alone" if action.joining else "" if action.colour is None else f" {COLOURS[action.colour]}"
        return f"{action.verb} ship{where}"
    assert action.colour is not None
    card = f"{COLOURS[action.colour]} {cards.islands[action.rank].name}"
    return f"{action.verb} {card}{' with ship' if action.joining else ''}"


def _colours(colours: int) -> str:
    return "out " + " ".join(colour for bit, colour in enumerate(COLOURS) if colours >> bit & 1)


@lru_cache(maxsize=64)
def notation(cards: CardTable) -> Notation:
    """All texts of one card table."""
    moves = {number: _move(cards, action) for number, action in enumerate(TABLE) if action is not None}
    ups = {card: f"up {card_name(cards, card)}" for card in range(64) if card & 7 != 7}
    outs = {COLOURS_OUT + colours: _colours(colours) for colours in range(1, 256)}
    return Notation(moves, {**ups, **outs}, "buy red 4, fight ship alone, lay blue 5, sell jewel or pass")
