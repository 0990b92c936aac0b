"""The actions of the operator, for page and API alike: status, close, mute, ban, export, erase."""

from __future__ import annotations

import ipaddress
import logging
import os
import shutil
from typing import NamedTuple

from tortuga.tables import addresses, administration, commands, erasure, presence
from tortuga.tables.administration import Listed, Person, Restriction
from tortuga.tables.databases import is_postgresql, sqlite_file
from tortuga.tables.erasure import ENDED, Erased, ExportedTable, log_user
from tortuga.tables.errors import Refused, log_name
from tortuga.tables.events import Kind
from tortuga.tables.fairness import Secret
from tortuga.tables.table import Table
from tortuga.web.services import Services
from tortuga.web.session import as_network

log = logging.getLogger("tortuga.host")


class Overview(NamedTuple):
    """The state of a server."""

    tables: dict[str, int]  # by status
    sockets: int
    waiting: int  # decisions, hints and reviews in the queue
    held: int  # handlers that held the event loop
    load: float  # of the machine, over a minute
    database_bytes: int
    free_bytes: int | None  # on the disk of the database; None for PostgreSQL


class Known(NamedTuple):
    """A person in the list of the operator."""

    user: str
    name: str
    tables: int
    updated: float
    address: str  # of their first request to this worker since its start; empty if there was none
    restrictions: list[Restriction]


class Export(NamedTuple):
    """All that is stored of a person."""

    user: str
    restrictions: list[Restriction]
    mail: dict[str, object] | None  # the address, and whether it is confirmed
    seen: list[dict[str, object]]  # when they were last at which table
    tables: list[ExportedTable]


async def overview(services: Services) -> Overview:
    """The present state of the server."""
    usage = await services.host.writer.ask(lambda storage: storage.usage())
    waiting = services.host.duties.thinkers.waiting().total()
    file = None if is_postgresql(services.settings.database) else sqlite_file(services.settings.database)
    free = None if file is None else shutil.disk_usage(file.parent).free
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    return Overview(usage.tables, services.guard.sockets, waiting, services.host.watchdog.held, load, usage.size, free)


async def tables(services: Services) -> list[Listed]:
    """The most recently changed tables."""
    return await services.host.writer.ask(administration.newest_tables)


async def people(services: Services) -> list[Known]:
    """The people at tables, most recently seen first; then restricted users and addresses without a seat."""
    found = await services.host.writer.ask(administration.people)
    seated = {person.user for person in found}
    others = sorted(frozenset[str]().union(*services.restrictions.values()) - seated)
    return [_known(services, person) for person in (*found, *(Person(whom, "", 0, 0.0) for whom in others))]


def _known(services: Services, person: Person) -> Known:
    network = services.sessions.network_of(person.user)
    address = "" if network == person.user else network
    return Known(*person, address, _restrictions(services, person.user))


def _restrictions(services: Services, whom: str) -> list[Restriction]:
    return [kind for kind, users in services.restrictions.items() if whom in users]


async def close(services: Services, table_id: str) -> None:
    """Close a table that has not ended; it cannot be opened again."""

    def closed(table: Table, _: Secret) -> list[commands.New]:
        if table.status in ENDED:
            raise Refused("table_ended")
        return [commands.New(Kind.CLOSED, None, {"by": "server"})]

    await services.host.do(table_id, closed)
    log.info("the host closed %s", log_name(table_id))


async def restrict(services: Services, whom: str, kind: Restriction) -> None:
    """Mute or ban a user by their identity, so that another name does not help, or ban an address.

    A banned user leaves all games, which go on with a bot.
    """
    whom, at = _subject(whom, kind), services.host.now()
    await services.host.writer.ask(lambda storage: administration.restrict(storage, whom, kind, at))
    await services.refresh_restrictions()
    if kind is Restriction.BANNED:
        for row in await services.host.writer.ask(lambda storage: storage.of_user(whom)):
            await erasure.leave(services.host, row["id"], whom)
    log.info("the host: %s is %s", log_user(whom), kind.value)


async def lift(services: Services, whom: str, kind: Restriction) -> None:
    """Let a user chat or play again, or an address play."""
    whom = _subject(whom, kind)
    await services.host.writer.ask(lambda storage: administration.lift(storage, whom, kind))
    await services.refresh_restrictions()
    log.info("the host: %s is no longer %s", log_user(whom), kind.value)


def _subject(whom: str, kind: Restriction) -> str:
    """The key of a restriction: a user's id, or the network of an address; raises for the machine's own address."""
    network = as_network(whom)
    try:
        is_address = ipaddress.ip_network(network) is not None
    except ValueError:
        return whom
    if is_address and (kind is not Restriction.BANNED or ipaddress.ip_network(network).is_loopback):
        raise Refused("bad_address", came=whom)
    return network


async def export(services: Services, user: str) -> Export:
    """All stored data of a person: their tables with their moves, chat and names, e-mail and games."""
    found = await erasure.export(services.host, user)
    address = await services.host.writer.ask(lambda storage: addresses.address_of(storage, user))
    mail: dict[str, object] | None = None
    if address is not None:
        mail = {"address": address.address, "confirmed": address.confirmed, "language": address.language}
    seen_by = await services.host.writer.ask(lambda storage: presence.of_user(storage, user))
    rows: list[dict[str, object]] = [{"table": row.table, "version": row.version, "at": row.at} for row in seen_by]
    log.info("exported the data of %s", log_user(user))
    return Export(user, _restrictions(services, user), mail, rows, found)


async def erase(services: Services, user: str) -> Erased:
    """Erase a person from finished tables at once, and from the others when they end."""
    erased = await erasure.erase(services.host, user)
    await services.refresh_restrictions()
    return erased
