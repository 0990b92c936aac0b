"""`tortuga warm`, and what other commands compile before they begin."""

from __future__ import annotations

import argparse
import sys
from typing import Any

from tortuga.cli.kit import GAMES, add_command, progress


def add(commands: Any) -> None:
    """Add this command."""
    warm = add_command(commands, "warm", _warm, "compile the rules now, so that the next start is fast")
    warm.add_argument("game", nargs="?", choices=GAMES, help="only this one (default: both)")
    warm.add_argument("--all", action="store_true", help="what only the laboratory calls, too")


def _warm(args: argparse.Namespace) -> int:
    from tortuga.lab.warm import warm_lab, warm_workshop
    from tortuga.players.warm import compile_searches

    for game in GAMES if args.game is None else (args.game,):
        compiled_for_play(game)
        compile_searches(game, progress)
        warm_workshop(game)
        if args.all:
            warm_lab(game, progress)
    return 0


def compiled_for_play(game: str | None) -> None:
    """Compile what play needs and is not yet on disk, with progress: the rules and the quick bots."""
    from tortuga.games.kit.compile import was_warmed
    from tortuga.players.warm import compile_for_play

    for name in GAMES if game is None else (game,):
        if not was_warmed(name):
            print(f"Compiling the rules of {name}, once (about a quarter of a minute) …", file=sys.stderr)
        compile_for_play(name, progress)
