"""`tortuga solve` and `exploit`: Barrakuda for two, solved, and how far a bot is from that."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from tortuga.cli.kit import add_command, bot_name
from tortuga.cli.numbers import SEED, Number, Whole

BAGS = Whole(1, 15)  # MOST_BAGS of the model, which help does not wait for


def add(commands: Any) -> None:
    """Add these commands."""
    solve = add_command(commands, "solve", _solve, "solve the coarse model of Barrakuda for two")
    solve.add_argument("game", choices=("barrakuda",))
    solve.add_argument("--goal", type=Whole(1, 30), default=8, metavar="N", help="a lower goal is solved sooner")
    solve.add_argument("--bags", type=BAGS, default=5, metavar="N", help="gold in a bag that is told apart")
    solve.add_argument("--start", type=Number(0, 1), metavar="SHARE", help="the first value of every position")
    solve.add_argument("--anew", action="store_true", help="do not go on with work on disk")
    solve.add_argument("--check", action="store_true", help="only play games by a table that is there already")
    exploit = add_command(commands, "exploit", _exploit, "how much a best response gains against a bot of Barrakuda")
    exploit.add_argument("game", choices=("barrakuda",))
    exploit.add_argument("--bot", required=True, metavar="NAME", help="a bot, or all")
    exploit.add_argument("--model", action="store_true", help="exactly, on the coarse model; else learned, in the game")
    exploit.add_argument(
        "--goal", type=Whole(1, 30), default=8, metavar="N", help="of the model; a lower one is sooner done"
    )
    exploit.add_argument("--bags", type=BAGS, default=5, metavar="N", help="of the model")
    exploit.add_argument("--lessons", type=Whole(1, 1_000_000), default=20, metavar="N", help="of 40 games each")
    exploit.add_argument("--games", type=Whole(2, 100_000_000), default=400, metavar="N", help="fresh games to measure")
    exploit.add_argument("--playouts", type=Whole(1, 100_000_000), metavar="N", help="the bot's budget a move")
    exploit.add_argument("--seed", type=SEED, default=1, metavar="N")
    exploit.add_argument("--anew", action="store_true", help="do not go on with work on disk")
    exploit.add_argument("--out", type=Path, metavar="FILE", help="JSON to put the findings into")


def _solve(args: argparse.Namespace) -> int:
    from tortuga.players.commands_barrakuda import run_solve

    return run_solve(args)


def _exploit(args: argparse.Namespace) -> int:
    from tortuga.players.commands_barrakuda import run_exploit

    if args.bot != "all":
        args.bot = bot_name(args.bot, args.game)
    if args.out is not None:
        _check_findings(args.out)
    return run_exploit(args)


def _check_findings(path: Path) -> None:
    """Refuse, before hours of work, a file that the findings cannot be put into."""
    from tortuga.games.kit.errors import TortugaError, expected

    try:
        found = json.loads(path.read_text("utf-8")) if path.exists() else []
    except ValueError:
        found = None
    if not isinstance(found, list) or not all(isinstance(each, dict) for each in found):
        raise TortugaError(expected("--out", "a new file, or one of earlier findings", str(path)))
