"""Studies: a question about a game, answered with intervals and pictures. One module a question."""

from __future__ import annotations

from importlib import import_module
from typing import NamedTuple

from tortuga.games import NAMES
from tortuga.games.kit.errors import OptionError, expected
from tortuga.lab.studies.report import Report, Setting

EVERY = 0  # every number of players of the game


class Question(NamedTuple):
    """What can be asked: the module that answers it, how many sit at the table, and of which games."""

    module: str
    what: str
    players: int | None = 3  # unless told otherwise; None: the question is not about a number of players
    games: tuple[str, ...] = NAMES


QUESTIONS = {
    "seats": Question("seats", "Does it matter where one sits?", EVERY),
    "cards": Question("cards", "What is a card, or a wreck, worth?"),
    "length": Question("length", "How long is a game, and how high are the scores?", EVERY),
    "events": Question("events", "How often does what happen?", EVERY),
    "options": Question("options", "What do editions and options change?", 4),  # ties for chests need four
    "danger": Question("danger", "How dangerous is each layout?", None, ("barrakuda",)),
    "skill": Question("skill", "How much is skill, and how much is luck?", None),
}
#: Games that two cores play in about half a minute.
USUAL_GAMES = {"einauge": 20_000, "barrakuda": 3_000}


def questions_of(game: str) -> list[str]:
    """The names of the questions one can ask about a game."""
    return [name for name, question in QUESTIONS.items() if game in question.games]


def study(name: str, setting: Setting) -> Report:
    """The answer."""
    if name not in questions_of(setting.game):
        raise OptionError(expected("question", ", ".join([*questions_of(setting.game), "all"]), name))
    found: Report = import_module(f"tortuga.lab.studies.{QUESTIONS[name].module}").answer(setting)
    return found
