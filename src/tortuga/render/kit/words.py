"""Positions and moves in words."""

from __future__ import annotations

from collections.abc import Sequence

from tortuga.games.kit.game import Game, Position
from tortuga.games.kit.moves import Step
from tortuga.i18n import translate
from tortuga.render.kit.messages import told
from tortuga.render.kit.renderer import phrase, renderer


def seat_names(players: int, names: Sequence[str] | None, language: str = "en") -> list[str]:
    """The names given, and for other seats their number."""
    given = list(names or ())
    numbered = (translate("seat-name", language, seat=seat) for seat in range(len(given), players))
    return [*given[:players], *numbered]


def story(game: Game, names: Sequence[str] | None = None, since: int = 0, language: str = "en") -> list[str]:
    """The log from step number *since* on; a sealed choice is told when all are revealed, never before."""
    who = seat_names(game.players, names, language)
    return [told(message, language, who) for message in renderer(game.NAME).story(game, since)]


def move_sentence(position: Position, step: Step, names: Sequence[str] | None = None, language: str = "en") -> str:
    """A step in words: `Anna buys red 4`, `the pile shows blue 6`."""
    message = renderer(position.NAME).sentence(position, step)
    return told(message, language, seat_names(position.players, names, language))


def move_label(position: Position, action: int, names: Sequence[str] | None = None, language: str = "en") -> str:
    """A move as one would ask for it: `buy red 4`."""
    message = renderer(position.NAME).label(position, action)
    return told(message, language, seat_names(position.players, names, language))


def purse(position: Position, seat: int, language: str = "en") -> str:
    """What a seat can pay with: `11 ducats, 3 sabres, 1 jewel`."""
    return told(renderer(position.NAME).purse(position, seat), language)


def card_sentences(position: Position, language: str = "en") -> list[str]:
    """What the cards of this game do, where they do not say it themselves: a line an icon."""
    return [told(message, language) for message in renderer(position.NAME).card_sentences(position)]


def phase_help(position: Position, language: str = "en") -> str:
    """The rules of the present phase in a few lines, with the numbers of this game."""
    known = f"phase_help-{position.NAME}-{position.phase}"
    return phrase(known, position.phase, language, **_number_words(position, language))


def rules_in_short(position: Position, language: str = "en") -> str:
    """The rules of a game in a few lines, with its numbers; its name where it has none."""
    return phrase(f"rules-{position.NAME}", position.NAME, language, **_number_words(position, language))


def _number_words(position: Position, language: str) -> dict[str, str]:
    found = renderer(position.NAME).number_words(position.options.card_table)
    return {name: told(words, language) for name, words in found.items()}


def phase_name(game: str, phase: str, language: str = "en") -> str:
    """What the game waits for, in one word or two."""
    return phrase(f"phase-{game}-{phase}", phase, language)
