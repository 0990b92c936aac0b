"""`tortuga build-wasm` and `tortuga export-site`: the rules for the browser, and a site that plays by them."""

from __future__ import annotations

from pathlib import Path
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


@commands.command()
def export_site(
    folder: Annotated[Path, typer.Argument(help="the folder to write to: new, empty, or of an older export")],
) -> None:
    """Write a site that plays both games against bots in the browser: any web server can serve it."""
    from tortuga.web.site.export import export

    files, size = export(folder)
    print(f"{folder}: {files} files, {size:,} bytes, compressed")
