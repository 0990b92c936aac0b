"""What the game in JavaScript must know of Einauge: colours, zones, and marks in place of the names of islands."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tortuga.games.einauge.options import DEFAULT_CARDS, Options
from tortuga.games.einauge.state import COLOURS, DISPLAY_SIZE, NOT_IN_SIGHT, RANKS, SHIP, TABLE_SIZE
from tortuga.games.einauge.tables import CardTable, Numbers


def options_with_marks() -> Options:
    """Options with {0}, {1}, … as the names of islands: the game puts the names of its own cards there."""
    cards = CardTable.load(DEFAULT_CARDS)
    islands = tuple(replace(face, name=f"{{{rank}}}") for rank, face in enumerate(cards.islands))
    return Options.of(2, cards=replace(cards, islands=islands))


def facts() -> dict[str, Any]:
    """Names and sizes."""
    return {
        "colours": COLOURS,
        "ranks": RANKS,
        "ship": SHIP,
        "numbers": Numbers().whole(),
        "display": DISPLAY_SIZE,
        "table": TABLE_SIZE,
        "not_in_sight": NOT_IN_SIGHT,
    }
