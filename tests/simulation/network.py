"""The simulated network: messages are delayed, lost or duplicated, and connections break."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any

import orjson
from sqlalchemy.exc import OperationalError

from tests.simulation.server import Server
from tests.simulation.world import Broken, World
from tortuga.games.kit.errors import TortugaError
from tortuga.tables.commands import Who
from tortuga.tables.errors import Refused
from tortuga.tables.table import Table
from tortuga.web.api.presence import Presence
from tortuga.web.api.updates import Follower, Updates

TIMEOUT = 8.0  # seconds before a retry
_LANGUAGE = "en"
_ORDER = 1e-6  # seconds between two messages of a connection, which keeps their order
Work = Callable[[Server], Awaitable[Table]]


class Lost(Exception):  # noqa: N818
    """No response: the request or its response was lost, or the server failed."""


@dataclass
class Answer:
    """A response: the table, or the refusal."""

    table: str = ""
    version: int = 0
    error: TortugaError | None = None


@dataclass
class Inbox:
    """The messages that arrived over one connection."""

    changed: asyncio.Event
    state: dict[str, Any] = field(default_factory=dict)
    is_open: bool = True
    latest: float = 0.0  # messages do not overtake each other


class Network:
    """Connects people with the running server."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.server: Server | None = None
        self._secret_texts: dict[str, tuple[bytes, bytes]] = {}

    def running(self) -> Server:
        """The running server; raises if there is none."""
        assert self.server is not None
        return self.server

    # -- requests ----------------------------------------------------------------------------------------------------

    async def ask(self, work: Work, command: str | None = None) -> Answer:
        """Send a request and return the response; raises Lost if none arrives in time."""
        world, answer = self.world, self.world.loop.create_future()
        copies = 2 if world.happens(world.faults.double) else 1
        for _ in range(copies):
            if not world.happens(world.faults.lose):
                world.loop.call_later(world.delay(), self._arrive, work, command, answer)
        try:
            async with asyncio.timeout(TIMEOUT):
                found: Answer = await answer
                return found
        except TimeoutError:
            raise Lost from None

    def _arrive(self, work: Work, command: str | None, answer: asyncio.Future[Answer]) -> None:
        server = self.server
        if server is not None and server.is_ready:
            self._spawn(server, self._serve(server, work, command, answer))

    def _spawn(self, server: Server, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run a task of the server; only a failed disk or the death of the server may end it with an error."""

        def end(done: asyncio.Task[None]) -> None:
            error = None if done.cancelled() else done.exception()
            if isinstance(error, Exception) and not isinstance(error, OperationalError):
                self.world.failure = error if isinstance(error, Broken) else Broken(f"the server failed: {error!r}")

        task = server.spawn(work)
        task.add_done_callback(end)
        return task

    async def _serve(self, server: Server, work: Work, command: str | None, answer: asyncio.Future[Answer]) -> None:
        world = self.world
        try:
            table = await work(server)
            found = Answer(table.id, table.version)
            world.ledger.show(table.id, table.version, table.hash)
            if command is not None:
                world.ledger.acknowledge(table.id, command, table.version)
        except TortugaError as error:
            found = Answer(error=error)
            self._check_not_done(server, command, error)
        except OperationalError:  # the disk failed
            world.counted["errors"] += 1
            return
        world.note(f"answer {command} {found.version} {type(found.error).__name__}")
        if not world.happens(world.faults.lose):
            world.loop.call_later(world.delay(), _resolve, answer, found)

    def _check_not_done(self, server: Server, command: str | None, error: TortugaError) -> None:
        """Check that a repeated request of a done command is not refused, unless its user has left the table since."""
        has_left = isinstance(error, Refused) and error.reason == "not_at_table"
        table_id = "" if command is None or has_left else command.partition(" ")[0]
        if table_id and any(event.command == command for event in server.writer.storage.read(table_id)):
            raise Broken(f"no double: command {command} is done, and refused as {error!r}")

    # -- connections -------------------------------------------------------------------------------------------------

    def connect(self, table_id: str, who: Who, inbox: Inbox) -> None:
        """Watch a table from now on; the inbox is closed when the connection breaks."""
        server = self.server
        if server is None or not server.is_ready:
            self.world.loop.call_later(self.world.random.uniform(0.2, 2.0), self._close, inbox)
            return
        task = self._spawn(server, self._push(server, table_id, who, inbox))
        task.add_done_callback(lambda _: self.world.loop.call_later(self.world.delay(), self._close, inbox))

    def _close(self, inbox: Inbox) -> None:
        inbox.is_open = False
        inbox.changed.set()

    async def _push(self, server: Server, table_id: str, who: Who, inbox: Inbox) -> None:
        """Send updates as the socket of a table does."""
        world, host = self.world, server.host
        await host.table(table_id)
        follower = Follower(server.updates, who, _LANGUAGE)
        with host.watching(table_id) as changed, server.presence.here(table_id, who.user):
            while inbox.is_open:
                changed.clear()
                table = await host.latest(table_id)
                if follower.is_news(table):
                    message = follower.next(table)
                    world.ledger.show(table.id, table.version, table.hash)
                    await self._check_seen(server, table, who, message)
                    if world.happens(world.faults.lose):
                        return
                    inbox.latest = max(inbox.latest + _ORDER, world.loop.time() + world.delay())
                    world.loop.call_at(inbox.latest, self._receive, inbox, message)
                await changed.wait()

    def _receive(self, inbox: Inbox, message: bytes) -> None:
        if inbox.is_open:
            inbox.state.update(orjson.loads(message))
            inbox.changed.set()

    async def _check_seen(self, server: Server, table: Table, who: Who, message: bytes) -> None:
        """Check that a message contains no secret of its table and does not depend on the sealed choices of others."""
        if table.id not in self._secret_texts:
            secret = await server.host.secret(table.id)
            self._secret_texts[table.id] = secret.seed.hex().encode(), secret.salt.hex().encode()
        if any(text in message for text in self._secret_texts[table.id]):
            raise Broken("no seat sees more: a message has the secret of its table")
        others = {seat: text for seat, text in table.sealed.items() if table.seats[seat].user != who.user}
        if not others or self.world.random.random() > 0.1:
            return
        self.world.counted["sealed choices compared"] += 1
        changed = table.after(())
        changed.sealed = {**table.sealed, **{seat: other_choice(table, seat) for seat in others}}
        if self._complete(server, table, who) != self._complete(server, changed, who):
            raise Broken("no seat sees more: a message depends on what another seat has sealed")

    def _complete(self, server: Server, table: Table, who: Who) -> bytes:
        del server
        updates = Updates(Presence(lambda _: None), lambda: 0.0)
        return Follower(updates, who, _LANGUAGE).next(table)


def other_choice(table: Table, seat: int) -> str:
    """A choice other than the sealed one of a seat, if there is one."""
    assert table.game is not None
    sealed = table.sealed[seat]
    return next((move.text for move in table.game.legal_moves_of(seat) if move.text != sealed), sealed)


def _resolve(answer: asyncio.Future[Answer], found: Answer) -> None:
    if not answer.done():
        answer.set_result(found)
