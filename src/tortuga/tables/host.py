"""The host of all tables: decides on commands, stores the events, acknowledges, then notifies those who watch."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import OrderedDict, defaultdict
from collections.abc import Callable, Iterator, Mapping
from typing import Any
from weakref import WeakValueDictionary

from tortuga.players.adaptive import Result
from tortuga.tables import commands
from tortuga.tables.commands import New, Who
from tortuga.tables.duties import BOT_PAUSE, Duties
from tortuga.tables.errors import Conflict, NoSuchTable, Refused, TooMany, Unreadable
from tortuga.tables.events import Event, chained
from tortuga.tables.fairness import Sealed, Secret
from tortuga.tables.notifications import REPLACED, Notifications
from tortuga.tables.readiness import Readiness
from tortuga.tables.storage import Append
from tortuga.tables.table import Table
from tortuga.tables.thinking import Thinkers
from tortuga.tables.watchdog import Watchdog
from tortuga.tables.writer import Writer

KEPT = 2000  # folded tables in memory; the log holds all of them
BOT_TABLES = 10  # running tables of bots alone that one user may have
_TRIES = 8
_MANY = 500  # events: to fold more of them takes longer than the event loop may wait
Make = Callable[[Table, Secret], list[New]]


class Host:
    """The tables of one process, by their events; make one a process."""

    def __init__(
        self,
        database: str,
        *,
        thinkers: Thinkers | None = None,
        bot_pause: float = BOT_PAUSE,
        clock: Callable[[], float] = time.time,
        games: Readiness | None = None,
        writer: Writer | None = None,
    ) -> None:
        self.database, self.writer = database, writer or Writer(database)
        self.watchdog = Watchdog()
        self.notifications = Notifications(database, self._on_notification)
        self.now = clock
        self.games = games or Readiness()
        self.duties = Duties(self, thinkers or Thinkers(), bot_pause)
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._secrets: dict[str, Secret] = {}
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # only those in use
        self._changed: defaultdict[str, dict[asyncio.Event, None]] = defaultdict(dict)  # woken as they came
        self._reading: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Open the database and go on with what was running."""
        await asyncio.to_thread(self.writer.start)
        if self.writer.many_workers:
            self.notifications.start()
        self.duties.start()

    async def stop(self) -> None:
        """Stop all tasks and close the database; everything acknowledged is stored already."""
        await self.duties.stop()
        await asyncio.to_thread(self.notifications.stop)
        for task in self._reading:
            task.cancel()
        await asyncio.to_thread(self.writer.stop)

    # -- reading ---------------------------------------------------------------------------------------------------

    async def table(self, table_id: str) -> Table:
        """The table as the log says now; raises NoSuchTable, or Unreadable if its log is damaged."""
        table = self._tables.get(table_id)
        if table is None:
            table = Table(table_id)
        if table.version == 0 or self.writer.many_workers:
            version = table.version
            events = await self.writer.ask(lambda storage: storage.read(table_id, version))
            if version == 0 and events:
                await self.games.ready(str(events[0].body["game"]))
            try:
                many = len(events) > _MANY
                table = await asyncio.to_thread(table.after, events) if many else table.after(events)
            except Exception as error:
                raise Unreadable(table_id) from error
            if table.version == 0:
                raise NoSuchTable
        self._keep(table)
        return table

    async def latest(self, table_id: str) -> Table:
        """The newest this process has seen: enough for those who are told of every change."""
        return self._tables.get(table_id) or await self.table(table_id)

    def _keep(self, table: Table) -> None:
        known = self._tables.get(table.id)
        if known is None or known.version <= table.version:  # a slow reader must not bring the past back
            self._tables[table.id] = table
        self._tables.move_to_end(table.id)
        while len(self._tables) > KEPT:
            old, _ = self._tables.popitem(last=False)
            self._secrets.pop(old, None)

    def forget(self, table_ids: list[str]) -> None:
        """Drop tables that were deleted, or whose logs were replaced."""
        for table_id in table_ids:
            self._tables.pop(table_id, None)
            self._secrets.pop(table_id, None)

    async def secret(self, table_id: str) -> Secret:
        """The seed and salt of a table, which decide what chance will say; they stay in this process while it runs."""
        if table_id not in self._secrets:
            self._secrets[table_id] = await self.writer.ask(lambda storage: storage.secret(table_id))
        return self._secrets[table_id]

    @contextlib.contextmanager
    def watching(self, table_id: str) -> Iterator[asyncio.Event]:
        """An event that is set whenever the table changes; whoever waits for it clears it."""
        changed = asyncio.Event()
        self._changed[table_id][changed] = None
        try:
            yield changed
        finally:
            del self._changed[table_id][changed]
            if not self._changed[table_id]:
                del self._changed[table_id]

    def notify(self, table_id: str) -> None:
        """Set the events of all who watch the table."""
        for changed in self._changed.get(table_id, ()):
            changed.set()

    def _on_notification(self, table_id: str, version: int) -> None:
        """Another worker hints that a table has changed: read its log once for all who watch here."""
        if version == REPLACED:
            self.forget([table_id])
        for watched in [table_id] if table_id else list(self._changed):  # no id: hints may have been lost
            known = self._tables.get(watched)
            if watched in self._changed and known is not None and 0 < version <= known.version:
                self.notify(watched)
            elif watched in self._changed:
                task = asyncio.get_running_loop().create_task(self._read_one(watched))
                self._reading.add(task)
                task.add_done_callback(self._reading.discard)

    def read_watched(self) -> None:
        """Read the logs of all tables that somebody watches: a hint of another worker may have been lost."""
        if self.writer.many_workers:
            self._on_notification("", 0)

    async def _read_one(self, table_id: str) -> None:
        with contextlib.suppress(NoSuchTable, Unreadable):
            await self.table(table_id)
        self.notify(table_id)

    # -- writing ---------------------------------------------------------------------------------------------------

    async def create(
        self, who: Who, asked: Mapping[str, Any], seed: bytes | None = None, sealed: Sealed | None = None
    ) -> Table:
        """A new table, with the deal of a *seed*, or with one that was *sealed* before.

        Raises TooMany if it would be one of bots alone, and the user has enough of them.
        """
        await self.games.ready(str(asked.get("game")))
        secret = Secret.draw() if seed is None else Secret(seed, Secret.draw().salt)
        table = Table(commands.new_id())
        if sealed is not None:
            table, secret = Table(sealed.table), sealed.secret
        results: list[Result] = []
        if commands.asks_for_adaptive(asked):
            results = await self.writer.ask(lambda storage: storage.adaptive_results(who.user, str(asked["game"])))
        new = commands.create(who, asked, secret, results)
        if all(seat.get("bot") for seat in new[0].body["seats"]):
            async with self.lock(f"bot tables of {who.user}"):
                if await self.writer.ask(lambda storage: storage.bot_tables(who.user)) >= BOT_TABLES:
                    raise TooMany("too_many_bot_tables", most=BOT_TABLES)
                return await self._create(table, new, secret)
        return await self._create(table, new, secret)

    async def _create(self, table: Table, new: list[New], secret: Secret) -> Table:
        try:
            made = await self._store(table, new, None, secret, is_new=True)
        except Conflict:  # the deal was used
            raise Refused("bad_deal") from None
        self._secrets[table.id] = secret
        return made

    async def do(self, table_id: str, make: Make, command: str | None = None, seat: int | None = None) -> Table:
        """Ask *make* for events and store them; with an id that was seen before, nothing happens again."""
        for _ in range(_TRIES):
            with contextlib.suppress(Conflict):  # somebody else wrote first: try again on the newest log
                return await self.do_once(table_id, make, command, seat)
        raise Refused("busy")

    async def do_once(self, table_id: str, make: Make, command: str | None = None, seat: int | None = None) -> Table:
        """The same, but raises Conflict if somebody else wrote first; the table is then read again from the log."""
        async with self.lock(table_id):
            table, secret = await self.table(table_id), await self.secret(table_id)
            if command is not None and (seat, command) in table.commands:
                return table
            try:
                return await self._store(table, make(table, secret), command, secret)
            except Conflict:
                self._tables.pop(table_id, None)
                raise

    def lock(self, key: str) -> asyncio.Lock:
        """The lock of a key in this process; it exists as long as somebody holds it or waits for it."""
        return self._locks.setdefault(key, asyncio.Lock())

    async def _store(
        self, table: Table, new: list[New], command: str | None, secret: Secret, is_new: bool = False
    ) -> Table:
        """Commit, then acknowledge (by returning), then publish. The last seat taken and the first cards are one."""
        if not new:
            return table
        events = self._numbered(table, new, command)
        after = table.after(events)
        if began := commands.begin(after, secret):
            more = self._numbered(after, began, None)
            events, after = (*events, *more), after.after(more)
        listing = after.listing(always=self.writer.many_workers)  # others may have listed it otherwise
        await self.writer.append(Append(events, listing, after.sitting(), secret if is_new else None))
        self._keep(after)
        self.notify(table.id)
        if after.bot_to_act() is not None:
            self.duties.wake_bots(table.id)
        return after

    def _numbered(self, table: Table, new: list[New], command: str | None) -> tuple[Event, ...]:
        events: list[Event] = []
        before, at = table.hash, self.now()
        for seq, each in enumerate(new, start=table.version + 1):
            event = Event(table.id, seq, each.kind, each.seat, None if events else command, each.body, at)
            before = chained(before, event)
            events.append(event._replace(hash=before))
        return tuple(events)
