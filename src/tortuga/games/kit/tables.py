"""Tables of cards and layouts in TOML: found by name among ours, or read from a user's file."""

from __future__ import annotations

import hashlib
import json
import tomllib
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

from tortuga.games.kit.errors import Message, TableError, expected

_encode = json.JSONEncoder(sort_keys=True, separators=(",", ":")).encode


class Field:
    """A place in a table, for error texts: file, then the way to the field."""

    def __init__(self, file: str, path: str = "") -> None:
        self.file, self.path = file, path

    def at(self, name: str | int) -> Field:
        """A field inside this one."""
        step = f"[{name}]" if isinstance(name, int) else f".{name}" if self.path else str(name)
        return Field(self.file, self.path + step)

    def wrong(self, wanted: str | Message, came: object) -> TableError:
        """The error of this field."""
        what = f"{self.file}, {self.path}" if self.path else Message("error-table-file", file=self.file)
        return TableError(expected(what, wanted, came))

    def whole(self, value: object, low: int, high: int) -> int:
        """A whole number within bounds."""
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise self.wrong(Message("error-whole", low=low, high=high), value)
        return value

    def keys(self, row: object, wanted: set[str], allowed: set[str]) -> dict[str, Any]:
        """A table with these keys."""
        if not isinstance(row, dict):
            raise self.wrong(Message("error-table-table"), row)
        for key in sorted(wanted - set(row)):
            raise self.at(key).wrong(Message("error-table-value"), Message("error-table-nothing"))
        for key in sorted(set(row) - wanted - allowed):
            raise self.at(key).wrong(Message("error-table-fields", fields=", ".join(sorted(wanted | allowed))), key)
        return row


@cache
def shipped(game: str) -> tuple[str, ...]:
    """The names of the card tables that come with the game."""
    folder = resources.files("tortuga") / "data" / game
    names = (file.name for file in folder.iterdir())
    return tuple(sorted(name[:-5] for name in names if name.endswith(".toml") and name != "layouts.toml"))


def read(game: str, name: str | Path) -> tuple[Field, dict[str, Any]]:
    """The raw table *name*: one of ours, or a file; with the place for error texts."""
    if isinstance(name, str) and name in shipped(game):
        return Field(f"{name}.toml"), tomllib.loads(
            (resources.files("tortuga") / "data" / game / f"{name}.toml").read_text("utf-8")
        )
    path = Path(name)
    try:
        return Field(str(path)), tomllib.loads(path.read_text("utf-8"))
    except FileNotFoundError:
        wanted = Message("error-table-found", names=", ".join(shipped(game)))
        raise TableError(expected("cards", wanted, str(name))) from None
    except (OSError, UnicodeDecodeError) as error:
        raise TableError(Message("error-table-unreadable", file=str(path), error=str(error))) from None
    except tomllib.TOMLDecodeError as error:
        raise TableError(Message("error-table-toml", file=str(path), error=str(error))) from None


def canonical(value: object) -> bytes:
    """JSON with sorted keys and no white space, ASCII only: what all our hashes are taken of."""
    return _encode(value).encode()


def short_hash(value: object) -> str:
    """The first 16 hexadecimal digits of the SHA-256 of canonical JSON."""
    return hashlib.sha256(canonical(value)).hexdigest()[:16]
