"""`tortuga warm`, and what other commands compile before they begin."""

from __future__ import annotations

from typing import Annotated

import typer

from tortuga.cli.arguments import AnyGameName
from tortuga.cli.output import print_note, progress
from tortuga.games import GAMES

commands = typer.Typer()


@commands.command()
def warm(
    game: AnyGameName = None,
    everything: Annotated[bool, typer.Option("--all", help="what only the laboratory calls, too")] = False,
) -> None:
    """Compile the rules now, so that the next start is fast."""
    from tortuga.lab.warm import warm_lab, warm_workshop
    from tortuga.players.warm import compile_searches

    for name in GAMES if game is None else (game,):
        compiled_for_play(name)
        with progress() as bar:
            compile_searches(name, bar)
            warm_workshop(name)
            if everything:
                warm_lab(name, bar)


def compiled_for_play(game: str | None) -> None:
    """Compile what play needs and is not yet on disk, with progress: the rules and the quick bots."""
    from tortuga.games.kit.compile import was_warmed
    from tortuga.players.warm import compile_for_play

    for name in GAMES if game is None else (game,):
        if not was_warmed(name):
            print_note(f"Compiling the rules of {name}, once (about a quarter of a minute) …")
        with progress() as bar:
            compile_for_play(name, bar)
