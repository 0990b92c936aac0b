"""Find the events of a person in the log of a table, or remove the person from it. Pure functions."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Iterator
from typing import Any

from tortuga.tables.events import Event, Kind, chained

GONE = "–"  # replaces a name or a line of chat
_TEXTS = ("name", "text")


def of_person(events: Iterable[Event], user: str) -> Iterator[Event]:
    """The events that a person caused, or that name them as the owner of a seat."""
    return (event for event, is_theirs in _marked(events, user) if is_theirs)


def without_person(events: Iterable[Event], user: str) -> list[Event]:
    """The log with another id in place of a person's, and without their names and chat; hashes are chained anew.

    Moves stay: the game belongs to the others, too.
    """
    events, other, before = list(events), f"erased-{secrets.token_urlsafe(9)}", ""
    names = {str(event.body["name"]) for event in of_person(events, user) if "name" in event.body}
    cleaned: list[Event] = []
    for event, is_theirs in _marked(events, user):
        body = _replaced(event.body, user, other)
        if is_theirs and event.kind in (Kind.SAT, Kind.RENAMED, Kind.SAID):
            body |= {key: GONE for key in _TEXTS if key in body}
            body |= {"text": GONE} if body.pop("phrase", None) else {}
        if is_theirs and event.kind is Kind.CREATED:
            body.pop("webhook", None)
        if body.get("by") in names:
            body["by"] = GONE
        event = event._replace(body=body, hash="")
        before = chained(before, event)
        cleaned.append(event._replace(hash=before))
    return cleaned


def _marked(events: Iterable[Event], user: str) -> Iterator[tuple[Event, bool]]:
    """Each event, and whether it is the person's: it names them, or is of a seat that they own at the time."""
    owned: set[int] = set()
    for event in events:
        yield event, event.body.get("user", event.body.get("host")) == user or (event.seat in owned)
        if event.kind is Kind.SAT and event.seat is not None and event.body["user"] == user:
            owned.add(event.seat)
        elif event.kind in (Kind.LEFT, Kind.BOT, Kind.SAT) and event.seat is not None:
            owned.discard(event.seat)
        elif event.kind is Kind.CREATED:
            seats = len(event.body["seats"])
        elif event.kind is Kind.BEGAN:
            owned = {(seat - int(event.body.get("first", 0))) % seats for seat in owned}


def _replaced(value: Any, user: str, other: str) -> Any:
    """A value with *other* in place of the user's id, and without the name beside it."""
    if isinstance(value, dict):
        theirs = value.get("user") == user
        return {key: GONE if theirs and key in _TEXTS else _replaced(each, user, other) for key, each in value.items()}
    if isinstance(value, list):
        return [_replaced(each, user, other) for each in value]
    return other if value == user else value
