"""`tortuga new`, `replay` and `verify`: make, show and check a record."""

from __future__ import annotations

import argparse
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tortuga.cli.kit import GAMES, add_command, add_options, dump, new_game, read_record

if TYPE_CHECKING:
    from tortuga.games.kit.game import Game


def add(commands: Any) -> None:
    """Add these commands."""
    new = add_command(commands, "new", _new, "make the record of a new game")
    new.add_argument("game", choices=GAMES)
    add_options(new)
    new.add_argument("--random", action="store_true", help="play it out with random moves")
    new.add_argument("--out", type=Path, metavar="FILE", help="write to a file")
    new.add_argument("--json", action="store_true", help="JSON instead of text (docs/records.md)")
    replay = add_command(commands, "replay", _replay, "show a record move by move")
    replay.add_argument("file", type=Path)
    replay.add_argument("--json", action="store_true", help="the whole game as JSON (docs/records.md)")
    replay.add_argument("--step", action="store_true", help="wait for Enter after every move")
    verify = add_command(commands, "verify", _verify, "check a record: moves, chance, hashes, result")
    verify.add_argument("file", type=Path)
    verify.add_argument("--json", action="store_true", help="the answer as JSON")


def _new(args: argparse.Namespace) -> int:
    from tortuga.games.kit import json_record, record

    game = new_game(args)
    if args.random:
        _play_out(game)
    date = datetime.now(UTC).date().isoformat()
    text = dump(json_record.to_json(game, date=date)) if args.json else record.write(game, date=date)
    if args.out:
        args.out.write_text(text, "utf-8")
    else:
        print(text, end="" if text.endswith("\n") else "\n")
    return 0


def _play_out(game: Game) -> None:
    """Uniformly random moves, from the game's own seed."""
    import random

    chooser = random.Random(game.deal.seed + b"moves")
    while not game.is_over:
        game.push(chooser.choice(list(game.legal_moves_of(game.turn if game.turn is not None else 0))))


def _replay(args: argparse.Namespace) -> int:
    from tortuga.games.kit import json_record, record
    from tortuga.show.words import move_sentence

    found = read_record(args.file)
    game = found.game
    if args.json:
        print(dump(json_record.to_json(game, found.names, found.date)), end="")
        return 0
    print(game.at(0))
    for number, step in enumerate(game.steps, start=1):
        print(f"\n{number}. {move_sentence(game.at(number - 1), step, found.names)}")
        last = number == len(game.steps)
        if last or game.steps[number].seat is not None:
            print(game.at(number))
            if args.step and not last:
                input()
    print(record.result_text(game))
    return 0


def _verify(args: argparse.Namespace) -> int:
    from tortuga.games.kit import record
    from tortuga.games.kit.errors import TortugaError

    try:
        found = read_record(args.file)
    except TortugaError as error:
        if args.json:
            print(dump({"valid": False, "reason": str(error)}), end="")
            return 1
        print(f"not valid: {error}", file=sys.stderr)
        return 1
    game = found.game
    if args.json:
        answer = {
            "valid": True,
            "steps": len(game.steps),
            "hash": game.state_hash(),
            "notes": list(map(str, found.notes)),
        }
        print(dump({**answer, "result": record.result_text(game)}), end="")
        return 0
    print(f"valid: {len(game.steps)} steps, state {game.state_hash()}, {record.result_text(game)}")
    for note in found.notes:
        print(f"note: {note}")
    return 0
