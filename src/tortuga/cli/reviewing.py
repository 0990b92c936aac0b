"""`tortuga review`, `hint` and `calibrate`: judge a game, advise in one, measure the judge."""

from __future__ import annotations

from functools import partial
from typing import Annotated

import typer

from tortuga.cli import arguments
from tortuga.cli.arguments import DATA
from tortuga.cli.output import print_json, print_table, progress
from tortuga.games.kit.errors import TortugaError

commands = typer.Typer()


@commands.command()
def review(file: arguments.File, as_json: arguments.AsJson = False, effort: arguments.Effort = 1.0) -> None:
    """Win chances, blunders, luck and skill of a recorded game."""
    from tortuga.review import review as reviewed
    from tortuga.review.text import review_text

    found = arguments.read_record(file)
    with progress() as bar:
        judged = reviewed(found, effort, partial(bar, "positions"))
    if as_json:
        print_json(judged.plain())
    else:
        print(review_text(judged, found.names))


@commands.command()
def hint(file: arguments.File, as_json: arguments.AsJson = False, effort: arguments.Effort = 1.0) -> None:
    """What to do at the end of an unfinished record."""
    from tortuga.review import hint as advice_for
    from tortuga.review.text import hint_text

    game = arguments.read_record(file).game
    if game.turn is None:
        raise TortugaError(f"{file}: expected a game in which somebody decides next; phase {game.phase} came")
    advice = advice_for(game.view(game.turn), effort)
    if as_json:
        print_json(advice.plain())
    else:
        print(hint_text(advice))


@commands.command(cls=arguments.WithOptions)
def calibrate(
    game: arguments.GameName,
    players: arguments.Players = None,
    edition: arguments.Edition = None,
    cards: arguments.Cards = None,
    option: arguments.Options = None,
    seed: arguments.SeedOfOne = arguments.SEED_1,
    games: arguments.Games = 2000,
    bot: Annotated[str, typer.Option(metavar="NAME", help="who plays them")] = "",
    fit: Annotated[bool, typer.Option("--fit", help="fit the claims to the results in data/review.toml")] = False,
    hints: Annotated[int | None, arguments.count(1, 1_000_000_000, "instead: N hints against a long search")] = None,
) -> None:
    """Measure whether the review's claims come true."""
    from tortuga.review import measuring

    options, first = arguments.options_of(option, edition, cards, players), seed.short * 1_000_000
    player = arguments.bot_name(bot, game) if bot else ""
    with progress() as bar:
        if hints:
            lost = measuring.hint_losses(game, options, hints, first, player, partial(bar, "hints"))
        else:
            claims = measuring.claims(game, options, games, first, player, partial(bar, "games"))
    if hints:
        agree = sum(loss == 0 for loss in lost)
        print(f"{agree} of {len(lost)} hints agree; mean loss {100 * sum(lost) / len(lost):.2f}")
        return
    print_table(
        ("per cent", "claims", "claimed", "won"),
        [
            (f"{low}–{low + 10}", f"{number:,}", f"{100 * claimed:.1f}", f"{100 * won:.1f}")
            for low, number, claimed, won in measuring.tenths(claims)
        ],
    )
    if fit:
        words = ["tortuga", "calibrate", game, *arguments.words_of(options), *([f"--bot {player}"] if player else [])]
        command = " ".join([*words, f"--games {games}", f"--seed {seed}", "--fit"])
        measuring.write_fits(game, len(claims[0].won), claims, command, DATA / "review.toml")
