"""Studies: a question about a game, answered with intervals and pictures. One module a question."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module

from tortuga.games.kit.errors import OptionError, expected
from tortuga.lab.laboratory import Question, laboratory
from tortuga.lab.studies.report import Report, Setting


def questions_of(game: str) -> Mapping[str, Question]:
    """The questions one can ask about a game, by name."""
    return laboratory(game).questions


def study(name: str, setting: Setting) -> Report:
    """The answer."""
    known = questions_of(setting.game)
    if name not in known:
        raise OptionError(expected("question", ", ".join([*known, "all"]), name))
    found: Report = import_module(f"tortuga.lab.studies.{name}").answer(setting)
    return found
