"""Einauge in the laboratory."""

from __future__ import annotations

from typing import Any

from tortuga.games.einauge.actions import COLOURS_OUT
from tortuga.games.einauge.state import COLOURS, RANKS
from tortuga.lab.laboratory import QUESTIONS, Laboratory, Longest

_MOVES_A_CARD = 3  # bought or won, laid, sold


def _kinds(options: Any) -> list[str]:
    return [f"island {face.name}" for face in options.cards.islands] + ["ship"]


def _longest(options: Any) -> Longest:
    """Each card moves three times, each jewel is sold once; n turns in which no card moves end the game (E3.5)."""
    numbers = options.cards.numbers
    cards = len(COLOURS) * RANKS + numbers.ships
    row = sum(face.jewels for face in options.cards.islands) + numbers.ships * options.cards.ship.jewels
    jewels = options.players * numbers.start_jewels + cards * row
    turns = (2 * cards + 2) * options.players
    return Longest(_MOVES_A_CARD * cards + jewels + turns, cards + 1, COLOURS_OUT + 256)


LABORATORY = Laboratory(
    columns=("jewels", "exchange", "chests", "bonus"),
    score="jewels",
    steady="Matrose",
    study_games=20_000,
    whatif_games=8_000,
    workshop_deals=128,
    playouts=200,
    designs={
        "fair": ("seats<=1.5", "price:±2"),
        "short": ("seats<=3", "minutes=15..18", "price:±2", "jewels:±1"),
        "tense": ("seats<=3", "lead_changes>=8", "halfway<=44", "price:±2", "jewels:±1"),
    },
    has_rounds=True,
    questions=QUESTIONS,
    kinds=_kinds,
    events={
        "bought": "cards bought",
        "fought": "cards won by fighting",
        "laid": "cards laid on the pirate table",
        "sold": "cards sold",
        "sold_jewels": "jewels sold",
        "passed": "fights declined",
    },
    main_event="sold",
    ends={"ships": "the first ship", "standstill": "a standstill"},
    marks={
        "a tie for most chests of a colour": lambda one: one.mark("chest_ties") > 0,
        "an empty pile at the end": lambda one: one.mark("pile_empty") > 0,
        "a card sold": lambda one: one.event("sold").sum(axis=1) > 0,
    },
    longest=_longest,
)
