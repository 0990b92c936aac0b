"""`tortuga train`: the weights of a bot."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Annotated

import typer

from tortuga.cli import arguments, results
from tortuga.cli.output import RESUMABLE, progress

commands = typer.Typer()


def checkpoint_folder() -> Path:
    """Where trainings keep their checkpoints: a folder each."""
    from tortuga.games.kit.compile import home

    return home() / "training"


@commands.command()
def train(
    game: arguments.GameName,
    bot: Annotated[
        str, typer.Option(metavar="NAME", help="the bot; weaker ones it builds on are trained too", show_default=False)
    ],
    seed: arguments.SeedOfOne = arguments.SEED_1,
    out: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="where to write (default: the package's own weights)")
    ] = None,
    effort: arguments.Effort = 1.0,
    resume: arguments.Resume = False,
    overwrite: arguments.Overwrite = False,
) -> None:
    """Train the weights of a bot by self-play; can be stopped and resumed."""
    from tortuga.players import training

    _, name = training.course_of(game, bot)
    checkpoints = checkpoint_folder() / f"{game}-{name}-{seed.short}-{effort:g}"
    order = training.Order(game, name, seed.short, out or arguments.DATA / game / "weights", checkpoints, effort)
    results.check_folder(order.out)
    results.check_run(checkpoints, training.weights_of(order), resume, overwrite)
    if overwrite:
        shutil.rmtree(checkpoints, ignore_errors=True)
    with progress(RESUMABLE) as bar:
        written = training.train(order, bar)
    print("\n".join(map(str, written)))
