"""`tortuga backup` and `restore`: the database of a server."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from tortuga.tables.backup import Contents

commands = typer.Typer()
Database = Annotated[
    str | None, typer.Option(metavar="WHERE", help="a SQLite file or postgresql://… (default: among your data)")
]


def database_or_default(database: str | None) -> str:
    """The given database, or the default one of `serve`."""
    from tortuga.web.serve import default_database

    return database or default_database()


@commands.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="the new file; it contains secrets")],
    database: Database = None,
) -> None:
    """Copy the database of a server, which may run, to a file."""
    from tortuga.tables.backup import back_up

    print(f"{file}: {_told(back_up(database_or_default(database), file))}")


@commands.command()
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="a file of `tortuga backup`")],
    database: Database = None,
    overwrite: Annotated[bool, typer.Option("--overwrite", help="replace a database that has tables")] = False,
) -> None:
    """Restore the database of a stopped server from a backup."""
    from tortuga.tables import backup as backups

    where = database_or_default(database)
    print(f"restored: {_told(backups.restore(file, where, overwrite=overwrite))}")


def _told(contents: Contents) -> str:
    return f"{contents.tables:,} tables, {contents.events:,} events, {contents.size:,} bytes; the check found no damage"
