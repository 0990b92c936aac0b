"""Arguments that several commands share, and the game, options and bots they mean."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from typer.core import TyperCommand

from tortuga.cli import numbers
from tortuga.games import GAMES
from tortuga.games.kit.errors import OptionError, RecordError, TortugaError, expected

if TYPE_CHECKING:
    from tortuga.games.kit.game import Game
    from tortuga.games.kit.record import Record

DATA = Path(__file__).parents[1] / "data"


def one_of(words: Sequence[str], more: str = "") -> Any:
    """The argument GAME: one of *words*, which shells complete."""
    return typer.Argument(
        metavar="GAME",
        parser=numbers.OneOf(words),
        help=" or ".join(words) + more,
        autocompletion=lambda: list(words),
        show_default=False,
    )


class WithOptions(TyperCommand):
    """A command that takes options of the rules: its help lists them, read when somebody asks for it."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """The usual help, then the options of every game."""
        super().format_help(ctx, formatter)
        text = "\n".join(["", "Options of the rules, by --option NAME=VALUE:", *options_help()])
        print(text) if self.rich_markup_mode else formatter.write(f"{text}\n")


def options_help() -> list[str]:
    """The options of every game with their values, a line each."""
    lines = []
    for game in GAMES:
        lines.append(f"  {GAMES[game].rules.TITLE}")
        lines += [f"    {option.name:<14} {option.values} (§ {option.section})" for option in GAMES[game].options]
    return lines


def count(low: int, high: int, text: str, **more: Any) -> Any:
    """An option that takes a whole number from *low* to *high*; *text* is its help."""
    return typer.Option(metavar="N", parser=numbers.Whole(low, high), help=text, **more)


GameName = Annotated[str, one_of(list(GAMES))]
AnyGameName = Annotated[str | None, one_of(list(GAMES), "; default: all")]
File = Annotated[Path, typer.Argument(metavar="FILE", help="a record, as text or JSON", show_default=False)]
Players = Annotated[int | None, typer.Option(metavar="N", parser=numbers.PLAYERS, help="how many play")]
Bots = Annotated[str | None, typer.Option(metavar="A,B,…", help="names of bots, separated by commas: matrose,random")]
Edition = Annotated[
    str | None, typer.Option(metavar="NAME", help="of the rules, such as dutch; the same as --option edition=NAME")
]
Cards = Annotated[str | None, typer.Option(metavar="FILE", help="a card table: a name, or a TOML file of your own")]
Options = Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help="any option of the rules; repeatable")]
_SEED = "a number or 64 hexadecimal digits"
SeedOption = Annotated[
    numbers.Seed | None, typer.Option(metavar="SEED", parser=numbers.Seed.of, help=f"{_SEED}; default: drawn")
]
SeedOfOne = Annotated[numbers.Seed, typer.Option(metavar="SEED", parser=numbers.Seed.of, help=_SEED)]
Games = Annotated[int, count(1, 1_000_000_000, "how many games")]
Jobs = Annotated[int | None, count(1, 4096, "how many at once; default: one a processor")]
AsJson = Annotated[bool, typer.Option("--json", help="the result as JSON")]
Resume = Annotated[bool, typer.Option("--resume", help="go on with what an earlier run has left")]
Overwrite = Annotated[bool, typer.Option("--overwrite", help="replace what an earlier run has left")]
Effort = Annotated[float, typer.Option(metavar="X", parser=numbers.EFFORT, help="more is slower and more accurate")]
SEED_1 = numbers.Seed((1).to_bytes(32, "big"))


def pairs(texts: Iterable[str] | None) -> dict[str, Any]:
    """The options that were given by --option NAME=VALUE."""
    given: dict[str, Any] = {}
    for text in texts or ():
        name, equals, value = text.partition("=")
        if not equals:
            raise OptionError(expected("--option", "NAME=VALUE", text))
        if name == "players":
            raise OptionError(expected("--option", "the number of players by --players", text))
        given[name] = value
    return given


def options_of(
    option: Iterable[str] | None, edition: str | None = None, cards: str | None = None, players: int | None = None
) -> dict[str, Any]:
    """The options of the rules that a user gave, still unchecked."""
    named = {"players": players, "edition": edition, "cards": cards}
    return pairs(option) | {name: value for name, value in named.items() if value is not None}


def words_of(options: dict[str, Any]) -> list[str]:
    """The options of the rules as they are typed, for the command that a result names."""
    flags = ("players", "edition", "cards")
    return [f"--{name} {value}" if name in flags else f"--option {name}={value}" for name, value in options.items()]


def new_game(name: str, seed: numbers.Seed | None, options: dict[str, Any]) -> Game:
    """The game a user asked for, at its beginning."""
    return GAMES[name].rules(seed=None if seed is None else seed.value, **options)


def bot_name(text: str, game: str) -> str:
    """The name of a bot that plays *game*; an unknown one is refused with the names there are."""
    from tortuga.players import bot, names

    try:
        found = bot(text)
    except ValueError as error:
        raise OptionError(str(error)) from None
    if found.game not in (game, None):
        raise OptionError(expected("bot", f"one that plays {game} ({', '.join(names(game))})", text))
    return found.name


def level_name(text: str, game: str) -> str:
    """The name of a bot that plays *game*, also by its level: the strongest of that number."""
    from tortuga.players.ladder import ladder

    if not text.strip().isdecimal():
        return bot_names(text, game)[0]
    found = ladder(game)
    if not 1 <= int(text) <= found.levels:
        raise OptionError(expected("level", f"a number from 1 to {found.levels}", text))
    return found.at(int(text))


def bot_names(text: str | None, game: str, option: str = "--bots") -> tuple[str, ...]:
    """The names of bots, as the laboratory knows them; none is refused."""
    from tortuga.lab.bots import entrant

    if not text:
        raise OptionError(expected(option, "names of bots, separated by commas", "nothing"))
    return tuple(entrant(name, game).name for name in text.split(","))


def read_record(path: Path) -> Record:
    """The record in a file; what is wrong with it is said with file and line."""
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
