"""The `tortuga` command. Every command imports what it needs when it runs, so that help is there at once."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence

from tortuga import __version__
from tortuga.cli import checking, lab, playing, records, reviewing, solving, training, warming
from tortuga.cli.kit import Parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; what a user got wrong is said in one line, with exit code 2."""
    from tortuga.games.kit.errors import TortugaError

    try:
        args = parser().parse_args(arguments)
        return int(args.command(args))
    except TortugaError as error:
        return _fail(str(error))
    except BrokenPipeError:  # whoever read the output has seen enough
        sys.stdout = open(os.devnull, "w")  # noqa: SIM115, PTH123  # so that the interpreter's last flush finds somewhere
        return 141
    except OSError as error:
        return _fail(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    except KeyboardInterrupt:
        return 130


def _fail(reason: str) -> int:
    print(f"tortuga: {reason}", file=sys.stderr)
    return 2


def parser() -> argparse.ArgumentParser:
    """The arguments of all commands."""
    made = Parser(prog="tortuga", description="Two treasure games, to play and to study.")
    made.add_argument("--version", action="version", version=f"tortuga {__version__}")
    commands = made.add_subparsers(metavar="COMMAND", required=True)
    for group in (playing, records, reviewing, checking, training, warming, lab, solving):  # as help lists them
        group.add(commands)
    return made
