"""Games on disk: text records, under the user's data folder unless another file is named."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from tortuga.games.kit import record
from tortuga.games.kit.game import Game
from tortuga.games.kit.record import Record
from tortuga.terminal.undo import SEALED

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
    """Write the whole record, then put it in place of the old one: a full disk loses nothing."""
    if path.exists() and not path.read_text("utf-8", errors="replace").startswith(_FIRST_LINE):
        raise NotOursError(f"{path}")
    path.parent.mkdir(parents=True, exist_ok=True)
    text = record.write(_open_part(game), names, date=f"{datetime.now().astimezone():%Y-%m-%d}")
    with tempfile.NamedTemporaryFile("w", dir=path.parent, encoding="utf-8", delete=False) as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    Path(file.name).replace(path)


def _open_part(game: Game) -> Game:
    """The game without choices that are still sealed: a file can be read by anybody. They will be asked again."""
    kept = game.copy()
    while kept.phase == SEALED and kept.steps and kept.steps[-1].seat is not None and _sealed(kept):
        kept.pop()
    return kept


def _sealed(game: Game) -> bool:
    """Whether the last move was a sealed choice: before it all were choosing, too."""
    return bool(game.plain_at(len(game.steps) - 1)["phase"] == SEALED)


def load(path: Path) -> Record:
    """Read a game, ready to go on."""
    found = record.read(path.read_text("utf-8"))
    found.game.manual_chance = False
    while found.game.is_chance:
        found.game.push_chance()
    return found
