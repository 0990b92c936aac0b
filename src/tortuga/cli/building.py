"""`tortuga build-wasm`: the rules for the browser."""

from __future__ import annotations

from typing import Annotated

import typer

from tortuga.cli.arguments import AnyGameName
from tortuga.games import GAMES

commands = typer.Typer()


@commands.command()
def build_wasm(
    game: AnyGameName = None,
    check: Annotated[
        bool, typer.Option("--check", help="write nothing; fail if the files in the package would change")
    ] = False,
) -> None:
    """Build the compiled rules as WebAssembly into the package (needs `make wasm`; minutes)."""
    from tortuga.web.wasm.build import build, check_build

    for name in GAMES if game is None else (game,):
        if check:
            check_build(name)
        for path in () if check else build(name):
            print(f"{path}: {path.stat().st_size:,} bytes")
