"""`tortuga design`: search for a card table that meets targets."""

from __future__ import annotations

import json
import shlex
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from tortuga.cli import arguments, numbers, results
from tortuga.cli.output import print_json, print_note, print_table, progress
from tortuga.cli.warming import compiled_for_play
from tortuga.games import GAMES

if TYPE_CHECKING:
    from tortuga.lab.design.asked import Design
    from tortuga.lab.design.search import Progress

commands = typer.Typer()
STOPPED = "stopped; the same command with --resume goes on"


@commands.command(cls=arguments.WithOptions)
def design(
    game: arguments.GameName,
    target: Annotated[
        list[str],
        typer.Option(metavar="TARGET", help="seats<=1, minutes=25..35, lead_changes>=3, …; repeatable"),
    ],
    vary: Annotated[
        list[str],
        typer.Option(
            metavar="FIELD:RANGE", help="fields that may change: price:±2, 'island 8.price:6..10', …; repeatable"
        ),
    ],
    cards: arguments.Cards = None,
    option: arguments.Options = None,
    players: arguments.Players = None,
    bots: Annotated[str | None, typer.Option(metavar="A", help="the bot in every seat, or its level")] = None,
    games: Annotated[int | None, arguments.count(400, 10_000_000, "games on fresh deals that confirm a table")] = None,
    trials: Annotated[int, arguments.count(1, 1_000_000, "the most tables to try")] = 1000,
    tables: Annotated[int, arguments.count(1, 9, "how many tables that meet all targets to find")] = 1,
    seconds: Annotated[float, typer.Option(metavar="S", parser=numbers.SECONDS, help="the time limit")] = 600,
    seed: arguments.SeedOfOne = arguments.SEED_1,
    out: Annotated[Path, typer.Option(metavar="FOLDER", help="the folder for results")] = Path("design"),
    resume: arguments.Resume = False,
    overwrite: arguments.Overwrite = False,
    as_json: arguments.AsJson = False,
    jobs: arguments.Jobs = None,
) -> int:
    """Search for a card table that meets targets; exit 1 if none was found."""
    from tortuga.lab.design.asked import PLAYERS, Design
    from tortuga.lab.design.files import Journal
    from tortuga.lab.design.search import search
    from tortuga.lab.workers import cores

    options, bot = arguments.pairs(option), arguments.level_name(bots, game) if bots else ""
    found = Design.of(
        *(game, target, vary, cards),
        players=players or PLAYERS,
        options=options,
        bot=bot,
        seed=str(seed),
        games=games or 0,
        trials=trials,
        tables=tables,
    )
    results.check_folder(out)
    kept, finished = out / f"{game}-design.journal", out / f"{game}-design.json"
    results.check_run(kept, [finished], resume, overwrite)
    journal = Journal(kept, found)
    before = journal.generations() if resume and kept.exists() else []
    if not before:
        journal.begin()
    compiled_for_play(game)
    states = search(found, jobs or cores(), seconds, before, journal.add)
    with progress(STOPPED) as bar, closing(states):
        bar("tables", 0, trials)
        for state in states:
            bar("tables", min(len(state.trials), trials), trials)
    words = _words(target, vary, cards, options, bots)
    command = f"tortuga design {game} {words} --players {found.players} --games {found.confirming} --seed {seed}"
    _write(state, out, command, cards)
    kept.unlink()
    if as_json:
        print_json(json.loads(finished.read_text("utf-8")))
    else:
        _print(state)
    return 0 if state.found else 1


def _words(targets: list[str], vary: list[str], cards: str | None, options: dict[str, Any], bots: str | None) -> str:
    """The command as it was typed."""
    words = [
        word for flag, texts in (("--target", targets), ("--vary", vary)) for text in texts for word in (flag, text)
    ]
    words += [*([] if cards is None else ["--cards", cards]), *([] if bots is None else ["--bots", bots])]
    return " ".join([shlex.join(words), *arguments.words_of(options)])


def _write(state: Progress, out: Path, command: str, cards: str | None) -> None:
    """Write the result and its tables."""
    from tortuga.lab.design.results import plain, shown, write_table

    asked: Design = state.design
    given = {} if cards is None else {"cards": cards}
    start = GAMES[asked.game].rules.options_type.of(asked.players, **asked.options, **given).cards
    for number, one in enumerate(shown(state), 1):
        path = out / f"{asked.game}-design-{number}.toml"
        write_table(asked, one, path, command, f"designed-{number}", start)
        print_note(str(path))
    path = out / f"{asked.game}-design.json"
    path.write_text(json.dumps(plain(state, command), indent=1, ensure_ascii=False) + "\n", "utf-8")
    print_note(str(path))


def _print(state: Progress) -> None:
    from tortuga.lab.design import results as told

    print(told.finding(state))
    for number, one in enumerate(told.shown(state), 1):
        print("\n".join([f"\ntable {number}", *(f"  {change}" for change in state.design.space.changes(one.values))]))
    print_table(*told.target_table(state))
    if not state.found:
        print("\nBest compromises: how far each is from every target, in differences that somebody would notice")
        print_table(*told.front_table(state))
