"""What is done at tables by nobody's command: bots move, clocks run out, what nobody touches is closed.

Several workers share these duties. A table's bots are run by the worker that holds its claim; and whatever a worker
does is decided on the newest log, so that a second one that comes late changes nothing.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Coroutine, Iterator
from typing import TYPE_CHECKING, Any

from tortuga.games.kit.errors import TortugaError
from tortuga.players import usual
from tortuga.tables import commands, device_games, metrics, removal
from tortuga.tables.commands import New
from tortuga.tables.erasure import erase_leaving
from tortuga.tables.errors import Conflict, Refused, log_name
from tortuga.tables.events import Kind
from tortuga.tables.fair_queue import Priority
from tortuga.tables.fairness import Secret
from tortuga.tables.places import Places
from tortuga.tables.table import Table
from tortuga.tables.thinking import Thinkers

if TYPE_CHECKING:
    from tortuga.tables.host import Host

log = logging.getLogger("tortuga.tables")
BOT_PAUSE = 0.7  # seconds: people want to see what a bot does
OPEN_FOR = 24 * 3600.0  # an open table that nobody touches is closed after that
RUNNING_FOR = 60 * 24 * 3600.0
UNPLAYED_FOR, TRIED_FOR = 7 * 24 * 3600.0, 120.0  # a game without a clock that was left after these seconds
ARCHIVED_AFTER = 7 * 24 * 3600.0  # the log of a finished game is packed
FINISHED_FOR = 365 * 24 * 3600.0  # then a finished game is deleted
CLOSED_FOR = 30 * 24 * 3600.0  # and so is a table that was closed
RECORDS_FOR = 30 * 24 * 3600.0
LINKS_FOR = 24 * 3600.0  # far longer than a link can be used
_LOOK_AFTER_BOTS, _LOOK_AGAIN, _TIDY = 5, 25, 60  # seconds


class Duties:
    """The tasks of one host: a task a table whose bots play, and one that looks at the time."""

    def __init__(self, host: Host, thinkers: Thinkers, bot_pause: float) -> None:
        self._host, self.thinkers, self.bot_pause = host, thinkers, bot_pause
        self.places = Places(thinkers, host.notify)
        self._bots: dict[str, asyncio.Task[None]] = {}
        self._called: set[str] = set()  # tables to look at (again)
        self._failing: set[str] = set()  # what failed last time, which was logged
        self._time: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin, with what waited."""
        self._time = self._task(self._keep_time(), "looking at the time")

    def _task(self, work: Coroutine[Any, Any, None], name: str) -> asyncio.Task[None]:
        return asyncio.get_running_loop().create_task(self._host.watchdog.watch(work, lambda: name))

    async def stop(self) -> None:
        """End all tasks."""
        tasks = [task for task in (self._time, *self._bots.values()) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.to_thread(self.thinkers.stop)
        await asyncio.gather(*tasks, return_exceptions=True)

    # -- bots ------------------------------------------------------------------------------------------------------

    def wake_bots(self, table_id: str) -> None:
        """Let the bots of a table play until a person decides."""
        self._called.add(table_id)
        if table_id not in self._bots:
            self._bots[table_id] = self._task(self._run_bots(table_id), "a bot's move")

    async def _run_bots(self, table_id: str) -> None:
        with self._failure_logged(log_name(table_id)):
            try:
                while table_id in self._called:
                    self._called.discard(table_id)
                    await self._claim_and_play(table_id)
            finally:
                self._bots.pop(table_id, None)

    async def _claim_and_play(self, table_id: str) -> None:
        """Play the bots while this worker has the claim; then look again: others who came meanwhile got none."""
        while (await self._host.table(table_id)).bot_to_act() is not None:
            if not await self._host.writer.ask(lambda storage: storage.claim(table_id)):
                return
            try:
                await self._play_bots(table_id)
            finally:
                await asyncio.shield(self._host.writer.ask(lambda storage: storage.release(table_id)))

    async def _play_bots(self, table_id: str) -> None:
        while True:
            table = await self._host.table(table_id)
            seat = table.bot_to_act()
            if seat is None:
                return
            try:
                await self._play_bot(table, seat)
            except (Conflict, TortugaError) as error:  # the table moved on meanwhile; look again
                log.info("bot's move came late at %s: %r", log_name(table_id), type(error).__name__)

    async def _play_bot(self, table: Table, seat: int) -> None:
        assert table.game is not None
        name = table.seats[seat].bot or usual(table.game.NAME)
        pause = 0.0 if table.is_choice_secret else self.bot_pause
        version = table.version
        priority = Priority.PERSON if _has_person(table) else Priority.BOTS
        choice = asyncio.ensure_future(self.thinkers.choose(name, table.game.view(seat), priority, table.host))
        with self.places.track(table.id, seat, "bot", choice):
            text, _ = await asyncio.gather(choice, asyncio.sleep(pause))

        def move(now: Table, secret: Secret) -> list[New]:
            if not now.seats[seat].is_played_by_bot:
                raise Refused("seat_taken")
            if seat not in now.to_act():
                raise Refused("not_running")
            return commands.move(now, seat, text, None if now.is_choice_secret else version, secret, by_owner=False)

        await self._host.do_once(table.id, move)
        metrics.BOT_MOVES.inc()

    # -- time ------------------------------------------------------------------------------------------------------

    async def _keep_time(self) -> None:
        """Look every second for clocks that ran out, less often for bots that nobody runs and for idle tables."""
        await self._host.games.settled()
        ticks = 0
        while True:
            if ticks % _LOOK_AFTER_BOTS == 0:  # at the start, and where the worker that ran them has died
                with self._failure_logged("looking after bots"):
                    await self._wake_all_bots()
            with self._failure_logged("looking after clocks"):
                await self.expire_clocks()
            if ticks % _LOOK_AGAIN == _LOOK_AGAIN - 1:
                self._host.read_watched()
            if ticks % _TIDY == _TIDY - 1:
                with self._failure_logged("looking after idle tables"):
                    await self.close_idle()
            await asyncio.sleep(1)
            ticks += 1

    async def _wake_all_bots(self) -> None:
        for table_id in await self._host.writer.ask(lambda storage: storage.waiting_for_bots()):
            self.wake_bots(table_id)

    async def expire_clocks(self) -> None:
        """Give seats whose clock ran out to a bot, open reserved seats that expired, and drop expired proposals."""
        now = self._host.now()

        def expire(table: Table, _: Secret) -> list[New]:
            dropped, deadline, reserved_until = removal.expired(table, now), table.deadline(), table.reserved_until()
            if reserved_until is not None:
                return [*dropped, *(commands.release_overdue(table) if now > reserved_until else [])]
            if deadline is None or now <= deadline:  # somebody moved, or another worker was first
                return dropped
            late = [seat for seat in table.to_act() if not table.seats[seat].is_played_by_bot]
            return [*dropped, *(New(Kind.AWAY, seat, {}) for seat in late)]

        for table_id in await self._host.writer.ask(lambda storage: storage.overdue(now)):
            with self._failure_logged(log_name(table_id)):
                await self._host.do(table_id, expire)

    async def close_idle(self) -> None:
        """Close idle tables, archive or delete finished ones, erase users who left, delete old records and links."""
        now, ask = self._host.now(), self._host.writer.ask
        await self._close(await ask(lambda storage: storage.idle("open", now - OPEN_FOR)), now - OPEN_FOR)
        await self._close(await ask(lambda storage: storage.idle("running", now - RUNNING_FOR)), now - RUNNING_FOR)
        unplayed = await ask(lambda storage: storage.unplayed(now - UNPLAYED_FOR, TRIED_FOR))
        await self._close(unplayed, now - UNPLAYED_FOR + TRIED_FOR)
        await ask(lambda storage: storage.archive_finished(now - ARCHIVED_AFTER))
        self._host.forget(await ask(lambda storage: storage.delete_ended("over", now - FINISHED_FOR)))
        self._host.forget(await ask(lambda storage: storage.delete_ended("closed", now - CLOSED_FOR)))
        await erase_leaving(self._host)
        await ask(lambda storage: storage.forget_records(now - RECORDS_FOR))
        await ask(lambda storage: device_games.forget(storage, now - FINISHED_FOR))
        await ask(lambda storage: storage.forget_links(now - LINKS_FOR))

    async def _close(self, table_ids: list[str], before: float) -> None:
        """Close those of the tables that have not ended and that nobody has touched since."""

        def close(table: Table, _: Secret) -> list[New]:
            is_untouched = table.status in ("open", "running") and table.updated < before
            return [New(Kind.CLOSED, None, {})] if is_untouched else []

        for table_id in table_ids:
            with self._failure_logged(log_name(table_id)):
                await self._host.do(table_id, close)

    @contextlib.contextmanager
    def _failure_logged(self, what: str) -> Iterator[None]:
        """Let an error at one table or in one duty stop no other; it is logged once, until the same works again."""
        try:
            yield
        except Exception:
            metrics.DUTY_FAILURES.inc()
            if what not in self._failing:
                log.exception("%s failed", what)
            self._failing.add(what)
        else:
            self._failing.discard(what)


def _has_person(table: Table) -> bool:
    """Whether a person plays at the table, who waits while bots think."""
    return any(seat.user is not None and not seat.is_played_by_bot for seat in table.seats)
