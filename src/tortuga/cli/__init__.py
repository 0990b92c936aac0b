"""The `tortuga` command. Every command imports what it needs when it runs, so that help is there at once."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Annotated

import typer
from typer.main import get_command

from tortuga import __version__
from tortuga.cli.output import is_live, print_note
from tortuga.games.kit.errors import TortugaError

if TYPE_CHECKING:
    from typer.core import TyperGroup

PROGRAM = "tortuga"
#: The modules with the commands, as help lists them.
GROUPS = (
    *("playing", "records", "reviewing", "checking", "training", "warming", "building", "hosting", "administering"),
    *("matches", "studies", "designing", "claims", "solving"),
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code; every error is one line on standard error, with exit code 2."""
    try:
        return _run(sys.argv[1:] if arguments is None else arguments)
    except typer.Exit as end:
        return end.exit_code
    except typer.TyperException as error:
        return _fail(_wrong(error))
    except TortugaError as error:
        return _fail(str(error))
    except BrokenPipeError:  # the reader of the output has closed it
        sys.stdout = open(os.devnull, "w")  # noqa: SIM115, PTH123  # for the interpreter's last flush
        return 141
    except OSError as error:
        return _fail(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    except EOFError:
        return _fail("expected an answer on standard input; its end came")
    except KeyboardInterrupt as stop:
        print_note(f"{PROGRAM}: {str(stop) or 'stopped'}")
        return 130


def _run(arguments: Sequence[str]) -> int:
    commands = application()
    if f"_{PROGRAM.upper()}_COMPLETE" in os.environ:  # a shell asks what may come next; this ends the process
        commands.main(arguments, PROGRAM)
    with commands.make_context(PROGRAM, list(arguments)) as context:
        return int(commands.invoke(context) or 0)


def application() -> TyperGroup:
    """All commands with their arguments; help is plain where standard output is no terminal."""
    app = typer.Typer(
        name=PROGRAM,
        help="Two treasure games, to play and to study.",
        rich_markup_mode="rich" if is_live(sys.stdout) else None,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    app.callback()(_root)
    for group in GROUPS:  # imported here, so that a wrong TORTUGA_GAMES is an error of `main`
        app.add_typer(import_module(f"tortuga.cli.{group}").commands)
    made: TyperGroup = get_command(app)  # type: ignore[assignment]
    return made


def _version(asked: bool) -> None:
    if asked:
        print(f"{PROGRAM} {__version__}")
        raise typer.Exit


def _root(
    version: Annotated[  # its callback does the work
        bool, typer.Option("--version", help="Show the version and exit.", callback=_version, is_eager=True)
    ] = False,
) -> None:
    """Two treasure games, to play and to study."""
    del version


def _wrong(error: typer.TyperException) -> str:
    """What is wrong with the arguments, in one line."""
    text = error.format_message()
    param = getattr(error, "param", None)
    if type(error) is typer.BadParameter and param is not None:
        name = param.opts[-1]
        text = f"{name}: {error.message.removeprefix('Value error, ')}"
    return " ".join(text.split())


def _fail(reason: str) -> int:
    print_note(f"{PROGRAM}: {reason}")
    return 2
