"""Barrakuda in the laboratory."""

from __future__ import annotations

from typing import Any

from tortuga.games.barrakuda.actions import LAYOUT
from tortuga.games.barrakuda.state import LAYOUTS, WRECKS
from tortuga.games.kit.errors import OptionError, expected
from tortuga.lab.laboratory import QUESTIONS, Laboratory, Longest, Question


def _kinds(options: Any) -> list[str]:  # noqa: ARG001  the same whatever the cards
    return [f"wreck {number}" for number in range(1, WRECKS)]


def _longest(options: Any) -> Longest:
    """A turn: a choice a seat; a course of the fish; an answer, two choices and two reds (victim, card) a seat."""
    if options.turn_limit == 0:
        raise OptionError(expected("option turn_limit", "a limit: OpenSpiel's games have a length", 0))
    players = options.players
    chance = options.turn_limit * (3 + 2 * players) + 1
    outcomes = LAYOUT if options.drawing is not None else LAYOUT + LAYOUTS
    return Longest(options.turn_limit * (1 + 8 * players), chance, outcomes)


LABORATORY = Laboratory(
    columns=("vault", "bag"),
    main_column=0,
    score="gold in the vault",
    steady="Sub",
    designs={
        "fair": ("seats<=3", "special.x:±2"),
        "short": ("minutes=6..7.5", "special.x:±2", "general.x:±2"),
        "tense": ("lead_changes>=0.9", "special.x:±2", "general.x:±2"),
    },
    questions={**QUESTIONS, "danger": Question("How dangerous is each layout?", None)},
    piece="wreck",
    verb="dived to",
    kinds=_kinds,
    events={
        "barracudas": "Barracuda cards played",
        "steals": "steals",
        "robbed": "times robbed",
        "exchanges": "exchanges",
        "reds": "red actions",
        "attacked": "fish attacks suffered with gold",
        "lost": "gold lost to the fish",
    },
    main_event="attacked",
    ends={"goal": "the goal", "turn_limit": "the turn limit"},
    marks={
        "a steal": lambda one: one.event("steals").sum(axis=1) > 0,
        "a fish attack on gold": lambda one: one.event("attacked").sum(axis=1) > 0,
    },
    longest=_longest,
    small=tuple({"goal": 3, "turn_limit": turns} for turns in (1, 2, 3)),  # 21, 4,543 and 203,339 positions
)
