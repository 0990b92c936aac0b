"""The tables of the database, by numbered migrations: a number once released never changes."""

from __future__ import annotations

#: Portable between SQLite and PostgreSQL.
MIGRATIONS: tuple[tuple[str, ...], ...] = (
    (
        """CREATE TABLE events (
            table_id TEXT NOT NULL, seq INTEGER NOT NULL, kind TEXT NOT NULL, seat INTEGER, command_id TEXT,
            body TEXT NOT NULL, at DOUBLE PRECISION NOT NULL, hash TEXT NOT NULL, PRIMARY KEY (table_id, seq))""",
        "CREATE UNIQUE INDEX events_by_command ON events (table_id, seat, command_id)",
        """CREATE TABLE tables (
            id TEXT PRIMARY KEY, game TEXT NOT NULL, status TEXT NOT NULL, listed INTEGER NOT NULL, host TEXT NOT NULL,
            created DOUBLE PRECISION NOT NULL, updated DOUBLE PRECISION NOT NULL, summary TEXT NOT NULL)""",
        "CREATE INDEX tables_by_status ON tables (status, listed, updated)",
        """CREATE TABLE sitting (
            table_id TEXT NOT NULL, seat INTEGER NOT NULL, user_id TEXT NOT NULL, PRIMARY KEY (table_id, seat))""",
        "CREATE INDEX sitting_by_user ON sitting (user_id)",
        "CREATE TABLE secrets (table_id TEXT PRIMARY KEY, seed TEXT NOT NULL, salt TEXT NOT NULL)",
        "CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL)",
    ),
    (
        # What a table waits for, so that any worker finds it. Of older tables we look ourselves.
        "ALTER TABLE tables ADD COLUMN deadline DOUBLE PRECISION",
        "ALTER TABLE tables ADD COLUMN bots INTEGER NOT NULL DEFAULT 1",
        "CREATE INDEX tables_by_deadline ON tables (deadline)",
        "CREATE TABLE records (id TEXT PRIMARY KEY, text TEXT NOT NULL, at DOUBLE PRECISION NOT NULL)",
        "CREATE INDEX records_by_time ON records (at)",
    ),
)
