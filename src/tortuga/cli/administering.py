"""`tortuga admin`: the commands of the operator for a running server, which need its token."""

from __future__ import annotations

import json
import os
from datetime import UTC, datetime
from typing import Annotated, Any
from urllib.error import HTTPError, URLError
from urllib.parse import quote
from urllib.request import Request, urlopen

import typer

from tortuga.cli.output import print_json
from tortuga.cli.playing import ADMIN_TOKEN
from tortuga.games.kit.errors import OptionError, TortugaError, expected

commands = typer.Typer()
admin = typer.Typer(
    name="admin", help="Manage people and tables of a running server, by the token in TORTUGA_ADMIN_TOKEN."
)
commands.add_typer(admin)
Server = Annotated[str, typer.Option(metavar="URL", help="the address of the server")]
Whom = Annotated[str, typer.Argument(metavar="WHOM", help="a user's id, from `tortuga admin people`")]
Banned = Annotated[str, typer.Argument(metavar="WHOM", help="a user's id, or an address")]
HERE = "http://127.0.0.1:8000"
_TIMEOUT = 60  # seconds: an export reads all logs


@admin.command()
def status(server: Server = HERE) -> None:
    """Show tables, connections, load and disk."""
    print_json(_ask(server, "GET", ""))


@admin.command()
def tables(server: Server = HERE) -> None:
    """List the most recently changed tables: id, game, status, time, names."""
    for row in _ask(server, "GET", "/tables"):
        print(row["id"], row["game"], row["status"], _when(row["updated"]), ", ".join(filter(None, row["names"])))


@admin.command()
def people(server: Server = HERE) -> None:
    """List the people at tables: id, tables, time, restrictions, name, address."""
    for row in _ask(server, "GET", "/people"):
        under = ",".join(row["restrictions"]) or "-"
        print(row["user"], row["tables"], _when(row["updated"]), under, row["name"], row["address"])


@admin.command()
def close(
    table: Annotated[str, typer.Argument(metavar="TABLE", help="the id of the table")],
    server: Server = HERE,
) -> None:
    """Close a table that has not ended."""
    _ask(server, "POST", f"/tables/{quote(table, safe='')}/close", {})


@admin.command()
def mute(whom: Whom, server: Server = HERE) -> None:
    """Mute a user, who can play, but not chat."""
    _ask(server, "POST", "/restrictions", {"whom": whom, "kind": "muted"})


@admin.command()
def unmute(whom: Whom, server: Server = HERE) -> None:
    """Let a muted user chat again."""
    _ask(server, "DELETE", "/restrictions", {"whom": whom, "kind": "muted"})


@admin.command()
def ban(whom: Banned, server: Server = HERE) -> None:
    """Ban a user or an address, who can change nothing any more; bots take their seats."""
    _ask(server, "POST", "/restrictions", {"whom": whom, "kind": "banned"})


@admin.command()
def unban(whom: Banned, server: Server = HERE) -> None:
    """Lift the ban of a user or an address."""
    _ask(server, "DELETE", "/restrictions", {"whom": whom, "kind": "banned"})


@admin.command()
def export(whom: Whom, server: Server = HERE) -> None:
    """Print all stored data of a person as JSON."""
    print_json(_ask(server, "GET", f"/people/{quote(whom, safe='')}/data"))


@admin.command()
def erase(
    whom: Whom,
    server: Server = HERE,
    yes: Annotated[bool, typer.Option("--yes", help="confirm: it cannot be undone")] = False,
) -> None:
    """Erase a person: replace their name, chat and id wherever they are stored."""
    if not yes:
        raise OptionError(expected("tortuga admin erase", "--yes, because it cannot be undone", "no --yes"))
    told = _ask(server, "DELETE", f"/people/{quote(whom, safe='')}/data")
    print(f"erased from {told['erased']} tables; {told['running']} follow when their games have ended")


def _ask(server: str, method: str, path: str, body: dict[str, str] | None = None) -> Any:
    """Send a request and return the body of the response."""
    token = os.environ.get(ADMIN_TOKEN, "")
    if not token:
        raise OptionError(expected(ADMIN_TOKEN, "the token with which the server was started", "nothing"))
    if not server.startswith(("http://", "https://")):
        raise OptionError(expected("--server", "an address that begins with http:// or https://", server))
    headers = {"authorization": f"Bearer {token}", "content-type": "application/json"}
    data = None if method == "GET" else json.dumps(body or {}).encode()
    asked = Request(f"{server.rstrip('/')}/api/admin{path}", data, headers, method=method)
    try:
        with urlopen(asked, timeout=_TIMEOUT) as answer:
            return json.load(answer)
    except HTTPError as error:
        raise TortugaError(f"{server}: {error.code}: {_reason(error)}") from None
    except (URLError, TimeoutError, ValueError) as error:
        raise TortugaError(f"{server}: expected a server that answers; {getattr(error, 'reason', error)}") from None


def _reason(error: HTTPError) -> str:
    """The reason in an error response."""
    try:
        return str(json.load(error)["detail"]["text"])
    except (ValueError, KeyError, TypeError):
        return error.reason


def _when(at: float) -> str:
    return f"{datetime.fromtimestamp(at, UTC):%Y-%m-%dT%H:%MZ}" if at else "-"
