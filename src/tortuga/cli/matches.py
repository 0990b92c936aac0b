"""`tortuga arena`, `simulate`, `bars` and `adaptive`: games between bots."""

from __future__ import annotations

import json
from dataclasses import asdict
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from tortuga.cli import arguments, numbers, result_tables, results
from tortuga.cli.output import RESUMABLE, print_json, print_note, progress
from tortuga.cli.warming import compiled_for_play
from tortuga.games import GAMES
from tortuga.games.kit.errors import OptionError, TortugaError, expected

if TYPE_CHECKING:
    from tortuga.lab.arena import Results
    from tortuga.lab.ratings import Sprt
    from tortuga.lab.simulate import Totals

commands = typer.Typer()
CARD = ".card.json"  # the data card beside a file of games
USUAL_SEED = numbers.Seed((20260101).to_bytes(32, "big"))


@commands.command(cls=arguments.WithOptions)
def arena(
    game: arguments.GameName,
    bots: arguments.Bots = None,
    players: arguments.Players = None,
    lineup: Annotated[list[str] | None, typer.Option(metavar="A,B,B,B", help="who sits together; repeatable")] = None,
    blocks: Annotated[int, arguments.count(1, 1_000_000, "blocks a line-up")] = 100,
    budget: Annotated[str, typer.Option(metavar="LIMIT", help="a move of every bot: playouts=N or seconds=S")] = "",
    reduce_variance: Annotated[
        bool, typer.Option("--reduce-variance", help="also show shares without luck, whose intervals are narrower")
    ] = False,
    sprt: Annotated[
        str | None, typer.Option(metavar="P0,P1", help="stop when the first bot clearly wins P0 or P1")
    ] = None,
    edition: arguments.Edition = None,
    cards: arguments.Cards = None,
    option: arguments.Options = None,
    seed: arguments.SeedOption = None,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="write .json or .parquet")] = None,
    resume: arguments.Resume = False,
    overwrite: arguments.Overwrite = False,
    as_json: arguments.AsJson = False,
    jobs: arguments.Jobs = None,
) -> int:
    """Let bots play each other in blocks: one deal in every rotation of the seats.

    Two play a game unless --players or --lineup says otherwise.
    """
    from tortuga.lab import arena_files
    from tortuga.lab.arena import run
    from tortuga.lab.packages import need
    from tortuga.lab.workers import cores

    need("choix")  # for the ratings; refused before the games are played
    if resume and out is None:
        raise OptionError(expected("--out", "a file, with --resume", "none"))
    if out is not None:
        results.check_out(out, (".json", ".parquet"))
        results.check_free([out], resume, overwrite)
    test = _sprt(sprt)
    lineups = [arguments.bot_names(each, game, "--lineup") for each in lineup or ()]
    has_begun = resume and out is not None and out.exists()
    names = arguments.bot_names(bots, game) if bots or not has_begun else None
    given: dict[str, Any] = {"bots": names, "options": arguments.options_of(option, edition, cards), "budget": budget}
    given["is_reduced"] = reduce_variance
    asked = {"game": game, "seed": seed and seed.hex, **given}
    found = _begun(
        out if has_begun else None, {name: value for name, value in asked.items() if value}, players, lineups
    )
    compiled_for_play(game)
    save = (lambda: None) if out is None else partial(arena_files.save, found, out)
    with progress() as bar:
        how = run(found, blocks, jobs or cores(), test, save, bar)
    if as_json:
        counts = {"blocks": len(found.blocks), "games": found.games()}
        print_json({"plan": asdict(found.plan), "ended": how, **counts} | arena_files.summary(found))
    elif found.blocks:
        result_tables.print_arena(found)
        print(f"ended: {how}")
    return _ended(how != "interrupted", out)


def _ended(is_whole: bool, out: Path | None) -> int:
    """The exit code; Ctrl-C is said in one line."""
    if is_whole:
        return 0
    raise KeyboardInterrupt("" if out is None else RESUMABLE)


def _begun(path: Path | None, asked: dict[str, Any], players: int | None, lineups: list[tuple[str, ...]]) -> Results:
    """The match that is asked for: the one in the file to go on with, or a new one."""
    from tortuga.games.kit.chance import seed_bytes
    from tortuga.lab import arena_files
    from tortuga.lab.arena import Plan, Results, lineups_of

    found = None if path is None else arena_files.load(path)
    bots = asked.get("bots", ()) if found is None else found.plan.bots
    seats = players or (len(lineups[0]) if lineups else 2)
    if found is None or lineups or players:
        asked = {**asked, "lineups": lineups_of(bots, seats, lineups)}
    if found is None:
        plan = Plan(**{"seed": seed_bytes(None).hex(), **asked})
        plan.check()
        return Results(plan)
    for name, value in asked.items():
        if (came := getattr(found.plan, name)) != value:
            raise TortugaError(expected(str(path), f"a run with {name} {value}", came))
    return found


def _sprt(text: str | None) -> Sprt | None:
    from tortuga.lab.ratings import Sprt

    if text is None:
        return None
    try:
        low, high = (float(part) for part in text.split(","))
    except ValueError:
        low = high = 0.0
    if not 0 < low < high < 1:
        raise OptionError(expected("--sprt", "two shares such as 0.5,0.55", text))
    return Sprt(low, high)


@commands.command(cls=arguments.WithOptions)
def simulate(
    game: arguments.GameName,
    bots: arguments.Bots = None,
    games: arguments.Games = 10_000,
    rotate: Annotated[bool, typer.Option("--rotate", help="the bots move up a seat from game to game")] = False,
    moves: Annotated[bool, typer.Option("--moves", help="also write FILE.moves.parquet, one row a move")] = False,
    ray: Annotated[str | None, typer.Option(metavar="ADDRESS", help="run on this Ray cluster")] = None,
    edition: arguments.Edition = None,
    cards: arguments.Cards = None,
    option: arguments.Options = None,
    seed: arguments.SeedOption = None,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="write .parquet")] = None,
    resume: arguments.Resume = False,
    overwrite: arguments.Overwrite = False,
    as_json: arguments.AsJson = False,
    jobs: arguments.Jobs = None,
) -> int:
    """Play many games of bots, one row a game."""
    from tortuga.games.kit.chance import seed_bytes
    from tortuga.lab.simulate import Job, simulated
    from tortuga.lab.workers import cores

    names = arguments.bot_names(bots, game)
    key = seed.hex if seed is not None else seed_bytes(None).hex()
    job = Job(game, names, key, arguments.options_of(option, edition, cards), rotate, moves)
    job.checked()  # refused here, not in a worker
    if out is None and (moves or resume):
        raise OptionError(expected("--out", "a file, with --moves or --resume", "none"))
    if out is not None:
        results.check_out(out, (".parquet",))
        beside = [out.with_suffix(CARD), *([out.with_suffix(".moves.parquet")] if moves else [])]
        results.check_free([out, *beside], resume, overwrite)
    compiled_for_play(game)
    with progress() as bar:
        totals = simulated(job, games, jobs or cores(), out, resume, ray, bar)
    if out is not None:
        _write_card(out.with_suffix(CARD), totals)
    if as_json:
        print_json(totals.plain())
    else:
        result_tables.print_simulation(totals)
    return _ended(totals.whole, out)


def _write_card(path: Path, totals: Totals) -> None:
    """Write the data card of a file of games beside it: what it was made by, and its sums."""
    from tortuga.lab.studies.page import text_of
    from tortuga.lab.studies.report import made_by

    job = totals.job
    words = [f"tortuga simulate {job.game} --bots {','.join(job.bots)} --games {totals.games} --seed {job.seed}"]
    words += arguments.words_of(job.options)
    words += [flag for flag, is_set in (("--rotate", job.rotate), ("--moves", job.moves)) if is_set]
    card = made_by(job.game, " ".join(words), job.seed, job.bots, job.checked())
    path.write_text(text_of(totals.plain() | card), "utf-8")


@commands.command()
def bars(
    game: Annotated[str | None, typer.Option(metavar="GAME", parser=numbers.OneOf(GAMES), help="only this one")] = None,
    match: Annotated[str, typer.Option(metavar="WORD", help="only matches with this in their name: openspiel")] = "",
    seed: arguments.SeedOfOne = USUAL_SEED,
    scale: Annotated[float, typer.Option(metavar="X", parser=numbers.EFFORT, help="a part of all blocks")] = 1.0,
    out: Annotated[Path, typer.Option(metavar="FOLDER", help="where the results go")] = Path("build/bars"),
    resume: arguments.Resume = False,
    overwrite: arguments.Overwrite = False,
    jobs: arguments.Jobs = None,
) -> None:
    """Measure all figures of the bots' ladders again; can be stopped and resumed."""
    from tortuga.lab.bars import Measuring, all_bars
    from tortuga.lab.bars_files import markdown, write_figures, write_ratings
    from tortuga.lab.workers import cores

    results.check_folder(out)
    results.check_free([out] if any(out.glob("*.json")) else [], resume, overwrite)
    compiled_for_play(game)
    with progress(RESUMABLE) as bar:
        how = Measuring(out, seed.hex, scale, jobs or cores(), overwrite, bar)
        done, gains = all_bars(how, print_note, game, match.casefold())
    if not done and not gains:
        raise OptionError(expected("--match", "a part of the name of a match", match))
    command = f"tortuga bars --seed {seed} --scale {scale:g}"
    write_ratings(done, out / "ratings.toml", command)
    write_figures(done, gains, out / "figures.json", command)
    (out / "bars.md").write_text(markdown(done, gains) + "\n", "utf-8")
    print(markdown(done, gains))


@commands.command()
def adaptive(
    seed: arguments.SeedOfOne = arguments.SEED_1,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="write .json")] = None,
    overwrite: arguments.Overwrite = False,
) -> None:
    """Measure how often bots of every level, in place of people, win against the bot that adapts."""
    from tortuga.lab.adapting import all_held

    if out is not None:
        results.check_out(out, [".json"])
        results.check_free([out], None, overwrite)
    compiled_for_play(None)
    rows = []
    for row in all_held(seed.short):
        print_note(f"{row['game']} {row['level']} {row['lineup'][0]}: {100 * row['share'][0]:.1f} %")
        rows.append(row)
    date = datetime.now(UTC).date().isoformat()
    told = {"command": f"tortuga adaptive --seed {seed}", "date": date, "matches": rows, "ratings": {}}
    if out is None:
        print_json(told)
    else:
        out.write_text(json.dumps(told, indent=1, ensure_ascii=False) + "\n", "utf-8")
