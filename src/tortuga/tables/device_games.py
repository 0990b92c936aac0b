"""Stores finished games that users played in the browser, without the server."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from tortuga.tables.errors import Refused
from tortuga.tables.schema import device_games
from tortuga.tables.storage import Storage

MOST = 200  # games of one user


@dataclass(frozen=True)
class DeviceGame:
    """A finished game with its record as text."""

    user: str
    game: str
    record: str
    names: list[str]
    winners: list[int]

    @property
    def id(self) -> str:
        """A hash of user and record, so that a repeated request stores the game once; it cannot be guessed."""
        return hashlib.sha256(f"{self.user}\0{self.record}".encode()).hexdigest()[:32]


def add(storage: Storage, one: DeviceGame, at: float) -> bool:
    """Store a game; return False if it is stored already. Refused if the user has MOST games."""
    if _is_there(storage, one.id):
        return False
    held = sa.select(sa.func.count()).where(device_games.c.user_id == one.user)
    if storage.run(held)[0][0] >= MOST:
        raise Refused("too_many_device_games", most=MOST)
    summary = json.dumps({"names": one.names, "winners": one.winners})
    row = {"id": one.id, "user_id": one.user, "game": one.game, "record": one.record, "summary": summary, "at": at}
    try:
        storage.run(sa.insert(device_games), row)
    except IntegrityError:  # another worker was first
        return False
    return True


def _is_there(storage: Storage, key: str) -> bool:
    return bool(storage.run(sa.select(device_games.c.id).where(device_games.c.id == key)))


def record(storage: Storage, key: str) -> str | None:
    """The record of a game; None if there is no such game."""
    rows = storage.run(sa.select(device_games.c.record).where(device_games.c.id == key))
    return str(rows[0].record) if rows else None


def of_user(storage: Storage, user: str) -> list[dict[str, Any]]:
    """Summaries of the games of a user, newest first."""
    shown = sa.select(
        device_games.c.id, device_games.c.game, device_games.c.at.label("updated"), device_games.c.summary
    )
    rows = storage.run(shown.where(device_games.c.user_id == user).order_by(device_games.c.at.desc()))
    return [{**(known := row._asdict()), **json.loads(known.pop("summary")), "status": "over"} for row in rows]


def exported(storage: Storage, user: str) -> list[tuple[str, str, float]]:
    """Id, record and time of all games of a user."""
    found = sa.select(device_games.c.id, device_games.c.record, device_games.c.at)
    rows = storage.run(found.where(device_games.c.user_id == user).order_by(device_games.c.at))
    return [(str(row.id), str(row.record), float(row.at)) for row in rows]


def forget_user(storage: Storage, user: str) -> None:
    """Delete all games of a user."""
    storage.run(sa.delete(device_games).where(device_games.c.user_id == user))


def forget(storage: Storage, before: float) -> None:
    """Delete games that were sent before a time."""
    storage.run(sa.delete(device_games).where(device_games.c.at < before))
