"""Export the data of a person from all logs, or erase it from each table as soon as its game has ended."""

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
    """How many tables a person was erased from."""

    erased: int
    running: int  # tables that the person has left; erased from them when the games have ended


class ExportedTable(NamedTuple):
    """The events of a table's log that are about a person."""

    table: str
    status: str
    events: list[dict[str, Any]]


async def export(host: Host, user: str) -> list[ExportedTable]:
    """All logged data of a person, by table: moves, chat and names."""
    exported = []
    for table_id, status in (await _tables_of(host, user)).items():
        events = await host.writer.ask(lambda storage, wanted=table_id: storage.read(wanted))  # type: ignore[misc]
        rows = [{"kind": each.kind, "seat": each.seat, "at": each.at, **each.body} for each in of_person(events, user)]
        exported.append(ExportedTable(table_id, status, rows))
    for key, text, at in await host.writer.ask(lambda storage: device_games.exported(storage, user)):
        exported.append(ExportedTable(key, "over", [{"kind": "device", "at": at, "record": text}]))
    return exported


async def erase(host: Host, user: str) -> Erased:
    """Take a person out of all games, and replace their id, names and chat in the logs of finished ones.

    Running games follow when they end; this is stored, so it survives a restart.
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
    """Continue to erase people whose games had not ended."""
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
    """The tables that name a user. All logs are read, so only one user is searched for at a time."""
    async with host.lock("reading all logs"):
        return await asyncio.to_thread(administration.tables_of, host.database, user)


async def _rewrite(host: Host, table_id: str, user: str) -> None:
    """Replace the log of a finished table; retry if it grows meanwhile, by chat."""
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
    """The short hash that stands for a user in log files."""
    return f"user {hashlib.sha256(user.encode()).hexdigest()[:8]}"
