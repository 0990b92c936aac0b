"""Stores when users were last connected to a table, and the newest version they were sent, for all workers."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import sqlalchemy as sa

from tortuga.tables.schema import seen
from tortuga.tables.storage import Storage


class Seen(NamedTuple):
    """When a user was last connected to a table, and what they have seen of it."""

    table: str
    user: str
    version: int  # the newest that was sent to them
    at: float  # when they were last connected


def store(storage: Storage, rows: Iterable[Seen]) -> None:
    """Store rows in one transaction, in an order all workers share; a newer stored version or time stays."""
    values = [
        {"table_id": table, "user_id": user, "version": version, "at": at} for table, user, version, at in sorted(rows)
    ]
    if values:
        new = storage.upserting(seen)
        newest = {
            "version": sa.case((seen.c.version > new.excluded.version, seen.c.version), else_=new.excluded.version),
            "at": sa.case((seen.c.at > new.excluded.at, seen.c.at), else_=new.excluded.at),
        }
        with storage.transaction() as execute:  # outside of one, each row would wait for the disk
            execute(new.on_conflict_do_update(index_elements=["table_id", "user_id"], set_=newest), values)


def last_seen(storage: Storage, table: str, user: str) -> Seen | None:
    """The row of a user and a table; None if the user was never connected to it."""
    return next((row for row in of_user(storage, user) if row.table == table), None)


def of_user(storage: Storage, user: str) -> list[Seen]:
    """All rows of a user."""
    query = sa.select(seen.c.table_id, seen.c.user_id, seen.c.version, seen.c.at)
    return [Seen(*row) for row in storage.run(query.where(seen.c.user_id == user))]
