"""`tortuga study` and `tortuga whatif`: read the arguments, run, write, print."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from tortuga.games import game_type
from tortuga.games.kit.errors import OptionError, expected
from tortuga.lab.studies import QUESTIONS, page, questions_of, study
from tortuga.lab.studies.report import Setting
from tortuga.lab.workers import Progress, cores

EVERYTHING = "all"
PLAYERS = {"options": 4}  # ties for chests among fewer are the same by every rule
GAMES = {"study": {"einauge": 20_000, "barrakuda": 3_000}, "whatif": {"einauge": 8_000, "barrakuda": 600}}


def _players(args: argparse.Namespace, game: str, name: str) -> int:
    low, high = game_type(game).PLAYERS
    players: int = args.players or PLAYERS.get(name, 3)
    if not low <= players <= high:
        raise OptionError(expected("--players", f"a whole number from {low} to {high}", players))
    return players


def _games(args: argparse.Namespace, game: str) -> int:
    return args.games or GAMES[args.study][game]


def setting_of(args: argparse.Namespace, game: str, name: str, progress: Progress | None) -> Setting:
    """What the arguments ask for."""
    told = progress.add if progress is not None else None
    players = _players(args, game, name)
    return Setting(game, _games(args, game), args.seed or "1", players, args.jobs or cores(), told)


def command_of(name: str, setting: Setting) -> str:
    """The command that makes the same report again."""
    return f"tortuga study {setting.game} {name} {_how(setting)}"


def _how(setting: Setting) -> str:
    return f"--games {setting.games} --players {setting.players} --seed {setting.seed}"


def run_study(args: argparse.Namespace) -> int:
    """One question, or all; finished reports of the same command are kept."""
    if args.game == EVERYTHING:
        asked = [(game, name) for game in ("einauge", "barrakuda") for name in questions_of(game)]
    else:
        asked = [
            (args.game, name) for name in ([args.question] if args.question != EVERYTHING else questions_of(args.game))
        ]
        if args.question not in (EVERYTHING, *questions_of(args.game)):
            raise OptionError(expected("question", ", ".join([*questions_of(args.game), EVERYTHING]), args.question))
    many = EVERYTHING in (args.game, args.question)
    try:
        for number, (game, name) in enumerate(asked, 1):
            _answer(args, game, name, f"{number}/{len(asked)}" if many else "")
    except KeyboardInterrupt:
        print(f"stopped; the same command keeps the finished reports of {args.out} and goes on", file=sys.stderr)
        return 130
    print(page.index(args.out))
    return 0


def _answer(args: argparse.Namespace, game: str, name: str, place: str) -> None:
    """Study one question; a finished one is kept where it is one of many, which have a *place* among them."""
    progress = Progress("games", _games(args, game))
    setting = setting_of(args, game, name, progress)
    command = command_of(name, setting)
    if place and _is_done(args.out / f"{game}-{name}.json", command):
        print(f"{place} {game} {name}: kept", file=sys.stderr)
        return
    if place:
        print(f"{place} {game}: {QUESTIONS[name].what}", file=sys.stderr)
    try:
        report = study(name, setting)
    finally:
        progress.end()
    path = page.write(report, game, name, command, args.out)
    print(f"{report.headline}\n{path}", flush=True)


def _is_done(path: Path, command: str) -> bool:
    """Whether the report of this command is on disk; a file that is none of ours is written anew."""
    if not (path.with_suffix(".html").exists() and path.exists()):
        return False
    try:
        return bool(json.loads(path.read_text("utf-8"))["command"] == command)
    except (KeyError, TypeError, ValueError):
        return False


def run_whatif(args: argparse.Namespace) -> int:
    """`tortuga whatif`: a card table beside another on the same deals."""
    from tortuga.lab import whatif
    from tortuga.lab.commands import pairs

    options = pairs(args.option)
    progress = Progress("games", 2 * _games(args, args.game))
    setting = setting_of(args, args.game, "whatif", progress)
    old = options if args.against is None else {**options, "cards": args.against}
    given = whatif.plain_of(args.game, args.cards), whatif.plain_of(args.game, args.against)
    try:
        found = whatif.play(setting, {**options, "cards": args.cards}, old)
    finally:
        progress.end()
    others = "".join(f" --option {name}={value}" for name, value in options.items())
    against = f" --against {args.against}" if args.against is not None else ""
    command = f"tortuga whatif {args.game} --cards {args.cards}{against}{others} {_how(setting)}"
    if args.json:
        print(json.dumps(found.plain(), indent=1, ensure_ascii=False))
    else:
        print(whatif.text(found, *given))
    if args.out is not None:
        report = whatif.report(found, *given)
        print(page.write(report, args.game, "whatif", command, args.out))
    return 0
