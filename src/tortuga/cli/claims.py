"""`tortuga claims`: play the figures of the documentation again, on fresh deals."""

from __future__ import annotations

import json
import secrets
import shutil
from pathlib import Path
from typing import Annotated

import typer

from tortuga.cli import arguments
from tortuga.cli.output import print_note
from tortuga.games.kit.errors import OptionError, TortugaError, expected

commands = typer.Typer()
STOPPED = 130  # the exit code of Ctrl-C


@commands.command()
def claims(
    names: Annotated[
        list[str] | None, typer.Argument(metavar="NAME", help="of claims; default: all but slow ones")
    ] = None,
    write: Annotated[bool, typer.Option("--write", help="replace the results and the figures of the page")] = False,
    seed: arguments.SeedOption = None,
    folder: Annotated[Path, typer.Option(metavar="FOLDER", help="of claims.toml and the results")] = Path(
        "docs/results"
    ),
    page: Annotated[Path, typer.Option(metavar="FILE", help="that shows them")] = Path("docs/studies/README.md"),
    out: Annotated[Path, typer.Option(metavar="FOLDER", help="where the reports go")] = Path("build/claims"),
) -> int:
    """Play the figures of the documentation again on fresh deals; exit 1 where chance does not explain a difference."""
    from tortuga.lab import claims as lab

    known = lab.claims_of(folder)
    for name in names or ():
        if name not in known:
            raise OptionError(expected("claim", ", ".join(known), name))
    asked = [known[name] for name in names or known if names or not known[name].is_slow]
    if write and any(claim.is_slow for claim in asked):
        raise OptionError(expected("--write", "no slow claim: only a part of it is played", ", ".join(names or ())))
    fresh = None if write else str(seed) if seed is not None else str(secrets.randbelow(1 << 32))
    held, came = {}, {}
    for number, claim in enumerate(asked, 1):
        words = claim.words(fresh, out)
        print_note(f"{number}/{len(asked)} tortuga {' '.join(words)}")
        _run(words)
        card, result = json.loads((out / claim.result).read_text("utf-8")), folder / f"{claim.name}.json"
        if write:
            lab.write_result(card, result)
            for picture in page.parent.glob(f"{claim.name}*.svg"):
                shutil.copyfile(out / picture.name, picture)
            page.write_text(lab.page_with(page.read_text("utf-8"), folder), "utf-8")
        else:
            held[claim.name], came[claim.name] = lab.paired(json.loads(result.read_text("utf-8")), card)
    if write:
        return 0
    wrong = lab.misses(held, came)
    compared = sum(len(figures) for figures in held.values())
    print("\n".join([*map(str, wrong), f"{compared - len(wrong)} of {compared} figures hold on seed {fresh}"]))
    return 1 if wrong else 0


def _run(words: list[str]) -> None:
    """Run a command of this program."""
    from tortuga.cli import main

    code = main(words)
    if code == STOPPED:
        raise KeyboardInterrupt
    if code != 0:
        raise TortugaError(expected(f"tortuga {' '.join(words)}", "a result", "an error"))
