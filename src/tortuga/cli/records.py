"""`tortuga new`, `replay` and `verify`: make, show and check a record."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tortuga.cli import arguments
from tortuga.cli.output import print_json, print_note
from tortuga.cli.results import check_free
from tortuga.games.kit.errors import TortugaError

if TYPE_CHECKING:
    from tortuga.games.kit.game import Game

commands = typer.Typer()


@commands.command(cls=arguments.WithOptions)
def new(
    game: arguments.GameName,
    players: arguments.Players = None,
    edition: arguments.Edition = None,
    cards: arguments.Cards = None,
    option: arguments.Options = None,
    seed: arguments.SeedOption = None,
    random: Annotated[bool, typer.Option("--random", help="play it out with random moves")] = False,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="write to a file")] = None,
    overwrite: arguments.Overwrite = False,
    as_json: Annotated[bool, typer.Option("--json", help="JSON instead of text (docs/records.md)")] = False,
) -> None:
    """Make the record of a new game."""
    import json

    from tortuga.games.kit import json_record, record

    if out is not None:
        check_free([out], None, overwrite)
    made = arguments.new_game(game, seed, arguments.options_of(option, edition, cards, players))
    if random:
        _play_out(made)
    date = datetime.now(UTC).date().isoformat()
    if as_json:
        text = json.dumps(json_record.to_json(made, date=date), indent=1, ensure_ascii=False) + "\n"
    else:
        text = record.write(made, date=date)
    if out is not None:
        out.write_text(text, "utf-8")
    else:
        print(text, end="" if text.endswith("\n") else "\n")


def _play_out(game: Game) -> None:
    """Uniformly random moves, from the game's own seed."""
    import random

    chooser = random.Random(game.deal.seed + b"moves")
    while not game.is_over:
        game.push(chooser.choice(list(game.legal_moves_of(game.turn if game.turn is not None else 0))))


@commands.command()
def replay(
    file: arguments.File,
    as_json: Annotated[bool, typer.Option("--json", help="the whole game as JSON (docs/records.md)")] = False,
    step: Annotated[bool, typer.Option("--step", help="wait for Enter after every move")] = False,
) -> None:
    """Show a record move by move."""
    from tortuga.games.kit import json_record, record
    from tortuga.render.kit.words import move_sentence

    found = arguments.read_record(file)
    game = found.game
    if as_json:
        print_json(json_record.to_json(game, found.names, found.date))
        return
    print(game.at(0))
    for number, made in enumerate(game.steps, start=1):
        print(f"\n{number}. {move_sentence(game.at(number - 1), made, found.names)}")
        last = number == len(game.steps)
        if last or game.steps[number].seat is not None:
            print(game.at(number))
            if step and not last:
                input()
    print(record.result_text(game))


@commands.command()
def verify(file: arguments.File, as_json: arguments.AsJson = False) -> int:
    """Check a record: moves, chance, hashes, result."""
    from tortuga.games.kit import record

    try:
        found = arguments.read_record(file)
    except TortugaError as error:
        if as_json:
            print_json({"valid": False, "reason": str(error)})
        else:
            print_note(f"not valid: {error}")
        return 1
    game, notes = found.game, list(map(str, found.notes))
    if as_json:
        answer = {"valid": True, "steps": len(game.steps), "hash": game.state_hash(), "notes": notes}
        print_json({**answer, "result": record.result_text(game)})
        return 0
    print(f"valid: {len(game.steps)} steps, state {game.state_hash()}, {record.result_text(game)}")
    for note in notes:
        print(f"note: {note}")
    return 0
