"""A person's data in the logs: exported, or erased from every table as soon as it has ended."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
from typing import TYPE_CHECKING, Any, NamedTuple

from tortuga.players import usual
from tortuga.tables import addresses, administration, commands, device_games
from tortuga.tables.administration import Restriction
from tortuga.tables.errors import Conflict, Refused
from tortuga.tables.personal import of_person, without_person
from tortuga.tables.table import Table

if TYPE_CHECKING:
    from tortuga.tables.host import Host

log = logging.getLogger("tortuga.tables")
ENDED = ("over", "closed")


class Erased(NamedTuple):
    """What was done with the tables of a person."""

    erased: int
    running: int  # they have left these, and are erased from them when the games have ended


class ExportedTable(NamedTuple):
    """What the log of a table says of a person."""

    table: str
    status: str
    events: list[dict[str, Any]]


async def export(host: Host, user: str) -> list[ExportedTable]:
    """All that is stored of a person, by table: what they did, said and are called."""
    exported = []
    for table_id, status in (await _tables_of(host, user)).items():
        events = await host.writer.ask(lambda storage, wanted=table_id: storage.read(wanted))  # type: ignore[misc]
        rows = [{"kind": each.kind, "seat": each.seat, "at": each.at, **each.body} for each in of_person(events, user)]
        exported.append(ExportedTable(table_id, status, rows))
    for key, text, at in await host.writer.ask(lambda storage: device_games.exported(storage, user)):
        exported.append(ExportedTable(key, "over", [{"kind": "device", "at": at, "record": text}]))
    return exported


async def erase(host: Host, user: str) -> Erased:
    """Let a person leave all games, and replace their id, names and chat in the logs of those that have ended.

    The others follow when they have ended, also after a restart: it is stored that they are to.
    """
    at = host.now()
    await host.writer.ask(lambda storage: administration.restrict(storage, user, Restriction.LEAVING, at))
    await host.writer.ask(lambda storage: device_games.forget_user(storage, user))
    found = await _tables_of(host, user)
    erased = 0
    for table_id, status in found.items():
        if status in ENDED:
            await _rewrite(host, table_id, user)
            erased += 1
        else:
            await leave(host, table_id, user)
    await host.writer.ask(lambda storage: administration.forget_seen(storage, user))
    await host.writer.ask(lambda storage: addresses.forget(storage, user))
    if erased == len(found):
        await host.writer.ask(lambda storage: administration.lift(storage, user, Restriction.LEAVING))
    log.info("erased %s from %d tables, %d still run", log_user(user), erased, len(found) - erased)
    return Erased(erased, len(found) - erased)


async def erase_leaving(host: Host) -> None:
    """Go on with those who are to be erased and were at games that had not ended."""
    for user in (await host.writer.ask(administration.restricted))[Restriction.LEAVING]:
        await erase(host, user)


async def leave(host: Host, table_id: str, user: str) -> None:
    """Give up the seats of a user at a table; a bot plays on."""

    def leaving(table: Table, _: object) -> list[commands.New]:
        stand_in = usual(str(table.spec["game"]))
        return [new for seat in table.seats_of(user) for new in commands.leave(table, seat, stand_in)]

    with contextlib.suppress(Refused):
        await host.do(table_id, leaving)


async def _tables_of(host: Host, user: str) -> dict[str, str]:
    """The tables that name a user; all logs are read, so only for one user at a time."""
    async with host.lock("reading all logs"):
        return await asyncio.to_thread(administration.tables_of, host.database, user)


async def _rewrite(host: Host, table_id: str, user: str) -> None:
    """Replace the log of a table that has ended; if somebody chats meanwhile, once more."""
    async with host.lock(table_id):
        while True:
            events = await host.writer.ask(lambda storage: storage.read(table_id))
            written = without_person(events, user)
            table = await asyncio.to_thread(Table(table_id).after, written)
            listing = table.listing(always=True)
            assert listing is not None
            store = (written, listing, table.sitting())
            with contextlib.suppress(Conflict):
                await host.writer.ask(lambda storage, given=store: administration.replace_log(storage, *given))  # type: ignore[misc]
                break
        host.forget([table_id])


def log_user(user: str) -> str:
    """A user as logs name them."""
    return f"user {hashlib.sha256(user.encode()).hexdigest()[:8]}"
