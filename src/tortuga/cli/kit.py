"""What the commands share: their arguments, the game a user asked for, records read and JSON written."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

if TYPE_CHECKING:
    from tortuga.games.kit.game import Game
    from tortuga.games.kit.record import Record

GAMES = ("einauge", "barrakuda")
DATA = Path(__file__).parents[1] / "data"


class Parser(argparse.ArgumentParser):
    """Arguments whose errors are said in one line, as all other errors are."""

    def error(self, message: str) -> NoReturn:
        """Raise what argparse has found wrong."""
        from tortuga.games.kit.errors import OptionError

        raise OptionError(message.removeprefix("argument "))


def add_command(commands: Any, name: str, run: Any, what: str) -> argparse.ArgumentParser:
    """One more command; *what* it does is its help."""
    parser: argparse.ArgumentParser = commands.add_parser(name, help=what, description=what[0].upper() + what[1:] + ".")
    parser.set_defaults(command=run)
    return parser


def add_options(
    parser: argparse.ArgumentParser,
    players: tuple[str, str] = ("N", "how many seats"),
    seed: tuple[str, str, Any] = ("SEED", "a number or 64 hexadecimal digits; default: drawn", str),
) -> None:
    """The options of a new game, and its seed; *players* and *seed* are metavar and help, and the type of a seed."""
    parser.add_argument("--players", metavar=players[0], help=players[1])
    parser.add_argument("--edition", metavar="NAME", help="Einauge: amigo, italian or dutch")
    parser.add_argument("--cards", metavar="FILE", help="a card table: a name, or a TOML file of your own")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="any option of the rules")
    parser.add_argument("--seed", type=seed[2], metavar=seed[0], help=seed[1])


def options_of(args: argparse.Namespace) -> dict[str, Any]:
    """The options a user gave, still unchecked."""
    from tortuga.games.kit.errors import OptionError, expected

    given: dict[str, Any] = {}
    for text in args.option:
        name, equals, value = text.partition("=")
        if not equals:
            raise OptionError(expected("--option", "NAME=VALUE", text))
        given[name] = value
    for name in ("players", "edition", "cards"):
        if getattr(args, name) is not None:
            given[name] = getattr(args, name)
    return given


def seed_of(args: argparse.Namespace) -> bytes:
    """The seed a user gave, else a drawn one."""
    from tortuga.games.kit.chance import seed_bytes
    from tortuga.games.kit.errors import OptionError

    try:
        return seed_bytes(args.seed)
    except ValueError as error:
        raise OptionError(f"--seed: {error}") from None


def new_game(args: argparse.Namespace) -> Game:
    """The game a user asked for, at its beginning."""
    from tortuga.games import game_type

    return game_type(args.game)(seed=seed_of(args), **options_of(args))


def bot_name(text: str, game: str) -> str:
    """The name of a bot that plays *game*; an unknown one is refused with the names there are."""
    from tortuga.games.kit.errors import OptionError, expected
    from tortuga.players import bot, names

    try:
        found = bot(text)
    except ValueError as error:
        raise OptionError(str(error)) from None
    if found.game not in (game, None):
        raise OptionError(expected("bot", f"one that plays {game} ({', '.join(names(game))})", text))
    return found.name


def read_record(path: Path) -> Record:
    """The record in a file; what is wrong with it is said with file and line."""
    from tortuga.games.kit.errors import RecordError, TortugaError
    from tortuga.games.kit.json_record import read_any

    try:
        return read_any(path.read_text("utf-8"))
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        raise TortugaError(
            f"{path}, line {line}: expected UTF-8 text; a byte {error.object[error.start]:#04x} came"
        ) from None
    except RecordError as error:
        raise TortugaError(f"{path}, {error}") from None


def dump(value: Any) -> str:
    """JSON that people can read, too."""
    return json.dumps(value, indent=1, ensure_ascii=False) + "\n"


def progress(what: str, number: int, total: int) -> None:
    """How far a work is: a terminal's line is written over, a file's is not."""
    done = "#" * (20 * number // total)
    if sys.stderr.isatty():
        end = "\n" if number == total else ""
        print(f"\r\x1b[K[{done:<20}] {number}/{total} {what}", end=end, file=sys.stderr, flush=True)
    else:
        print(f"  {number}/{total} {what}", file=sys.stderr, flush=True)
