"""Where the log is kept: the same statements for every database."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Sequence
from itertools import chain
from typing import Any, NamedTuple

from tortuga.games.kit.errors import TortugaError
from tortuga.tables.databases import Connection
from tortuga.tables.errors import Conflict, Unreadable
from tortuga.tables.events import Event, Kind
from tortuga.tables.fairness import Secret
from tortuga.tables.schema import MIGRATIONS

CHANNEL = "tortuga"
RECORDS_KEPT = 500
_LINK = "moved "  # names of settings that say who used a link first
_ROWS = 90  # of a statement: old SQLite takes 999 values
_TRIES = 5  # of a transaction that another one disturbs
_MIGRATING = 0  # the claim that workers which start together wait for
_encode = json.JSONEncoder(separators=(",", ":")).encode


def _sortable(at: float) -> str:
    """A time as text that sorts as the time does."""
    return f"{at:020.3f}"


def _claim_key(table: str) -> int:
    """A whole number of 64 bits."""
    return int.from_bytes(hashlib.sha256(table.encode()).digest()[:8], "big", signed=True)


def _event(row: tuple[Any, ...]) -> Event:
    return Event(row[0], row[1], Kind(row[2]), row[3], row[4], json.loads(row[5]), row[6], row[7])


class Append(NamedTuple):
    """Events of one table that are stored together or not at all, with what lists show of it then."""

    events: tuple[Event, ...]
    game: str
    status: str
    listed: bool
    host: str
    created: float
    summary: str  # JSON
    sitting: tuple[tuple[int, str], ...]
    deadline: float | None = None  # when the present decision must be made
    bots: bool = False  # whether a bot is to decide
    secret: Secret | None = None
    is_listed: bool = True  # whether what lists show is stored, too

    def row(self) -> tuple[Any, ...]:
        """What lists show."""
        event = self.events[-1]
        first = (event.table, self.game, self.status, int(self.listed), self.host, self.created, event.at, self.summary)
        return *first, self.deadline, int(self.bots)


class Storage:
    """The statements. Not for several threads at once: the writer says whose turn it is."""

    def __init__(self, connection: Connection) -> None:
        self._link = connection

    @property
    def many_workers(self) -> bool:
        """Whether several workers may share it."""
        return self._link.many_workers

    def migrate(self) -> int:
        """Bring the schema to this version; how many migrations were run."""
        self._link.begin()
        try:
            if self._link.many_workers:  # they start together; the first migrates
                self._link.execute("SELECT pg_advisory_xact_lock(?)", (_MIGRATING,))
            self._link.execute("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)")
            done = len(self._link.execute("SELECT version FROM schema_version"))
            if done > len(MIGRATIONS):
                raise TortugaError(
                    f"the database has schema {done}, we know {len(MIGRATIONS)}: we are older than the database"
                )
            for number in range(done, len(MIGRATIONS)):
                for statement in MIGRATIONS[number]:
                    self._link.execute(statement)
                self._link.execute("INSERT INTO schema_version VALUES (?)", (number + 1,))
            self._link.commit()
        except BaseException:
            self._link.rollback()
            raise
        return len(MIGRATIONS) - done

    def append(self, batch: Sequence[Append]) -> list[Exception | None]:
        """Store many in one transaction: a group commit. For each, None or the Conflict that kept it out.

        A transaction that the database ended because of another one is tried again.
        """
        for tries_left in reversed(range(_TRIES)):
            try:
                answers = self.prepare(batch)
                self.commit()
            except Exception as error:
                if not tries_left or not self._link.is_transient(error):
                    raise
            else:
                break
        return answers

    def prepare(self, batch: Sequence[Append]) -> list[Exception | None]:
        """The same but for its end, which waits for the disk; nothing is stored before `commit`.

        The tables are always locked in the order of their ids, so that two workers cannot wait for each other.
        """
        order = sorted(range(len(batch)), key=lambda number: batch[number].events[0].table)
        answers: list[Exception | None] = [None] * len(batch)
        for number, answer in zip(order, self._prepare([batch[number] for number in order]), strict=True):
            answers[number] = answer
        return answers

    def _prepare(self, batch: Sequence[Append]) -> list[Exception | None]:
        if len({each.events[0].table for each in batch}) == len(batch):
            try:
                return self._begun(lambda: self._append_all(batch))
            except Exception as error:
                if not self._link.is_duplicate(error):
                    raise
        return self._begun(lambda: [self._append_one(each) for each in batch])  # finds out whose was too late

    def _begun(self, work: Callable[[], list[Exception | None]]) -> list[Exception | None]:
        """In a transaction that is left open, unless the work fails."""
        self._link.begin()
        try:
            return work()
        except BaseException:
            self._link.rollback()
            raise

    def commit(self) -> None:
        """Store what was prepared: when this returns it is on disk."""
        try:
            self._link.commit()
        except BaseException:
            self._link.rollback()
            raise

    def _append_all(self, batch: Sequence[Append]) -> list[Exception | None]:
        """Two statements for all: the writer asks for the interpreter's lock anew after every statement."""
        self._insert([event for each in batch for event in each.events])
        self._list(batch)
        return [None] * len(batch)

    def _append_one(self, each: Append) -> Exception | None:
        self._link.point()
        try:
            self._append_all([each])
        except Exception as error:
            if not self._link.is_duplicate(error):
                raise
            self._link.back_to_point()
            return Conflict()
        return None

    def _insert(self, events: Sequence[Event]) -> None:
        rows = [
            (one.table, one.seq, one.kind.value, one.seat, one.command, _encode(one.body), one.at, one.hash)
            for one in events
        ]
        self._insert_rows("events", rows)

    def _list(self, batch: Sequence[Append]) -> None:
        if rows := [each.row() for each in batch if each.is_listed]:
            self._insert_rows(
                "tables (id, game, status, listed, host, created, updated, summary, deadline, bots)",
                rows,
                """ON CONFLICT (id) DO UPDATE
                SET status = excluded.status, updated = excluded.updated, summary = excluded.summary,
                    deadline = excluded.deadline, bots = excluded.bots""",
            )
        for each in batch:
            self._list_more(each)

    def _insert_rows(self, into: str, rows: Sequence[tuple[Any, ...]], otherwise: str = "") -> None:
        """In as few statements as the database takes."""
        places = f"({', '.join('?' * len(rows[0]))})"
        for first in range(0, len(rows), _ROWS):
            some = rows[first : first + _ROWS]
            statement = f"INSERT INTO {into} VALUES {', '.join([places] * len(some))} {otherwise}"
            self._link.execute(statement, [*chain.from_iterable(some)])

    def _list_more(self, each: Append) -> None:
        """What few events change."""
        event = each.events[-1]
        if any(one.kind in (Kind.CREATED, Kind.SAT, Kind.LEFT, Kind.BOT) for one in each.events):
            self._link.execute("DELETE FROM sitting WHERE table_id = ?", (event.table,))
            for seat, user in each.sitting:
                self._link.execute("INSERT INTO sitting VALUES (?, ?, ?)", (event.table, seat, user))
        if each.secret is not None:
            row = (event.table, each.secret.seed.hex(), each.secret.salt.hex())
            self._link.execute("INSERT INTO secrets VALUES (?, ?, ?)", row)
        if self._link.many_workers:
            self._link.execute("SELECT pg_notify(?, ?)", (CHANNEL, f"{event.table} {event.seq}"))

    def read(self, table: str, after: int = 0) -> list[Event]:
        """The events of a table that follow number *after*; raises Unreadable if one is damaged."""
        rows = self._link.execute(
            """SELECT table_id, seq, kind, seat, command_id, body, at, hash FROM events
            WHERE table_id = ? AND seq > ? ORDER BY seq""",
            (table, after),
        )
        try:
            return [_event(row) for row in rows]
        except ValueError as error:
            raise Unreadable(table) from error

    def secret(self, table: str) -> Secret:
        """The seed and salt of a table: only for the host of the game."""
        seed, salt = self._link.execute("SELECT seed, salt FROM secrets WHERE table_id = ?", (table,))[0]
        return Secret(bytes.fromhex(seed), bytes.fromhex(salt))

    def listed(self, limit: int = 50) -> list[dict[str, Any]]:
        """Open and running tables that everybody may see, newest first."""
        return self._summaries("listed = 1 AND status IN ('open', 'running')", (), limit)

    def of_user(self, user: str, limit: int = 50) -> list[dict[str, Any]]:
        """The tables a user sits at, newest first."""
        return self._summaries("id IN (SELECT table_id FROM sitting WHERE user_id = ?)", (user,), limit)

    def waiting_for_bots(self) -> list[str]:
        """The ids of running tables at which a bot is to decide."""
        return [row[0] for row in self._link.execute("SELECT id FROM tables WHERE status = 'running' AND bots = 1")]

    def bot_tables(self, user: str) -> int:
        """How many running tables of a user have no people at them."""
        rows = self._link.execute(
            """SELECT COUNT(*) FROM tables WHERE status = 'running' AND host = ?
            AND NOT EXISTS (SELECT 1 FROM sitting WHERE table_id = tables.id)""",
            (user,),
        )
        return int(rows[0][0])

    def overdue(self, now: float) -> list[str]:
        """The ids of tables whose clock ran out."""
        return [row[0] for row in self._link.execute("SELECT id FROM tables WHERE deadline < ?", (now,))]

    def claim(self, table: str) -> bool:
        """Whether this worker may run the bots of a table: one at a time may, until it releases the table or dies."""
        return self._link.claim(_claim_key(table))

    def release(self, table: str) -> None:
        """Let others run them."""
        self._link.release(_claim_key(table))

    def idle(self, status: str, before: float) -> list[str]:
        """The ids of tables in that state that nobody has touched since."""
        return [
            row[0]
            for row in self._link.execute("SELECT id FROM tables WHERE status = ? AND updated < ?", (status, before))
        ]

    def _summaries(self, where: str, values: tuple[Any, ...], limit: int) -> list[dict[str, Any]]:
        rows = self._link.execute(
            f"""SELECT id, game, status, created, updated, summary FROM tables
            WHERE {where} ORDER BY updated DESC LIMIT {limit:d}""",
            values,
        )
        names = ("id", "game", "status", "created", "updated")
        return [{**dict(zip(names, row[:5], strict=True)), **json.loads(row[5])} for row in rows]

    # -- records that were brought ---------------------------------------------------------------------------------

    def add_record(self, key: str, text: str, at: float) -> None:
        """Keep a record for others to look at; the oldest go where there are too many."""
        self._link.execute("INSERT INTO records VALUES (?, ?, ?)", (key, text, at))
        self._link.execute(
            "DELETE FROM records WHERE id NOT IN (SELECT id FROM records ORDER BY at DESC, id LIMIT ?)", (RECORDS_KEPT,)
        )

    def record(self, key: str) -> str | None:
        """A record, if it is still there."""
        rows = self._link.execute("SELECT text FROM records WHERE id = ?", (key,))
        return str(rows[0][0]) if rows else None

    def forget_records(self, before: float) -> None:
        """Forget those that were brought before."""
        self._link.execute("DELETE FROM records WHERE at < ?", (before,))

    # -- settings --------------------------------------------------------------------------------------------------

    def setting(self, name: str, otherwise: str) -> str:
        """A value kept for ever; *otherwise* is stored if there is none yet."""
        self._link.execute("INSERT INTO settings VALUES (?, ?) ON CONFLICT (name) DO NOTHING", (name, otherwise))
        return str(self._link.execute("SELECT value FROM settings WHERE name = ?", (name,))[0][0])

    def check(self, at: float) -> None:
        """Health check: write a row, which raises the database's error if it cannot be stored."""
        statement = "INSERT INTO settings VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
        self._link.execute(statement, ("health", _sortable(at)))

    def is_first(self, link: str, claim: str, at: float) -> bool:
        """Whether this claim of a link that works once is the first."""
        value = f"{_sortable(at)} {claim}"
        return value == self.setting(_LINK + link, value)

    def forget_links(self, before: float) -> None:
        """Links used so long ago are too old to be used again."""
        self._link.execute("DELETE FROM settings WHERE name LIKE ? AND value < ?", (f"{_LINK}%", _sortable(before)))

    def is_lost(self) -> bool:
        """Whether the connection broke; a new one may do."""
        return self._link.is_lost()

    def close(self) -> None:
        """Close the connection."""
        self._link.close()
