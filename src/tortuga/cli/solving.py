"""`tortuga solve` and `exploit`: Barrakuda for two, solved, and how far a bot or a policy is from that."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Annotated, Any

import typer

from tortuga.cli import arguments, policies, results
from tortuga.cli.arguments import count
from tortuga.cli.numbers import Number, OneOf
from tortuga.cli.output import RESUMABLE, Bar, progress
from tortuga.games import GAMES
from tortuga.games.kit.errors import TortugaError, expected

commands = typer.Typer()
MOST_BAGS = 15  # as in the model, which help does not wait for
EVERY = "all"
LEARNED, SEARCH = "learned", "search"
LAYOUTS = ("first", "random")


def solvable() -> list[str]:
    """The games that have a coarse model."""
    from tortuga.players.ladder import ladder

    return [game for game in GAMES if ladder(game).solver is not None]


def _one_solvable(text: str) -> str:
    return OneOf(solvable())(text)


Solvable = Annotated[
    str,
    typer.Argument(
        metavar="GAME",
        parser=_one_solvable,
        help="a game that has a coarse model",
        autocompletion=solvable,
        show_default=False,
    ),
]
Goal = Annotated[int, count(1, 30, "of the model; a lower one is solved sooner")]
Bags = Annotated[int, count(1, MOST_BAGS, "gold in a bag that the model tells apart")]


@commands.command()
def solve(
    game: Solvable,  # noqa: ARG001  # the only one there is
    goal: Goal = 8,
    bags: Bags = 5,
    start: Annotated[
        float | None, typer.Option(metavar="SHARE", parser=Number(0, 1), help="the first value of every position")
    ] = None,
    check: Annotated[bool, typer.Option("--check", help="only play games by a table that is there already")] = False,
    resume: arguments.Resume = False,
    overwrite: arguments.Overwrite = False,
) -> None:
    """Solve the coarse model of Barrakuda for two."""
    from tortuga.games.barrakuda.options import Options
    from tortuga.players.barrakuda.coarse_model.calibration import checked
    from tortuga.players.barrakuda.coarse_model.solve import checkpoint_of
    from tortuga.players.barrakuda.coarse_model.solve import solve as solved
    from tortuga.players.barrakuda.storage import table_path

    options = Options.of(2, goal=goal)
    path = table_path(options.rules(), bags)
    if check and not path.exists():
        raise TortugaError(expected("--check", "a table that is solved", f"none at {path}"))
    if not check:
        results.check_run(checkpoint_of(path), [path], resume, overwrite)
        with progress(RESUMABLE) as bar:
            solved(options, bar, bags, resume, start)
    for place, found in checked(options, bags).items():
        print(f"{place}: {found}")
    print(f"solved: {path}")


@commands.command()
def exploit(
    game: Solvable,
    bot: Annotated[str | None, typer.Option(metavar="NAME", help=f"a bot, or {EVERY}", show_default=False)] = None,
    policy: Annotated[
        str | None,
        typer.Option(
            metavar="MODULE:NAME", help="score a policy in Python exactly, in a small game", show_default=False
        ),
    ] = None,
    small: Annotated[int | None, count(1, 9, "the number of a small game; with --bot, score the bot there")] = None,
    arrays: Annotated[bool, typer.Option("--arrays", help="the policy takes arrays of observations and masks")] = False,
    model: Annotated[bool, typer.Option("--model", help="exactly, on the coarse model, not in the game")] = False,
    responder: Annotated[
        str,
        typer.Option(
            metavar="KIND", parser=OneOf((LEARNED, SEARCH)), help="the responder in the game: learned or search"
        ),
    ] = LEARNED,
    layout: Annotated[
        str, typer.Option(metavar="NAME", parser=OneOf(LAYOUTS), help="the layout in the game: first or random")
    ] = "first",
    goal: Goal = 8,
    bags: Bags = 5,
    lessons: Annotated[int, count(1, 1_000_000, "of 40 games each")] = 20,
    games: Annotated[int, count(2, 100_000_000, "fresh games to measure")] = 400,
    playouts: Annotated[int | None, count(1, 100_000_000, "the bot's budget a move")] = None,
    seed: arguments.SeedOfOne = arguments.SEED_1,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="JSON to put the findings into")] = None,
    resume: arguments.Resume = False,
    overwrite: arguments.Overwrite = False,
) -> None:
    """Measure the gain of a best response against a bot of Barrakuda, or against a policy of yours."""
    if (bot is None) == (policy is None):
        raise TortugaError(expected("exploit", "either --bot or --policy", "both" if bot else "neither"))
    if policy is not None or small is not None:
        _score_exactly(game, bot, policy, small or policies.USUAL, arrays, out, resume or overwrite)
    else:
        _exploit(
            game,
            str(bot),
            model,
            responder,
            layout,
            goal,
            bags,
            lessons,
            games,
            playouts,
            seed.short,
            out,
            resume,
            overwrite,
        )


def _score_exactly(
    game: str, bot: str | None, policy: str | None, small: int, arrays: bool, out: Path | None, may_replace: bool
) -> None:
    name = policy or arguments.bot_name(str(bot), game)
    if out is not None:
        _check_findings(out, [{"bot": name, "responder": policies.HOW, "small": small}], may_replace)
    began = time.monotonic()
    with progress() as bar:
        found = policies.scored(game, policy, bot and name, small, arrays, bar)
    print(policies.sentence(name, found), flush=True)
    if out is not None:
        _write_finding(out, {"bot": name, **found, "seconds": round(time.monotonic() - began)})


def _exploit(
    game: str,
    bot: str,
    model: bool,
    responder: str,
    layout: str,
    goal: int,
    bags: int,
    lessons: int,
    games: int,
    playouts: int | None,
    seed: int,
    out: Path | None,
    resume: bool,
    overwrite: bool,
) -> None:
    """Exploit a bot, or all of them, on the model or by a learned responder."""
    from tortuga.lab.bars import EXPLOITS
    from tortuga.players import bot as bot_of
    from tortuga.players.barrakuda.coarse_model import best_response
    from tortuga.players.barrakuda.training.responder import checkpoint_of

    known = tuple(dict.fromkeys(each.bot for each in EXPLOITS))
    names = known if bot == EVERY else (arguments.bot_name(bot, game),)
    usual = {each.bot: each.playouts for each in EXPLOITS}  # at its full budget Palombaro takes more than 5 ms a move
    how = "exact on the model" if model else "search in the game" if responder == SEARCH else "learned in the game"
    key = {"responder": how, "goal": goal if model else None, "layout": None if model else layout}
    if out is not None:
        _check_findings(out, [{"bot": name, **key} for name in names], resume or overwrite)
    work = [
        best_response.checkpoint_of(name, goal, bags) if model else checkpoint_of(bot_of(name), seed, layout)
        for name in names
    ]
    results.check_free([] if responder == SEARCH and not model else work, resume, overwrite)
    for name in names:
        began = time.monotonic()
        with progress(RESUMABLE) as bar:
            if model:
                found = _on_model(name, goal, bags, resume, bar)
            else:
                of = {"layout": layout, "playouts": playouts or usual.get(name), "games": games, "seed": seed}
                found = _in_game(name, of, None if responder == SEARCH else lessons, resume, bar)
        print(_sentence(name, found), flush=True)
        if out is not None:
            _write_finding(out, {"bot": name, **found, "seconds": round(time.monotonic() - began)})


def _on_model(name: str, goal: int, bags: int, resume: bool, bar: Bar) -> dict[str, Any]:
    from tortuga.games.barrakuda.options import Options
    from tortuga.players.barrakuda.coarse_model.best_response import gain_on_model

    points = gain_on_model(name, Options.of(2, goal=goal), bar, bags, resume)
    return {"responder": "exact on the model", "goal": goal, "bags": bags, "points": round(points, 3)}


def _in_game(name: str, of: dict[str, Any], lessons: int | None, resume: bool, bar: Bar) -> dict[str, Any]:
    """The gain of a responder by the full rules: one that learns for so many lessons, or one that searches."""
    from tortuga.players import Budget
    from tortuga.players import bot as bot_of
    from tortuga.players.barrakuda.training.responder import exploit as learned
    from tortuga.players.barrakuda.training.responder import searched

    them, budget = bot_of(name), Budget(playouts=of["playouts"])
    games, seed, layout = of["games"], of["seed"], of["layout"]
    if lessons is None:
        gain = searched(them, bar, budget, games, seed, layout)
    else:
        gain = learned(them, bar, budget, lessons, 40, games, seed, resume, layout)
    interval = [round(100 * end - 50, 2) for end in (gain.low, gain.high)]
    how = {"responder": "search in the game"} if lessons is None else {"responder": "learned in the game"}
    taught = {} if lessons is None else {"lessons": lessons}
    return {**how, **of, **taught, "points": round(gain.points, 2), "interval": interval}


def _sentence(name: str, found: dict[str, Any]) -> str:
    if "interval" not in found:
        return f"{name}: the best response gains {found['points']:+.2f} points on the model (goal {found['goal']})"
    low, high = found["interval"]
    budget = f", {found['playouts']} playouts a move" if found["playouts"] else ""
    who = "a search" if "lessons" not in found else "a learned responder"
    gains = f"{who} gains {found['points']:+.1f} points [{low:+.1f}, {high:+.1f}]"
    return f"{name}{budget}: {gains} over {found['games']} games"


def _findings(path: Path) -> list[dict[str, Any]]:
    """The findings of earlier runs; any other file is refused."""
    try:
        found = json.loads(path.read_text("utf-8")) if path.exists() else []
    except ValueError:
        found = None
    if not isinstance(found, list) or not all(isinstance(each, dict) for each in found):
        raise TortugaError(expected("--out", "a new file, or one of earlier findings", str(path)))
    return found


def _is_same(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """Whether two findings are about the same; one that names no layout is about the first layout."""
    keys = {"bot": None, "responder": None, "goal": None, "small": None, "layout": LAYOUTS[0]}
    return all((one.get(key) or usual) == (other.get(key) or usual) for key, usual in keys.items())


def _check_findings(path: Path, wanted: list[dict[str, Any]], may_replace: bool) -> None:
    """Refuse, before hours of work, a file that the findings cannot be put into, or one that has them already."""
    for old in _findings(path):
        if not may_replace and any(_is_same(old, new) for new in wanted):
            raise TortugaError(f"{path}: has a finding about {old['bot']} already; add --overwrite to replace it")


def _write_finding(path: Path, found: dict[str, Any]) -> None:
    """Write a finding to the file, in place of an older one of the same kind."""
    others = [old for old in _findings(path) if not _is_same(old, found)]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps([*others, found], indent=1, ensure_ascii=False) + "\n", "utf-8")
