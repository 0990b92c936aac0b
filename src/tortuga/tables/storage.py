"""Stores and reads events, lists, records and settings: statements for SQLite and PostgreSQL alike."""

from __future__ import annotations

import hashlib
import json
import zlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError

from tortuga.games.kit.errors import TortugaError
from tortuga.players.adaptive import Result
from tortuga.tables.databases import engine, is_postgresql, locked, shown
from tortuga.tables.errors import Conflict, Unreadable
from tortuga.tables.events import Event, Kind
from tortuga.tables.fairness import Secret
from tortuga.tables.migrations import upgrade
from tortuga.tables.schema import archive, events, records, secrets, seen, settings, sitting, tables

CHANNEL = "tortuga"
RECORDS_KEPT = 500
AT_ONCE = 50  # tables that are archived or deleted at a time, so that moves need not wait
_LINK = "moved "  # names of settings that say who used a link first
_TRIES = 5  # of a transaction that another one disturbs
_DISTURBED = ("40001", "40P01")  # SQLSTATE: serialization failure, deadlock
_MIGRATING = 0  # the key of the lock that workers which start together wait for
_SEATING = (Kind.CREATED, Kind.SAT, Kind.LEFT, Kind.BOT)  # events that change who sits where
_LISTED = ("status", "updated", "summary", "deadline", "bots")  # columns that change after a table was made
# What every move runs is built once.
_ADD_EVENTS = sa.insert(events)
_NOTIFY = sa.select(sa.func.pg_notify(CHANNEL, sa.func.unnest(sa.bindparam("hints", type_=sa.ARRAY(sa.Text)))))
_READ = sa.select(events).where(events.c.table_id == sa.bindparam("table"), events.c.seq > sa.bindparam("after"))
_READ = _READ.order_by(events.c.seq)
_PG_SIZE = sa.select(sa.func.pg_database_size(sa.func.current_database()))
_SQLITE_SIZE = sa.text("SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()")
_EVENT_COLUMNS = events.c.keys()
_encode = json.JSONEncoder(separators=(",", ":")).encode


class Append(NamedTuple):
    """Events of one table that are stored together or not at all, with what else changes then."""

    events: tuple[Event, ...]
    listing: dict[str, Any] | None  # the row of `tables`, unless it stays as it is
    sitting: tuple[tuple[int, str], ...] = ()
    secret: Secret | None = None  # of a new table

    @property
    def table(self) -> str:
        """The id of the table."""
        return self.events[0].table

    def seat_rows(self) -> list[dict[str, Any]]:
        """Who sits where."""
        return [{"table_id": self.table, "seat": seat, "user_id": user} for seat, user in self.sitting]

    def secret_rows(self) -> list[dict[str, Any]]:
        """Its seed and salt, if it is new."""
        secret = self.secret
        return [{"table_id": self.table, "seed": secret.seed.hex(), "salt": secret.salt.hex()}] if secret else []


class Usage(NamedTuple):
    """The number of tables in a database, and its size."""

    tables: dict[str, int]  # by status
    size: int  # bytes


class Storage:
    """One connection to the database; it belongs to the thread that made it."""

    def __init__(self, database: str) -> None:
        self._engine = engine(database)
        self._connection = self._engine.connect()  # made anew by SQLAlchemy when it is lost
        self.many_workers = is_postgresql(database)  # whether several may share the database
        self.upserting = add = postgresql.insert if self.many_workers else sqlite.insert

        def upsert(table: sa.Table, key: str, changed: Sequence[str]) -> sa.Executable:
            new = add(table)
            return new.on_conflict_do_update(index_elements=[key], set_={name: new.excluded[name] for name in changed})

        self._add_tables = upsert(tables, "id", _LISTED)
        self._add_archive = upsert(archive, "table_id", ["events"])
        self._add_setting = add(settings).on_conflict_do_nothing()
        self._set_setting = upsert(settings, "name", ["value"])

    def migrate(self) -> None:
        """Bring the schema to this version; raises TortugaError if it is newer."""
        with self._transaction():
            if self.many_workers:  # they start together; the first migrates
                self._connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_MIGRATING)))
            upgrade(self._connection)

    def close(self) -> None:
        """Close the connection."""
        self._connection.close()

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        """Commit what is done in the block together: when it ends, all is on disk."""
        with self._connection.begin():
            self._connection.exec_driver_sql("BEGIN")  # the drivers commit every statement outside of one
            yield

    def _run(self, statement: sa.Executable, values: Any = None) -> Sequence[sa.Row[*tuple[Any, ...]]]:
        """Run one statement, which is committed by itself; return its rows."""
        with self._connection.begin():
            result = self._connection.execute(statement, values)
            return result.all() if result.returns_rows else []

    def run(self, statement: sa.Executable, values: Any = None) -> Sequence[sa.Row[*tuple[Any, ...]]]:
        """Run a statement of another module of this package, and commit it."""
        return self._run(statement, values)

    @contextmanager
    def transaction(self) -> Iterator[Callable[..., Any]]:
        """A transaction: yields the function that executes its statements; commits at the end of the block."""
        with self._transaction():
            yield self._connection.execute

    # -- the log -------------------------------------------------------------------------------------------------------

    def append(self, batch: Sequence[Append]) -> list[Exception | None]:
        """Store many in one transaction: a group commit. For each, None or the Conflict that kept it out.

        The tables are locked in the order of their ids, so that two workers do not wait for each other; a transaction
        that the database ended because of another one is tried again.
        """
        ordered = sorted(enumerate(batch), key=lambda numbered: numbered[1].table)
        for tries_left in reversed(range(_TRIES)):
            try:
                answers = self._append([each for _, each in ordered])
            except OperationalError as error:
                if not tries_left or getattr(error.orig, "sqlstate", None) not in _DISTURBED:
                    raise
            else:
                break
        found = {number: answer for (number, _), answer in zip(ordered, answers, strict=True)}
        return [found[number] for number in range(len(batch))]

    def _append(self, batch: Sequence[Append]) -> list[Exception | None]:
        try:
            with self._transaction():
                self.insert(batch)
        except IntegrityError:  # find out whose was too late
            with self._transaction():
                return [self._insert_alone(each) for each in batch]
        return [None] * len(batch)

    def _insert_alone(self, each: Append) -> Exception | None:
        try:
            with self._connection.begin_nested():
                self.insert([each])
        except IntegrityError:
            return Conflict()
        return None

    def insert(self, batch: Sequence[Append]) -> None:
        """Store a batch in one transaction. It has few statements, because the thread waits for the GIL after each."""
        execute = self._connection.execute
        execute(_ADD_EVENTS, [_event_row(event) for each in batch for event in each.events])
        if rows := {each.table: each.listing for each in batch if each.listing is not None}:
            execute(self._add_tables, list(rows.values()))
        if seated := [each for each in batch if any(event.kind in _SEATING for event in each.events)]:
            execute(sa.delete(sitting).where(sitting.c.table_id.in_([each.table for each in seated])))
            if seats := [row for each in seated for row in each.seat_rows()]:
                execute(sa.insert(sitting), seats)
        if drawn := [row for each in batch for row in each.secret_rows()]:
            execute(sa.insert(secrets), drawn)
        if self.many_workers:
            hints = [f"{each.table} {each.events[-1].seq}" for each in batch]
            execute(_NOTIFY, {"hints": hints})

    def hint_replaced(self, table: str) -> None:
        """Tell other workers that the log of a table was replaced."""
        if self.many_workers:
            self._connection.execute(_NOTIFY, {"hints": [f"{table} replaced"]})

    def read(self, table: str, after: int = 0) -> list[Event]:
        """The events of a table that follow number *after*; raises Unreadable if one is damaged."""
        rows: Sequence[Any] = self._run(_READ, {"table": table, "after": after})
        try:
            if rows and rows[0].seq > after + 1:
                rows = [*(row for row in self._archived(table) if row[1] > after), *rows]
            return [_event(*row) for row in rows]
        except (ValueError, zlib.error) as error:
            raise Unreadable(table) from error

    def _archived(self, table: str) -> list[list[Any]]:
        """The rows of the log that were packed."""
        packed = self._run(sa.select(archive.c.events).where(archive.c.table_id == table))
        return json.loads(zlib.decompress(packed[0].events)) if packed else []

    def secret(self, table: str) -> Secret:
        """The seed and salt of a table: only for the host of the game."""
        ((seed, salt),) = self._run(sa.select(secrets.c.seed, secrets.c.salt).where(secrets.c.table_id == table))
        return Secret(bytes.fromhex(seed), bytes.fromhex(salt))

    # -- lists ---------------------------------------------------------------------------------------------------------

    def listed(self, limit: int = 50) -> list[dict[str, Any]]:
        """Open and running tables that everybody may see, newest first."""
        return self._summaries((tables.c.listed == 1) & tables.c.status.in_(["open", "running"]), limit)

    def of_user(self, user: str, limit: int = 50) -> list[dict[str, Any]]:
        """The tables a user sits at, newest first."""
        return self._summaries(tables.c.id.in_(sa.select(sitting.c.table_id).where(sitting.c.user_id == user)), limit)

    def _summaries(self, condition: sa.ColumnElement[bool], limit: int) -> list[dict[str, Any]]:
        shown = sa.select(*(tables.c[name] for name in ("id", "game", "status", "created", "updated", "summary")))
        rows = self._run(shown.where(condition).order_by(tables.c.updated.desc()).limit(limit))
        return [{**json.loads((known := row._asdict()).pop("summary")), **known} for row in rows]

    def adaptive_results(self, user: str, game: str) -> list[Result]:
        """The results of a user against the bot that adapts, the oldest first."""
        mine = (sitting.c.user_id == user) & (tables.c.game == game) & (tables.c.status == "over")
        told = sitting.join(tables, (sitting.c.table_id == tables.c.id) & tables.c.summary.contains('"adaptive"'))
        found = sa.select(sitting.c.seat, tables.c.summary).select_from(told).where(mine).order_by(tables.c.created)
        rows = [(seat, json.loads(summary).get("adaptive")) for seat, summary in self._run(found)]
        return [Result(each["shares"][seat], each["fair"]) for seat, each in rows if each]

    def bot_tables(self, user: str) -> int:
        """How many running tables of a user have no people at them."""
        seated = sa.exists().where(sitting.c.table_id == tables.c.id)
        return len(self._ids((tables.c.status == "running") & (tables.c.host == user) & ~seated))

    def usage(self) -> Usage:
        """The number of tables by status, and the size of the database."""
        counted = self._run(sa.select(tables.c.status, sa.func.count()).group_by(tables.c.status))
        numbers = dict.fromkeys(("open", "running", "over", "closed"), 0) | {row[0]: row[1] for row in counted}
        return Usage(numbers, int(self._run(_PG_SIZE if self.many_workers else _SQLITE_SIZE)[0][0]))

    # -- what tables wait for ------------------------------------------------------------------------------------------

    def waiting_for_bots(self) -> list[str]:
        """The ids of running tables at which a bot is to decide."""
        return self._ids((tables.c.status == "running") & (tables.c.bots == 1))

    def overdue(self, now: float) -> list[str]:
        """The ids of tables whose clock ran out."""
        return self._ids(tables.c.deadline < now)

    def idle(self, status: str, before: float) -> list[str]:
        """The ids of tables in that state that nobody has touched since."""
        return self._ids((tables.c.status == status) & (tables.c.updated < before))

    def unplayed(self, before: float, within: float) -> list[str]:
        """The ids of running tables without a clock that were made before, and touched only *within* some seconds."""
        is_left = (tables.c.created < before) & (tables.c.updated < tables.c.created + within)
        return self._ids((tables.c.status == "running") & tables.c.deadline.is_(None) & is_left)

    def with_webhooks(self) -> list[str]:
        """The ids of running tables that have a webhook."""
        return self._ids((tables.c.status == "running") & tables.c.summary.contains('"webhook"'))

    def _ids(self, condition: sa.ColumnElement[bool], limit: int | None = None) -> list[str]:
        return [row.id for row in self._run(sa.select(tables.c.id).where(condition).limit(limit))]

    def claim(self, table: str) -> bool:
        """Whether this worker may run the bots of a table: one at a time may, until it releases the table or dies."""
        claim = sa.select(sa.func.pg_try_advisory_lock(_claim_key(table)))
        return not self.many_workers or bool(self._run(claim)[0][0])

    def release(self, table: str) -> None:
        """Let other workers run the bots of a table."""
        if self.many_workers:
            self._run(sa.select(sa.func.pg_advisory_unlock(_claim_key(table))))

    # -- what nobody needs any more --------------------------------------------------------------------------------

    def archive_finished(self, before: float) -> None:
        """Pack the logs of some tables that ended before; they are read as ever. The last event stays where it was:
        a worker that does not know it yet finds it there, and cannot store another of its number."""
        is_whole = sa.exists().where(events.c.table_id == tables.c.id, events.c.seq == 1)
        for table in self._ids((tables.c.status == "over") & (tables.c.updated < before) & is_whole, AT_ONCE):
            rows = [list(row) for row in self._run(_READ, {"table": table, "after": 0})][:-1]
            packed = zlib.compress(json.dumps(rows).encode())
            with self._transaction():
                self._connection.execute(self._add_archive, {"table_id": table, "events": packed})
                self._connection.execute(sa.delete(events).where(events.c.table_id == table, events.c.seq <= len(rows)))

    def delete_ended(self, status: str, before: float) -> list[str]:
        """Delete some tables in that state that nobody has touched since, with all that belongs to them; their ids."""
        found = self._ids((tables.c.status == status) & (tables.c.updated < before), AT_ONCE)
        with self._transaction():
            for each in (events, archive, secrets, sitting, seen):
                self._connection.execute(sa.delete(each).where(each.c.table_id.in_(found)))
            self._connection.execute(sa.delete(tables).where(tables.c.id.in_(found)))
        return found

    # -- uploaded records ----------------------------------------------------------------------------------------------

    def add_record(self, key: str, text: str, at: float) -> None:
        """Keep a record for others to look at; the oldest are deleted where there are too many."""
        newest = sa.select(records.c.id).order_by(records.c.at.desc(), records.c.id).limit(RECORDS_KEPT)
        with self._transaction():
            self._connection.execute(sa.insert(records), {"id": key, "text": text, "at": at})
            self._connection.execute(sa.delete(records).where(records.c.id.not_in(newest)))

    def record(self, key: str) -> str | None:
        """A record, if it is still there."""
        rows = self._run(sa.select(records.c.text).where(records.c.id == key))
        return str(rows[0].text) if rows else None

    def forget_records(self, before: float) -> None:
        """Delete those that were uploaded before."""
        self._run(sa.delete(records).where(records.c.at < before))

    # -- settings ------------------------------------------------------------------------------------------------------

    def setting(self, name: str, otherwise: str) -> str:
        """A value kept for ever; *otherwise* is stored if there is none yet."""
        self._run(self._add_setting, {"name": name, "value": otherwise})
        return str(self._run(sa.select(settings.c.value).where(settings.c.name == name))[0].value)

    def check(self, at: float) -> None:
        """Health check: write a row, which raises the database's error if it cannot be stored."""
        self._run(self._set_setting, {"name": "health", "value": _sortable(at)})

    def is_first(self, link: str, claim: str, at: float) -> bool:
        """Whether this claim of a link that works once is the first."""
        value = f"{_sortable(at)} {claim}"
        return value == self.setting(_LINK + link, value)

    def forget_links(self, before: float) -> None:
        """Delete links used so long ago that they are too old to be used again."""
        old = settings.c.name.startswith(_LINK) & (settings.c.value < _sortable(before))
        self._run(sa.delete(settings).where(old))


def prepare(database: str) -> None:
    """Bring a database to this version before a server starts; raises TortugaError if it cannot be used."""
    try:
        with locked(database), closing(Storage(database)) as storage:
            storage.migrate()
    except OperationalError as error:
        reason = str(error.orig).partition("\n")[0]
        raise TortugaError(f"{shown(database)}: expected a database that answers; {reason}") from None
    except DBAPIError as error:  # its text may quote the password
        raise TortugaError(
            f"{shown(database)}: expected the address of a database; {type(error.orig).__name__}"
        ) from None


def _sortable(at: float) -> str:
    """A time as text that sorts as the time does."""
    return f"{at:020.3f}"


def _claim_key(table: str) -> sa.ColumnElement[int]:
    """The key of the lock of a table: a whole number of 64 bits."""
    key = int.from_bytes(hashlib.sha256(table.encode()).digest()[:8], "big", signed=True)
    return sa.literal(key, sa.BigInteger)


def _event_row(event: Event) -> dict[str, Any]:
    """The columns are the fields of an event, in the same order."""
    table, seq, kind, seat, command, body, at, hashed = event
    values = (table, seq, kind.value, seat, command, _encode(body), at, hashed)
    return dict(zip(_EVENT_COLUMNS, values, strict=True))


def _event(table: str, seq: int, kind: str, seat: int | None, command: str | None, body: str, *more: Any) -> Event:
    return Event(table, seq, Kind(kind), seat, command, json.loads(body), *more)
