"""What can be wrong with what a user gives us. Each says what was expected, what came, and where."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any


class Message:
    """A sentence as data: the id of a message in locale/ and its arguments: plain values, lists or other messages."""

    def __init__(self, message_id: str, /, **arguments: Any) -> None:
        self.id, self.arguments = message_id, arguments

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and (self.id, self.arguments) == (other.id, other.arguments)

    def __hash__(self) -> int:
        return hash(self.id)

    def __str__(self) -> str:
        from tortuga.render.kit.messages import told  # the one import upwards: sentences are made by render

        return told(self)

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

    def __init__(self, line: int, reason: str | Message | TortugaError) -> None:
        super().__init__(Message("error-line", line=line, reason=reason))
        self.line = line
        self.said = reason

    @property
    def reason(self) -> str:
        """What is wrong there, in English."""
        return str(self.said)

    def __reduce__(self) -> Any:
        return type(self), (self.line, self.said)


class IllegalMoveError(TortugaError):
    """A move is refused; `refusal` says why, `facts` are the arguments of its message."""

    def __init__(self, game: str, text: str, refusal: Any, facts: dict[str, Any]) -> None:
        super().__init__(game, text, refusal, facts)
        self.game, self.text, self.refusal, self.facts = game, text, refusal, facts

    def __str__(self) -> str:
        from tortuga.render.kit.messages import told  # the one import upwards: sentences are made by render

        return told(self)


def expected(what: str | Message, wanted: str | Message, came: object) -> Message:
    """What was expected of *what*, and what came."""
    return Message("error-expected", what=what, wanted=wanted, came=came if isinstance(came, Message) else repr(came))


def one_of(values: Iterable[str]) -> str | Message:
    """`red or blue or green`."""
    first, *others = values
    wanted: str | Message = first
    for other in others:
        wanted = Message("error-or", first=wanted, last=other)
    return wanted
