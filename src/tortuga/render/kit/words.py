"""Moves, the log and the names of phases in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any

from tortuga.games.kit.game import Game, Position
from tortuga.games.kit.moves import Step
from tortuga.i18n import translate
from tortuga.render.kit.messages import told


def seat_names(players: int, names: Sequence[str] | None, language: str = "en") -> list[str]:
    """The names given, and for other seats their number."""
    given = list(names or ())
    numbered = (translate("seat-name", language, seat=seat) for seat in range(len(given), players))
    return [*given[:players], *numbered]


def narration_of(position: Position) -> Any:
    """The module that tells this game as messages."""
    return import_module(f"tortuga.render.{position.NAME}.narration")


def story(game: Game, names: Sequence[str] | None = None, since: int = 0, language: str = "en") -> list[str]:
    """The log from step number *since* on; a sealed choice is told when all are revealed, never before."""
    who = seat_names(game.players, names, language)
    return [told(message, language, who) for message in narration_of(game).story(game, since)]


def move_sentence(position: Position, step: Step, names: Sequence[str] | None = None, language: str = "en") -> str:
    """A step in words: `Anna buys red 4`, `the pile shows blue 6`."""
    message = narration_of(position).sentence(position, step)
    return told(message, language, seat_names(position.players, names, language))


def move_label(position: Position, action: int, names: Sequence[str] | None = None, language: str = "en") -> str:
    """A move as one would ask for it: `buy red 4`."""
    message = narration_of(position).label(position, action)
    return told(message, language, seat_names(position.players, names, language))


def move_number(position: Position, action: int) -> int | None:
    """The number that players know a move by, if any: of a card or a wreck."""
    number: int | None = narration_of(position).number_of(action)
    return number


def purse(position: Position, seat: int, language: str = "en") -> str:
    """What a seat can pay with: `11 ducats, 3 sabres, 1 jewel`."""
    return told(narration_of(position).purse(position, seat), language)


def card_sentences(position: Position, language: str = "en") -> list[str]:
    """What the cards of this game do, where they do not say it themselves: a line an icon."""
    return [told(message, language) for message in narration_of(position).card_sentences(position)]


def phase_help(game: str, phase: str, language: str = "en") -> str:
    """The rules of a phase in a few lines."""
    return translate(f"phase_help-{game}-{phase}", language)


def phase_name(game: str, phase: str, language: str = "en") -> str:
    """What the game waits for, in one word or two."""
    return translate(f"phase-{game}-{phase}", language)
