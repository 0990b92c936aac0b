"""`tortuga verify-fair`, `cards` and `perft`: check a deal, a card table, the rules."""

from __future__ import annotations

from typing import Annotated

import typer

from tortuga.cli import arguments
from tortuga.cli.output import print_json, print_note
from tortuga.games.kit.errors import TortugaError

commands = typer.Typer()


@commands.command()
def verify_fair(
    file: Annotated[
        str,
        typer.Argument(metavar="FILE|URL", help="its disclosure, or the address of its table", show_default=False),
    ],
    seal: Annotated[str | None, typer.Option(metavar="HEX", help="the commitment you saw at the start")] = None,
) -> int:
    """Check that a finished game was dealt as its commitment promised."""
    from tortuga.tables.verification import Unfair, read_disclosure, verify

    told = read_disclosure(file)
    try:
        for line in verify(told, seal):
            print(line)
    except Unfair as error:
        print_note(f"not fair: {error}")
        return 1
    except TortugaError as error:
        raise TortugaError(f"{file}: {error}") from None
    print("fair")
    return 0


@commands.command()
def cards(
    game: arguments.GameName,
    own: Annotated[str | None, typer.Option("--cards", metavar="FILE", help="a table of your own")] = None,
    as_json: arguments.AsJson = False,
) -> None:
    """Show a card table with the provenance of every field."""
    from tortuga.games import GAMES
    from tortuga.render.kit.drawing import draw_table

    options = GAMES[game].rules.options_type.of(**({"cards": own} if own else {}))
    if as_json:
        print_json({**options.cards.whole(), "hash": options.cards.hash})
    else:
        print(draw_table(game, options.cards))


@commands.command(cls=arguments.WithOptions)
def perft(
    game: arguments.GameName,
    players: arguments.Players = None,
    edition: arguments.Edition = None,
    cards: arguments.Cards = None,
    option: arguments.Options = None,
    seed: arguments.SeedOption = None,
    depth: Annotated[int, arguments.count(1, 100, "how many decisions")] = 3,
    divide: Annotated[bool, typer.Option("--divide", help="a count a first move")] = False,
) -> None:
    """Count the sequences of decisions on a fixed deal."""
    from tortuga.games.kit import perft as counting

    begun = arguments.new_game(game, seed, arguments.options_of(option, edition, cards, players))
    if divide:
        for move, number in counting.divide(begun, depth).items():
            print(f"{number:>12,}  {move}")
    else:
        for far in range(1, depth + 1):
            print(f"{far:>3} {counting.perft(begun, far):>14,}", flush=True)
