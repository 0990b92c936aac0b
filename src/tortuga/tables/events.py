"""The events of a table: append-only, numbered without gaps, each tied to the one before by its hash."""

from __future__ import annotations

import hashlib
from enum import StrEnum
from typing import Any, NamedTuple

from tortuga.games.kit.tables import canonical


class Kind(StrEnum):
    """What can happen at a table."""

    CREATED = "created"  # by the host: game, options, seats, clock
    SAT = "sat"  # a person took a seat
    RENAMED = "renamed"  # a person has another name
    RELEASED = "released"  # a seat is no longer reserved for whom it was: anybody may sit down
    LEFT = "left"  # a person left a seat; it is open again, or a bot's if the game runs
    BOT = "bot"  # the host gave a seat to a bot
    PROPOSED = "proposed"  # the host proposes to give the seat of somebody who is present to a bot
    AGREED = "agreed"  # another player agrees
    DROPPED = "dropped"  # another player refused the proposal, or it expired
    BEGAN = "began"  # all seats are taken; which of them is seat 0 from now on, and the first cards
    SEALED = "sealed"  # a secret choice; nobody else sees it before the last is in
    MOVED = "moved"  # moves that all see, and what chance said then
    UNDONE = "undone"  # the last move was taken back
    AWAY = "away"  # the clock ran out: a bot plays for this seat until its owner returns
    BACK = "back"
    RESIGNED = "resigned"
    HINTED = "hinted"  # a hint was taken; everybody is told
    SAID = "said"  # chat
    CLOSED = "closed"  # nobody came
    REMATCH = "rematch"  # the next table


class Event(NamedTuple):
    """One line of the log."""

    table: str
    seq: int
    kind: Kind
    seat: int | None
    command: str | None  # the id the sender gave it; the same id again changes nothing
    body: dict[str, Any]
    at: float
    hash: str = ""


def chained(before: str, event: Event) -> str:
    """The hash of an event, given the hash of the one before."""
    content = [event.table, event.seq, event.kind.value, event.seat, event.command, event.body, event.at]
    return hashlib.sha256(before.encode() + canonical(content)).hexdigest()
