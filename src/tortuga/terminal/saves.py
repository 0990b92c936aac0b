"""Games on disk: text records, under the user's data folder unless another file is named."""

from __future__ import annotations

import os
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from tortuga.games.kit import record
from tortuga.games.kit.files import write_whole
from tortuga.games.kit.game import Game
from tortuga.games.kit.record import Record

_FIRST_LINE = "[Tortuga "


class NotOursError(OSError):
    """The file exists and is no record: it will not be overwritten."""


def folder() -> Path:
    """Where games are kept if no file is named."""
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "tortuga"


def fresh_name(game: str) -> Path:
    """A file that does not exist yet."""
    stem = f"{game}-{datetime.now().astimezone():%Y-%m-%d-%H%M%S}"
    names = [stem, *(f"{stem}-{number}" for number in range(2, 100))]
    return next(path for name in names if not (path := folder() / f"{name}.txt").exists())


def save(path: Path, game: Game, names: Sequence[str]) -> None:
    """Write the record of a game; a file that is no record is not overwritten."""
    if path.exists() and not path.read_text("utf-8", errors="replace").startswith(_FIRST_LINE):
        raise NotOursError(f"{path}")
    open_part = game.at(game.open_steps)  # anybody can read a file; choices that are sealed will be asked again
    text = record.write(open_part, names, date=f"{datetime.now().astimezone():%Y-%m-%d}")
    write_whole(path, text)


def load(path: Path) -> Record:
    """Read a game, ready to go on."""
    found = record.read(path.read_text("utf-8"))
    found.game.manual_chance = False
    while found.game.is_chance:
        found.game.push_chance()
    return found
