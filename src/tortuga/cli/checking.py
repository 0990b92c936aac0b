"""`tortuga verify-fair`, `cards` and `perft`: check a deal, a card table, the rules."""

from __future__ import annotations

import argparse
import sys
from typing import Any

from tortuga.cli.kit import GAMES, add_command, add_options, dump, new_game
from tortuga.cli.numbers import Whole


def add(commands: Any) -> None:
    """Add these commands."""
    fair = add_command(
        commands, "verify-fair", _verify_fair, "check that a finished game was dealt as its seal promised"
    )
    fair.add_argument("file", metavar="FILE|URL", help="its disclosure, or the address of its table")
    fair.add_argument("--seal", metavar="HEX", help="the commitment you saw before the first card")
    cards = add_command(commands, "cards", _cards, "show a card table with the provenance of every field")
    cards.add_argument("game", choices=GAMES)
    cards.add_argument("--cards", metavar="FILE", help="a table of your own")
    cards.add_argument("--json", action="store_true", help="the table as JSON")
    perft = add_command(commands, "perft", _perft, "count the sequences of decisions on a fixed deal")
    perft.add_argument("game", choices=GAMES)
    add_options(perft)
    perft.add_argument("--depth", type=Whole(1, 100), default=3, metavar="N")
    perft.add_argument("--divide", action="store_true", help="a count a first move")


def _verify_fair(args: argparse.Namespace) -> int:
    from tortuga.games.kit.errors import TortugaError
    from tortuga.tables.verification import Unfair, told_by, verify

    told = told_by(args.file)
    try:
        for line in verify(told, args.seal):
            print(line)
    except Unfair as error:
        print(f"not fair: {error}", file=sys.stderr)
        return 1
    except TortugaError as error:
        raise TortugaError(f"{args.file}: {error}") from None
    print("fair")
    return 0


def _cards(args: argparse.Namespace) -> int:
    from tortuga.games import game_type
    from tortuga.show.cards import draw_table

    options = game_type(args.game).options_type.of(**({"cards": args.cards} if args.cards else {}))
    if args.json:
        print(dump({**options.cards.plain(), "hash": options.cards.hash}), end="")
    else:
        print(draw_table(args.game, options.cards))
    return 0


def _perft(args: argparse.Namespace) -> int:
    from tortuga.games.kit.perft import divide, perft

    game = new_game(args)
    if args.divide:
        for move, number in divide(game, args.depth).items():
            print(f"{number:>12,}  {move}")
    else:
        for depth in range(1, args.depth + 1):
            print(f"{depth:>3} {perft(game, depth):>14,}", flush=True)
    return 0
