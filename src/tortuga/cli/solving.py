"""`tortuga solve` and `exploit`: Barrakuda for two, solved, and how far a bot is from that."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Annotated, Any

import typer

from tortuga.cli import arguments, results
from tortuga.cli.arguments import count
from tortuga.cli.numbers import Number, OneOf
from tortuga.cli.output import RESUMABLE, Bar, progress
from tortuga.games import GAMES
from tortuga.games.kit.errors import TortugaError, expected

commands = typer.Typer()
MOST_BAGS = 15  # as in the model, which help does not wait for
EVERY = "all"


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
    bot: Annotated[str, typer.Option(metavar="NAME", help=f"a bot, or {EVERY}", show_default=False)],
    model: Annotated[bool, typer.Option("--model", help="exactly, on the coarse model, not in the game")] = False,
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
    """How much a best response gains against a bot of Barrakuda."""
    from tortuga.lab.bars import EXPLOITS
    from tortuga.players import bot as bot_of
    from tortuga.players.barrakuda.coarse_model import best_response
    from tortuga.players.barrakuda.training import responder

    names = (*(each.bot for each in EXPLOITS), "Nettuno") if bot == EVERY else (arguments.bot_name(bot, game),)
    usual = {each.bot: each.playouts for each in EXPLOITS}  # at its full budget Palombaro takes more than 5 ms a move
    how = "exact on the model" if model else "learned in the game"
    key = {"responder": how, "goal": goal if model else None}
    if out is not None:
        _check_findings(out, [{"bot": name, **key} for name in names], resume or overwrite)
    work = [
        best_response.checkpoint_of(name, goal, bags) if model else responder.checkpoint_of(bot_of(name), seed.short)
        for name in names
    ]
    results.check_free(work, resume, overwrite)
    for name in names:
        began = time.monotonic()
        with progress(RESUMABLE) as bar:
            if model:
                found = _on_model(name, goal, bags, resume, bar)
            else:
                found = _learned(name, playouts or usual.get(name), lessons, games, seed.short, resume, bar)
        print(_sentence(name, found), flush=True)
        if out is not None:
            _write_finding(out, {"bot": name, **found, "seconds": round(time.monotonic() - began)})


def _on_model(name: str, goal: int, bags: int, resume: bool, bar: Bar) -> dict[str, Any]:
    from tortuga.games.barrakuda.options import Options
    from tortuga.players.barrakuda.coarse_model.best_response import gain_on_model

    points = gain_on_model(name, Options.of(2, goal=goal), bar, bags, resume)
    return {"responder": "exact on the model", "goal": goal, "bags": bags, "points": round(points, 3)}


def _learned(
    name: str, playouts: int | None, lessons: int, games: int, seed: int, resume: bool, bar: Bar
) -> dict[str, Any]:
    from tortuga.players import Budget
    from tortuga.players import bot as bot_of
    from tortuga.players.barrakuda.training.responder import exploit as learned

    gain = learned(bot_of(name), bar, Budget(playouts=playouts), lessons, 40, games, seed, resume)
    interval = [round(100 * end - 50, 2) for end in (gain.low, gain.high)]
    how = {"playouts": playouts, "lessons": lessons, "games": gain.games, "seed": seed}
    return {"responder": "learned in the game", **how, "points": round(gain.points, 2), "interval": interval}


def _sentence(name: str, found: dict[str, Any]) -> str:
    if "interval" not in found:
        return f"{name}: the best response gains {found['points']:+.2f} points on the model (goal {found['goal']})"
    low, high = found["interval"]
    budget = f", {found['playouts']} playouts a move" if found["playouts"] else ""
    gains = f"a learned responder gains {found['points']:+.1f} points [{low:+.1f}, {high:+.1f}]"
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
    return all(one.get(key) == other.get(key) for key in ("bot", "responder", "goal"))


def _check_findings(path: Path, wanted: list[dict[str, Any]], may_replace: bool) -> None:
    """Refuse, before hours of work, a file that the findings cannot be put into, or one that has them already."""
    for old in _findings(path):
        if not may_replace and any(_is_same(old, new) for new in wanted):
            raise TortugaError(f"{path}: has a finding about {old['bot']} already; add --overwrite to replace it")


def _write_finding(path: Path, found: dict[str, Any]) -> None:
    """Put a finding among those of the file, in place of an older one of the same bot, responder and goal."""
    others = [old for old in _findings(path) if not _is_same(old, found)]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps([*others, found], indent=1, ensure_ascii=False) + "\n", "utf-8")
