"""Stores e-mail addresses of users: whether each is confirmed, and what the last digest listed."""

from __future__ import annotations

import json
from typing import NamedTuple

import sqlalchemy as sa

from tortuga.tables.schema import addresses, outbox
from tortuga.tables.storage import Storage

TRIES = 6  # attempts to send a letter


class Address(NamedTuple):
    """The e-mail address to which a user wants reminders of their turns."""

    user: str
    address: str
    language: str
    confirmed: bool  # by the link sent to it; until then nothing else is sent
    last: float  # when the last digest was decided
    told: dict[str, int]  # by table: the version of the game in the last reminder


def address_of(storage: Storage, user: str) -> Address | None:
    """The address of a user; None if there is none."""
    found = _addresses(storage, addresses.c.user_id == user)
    return found[0] if found else None


def confirmed(storage: Storage) -> list[Address]:
    """All confirmed addresses: those that get digests."""
    return _addresses(storage, addresses.c.confirmed == 1)


def _addresses(storage: Storage, which: sa.ColumnElement[bool]) -> list[Address]:
    rows = storage.run(sa.select(addresses).where(which))
    return [
        Address(row.user_id, row.address, row.language, row.confirmed == 1, row.digest, json.loads(row.told))
        for row in rows
    ]


def set_address(storage: Storage, user: str, address: str, language: str) -> None:
    """Store a new, unconfirmed address of a user in place of the old one."""
    values = {"address": address, "language": language, "confirmed": 0, "digest": 0.0, "told": "{}"}
    new = storage.upserting(addresses)
    storage.run(new.on_conflict_do_update(index_elements=["user_id"], set_=values), {"user_id": user, **values})


def confirm(storage: Storage, user: str, address: str) -> bool:
    """Mark an address as confirmed; return False if it is no longer the address of the user."""
    mine = (addresses.c.user_id == user) & (addresses.c.address == address)
    storage.run(sa.update(addresses).where(mine).values(confirmed=1))
    return bool(storage.run(sa.select(addresses.c.user_id).where(mine)))


def forget(storage: Storage, user: str) -> None:
    """Delete the address of a user with its letters; a hash stays for days, to limit requests for confirmation."""
    nothing = {"user_id": None, "target": "", "content": "{}", "tries": TRIES}
    with storage.transaction() as execute:
        execute(sa.delete(addresses).where(addresses.c.user_id == user))
        execute(sa.delete(outbox).where(outbox.c.user_id == user, outbox.c.kind != "confirm"))
        execute(sa.update(outbox).where(outbox.c.user_id == user).values(**nothing))
