"""The host of all tables: takes commands, stores what follows, then acknowledges, then tells everybody."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import OrderedDict, defaultdict
from collections.abc import Callable, Mapping
from typing import Any

from tortuga.games.kit.errors import TortugaError
from tortuga.players import usual
from tortuga.tables import commands
from tortuga.tables.commands import New, Who
from tortuga.tables.errors import Conflict, NoSuchTable, Refused
from tortuga.tables.events import Event, Kind, chained
from tortuga.tables.fairness import Secret
from tortuga.tables.storage import Append
from tortuga.tables.table import Table
from tortuga.tables.thinking import Thinkers
from tortuga.tables.writer import Writer

log = logging.getLogger("tortuga.tables")
KEPT = 2000  # folded tables in memory; the log holds all of them
BOT_PAUSE = 0.7  # seconds: people want to see what a bot does
OPEN_FOR = 24 * 3600.0  # an open table that nobody touches is closed after that
RUNNING_FOR = 60 * 24 * 3600.0
_TRIES = 8
Make = Callable[[Table, Secret], list[New]]


class Host:
    """One a process."""

    def __init__(
        self, database: str, *, thinkers: int = 1, bot_pause: float = BOT_PAUSE, clock: Callable[[], float] = time.time
    ) -> None:
        self.writer = Writer(database)
        self.thinkers = Thinkers(thinkers)
        self.bot_pause = bot_pause
        self.now = clock
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._secrets: dict[str, Secret] = {}
        self._locks: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._changed: defaultdict[str, set[asyncio.Event]] = defaultdict(set)
        self._tasks: set[asyncio.Task[None]] = set()
        self._bots: dict[str, asyncio.Task[None]] = {}

    async def start(self) -> None:
        """Open the log and go on with what was running."""
        self.writer.start()
        self._spawn(self._keep_time())
        for table in await self.writer.ask(lambda storage: storage.running()):
            self._wake_bots(table)

    async def stop(self) -> None:
        """Everything acknowledged is stored already; only tell the tasks."""
        for task in [*self._tasks, *self._bots.values()]:
            task.cancel()
        self.thinkers.stop()
        await asyncio.to_thread(self.writer.stop)

    # -- reading ---------------------------------------------------------------------------------------------------

    async def table(self, table_id: str) -> Table:
        """The table as the log says now."""
        table = self._tables.get(table_id)
        if table is None:
            table = Table(table_id)
        if table.version == 0 or self.writer.many_workers:
            version = table.version
            table = table.after(await self.writer.ask(lambda storage: storage.read(table_id, version)))
            if table.version == 0:
                raise NoSuchTable
        self._keep(table)
        return table

    def _keep(self, table: Table) -> None:
        self._tables[table.id] = table
        self._tables.move_to_end(table.id)
        while len(self._tables) > KEPT:
            self._tables.popitem(last=False)

    async def secret(self, table_id: str) -> Secret:
        """What the host knows of the future; never leaves this process while the game runs."""
        if table_id not in self._secrets:
            self._secrets[table_id] = await self.writer.ask(lambda storage: storage.secret(table_id))
        return self._secrets[table_id]

    @contextlib.contextmanager
    def watching(self, table_id: str) -> Any:
        """An event that is set whenever the table changes."""
        changed = asyncio.Event()
        self._changed[table_id].add(changed)
        try:
            yield changed
        finally:
            self._changed[table_id].discard(changed)
            if not self._changed[table_id]:
                del self._changed[table_id]

    def tell(self, table_id: str) -> None:
        """Wake everybody who watches."""
        for changed in self._changed.get(table_id, ()):
            changed.set()

    # -- writing ---------------------------------------------------------------------------------------------------

    async def create(self, who: Who, asked: Mapping[str, Any], seed: bytes | None = None) -> Table:
        """A new table."""
        secret = Secret.draw() if seed is None else Secret(seed, Secret.draw().salt)
        new = commands.create(who, asked, secret)
        table = Table(commands.new_id())
        self._secrets[table.id] = secret
        return await self._begin_if_full(await self._store(table, new, None, secret))

    async def do(self, table_id: str, make: Make, command: str | None = None, seat: int | None = None) -> Table:
        """Ask *make* for events and store them; with an id that was seen before, nothing happens again."""
        for _ in range(_TRIES):
            async with self._locks[table_id]:
                table = await self.table(table_id)
                if command is not None and (seat, command) in table.commands:
                    return table
                try:
                    after = await self._store(table, make(table, await self.secret(table_id)), command)
                    return await self._begin_if_full(after)
                except Conflict:  # another worker was first: read on and try again
                    continue
        raise Refused("busy")

    async def _begin_if_full(self, table: Table) -> Table:
        after = await self._store(table, commands.begin(table, await self.secret(table.id)), None)
        self._wake_bots(table.id)
        return after

    async def _store(self, table: Table, new: list[New], command: str | None, secret: Secret | None = None) -> Table:
        """Commit, then acknowledge (by returning), then publish."""
        if not new:
            return table
        events = self._numbered(table, new, command)
        after = table.after(events)
        await self.writer.append(self._append(after, events, secret))
        self._keep(after)
        self.tell(table.id)
        return after

    def _numbered(self, table: Table, new: list[New], command: str | None) -> tuple[Event, ...]:
        events = []
        before, at = table.hash, self.now()
        for offset, each in enumerate(new, start=1):
            event = Event(
                table.id, table.version + offset, each.kind, each.seat, command if offset == 1 else None, each.body, at
            )
            before = chained(before, event)
            events.append(Event(**{**event.__dict__, "hash": before}))
        return tuple(events)

    def _append(self, table: Table, events: tuple[Event, ...], secret: Secret | None) -> Append:
        sitting = tuple((number, seat.user) for number, seat in enumerate(table.seats) if seat.user is not None)
        summary = {"names": table.names, "players": len(table.seats), "free": sum(seat.is_open for seat in table.seats)}
        return Append(
            events,
            str(table.spec["game"]),
            table.status,
            bool(table.spec["listed"]),
            table.host,
            events[0].at,
            summary,
            sitting,
            secret,
        )

    # -- bots and clocks -------------------------------------------------------------------------------------------

    def _spawn(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _wake_bots(self, table_id: str) -> None:
        """Let the bots of a table play until a person decides."""
        running = self._bots.get(table_id)
        if running is None or running.done():
            task = asyncio.get_running_loop().create_task(self._play_bots(table_id))
            self._bots[table_id] = task
            task.add_done_callback(
                lambda done: self._bots.pop(table_id, None) if self._bots.get(table_id) is done else None
            )

    async def _play_bots(self, table_id: str) -> None:
        while True:
            table = await self.table(table_id)
            seat = next((number for number in table.to_act() if table.seats[number].is_played_by_bot), None)
            if seat is None or table.game is None:
                return
            try:
                await self._play_bot(table, seat)
            except TortugaError as error:  # the table moved on meanwhile; look again
                log.info("bot's move came late at table %s: %s", table_id, error)
            except Exception:
                log.exception("a bot failed at table %s", table_id)
                return

    async def _play_bot(self, table: Table, seat: int) -> None:
        assert table.game is not None
        name = table.seats[seat].bot or usual(table.game.NAME)
        pause = 0.0 if table.is_choice_secret else self.bot_pause
        version = table.version
        text, _ = await asyncio.gather(self.thinkers.choose(name, table.game.view(seat)), asyncio.sleep(pause))

        def move(now: Table, secret: Secret) -> list[New]:
            if not now.seats[seat].is_played_by_bot:
                raise Refused("seat_taken")
            return commands.move(now, seat, text, None if now.is_choice_secret else version, secret, by_owner=False)

        async with self._locks[table.id]:
            now = await self.table(table.id)
            await self._store(now, move(now, await self.secret(table.id)), None)

    async def _keep_time(self) -> None:
        """Every second: clocks that ran out; every minute: tables that nobody touches."""
        ticks = 0
        while True:
            await asyncio.sleep(1)
            ticks += 1
            try:
                await self._expire_clocks()
                if ticks % 60 == 0:
                    await self.close_idle()
            except Exception:
                log.exception("the clock stumbled")

    async def _expire_clocks(self) -> None:
        now = self.now()
        for table in list(self._tables.values()):
            deadline = table.deadline()
            if deadline is not None and now > deadline:
                for seat in table.to_act():
                    if not table.seats[seat].is_played_by_bot:
                        await self.do(table.id, lambda _table, _secret, seat=seat: [New(Kind.AWAY, seat, {})])  # type: ignore[misc]

    async def close_idle(self) -> None:
        """Open tables after a day, running ones after two months."""
        now = self.now()
        for status, kept in (("open", OPEN_FOR), ("running", RUNNING_FOR)):
            for table_id in await self.writer.ask(lambda storage, s=status, k=kept: storage.idle(s, now - k)):  # type: ignore[misc]
                await self.do(table_id, lambda _table, _secret: [New(Kind.CLOSED, None, {})])
