"""`tortuga play` and `serve`: a game in the terminal, tables in the browser."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Any

import typer

from tortuga.cli import arguments
from tortuga.cli.arguments import count
from tortuga.cli.numbers import Number, OneOf
from tortuga.cli.warming import compiled_for_play
from tortuga.games.kit.errors import OptionError, expected, one_of
from tortuga.tables.phrases import Chat
from tortuga.web.settings import Webhooks

commands = typer.Typer()
ADMIN_TOKEN = "TORTUGA_ADMIN_TOKEN"
SHORTEST_TOKEN = 20
SMTP = ("host", "port", "user", "password", "from", "starttls")  # TORTUGA_SMTP_HOST …


@commands.command(cls=arguments.WithOptions)
def play(
    game: arguments.AnyGameName = None,
    players: arguments.Players = None,
    bots: Annotated[
        str | None, typer.Option(metavar="A,B,…", help="who sits where: human or the name of a bot")
    ] = None,
    edition: arguments.Edition = None,
    cards: arguments.Cards = None,
    option: arguments.Options = None,
    seed: arguments.SeedOption = None,
    load: Annotated[Path | None, typer.Option(metavar="FILE", help="go on with a saved game")] = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="where to save")] = None,
) -> int:
    """Play in the terminal, against bots or each other."""
    from tortuga.terminal import play as terminal

    compiled_for_play(game)
    return terminal.main(
        game,
        seats=bots.split(",") if bots else None,
        options=arguments.options_of(option, edition, cards, players),
        seed=None if seed is None else seed.value,
        save=save,
        load=load,
    )


def limit(low: int, text: str) -> Any:
    """An option of `serve` that limits what one address may do."""
    return count(low, 1_000_000_000, text, rich_help_panel="Limits for one address (this machine has none)")


@commands.command()
def serve(
    host: Annotated[str, typer.Option(metavar="ADDRESS", help="the address to listen on")] = "127.0.0.1",
    port: Annotated[int | None, count(1, 65_535, "the port (default: 8000, or the next free one)")] = None,
    public_url: Annotated[str, typer.Option(metavar="URL", help="the address people use, behind a proxy")] = "",
    workers: Annotated[int, count(1, 1024, "processes; more than one need PostgreSQL")] = 1,
    database: Annotated[
        str | None, typer.Option(metavar="WHERE", help="a SQLite file or postgresql://… (default: among your data)")
    ] = None,
    bot_pause: Annotated[
        float, typer.Option(metavar="SECONDS", parser=Number(0, 3600), help="before a bot moves")
    ] = 0.7,
    thinkers: Annotated[int, count(1, 1024, "processes in which bots think, a worker")] = 1,
    chat: Annotated[
        str, typer.Option(metavar="all|phrases|off", parser=OneOf(tuple(Chat)), help="the chat at tables")
    ] = "all",
    webhooks: Annotated[
        str,
        typer.Option(
            metavar="|".join(Webhooks),
            parser=OneOf(tuple(Webhooks)),
            help="the addresses that webhooks may call: none, public https, any",
        ),
    ] = "public",
    reads_a_minute: Annotated[int, limit(1, "requests that change nothing")] = 3000,
    moves_a_minute: Annotated[int, limit(1, "requests that change something")] = 600,
    tables_a_minute: Annotated[int, limit(1, "new tables, names and records")] = 60,
    sockets: Annotated[int, limit(0, "open at once; 0: no limit")] = 200,
    open_browser: Annotated[bool, typer.Option("--open", help="open the browser")] = False,
) -> int:
    """Serve the table in the browser."""
    from tortuga.web.serve import default_database
    from tortuga.web.serve import serve as serve_tables
    from tortuga.web.settings import Settings

    if database is not None and Path(database).is_dir():
        raise OptionError(expected("--database", "a SQLite file or postgresql://…", f"{database}, a folder"))
    settings = Settings(
        database=database or default_database(),
        host=host,
        port=port or 8000,
        public_url=public_url,
        workers=workers,
        bot_pause=bot_pause,
        thinkers=thinkers,
        reads_a_minute=reads_a_minute,
        moves_a_minute=moves_a_minute,
        tables_a_minute=tables_a_minute,
        sockets=sockets,
        chat=chat,
        webhooks=webhooks,
        mail=_mail(),
        admin_token=_admin_token(),
    )
    return serve_tables(settings, open_browser=open_browser, any_port=port is None)


def _mail() -> dict[str, Any]:
    """The settings of the mail server from the environment; empty if no server is named."""
    given = {name: os.environ.get(f"TORTUGA_SMTP_{name.upper()}", "") for name in SMTP}
    if not given["host"]:
        return {}
    if "@" not in given["from"]:
        raise OptionError(expected("TORTUGA_SMTP_FROM", "the address of the sender", given["from"]))
    port, starttls = given["port"] or "587", given["starttls"] or "on"
    if not port.isdecimal() or not 0 < int(port) < 65_536:
        raise OptionError(expected("TORTUGA_SMTP_PORT", "a port", port))
    if starttls not in ("on", "off"):
        raise OptionError(expected("TORTUGA_SMTP_STARTTLS", one_of(("on", "off")), starttls))
    login = {"user": given["user"], "password": given["password"], "sender": given["from"]}
    return {"host": given["host"], "port": int(port), "starttls": starttls == "on", **login}


def _admin_token() -> str:
    """The operator's token, from the environment: other users of the machine can read the arguments of a command."""
    token = os.environ.get(ADMIN_TOKEN, "")
    if token and (len(token) < SHORTEST_TOKEN or not token.isascii() or not token.isprintable() or " " in token):
        wanted = f"at least {SHORTEST_TOKEN} letters, digits and other characters"
        raise OptionError(expected(ADMIN_TOKEN, wanted, f"{len(token)} characters"))
    return token
