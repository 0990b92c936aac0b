"""Queries of the operator: people, tables, restrictions, and the logs that name a user."""

from __future__ import annotations

import json
import zlib
from contextlib import closing
from enum import StrEnum
from typing import Any, NamedTuple

import sqlalchemy as sa

from tortuga.tables.errors import Conflict
from tortuga.tables.events import Event
from tortuga.tables.schema import archive, events, restrictions, seen, sitting, tables
from tortuga.tables.storage import Append, Storage

SHOWN = 200  # entries of a list of people or tables at most
_READ = 50 * SHOWN  # seats that are read to find the people


class Restriction(StrEnum):
    """A restriction of a user or, for BANNED alone, of an address."""

    MUTED = "muted"  # may not chat
    BANNED = "banned"  # may change nothing
    LEAVING = "leaving"  # is erased from each table as soon as its game has ended


class Person(NamedTuple):
    """Somebody who sits at a table."""

    user: str
    name: str  # at the most recently changed table
    tables: int
    updated: float


class Listed(NamedTuple):
    """A table in the list of the operator."""

    id: str
    game: str
    status: str
    names: list[str]
    updated: float


def newest_tables(storage: Storage) -> list[Listed]:
    """The most recently changed tables."""
    asked = sa.select(tables.c.id, tables.c.game, tables.c.status, tables.c.summary, tables.c.updated)
    rows = storage.run(asked.order_by(tables.c.updated.desc()).limit(SHOWN))
    return [Listed(row.id, row.game, row.status, json.loads(row.summary)["names"], row.updated) for row in rows]


def people(storage: Storage) -> list[Person]:
    """The people who sit at tables, most recently seen first."""
    joined = sitting.join(tables, sitting.c.table_id == tables.c.id)
    asked = sa.select(sitting.c.user_id, sitting.c.seat, tables.c.summary, tables.c.updated).select_from(joined)
    found: dict[str, Person] = {}
    for user, seat, summary, updated in storage.run(asked.order_by(tables.c.updated.desc()).limit(_READ)):
        known = found.get(user) or Person(user, json.loads(summary)["names"][seat], 0, updated)
        found[user] = known._replace(tables=known.tables + 1)
    return list(found.values())[:SHOWN]


def restricted(storage: Storage) -> dict[Restriction, frozenset[str]]:
    """The users and addresses under each restriction."""
    rows = storage.run(sa.select(restrictions.c.kind, restrictions.c.user_id))
    return {kind: frozenset(row.user_id for row in rows if row.kind == kind) for kind in Restriction}


def restrict(storage: Storage, whom: str, kind: Restriction, at: float) -> None:
    """Restrict a user or an address; a second time changes nothing."""
    with storage.transaction() as execute:
        execute(_lifted(whom, kind))
        execute(sa.insert(restrictions), {"user_id": whom, "kind": kind.value, "at": at})


def lift(storage: Storage, whom: str, kind: Restriction) -> None:
    """Lift a restriction, if there is one."""
    storage.run(_lifted(whom, kind))


def forget_seen(storage: Storage, user: str) -> None:
    """Delete the times at which a user was at tables."""
    storage.run(sa.delete(seen).where(seen.c.user_id == user))


def _lifted(whom: str, kind: Restriction) -> sa.Delete:
    return sa.delete(restrictions).where(restrictions.c.user_id == whom, restrictions.c.kind == kind.value)


def tables_of(database: str, user: str) -> dict[str, str]:
    """The tables whose logs name a user, with their status: past and present seats, tables they made, and chat.

    Reads all logs over a connection of its own, so that no move waits for it.
    """
    with closing(Storage(database)) as storage:
        named = sa.select(events.c.table_id).distinct().where(events.c.body.contains(user, autoescape=True))
        found = {row.table_id for row in storage.run(named)}
        for (table_id,) in storage.run(sa.select(archive.c.table_id)):
            packed = storage.run(sa.select(archive.c.events).where(archive.c.table_id == table_id))
            if packed and user.encode() in zlib.decompress(packed[0].events):
                found.add(table_id)
        rows = storage.run(sa.select(tables.c.id, tables.c.status).order_by(tables.c.updated.desc()))
        return {row.id: row.status for row in rows if row.id in found}


def replace_log(
    storage: Storage, log: list[Event], listing: dict[str, Any], seats: tuple[tuple[int, str], ...]
) -> None:
    """Replace the log of a table in one transaction; raises Conflict if the stored log has grown meanwhile."""
    table = log[0].table
    with storage.transaction() as execute:
        execute(sa.select(tables.c.id).where(tables.c.id == table).with_for_update())  # other workers wait
        (newest,) = execute(sa.select(sa.func.max(events.c.seq)).where(events.c.table_id == table)).one()
        if newest != log[-1].seq:
            raise Conflict
        for column in (events.c.table_id, archive.c.table_id, sitting.c.table_id):
            execute(sa.delete(column.table).where(column == table))
        storage.insert([Append(tuple(log), listing, seats)])
        execute(sa.update(tables).where(tables.c.id == table).values(host=listing["host"]))
        storage.hint_replaced(table)
