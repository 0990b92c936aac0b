"""Numbered migrations by Alembic (docs/decisions/0009). A migration once released never changes."""

from __future__ import annotations

from sqlalchemy import Connection, inspect, text

from tortuga.games.kit.errors import TortugaError


def upgrade(connection: Connection) -> None:
    """Bring a database to the newest schema, in the caller's transaction; raises TortugaError if it is newer."""
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", "tortuga.tables:migrations")
    config.attributes["connection"] = connection
    try:
        if revision := _take_over(connection):
            command.stamp(config, revision)
        command.upgrade(config, "head")
    except CommandError as error:
        raise TortugaError(f"this program is older than the database: {error}") from None


def _take_over(connection: Connection) -> str | None:
    """The revision of a database that counted its migrations itself, which releases before Alembic did.

    One more row makes those releases refuse the database from now on.
    """
    known = inspect(connection)
    if known.has_table("alembic_version") or not known.has_table("schema_version"):
        return None
    done = int(connection.execute(text("SELECT count(*) FROM schema_version")).scalar_one())
    connection.execute(text("INSERT INTO schema_version VALUES (:next)"), {"next": done + 1})
    return f"{done:04}"
