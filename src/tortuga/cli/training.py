"""`tortuga train`: the weights of a bot."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from tortuga.cli.kit import DATA, GAMES, add_command
from tortuga.cli.numbers import EFFORT, SEED


def add(commands: Any) -> None:
    """Add this command."""
    train = add_command(
        commands, "train", _train, "train the weights of a bot by self-play; can be stopped and resumed"
    )
    train.add_argument("game", choices=GAMES)
    train.add_argument("--bot", required=True, metavar="NAME", help="the bot; weaker ones it builds on are trained too")
    train.add_argument("--seed", type=SEED, default=1, metavar="N", help="the same seed gives the same weights")
    train.add_argument("--out", type=Path, metavar="FOLDER", help="where to write (default: the package's own weights)")
    train.add_argument("--effort", type=EFFORT, default=1.0, metavar="X", help="share of the usual number of games")


def _train(args: argparse.Namespace) -> int:
    from tortuga.games.kit.compile import home
    from tortuga.games.kit.errors import OptionError
    from tortuga.players.training import Order, train

    out = args.out or DATA / args.game / "weights"
    order = Order(args.game, args.bot, args.seed, out, home() / "training", args.effort)
    try:
        written = train(order, _learning)
    except ValueError as error:
        raise OptionError(str(error)) from None
    except KeyboardInterrupt:
        print(f"\nstopped; the same command goes on from {order.checkpoints}", file=sys.stderr)
        return 130
    print("\n".join(str(path) for path in written))
    return 0


def _learning(progress: Any) -> None:
    """One line of how far a training is: a terminal's is written over, a file's is not."""
    rate = f"{progress.done}/{progress.total}, {progress.seconds:.0f} s, about {progress.left:.0f} s left"
    line = f"{progress.what}: {rate}; {progress.figure}"
    if sys.stderr.isatty():
        print(f"\r\x1b[K{line}", end="", file=sys.stderr, flush=True)
    elif progress.done % max(1, progress.total // 10) == 0 or progress.done == progress.total:
        print(line, file=sys.stderr, flush=True)
