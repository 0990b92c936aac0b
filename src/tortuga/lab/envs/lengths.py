"""How long a game can be at most: OpenSpiel wants to know."""

from __future__ import annotations

from typing import Any, NamedTuple

from tortuga.games.barrakuda.actions import LAYOUT
from tortuga.games.barrakuda.state import LAYOUTS
from tortuga.games.einauge.actions import COLOURS_OUT
from tortuga.games.einauge.state import SHIPS

_CARDS = 64
_MOVES_A_CARD = 3  # bought or won, laid, sold


class Longest(NamedTuple):
    """Upper bounds."""

    decisions: int  # a simultaneous choice counts once a seat
    chance: int
    outcomes: int  # numbers of outcomes are below this


def longest(options: Any) -> Longest:
    """The bounds of a game with these options."""
    return _barrakuda(options) if hasattr(options, "turn_limit") else _einauge(options)


def _barrakuda(options: Any) -> Longest:
    """A turn: a choice a seat; a course of the fish; an answer, two choices and two reds (victim, card) a seat."""
    players = options.players
    chance = options.turn_limit * (3 + 2 * players) + 1
    outcomes = LAYOUT if options.drawing is not None else LAYOUT + LAYOUTS
    return Longest(options.turn_limit * (1 + 8 * players), chance, outcomes)


def _einauge(options: Any) -> Longest:
    """Each card moves three times, each jewel is sold once; n turns in which no card moves end the game (E3.5)."""
    row = sum(face.jewels for face in options.cards.islands) + SHIPS * options.cards.ship.jewels
    jewels = options.players + _CARDS * row
    turns = (2 * _CARDS + 2) * options.players
    return Longest(_MOVES_A_CARD * _CARDS + jewels + turns, _CARDS + 1, COLOURS_OUT + 256)
