"""The tables of the database as they are now. Older databases are brought here by `migrations`."""

from __future__ import annotations

from sqlalchemy import Column, Double, Index, Integer, LargeBinary, MetaData, Table, Text, text

metadata = MetaData()

#: The log: append-only, numbered without gaps, and a command of a seat only once.
events = Table(
    "events",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer),
    Column("command_id", Text),
    Column("body", Text, nullable=False),  # JSON
    Column("at", Double, nullable=False),
    Column("hash", Text, nullable=False),
    Index("events_by_command", "table_id", "seat", "command_id", unique=True),
)

#: Logs of finished tables, packed: all events but the last, which stays in the log.
archive = Table(
    "archive",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("events", LargeBinary, nullable=False),  # JSON, compressed by zlib
)

#: What lists show of a table, and what it waits for, so that any worker finds it.
tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("listed", Integer, nullable=False),
    Column("host", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("updated", Double, nullable=False),
    Column("summary", Text, nullable=False),  # JSON
    Column("deadline", Double),
    Column("bots", Integer, nullable=False, server_default=text("1")),
    Index("tables_by_status", "status", "listed", "updated"),
    Index("tables_by_deadline", "deadline"),
)

#: Which users sit at which tables.
sitting = Table(
    "sitting",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("user_id", Text, nullable=False),
    Index("sitting_by_user", "user_id"),
)

#: Seeds and salts, only for the host of a game.
secrets = Table(
    "secrets",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seed", Text, nullable=False),
    Column("salt", Text, nullable=False),
)

settings = Table("settings", metadata, Column("name", Text, primary_key=True), Column("value", Text, nullable=False))

#: Records that users have uploaded.
records = Table(
    "records",
    metadata,
    Column("id", Text, primary_key=True),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
    Index("records_by_time", "at"),
)
