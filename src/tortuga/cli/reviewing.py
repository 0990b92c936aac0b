"""`tortuga review`, `hint` and `calibrate`: judge a game, advise in one, measure the judge."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from tortuga.cli import numbers
from tortuga.cli.kit import DATA, GAMES, add_command, add_options, bot_name, dump, options_of, progress, read_record


def add(commands: Any) -> None:
    """Add these commands."""
    review = add_command(commands, "review", _review, "win chances, blunders, luck and skill of a recorded game")
    hint = add_command(commands, "hint", _hint, "what to do at the end of an unfinished record")
    for parser in (review, hint):
        parser.add_argument("file", type=Path)
        parser.add_argument("--json", action="store_true", help="all figures as JSON")
        parser.add_argument("--effort", type=numbers.EFFORT, default=1.0, metavar="X", help="more is slower and surer")
    calibrate = add_command(commands, "calibrate", _calibrate, "measure whether the review's claims come true")
    calibrate.add_argument("game", choices=GAMES)
    add_options(calibrate, seed=("N", "a number; default: 1", numbers.SEED))
    calibrate.add_argument("--games", type=numbers.GAMES, default=2000, metavar="N", help="fresh games (default 2000)")
    calibrate.add_argument("--bot", default="", metavar="NAME", help="who plays them")
    calibrate.add_argument("--fit", action="store_true", help="fit the stretching anew, and write data/review.toml")
    calibrate.add_argument(
        "--hints", type=numbers.GAMES, metavar="N", help="instead: N hints against a search 100 times as long"
    )


def _review(args: argparse.Namespace) -> int:
    from tortuga.review import review
    from tortuga.review.tell import told

    found = read_record(args.file)
    judged = review(found, args.effort, _reviewing)
    print(dump(judged.plain()) if args.json else told(judged, found.names) + "\n", end="")
    return 0


def _hint(args: argparse.Namespace) -> int:
    from tortuga.games.kit.errors import TortugaError
    from tortuga.review import hint
    from tortuga.review.tell import advised

    game = read_record(args.file).game
    if game.turn is None:
        raise TortugaError(f"{args.file}: expected a game in which somebody decides next; phase {game.phase} came")
    advice = hint(game.view(game.turn), args.effort)
    print(dump(advice.plain()) if args.json else advised(advice) + "\n", end="")
    return 0


def _calibrate(args: argparse.Namespace) -> int:
    from tortuga.review import measuring

    seed = 1 if args.seed is None else args.seed
    options, first = options_of(args), seed * 1_000_000
    player = bot_name(args.bot, args.game) if args.bot else ""
    if args.hints:
        lost = measuring.hint_losses(args.game, options, args.hints, first, player)
        print(
            f"{sum(loss == 0 for loss in lost)} of {len(lost)} hints agree; mean loss {100 * sum(lost) / len(lost):.2f}"
        )
        return 0
    claims = measuring.claims(args.game, options, args.games, first, player, _reviewing)
    for low, number, claimed, won in measuring.tenths(claims):
        print(f"{low:>3}-{low + 10:<3} {number:>6} claims  claimed {100 * claimed:5.1f}  won {100 * won:5.1f}")
    if args.fit:
        words = ["tortuga", "calibrate", args.game, *(f"--{key} {value}" for key, value in options.items())]
        command = " ".join([*words, f"--games {args.games}", f"--seed {seed}", "--fit"])
        measuring.write_fits(args.game, len(claims[0].won), claims, command, DATA / "review.toml")
    return 0


def _reviewing(done: int, total: int) -> None:
    if sys.stderr.isatty():
        progress("review", done, total)
