"""What the modules in static/engine can play."""

from __future__ import annotations

import json

from tortuga.web.templating import HERE

_FOLDER = HERE / "static" / "engine"


def has_module(game: str) -> bool:
    """Whether the rules of a game run in the browser."""
    return (_FOLDER / f"{game}.wasm").is_file()


def bots_of(game: str) -> list[str]:
    """The bots that the module of a game holds."""
    described = json.loads((_FOLDER / f"{game}.json").read_text("utf-8"))
    return list(described["bots"])
