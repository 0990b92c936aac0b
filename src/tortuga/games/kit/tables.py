"""Tables of cards and layouts in TOML: found by name among ours, or read from a user's file."""

from __future__ import annotations

import hashlib
import json
import tomllib
from abc import ABC, abstractmethod
from collections.abc import Iterable
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Self

from tortuga.games.kit.errors import Message, TableError, TortugaError, expected

if TYPE_CHECKING:
    from tortuga.games.kit.rule_numbers import RuleNumbers

SECTION = "numbers"  # of the rules, in a table
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

    def text(self, value: object) -> str:
        """A text that is not empty."""
        if not isinstance(value, str) or not value:
            raise self.wrong(Message("error-table-name"), value)
        return value

    def provenance(self, given: object, fields: Iterable[str]) -> tuple[tuple[str, str], ...]:
        """The source of each of these fields that has one."""
        sources = self.keys(given, set(), set(fields))
        for key, source in sources.items():
            if not isinstance(source, str):
                raise self.at(key).wrong(Message("error-table-text"), source)
        return tuple(sources.items())

    def keys(self, row: object, wanted: set[str], allowed: set[str]) -> dict[str, Any]:
        """A table with these keys."""
        if not isinstance(row, dict):
            raise self.wrong(Message("error-table-table"), row)
        for key in sorted(wanted - set(row)):
            raise self.at(key).wrong(Message("error-table-value"), Message("error-table-nothing"))
        for key in sorted(set(row) - wanted - allowed):
            raise self.at(key).wrong(Message("error-table-fields", fields=", ".join(sorted(wanted | allowed))), key)
        return row


class BaseTable(ABC):
    """The base of a game's card table: a frozen dataclass with a name."""

    GAME: ClassVar[str]  # the folder in data/ with the tables that come with the game
    name: str
    numbers: RuleNumbers

    @classmethod
    def load(cls, name: str | Path) -> Self:
        """One of the tables that come with the game, or a user's file."""
        if name in shipped(cls.GAME):
            return cls._load_shipped(str(name))
        return cls.from_plain(_read(name, cls.GAME), Field(str(Path(name))))

    @classmethod
    @cache
    def _load_shipped(cls, name: str) -> Self:
        """One of our own, kept in memory: they never change, a user's file may."""
        text = (_folder(cls.GAME) / f"{name}.toml").read_text("utf-8")
        return cls.from_plain(tomllib.loads(text), Field(f"{name}.toml"))

    @classmethod
    @abstractmethod
    def from_plain(cls, plain: dict[str, Any], place: Field | None = None) -> Self:
        """Check a table given as plain values."""

    @abstractmethod
    def plain(self) -> dict[str, Any]:
        """As in docs/records.md."""

    def whole(self) -> dict[str, Any]:
        """As `plain`, with every number of the rules, printed ones too."""
        return {**self.plain(), SECTION: self.numbers.whole()}

    @property
    def hash(self) -> str:
        """Covers the cards, not the name of the table and not the provenance."""
        return short_hash({key: value for key, value in self.plain().items() if key != "name"})


def _folder(game: str) -> Traversable:
    return resources.files("tortuga") / "data" / game


@cache
def shipped(game: str) -> tuple[str, ...]:
    """The names of the card tables that come with the game."""
    names = (file.name for file in _folder(game).iterdir())
    return tuple(sorted(name[:-5] for name in names if name.endswith(".toml") and name != "layouts.toml"))


def _read(name: str | Path, game: str) -> dict[str, Any]:
    """The raw table in a user's file: TOML, or JSON as `tortuga cards --json` writes it."""
    try:
        text = Path(name).read_text("utf-8")
        if text.lstrip().startswith("{"):
            return {key: value for key, value in json_object(text).items() if key != "hash"}
        return tomllib.loads(text)
    except FileNotFoundError:
        wanted = Message("error-table-found", names=", ".join(shipped(game)))
        raise TableError(expected("cards", wanted, str(name))) from None
    except tomllib.TOMLDecodeError as error:
        raise TableError(Message("error-table-toml", file=str(Path(name)), error=str(error))) from None
    except (OSError, UnicodeDecodeError, TortugaError) as error:
        raise TableError(Message("error-table-unreadable", file=str(Path(name)), error=str(error))) from None


def canonical(value: object) -> bytes:
    """JSON with sorted keys and no white space, ASCII only: what all our hashes are taken of."""
    return _encode(value).encode()


def json_object(text: str) -> dict[str, Any]:
    """The fields of a JSON object."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise TortugaError(Message("error-no_json", error=str(error))) from None
    if not isinstance(found, dict):
        raise TortugaError(Message("error-no_object", came=type(found).__name__))
    return found


def short_hash(value: object) -> str:
    """The first 16 hexadecimal digits of the SHA-256 of canonical JSON."""
    return hashlib.sha256(canonical(value)).hexdigest()[:16]
