"""The fields of a new table for the options of a game. A game's form is FORM in `tortuga.web.pages.forms.<game>`."""

from __future__ import annotations

from typing import Any, Protocol

from tortuga.games import GAMES
from tortuga.games.kit.options import Option, Several, Switch, Whole
from tortuga.tables.inputs import parse_digits


class Sent(Protocol):
    """What stands in a form."""

    def one(self, field: str) -> str:
        """The value of a field."""

    def all(self, field: str) -> list[str]:
        """The values of a field that may have several."""


class Form:
    """Fields by the kind of an option; a game overrides what has another field."""

    def facts(self) -> dict[str, Any]:
        """What the templates of the game's own fields need."""
        return {}

    def value(self, option: Option, sent: Sent) -> Any:
        """What somebody chose for an option; None: nothing."""
        if isinstance(option, Several):
            return sent.all(option.name) or None
        text = sent.one(option.name)
        if isinstance(option, Switch):
            return text or "off"
        return as_number(text) if isinstance(option, Whole) and text else text or None


def as_number(text: str) -> int | str:
    """The whole number that a text is; any other text as it is, to be refused by the rules."""
    number = parse_digits(text)
    return text if number is None else number


def form_of(game: str) -> Form:
    """The form of a game."""
    part = GAMES[game].part("web.pages.forms")
    found: Form = Form() if part is None else part.FORM
    return found


def start_of(option: Option) -> Any:
    """What a new table has for an option before somebody chooses; None: the game decides."""
    return option.default if option.offered is None else option.offered
