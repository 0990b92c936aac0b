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

#: When users were last connected to a table, and the newest version they were sent.
seen = Table(
    "seen",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("user_id", Text, primary_key=True),
    Column("version", Integer, nullable=False),
    Column("at", Double, nullable=False),
    Index("seen_by_user", "user_id"),
)

#: E-mail addresses of users who want reminders of their turns.
addresses = Table(
    "addresses",
    metadata,
    Column("user_id", Text, primary_key=True),
    Column("address", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("confirmed", Integer, nullable=False),
    Column("digest", Double, nullable=False),  # when the last digest was decided on
    Column("told", Text, nullable=False),  # JSON: by table, the version of the game
)

#: The outbox: e-mails and webhook calls to be sent, and those that were sent.
outbox = Table(
    "outbox",
    metadata,
    Column("id", Text, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("user_id", Text),
    Column("about", Text),  # the id of a table, or the hash of an address
    Column("target", Text, nullable=False),  # an address or a URL
    Column("content", Text, nullable=False),  # JSON
    Column("created", Double, nullable=False),
    Column("due", Double, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("claimed_until", Double, nullable=False),
    Column("sent", Double),
    Index("outbox_by_time", "created"),
)

#: Finished games that users played without the server.
device_games = Table(
    "device_games",
    metadata,
    Column("id", Text, primary_key=True),  # a hash of user and record
    Column("user_id", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("record", Text, nullable=False),
    Column("summary", Text, nullable=False),  # JSON: names and winners
    Column("at", Double, nullable=False),
    Index("device_games_by_user", "user_id", "at"),
)

#: Users whom the operator of the server has muted or banned.
restrictions = Table(
    "restrictions",
    metadata,
    Column("user_id", Text, primary_key=True),
    Column("kind", Text, primary_key=True),  # a Restriction of administration.py
    Column("at", Double, nullable=False),
)
