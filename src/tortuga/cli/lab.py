"""`tortuga arena`, `simulate`, `study`, `whatif` and `bars`: the laboratory."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from tortuga.cli import numbers
from tortuga.cli.kit import GAMES, add_command, add_options
from tortuga.cli.warming import compiled_for_play


def add(commands: Any) -> None:
    """Add these commands."""
    _add_games(commands)
    _add_studies(commands)
    _add_bars(commands)


def _add_games(commands: Any) -> None:
    arena = add_command(commands, "arena", _lab, "let bots play each other in seat-rotated blocks")
    arena.add_argument(
        "--blocks", type=numbers.Whole(1, 1_000_000), default=100, metavar="N", help="blocks a line-up (default 100)"
    )
    arena.add_argument("--seats", type=numbers.Whole(2, 5), metavar="N", help="seats of a game (default 2)")
    arena.add_argument("--lineup", action="append", default=[], metavar="A,B,B,B", help="who sits together; repeatable")
    arena.add_argument("--budget", default="", metavar="LIMIT", help="a move of every bot: playouts=N or seconds=S")
    arena.add_argument("--sprt", metavar="P0,P1", help="stop when the first bot's share a seat is clearly P0 or P1")
    simulate = add_command(commands, "simulate", _lab, "play many games of bots, one row a game")
    simulate.add_argument("--games", type=numbers.GAMES, default=10_000, metavar="N", help="how many (default 10,000)")
    simulate.add_argument("--rotate", action="store_true", help="the bots move up a seat from game to game")
    simulate.add_argument("--moves", action="store_true", help="also write FILE.moves.parquet, one row a move")
    simulate.add_argument("--ray", metavar="ADDRESS", help="run on this Ray cluster")
    for parser in (arena, simulate):
        parser.add_argument("game", choices=GAMES)
        add_options(parser, players=("A,B,…", "the bots, one a seat for simulate: matrose,random"))
        parser.add_argument("--out", type=Path, metavar="FILE", help="write .parquet (the arena also .json)")
        parser.add_argument("--json", action="store_true", help="the summary as JSON")
        parser.add_argument("--jobs", type=numbers.JOBS, metavar="N", help="how many at once (default: all cores)")
        parser.set_defaults(lab=parser.prog.rpartition(" ")[2])
    simulate.add_argument("--resume", action="store_true", help="go on with the --out file")
    arena.add_argument("--resume", type=Path, metavar="FILE", help="go on with the results in this file")


def _add_studies(commands: Any) -> None:
    study = add_command(commands, "study", _study, "answer a question about a game, with pictures and intervals")
    study.add_argument("game", choices=(*GAMES, "all"), help="a game; all: every question about both")
    study.add_argument(
        "question", nargs="?", default="all", help="seats, cards, length, events, options, skill, danger"
    )
    study.add_argument("--out", type=Path, default=Path("studies"), metavar="FOLDER", help="default: studies")
    whatif = add_command(commands, "whatif", _study, "compare a card table with another on the same deals")
    whatif.add_argument("game", choices=GAMES)
    whatif.add_argument("--cards", required=True, metavar="FILE", help="the new table")
    whatif.add_argument("--against", metavar="FILE", help="the old one (default: ours)")
    whatif.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="of both games, such as wrecks=4"
    )
    whatif.add_argument("--out", type=Path, metavar="FOLDER", help="also write a page, GAME-whatif.html")
    whatif.add_argument("--json", action="store_true", help="the figures as JSON")
    for parser in (study, whatif):
        parser.add_argument(
            "--games",
            type=numbers.Whole(100, 1_000_000_000),
            metavar="N",
            help="how many (default: what two cores play in half a minute)",
        )
        parser.add_argument("--players", type=numbers.Whole(2, 5), metavar="N", help="how many seats (default 3)")
        parser.add_argument("--seed", metavar="SEED", help="any text; default: 1")
        parser.add_argument("--jobs", type=numbers.JOBS, metavar="N", help="how many at once (default: all cores)")
        parser.set_defaults(study=parser.prog.rpartition(" ")[2])


def _add_bars(commands: Any) -> None:
    bars = add_command(commands, "bars", _lab, "measure every promise of the ladders anew; Ctrl-C and again goes on")
    bars.add_argument("--game", choices=GAMES, help="only this one")
    bars.add_argument("--match", default="", metavar="WORD", help="only matches with this in their name: openspiel")
    bars.add_argument("--seed", default="20260101", metavar="SEED", help="a number or 64 hexadecimal digits")
    bars.add_argument("--scale", type=numbers.EFFORT, default=1.0, metavar="X", help="a part of all blocks, for a try")
    bars.add_argument("--out", type=Path, default=Path("build/bars"), metavar="FOLDER", help="default: build/bars")
    bars.add_argument("--jobs", type=numbers.JOBS, metavar="N", help="how many at once (default: all cores)")
    bars.set_defaults(lab="bars")


def _lab(args: argparse.Namespace) -> int:
    from tortuga.lab import commands

    compiled_for_play(args.game)
    return int(getattr(commands, args.lab)(args))


def _study(args: argparse.Namespace) -> int:
    from tortuga.lab.studies import commands

    compiled_for_play(None if args.game == "all" else args.game)
    return int(getattr(commands, f"run_{args.study}")(args))
