"""The laboratory's commands: read the arguments, run, print."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from tortuga.games.kit.chance import seed_bytes
from tortuga.games.kit.errors import OptionError, TortugaError, expected
from tortuga.lab import arena_files
from tortuga.lab.arena import Interrupted, Plan, Results, lineups_of, run
from tortuga.lab.bots import budget_of, entrant
from tortuga.lab.ratings import Sprt
from tortuga.lab.workers import cores


def pairs(texts: Iterable[str]) -> dict[str, str]:
    """What was given by --option NAME=VALUE."""
    given: dict[str, str] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise OptionError(expected("--option", "NAME=VALUE", text))
        given[name] = value
    return given


def _options(args: argparse.Namespace) -> dict[str, Any]:
    named = {name: getattr(args, name) for name in ("edition", "cards")}
    return pairs(args.option) | {name: value for name, value in named.items() if value is not None}


def _seed(args: argparse.Namespace) -> str:
    try:
        return seed_bytes(args.seed).hex()
    except ValueError as error:
        raise OptionError(f"--seed: {error}") from None


def _names(text: str | None, game: str) -> tuple[str, ...]:
    if not text:
        raise OptionError(expected("--players", "names of bots, separated by commas", "nothing"))
    return tuple(entrant(name, game).name for name in text.split(","))


def arena(args: argparse.Namespace) -> int:
    """`tortuga arena`."""
    results = _resumed(args) if args.resume else Results(_plan(args))
    out = args.out or args.resume
    if out is not None:
        _check_out(out, (".json", ".parquet"))
    save = _saver(results, out) if out else None
    how = run(results, args.blocks, args.jobs or cores(), _sprt(args.sprt), save)
    if args.json:
        counts = {"blocks": len(results.blocks), "games": results.games()}
        plain = {"plan": results.plan.plain(), "ended": how, **counts}
        print(json.dumps(plain | arena_files.summary(results), indent=1, ensure_ascii=False))
    elif results.blocks:
        print(arena_files.report(results))
        print(f"ended: {how}")
    return 130 if how == "interrupted" else 0


def _resumed(args: argparse.Namespace) -> Results:
    """The results in the --resume file; a run that is not the one asked for is refused."""
    results = arena_files.load(args.resume)
    plan = results.plan
    asked: dict[str, Any] = {"game": args.game}
    if args.players:
        asked["bots"] = _names(args.players, args.game)
    if args.lineup or args.seats:
        given = [_names(lineup, args.game) for lineup in args.lineup]
        asked["lineups"] = lineups_of(plan.bots, args.seats or len(given[0]), given)
    if args.seed:
        asked["seed"] = _seed(args)
    asked |= {name: value for name, value in (("options", _options(args)), ("budget", args.budget)) if value}
    for name, value in asked.items():
        if getattr(plan, name) != value:
            raise TortugaError(expected(str(args.resume), f"a run with {name} {value}", getattr(plan, name)))
    return results


def _check_out(out: Path, endings: tuple[str, ...]) -> None:
    """Refuse, before anything is played, a file that cannot be written."""
    if out.suffix not in endings:
        raise OptionError(expected("--out", f"a file that ends in {' or '.join(endings)}", str(out)))
    if out.is_dir() or not out.parent.is_dir():
        raise OptionError(expected("--out", "a file in a folder that is there", str(out)))


def _saver(results: Results, out: Path) -> Callable[[], None]:
    return lambda: arena_files.save(results, out)


def _plan(args: argparse.Namespace) -> Plan:
    bots = _names(args.players, args.game)
    given = [_names(lineup, args.game) for lineup in args.lineup]
    seats = args.seats or (len(given[0]) if given else 2)
    if args.budget:
        budget_of(args.budget)
    options = _options(args)
    from tortuga.games import game_type

    game_type(args.game).options_type.of(seats, **options)  # refused here, not in a worker
    return Plan(args.game, bots, lineups_of(bots, seats, given), _seed(args), options, args.budget)


def _sprt(text: str | None) -> Sprt | None:
    if text is None:
        return None
    try:
        low, high = (float(part) for part in text.split(","))
    except ValueError:
        low = high = 0.0
    if not 0 < low < high < 1:
        raise OptionError(expected("--sprt", "two shares such as 0.5,0.55", text))
    return Sprt(low, high)


def simulate(args: argparse.Namespace) -> int:
    """`tortuga simulate`."""
    from tortuga.games import game_type
    from tortuga.lab.simulate import Job, simulated

    bots = _names(args.players, args.game)
    options = _options(args)
    game_type(args.game).options_type.of(len(bots), **options)  # refused here, not in a worker
    if args.out is not None:
        _check_out(args.out, (".parquet",))
    if args.out is None and (args.moves or args.resume):
        raise OptionError(expected("--out", "a file, with --moves or --resume", "none"))
    job = Job(args.game, bots, _seed(args), options, args.rotate, args.moves)
    totals = simulated(job, args.games, args.jobs or cores(), args.out, args.resume, args.ray)
    if args.json:
        plain = totals.plain()
        plain["bots"] = [{"bot": name, **won} for name, won in zip(bots, plain["bots"], strict=True)]
        print(json.dumps(plain, indent=1, ensure_ascii=False))
    else:
        print(f"{', '.join(bots)}{', moving up a seat from game to game' if args.rotate else ''}")
        print(totals.report())
    return 0 if totals.whole else 130


def bars(args: argparse.Namespace) -> int:
    """`tortuga bars`."""
    import sys

    from tortuga.lab.bars import all_bars
    from tortuga.lab.bars_files import markdown, write_ratings

    seed = _seed(args)
    try:
        say = lambda line: print(line, file=sys.stderr)  # noqa: E731
        done, gains = all_bars(args.out, args.scale, seed, args.jobs or cores(), say, args.game, args.match.casefold())
    except KeyboardInterrupt as stopped:
        if not isinstance(stopped, Interrupted):
            print(file=sys.stderr)
        print(f"stopped; the same command with --seed {seed} goes on from {args.out}", file=sys.stderr)
        return 130
    write_ratings(done, args.out / "ratings.toml", f"tortuga bars --seed {seed} --scale {args.scale:g}")
    (args.out / "bars.md").write_text(markdown(done, gains) + "\n", "utf-8")
    print(markdown(done, gains))
    return 0
