"""What can be wrong with what a user gives us. Each says what was expected, what came, and where."""

from __future__ import annotations

from typing import Any


class Phrase:
    """A sentence or a part of one: a key of the locale and its facts, said in the language of whoever reads it."""

    def __init__(self, key: str, **facts: Any) -> None:
        self.key, self.facts = key, facts

    def __str__(self) -> str:
        from tortuga.render.kit.errors import said  # the one import upwards: texts are made by render

        return said(self, "en")

    def __repr__(self) -> str:
        return repr(str(self))


class TortugaError(ValueError):
    """The root of all our errors about input."""


class OptionError(TortugaError):
    """An option has no such value, or options do not go together."""


class TableError(TortugaError):
    """A table of cards or layouts is not as it must be."""


class PositionError(TortugaError):
    """A position breaks an invariant."""


class SeedError(TortugaError):
    """A seed is not as it must be."""


class NotationError(TortugaError):
    """A text is no move, or no outcome of chance."""


class RecordError(TortugaError):
    """A record is damaged or illegal; `line` counts from 1."""

    def __init__(self, line: int, reason: str | Phrase | TortugaError) -> None:
        super().__init__(Phrase("line", line=line, reason=reason))
        self.line = line
        self.said = reason

    @property
    def reason(self) -> str:
        """What is wrong there, in English."""
        return str(self.said)

    def __reduce__(self) -> Any:
        return type(self), (self.line, self.said)


class IllegalMoveError(TortugaError):
    """A move is refused; `refusal` says why, `facts` fills the sentence in any language."""

    def __init__(self, game: str, text: str, refusal: Any, facts: dict[str, Any]) -> None:
        super().__init__(game, text, refusal, facts)
        self.game, self.text, self.refusal, self.facts = game, text, refusal, facts

    def __str__(self) -> str:
        from tortuga.render.kit.words import refusal_sentence  # the one import upwards: texts are made by render

        return refusal_sentence(self, "en")


def expected(what: str | Phrase, wanted: str | Phrase, came: object) -> Phrase:
    """The one form of all such sentences."""
    return Phrase("expected", what=what, wanted=wanted, came=came)
