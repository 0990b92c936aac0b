"""`tortuga study` and `whatif`: questions about a game, answered with pictures and intervals."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tortuga.cli import arguments, numbers, result_tables, results
from tortuga.cli.output import Bar, print_json, print_note, progress
from tortuga.cli.warming import compiled_for_play
from tortuga.games import GAMES
from tortuga.games.kit.errors import OptionError, TortugaError, expected

if TYPE_CHECKING:
    from tortuga.lab.studies.report import Setting

commands = typer.Typer()
ALL = "all"
QUESTIONS = "seats, cards, length, events, options, levels, course, skill, danger or all"
SEVERAL, PLAYED_BY_NONE = ("levels", "skill"), ("danger",)  # questions that compare bots, and that nobody plays for
PLAYERS = 3  # unless told otherwise
Levels = Annotated[
    str | None,
    typer.Option(
        "--bots",
        metavar="A",
        help="who sits in every seat: a bot, or a level of the ladder (a number); several, for levels and skill: A,B",
    ),
]
Seconds = Annotated[
    float | None,
    typer.Option(metavar="S", parser=numbers.SECONDS, help="budget (default: 60; none for Matrose and Sub)"),
]
Games = Annotated[
    int | None, arguments.count(100, 1_000_000_000, "how many (default: what two cores play in half a minute)")
]


@commands.command()
def study(
    game: Annotated[str, arguments.one_of((*GAMES, ALL))],
    question: Annotated[
        str,
        typer.Argument(metavar="QUESTION", help=QUESTIONS),
    ] = ALL,
    games: Games = None,
    players: arguments.Players = None,
    seed: arguments.SeedOfOne = arguments.SEED_1,
    out: Annotated[Path, typer.Option(metavar="FOLDER", help="where the reports go")] = Path("studies"),
    resume: Annotated[bool, typer.Option("--resume", help="keep the finished reports of the same command")] = False,
    overwrite: arguments.Overwrite = False,
    jobs: arguments.Jobs = None,
    bots: Levels = None,
    seconds: Seconds = None,
) -> None:
    """Answer a question about a game, with pictures and intervals."""
    from tortuga.lab.laboratory import laboratory
    from tortuga.lab.packages import need
    from tortuga.lab.studies import page
    from tortuga.lab.studies.report import Setting
    from tortuga.lab.workers import cores

    need("pyarrow")  # for the data beside the report; refused before the games are played
    with progress("stopped; the same command with --resume keeps the finished reports") as bar:
        asked = []
        for about, name in _asked(game, question):
            seats = _players(about, name, players, is_alone=question == name)
            setting = Setting(
                about,
                games or laboratory(about).study_games,
                str(seed),
                seats or PLAYERS,
                jobs or cores(),
                seats or None,
                bar.add,
                bar,
                _levels(bots, about, name, is_alone=question == name),
                seconds,
            )
            asked.append((name, setting))
        results.check_folder(out)
        kept = _kept([(out / f"{each.game}-{name}", _command(name, each)) for name, each in asked], resume, overwrite)
        compiled_for_play(None if game == ALL else game)
        for number, (name, setting) in enumerate(asked, 1):
            place = f"{number}/{len(asked)} {setting.game} {name}"
            if out / f"{setting.game}-{name}" in kept:
                print_note(f"{place}: kept")
            else:
                _answer(name, setting, out, bar, place if len(asked) > 1 else "")
    print(page.index(out))


def _asked(game: str, question: str) -> list[tuple[str, str]]:
    """The games and questions; a question there is not is refused."""
    from tortuga.lab.studies import questions_of

    games = tuple(GAMES) if game == ALL else (game,)
    known = list(dict.fromkeys(name for each in games for name in questions_of(each)))
    if question not in (ALL, *known):
        raise OptionError(expected("question", ", ".join([*known, ALL]), question))
    return [(each, name) for each in games for name in questions_of(each) if question in (ALL, name)]


def _players(game: str, name: str, given: int | None, is_alone: bool) -> int | None:
    """How many play; refused where the question alone is asked and is not about a number of players."""
    from tortuga.lab.studies import questions_of

    usual = questions_of(game)[name].players
    if given is None or (usual is None and not is_alone):
        return usual
    if usual is None:
        raise OptionError(expected("--players", f"none: {name} is not about a number of players", given))
    low, high = GAMES[game].rules.PLAYERS
    if not low <= given <= high:
        raise OptionError(expected("--players", f"a whole number from {low} to {high}", given))
    return given


def _levels(text: str | None, game: str, name: str, is_alone: bool) -> tuple[str, ...]:
    """The bots that are asked for; several only where a question compares them, and none where nothing is played."""
    from tortuga.lab.studies import questions_of

    if text is None or (name in PLAYED_BY_NONE and not is_alone):
        return ()
    found = tuple(arguments.level_name(each, game) for each in text.split(","))
    if name in PLAYED_BY_NONE:
        raise OptionError(expected("--bots", f"none: {name} plays no games", text))
    if name in SEVERAL and len(found) == 1 and is_alone:
        raise OptionError(expected("--bots", f"two or more for {name}, separated by commas", text))
    if name not in SEVERAL and len(found) > 1:
        known = " or ".join(each for each in questions_of(game) if each in SEVERAL)
        raise OptionError(expected("--bots", f"one bot, in every seat (several for {known})", text))
    return () if name in SEVERAL and len(found) == 1 else found


def _kept(reports: list[tuple[Path, str]], resume: bool, overwrite: bool) -> set[Path]:
    """The finished reports that --resume keeps; one that would be replaced without --overwrite is refused."""
    there = [(path, command) for path, command in reports if path.with_suffix(".html").exists()]
    results.check_free([path.with_suffix(".html") for path, _ in there], resume, overwrite)
    if overwrite:
        return set()
    for path, command in there:
        if (made := _made_by(path.with_suffix(".json"))) != command:
            raise TortugaError(f"{path}.html: was made by {made}; add --overwrite to replace it")
    return {path for path, _ in there}


def _made_by(path: Path) -> str:
    """The command that asked for a report; with slow bots the one that it names has fewer games."""
    try:
        return str(json.loads(path.read_text("utf-8"))["asked"])
    except (KeyError, OSError, TypeError, ValueError):
        return "another program"


def _command(name: str, setting: Setting) -> str:
    """The command that makes the same report again."""
    return f"tortuga study {setting.game} {name} {_how(setting)}"


def _how(setting: Setting) -> str:
    players = f" --players {setting.only_players}" if setting.only_players else ""
    bots = f" --bots {','.join(setting.bots)}" if setting.bots else ""
    seconds = f" --seconds {setting.seconds:g}" if setting.seconds is not None else ""
    return f"--games {setting.games}{players} --seed {setting.seed}{bots}{seconds}"


def _answer(name: str, setting: Setting, out: Path, bar: Bar, place: str) -> None:
    """Study one question and write its report."""
    from tortuga.lab.studies import page, questions_of
    from tortuga.lab.studies import study as studied
    from tortuga.lab.studies.report import card

    if place:
        print_note(f"{place}: {questions_of(setting.game)[name].what}")
    asked = _command(name, setting)
    if name not in SEVERAL:
        setting = setting.fitted()
    if name not in PLAYED_BY_NONE:
        bar("games", 0, setting.games)
    report = studied(name, setting)
    bar.end()
    path = page.write(report, card(report, setting, _command(name, setting)) | {"asked": asked}, name, out)
    print(f"{report.headline}\n{path}", flush=True)


@commands.command()
def whatif(
    game: arguments.GameName,
    cards: Annotated[list[str], typer.Option(metavar="FILE", help="a new table; repeatable", show_default=False)],
    against: Annotated[str | None, typer.Option(metavar="FILE", help="the old one (default: ours)")] = None,
    option: arguments.Options = None,
    games: Games = None,
    players: arguments.Players = None,
    seed: arguments.SeedOfOne = arguments.SEED_1,
    out: Annotated[Path | None, typer.Option(metavar="FOLDER", help="also write a page, GAME-whatif.html")] = None,
    overwrite: arguments.Overwrite = False,
    as_json: arguments.AsJson = False,
    jobs: arguments.Jobs = None,
    bots: Levels = None,
    seconds: Seconds = None,
) -> None:
    """Compare card tables with another on the same deals."""
    from tortuga.lab import whatif as comparing
    from tortuga.lab.laboratory import laboratory
    from tortuga.lab.studies import page
    from tortuga.lab.studies.report import Setting, card
    from tortuga.lab.workers import cores

    options, number, seats = arguments.pairs(option), games or laboratory(game).whatif_games, players or PLAYERS
    named = dict(zip(_variants(cards), cards, strict=True))
    news = {name: {**options, "cards": file} for name, file in named.items()}
    old = options if against is None else {**options, "cards": against}
    checked = {name: GAMES[game].rules.options_type.of(seats, **each) for name, each in (*news.items(), ("old", old))}
    tables = {name: each.cards.whole() for name, each in checked.items()}
    before = tables.pop("old")
    if out is not None:
        results.check_folder(out)
        results.check_free([out / f"{game}-whatif.html"], None, overwrite)
    compiled_for_play(game)
    chosen = _levels(bots, game, "whatif", is_alone=True)
    with progress() as bar:
        setting = Setting(
            game, number, str(seed), seats, jobs or cores(), seats, bar.add, bar, chosen, seconds
        ).fitted()
        bar("games", 0, (1 + len(news)) * setting.games)
        found = comparing.play(setting, news, old)
    if as_json:
        print_json(comparing.plain(found))
    else:
        result_tables.print_whatif(found, tables, before)
    if out is not None:
        words = [*(f"--cards {file}" for file in cards), *([] if against is None else [f"--against {against}"])]
        command = " ".join(["tortuga whatif", game, *words, *arguments.words_of(options), _how(setting)])
        variants = {name: each.plain() for name, each in checked.items()}
        report = comparing.report(found, tables, before)
        print_note(str(page.write(report, card(report, setting, command, variants), "whatif", out)))


def _variants(files: list[str]) -> list[str]:
    """The names of card tables: those of their files, which must differ."""
    from tortuga.lab.whatif import MOST

    names = [Path(file).stem for file in files]
    if len(set(names)) < len(names) or "old" in names or len(names) > MOST:
        raise OptionError(
            expected("--cards", f"up to {MOST} files of different names, none of them old", ", ".join(files))
        )
    return names if len(names) > 1 else ["new"]
