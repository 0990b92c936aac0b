"""`tortuga play` and `serve`: a game in the terminal, tables in the browser."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from tortuga.cli.kit import GAMES, add_command, add_options, options_of, seed_of
from tortuga.cli.numbers import Number, Whole
from tortuga.cli.warming import compiled_for_play


def add(commands: Any) -> None:
    """Add these commands."""
    _add_play(commands)
    _add_serve(commands)


def _add_play(commands: Any) -> None:
    play = add_command(commands, "play", _play, "play in the terminal, against bots or each other")
    play.add_argument("game", nargs="?", choices=GAMES, help="the game (asked if not given)")
    add_options(play)
    play.add_argument("--seats", metavar="A,B,…", help="human or a bot's name, one a seat; default: you against bots")
    play.add_argument("--load", type=Path, metavar="FILE", help="go on with a saved game")
    play.add_argument("--save", type=Path, metavar="FILE", help="where to save")


def _add_serve(commands: Any) -> None:
    serve = add_command(commands, "serve", _serve, "serve the table in the browser")
    serve.add_argument("--host", default="127.0.0.1", help="the address to listen on (default: this machine only)")
    serve.add_argument(
        "--port", type=Whole(1, 65_535), metavar="N", help="the port (default: 8000, or the next free one)"
    )
    serve.add_argument("--public-url", default="", metavar="URL", help="the address people use, behind a proxy")
    serve.add_argument(
        "--workers", type=Whole(1, 1024), default=1, metavar="N", help="processes; more than one need PostgreSQL"
    )
    serve.add_argument("--database", metavar="WHERE", help="a SQLite file or postgresql://… (default: among your data)")
    serve.add_argument(
        "--bot-pause", type=Number(0, 3600), default=0.7, metavar="SECONDS", help="so that people see a bot move"
    )
    serve.add_argument(
        "--thinkers", type=Whole(1, 1024), default=1, metavar="N", help="processes in which bots think, a worker"
    )
    limits = serve.add_argument_group("limits for one address (this machine has none)")
    limits.add_argument(
        "--moves-a-minute",
        type=Whole(1, 1_000_000_000),
        default=600,
        metavar="N",
        help="requests that change something",
    )
    limits.add_argument(
        "--tables-a-minute", type=Whole(1, 1_000_000_000), default=60, metavar="N", help="new tables, names and records"
    )
    limits.add_argument(
        "--sockets", type=Whole(0, 1_000_000_000), default=200, metavar="N", help="open at once; 0: as many as come"
    )
    serve.add_argument("--open", action="store_true", help="open the browser")


def _play(args: argparse.Namespace) -> int:
    from tortuga.terminal import play

    compiled_for_play(args.game)
    return play.main(
        args.game,
        seats=args.seats.split(",") if args.seats else None,
        options=options_of(args),
        seed=seed_of(args),
        save=args.save,
        load=args.load,
    )


def _serve(args: argparse.Namespace) -> int:
    from tortuga.web.serve import default_database, serve
    from tortuga.web.settings import Settings

    settings = Settings(
        database=args.database or default_database(),
        host=args.host,
        port=args.port or 8000,
        public_url=args.public_url,
        workers=args.workers,
        bot_pause=args.bot_pause,
        thinkers=args.thinkers,
        moves_a_minute=args.moves_a_minute,
        tables_a_minute=args.tables_a_minute,
        sockets=args.sockets,
    )
    return serve(settings, open_browser=args.open, any_port=args.port is None)
