"""Options of a game. Each is declared once, by its kind; all that reads, shows or writes it follows the declaration."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar, Self

from tortuga.games.kit.errors import Message, OptionError, expected, one_of
from tortuga.games.kit.tables import BaseTable


def _option(name: str) -> Message:
    return Message("error-option", name=name)


def words(name: str, value: object) -> list[str]:
    """A list of words: a list, or a text with blanks or commas."""
    if isinstance(value, str):
        return value.replace(",", " ").split()
    if isinstance(value, list | tuple | set | frozenset):
        return [str(word) for word in value]
    raise OptionError(expected(_option(name), Message("error-list"), value))


@dataclass(frozen=True, kw_only=True)
class Option(ABC):
    """An option: its name, the § that rules it, and how its values are read and written."""

    KIND: ClassVar[str]  # the name of the class in small letters: the template of its field in a form
    name: str
    section: str
    default: Any  # as `read` gives it; None: the game decides, from other options
    compared: tuple[Any, ...] = ()  # the values that a study compares with the default
    offered: Any = None  # what a new table starts with, where that is not the default
    is_new: bool = False  # written only where it differs from the default: older records do not have it

    def __init_subclass__(cls) -> None:
        cls.KIND = cls.__name__.lower()

    @abstractmethod
    def read(self, value: object) -> Any:
        """The checked value of a Python value or a text; any other is refused."""

    @property
    @abstractmethod
    def values(self) -> str:
        """The values in words, for help texts."""

    @abstractmethod
    def schema(self) -> dict[str, Any]:
        """The values as a JSON schema."""

    def text(self, value: Any) -> str:
        """A checked value as a record writes it."""
        return str(value)

    def plain(self, value: Any) -> Any:
        """A checked value as plain JSON."""
        return value


@dataclass(frozen=True, kw_only=True)
class Choice(Option):
    """One of a few words."""

    words: tuple[str, ...]

    def read(self, value: object) -> str:
        """One of the words."""
        if value not in self.words:
            raise OptionError(expected(_option(self.name), one_of(self.words), value))
        return str(value)

    @property
    def values(self) -> str:
        """The words."""
        return " | ".join(self.words)

    def schema(self) -> dict[str, Any]:
        """An enumeration."""
        return {"enum": list(self.words)}


@dataclass(frozen=True, kw_only=True)
class Preset(Choice):
    """A name for values of other options, which a record writes instead of it."""

    sets: Mapping[str, Mapping[str, Any]]


DIGITS = 20  # of a number at most: Python refuses to read thousands of digits


@dataclass(frozen=True, kw_only=True)
class Whole(Option):
    """A whole number within bounds."""

    low: int
    high: int

    def read(self, value: object) -> int:
        """An int, or its digits."""
        is_digits = isinstance(value, str) and value.isascii() and value.isdecimal() and len(value) <= DIGITS
        number = int(str(value)) if is_digits else value
        if isinstance(number, bool) or not isinstance(number, int) or not self.low <= number <= self.high:
            raise OptionError(expected(_option(self.name), Message("error-whole", low=self.low, high=self.high), value))
        return number

    @property
    def values(self) -> str:
        """The bounds."""
        return f"{self.low} to {self.high}"

    def schema(self) -> dict[str, Any]:
        """A whole number."""
        return {"type": "integer", "minimum": self.low, "maximum": self.high}


@dataclass(frozen=True, kw_only=True)
class Switch(Option):
    """On or off."""

    default: bool = False

    def read(self, value: object) -> bool:
        """A truth value, or a word for one."""
        known = {True: True, False: False, "on": True, "off": False, "true": True, "false": False}
        if not isinstance(value, bool | str) or value not in known:
            raise OptionError(expected(_option(self.name), Message("error-switch"), value))
        return known[value]

    @property
    def values(self) -> str:
        """Both words."""
        return "off | on"

    def schema(self) -> dict[str, Any]:
        """A truth value."""
        return {"type": "boolean"}

    def text(self, value: Any) -> str:
        """The word."""
        return "on" if value else "off"


@dataclass(frozen=True, kw_only=True)
class Several(Option):
    """Some of a few words, in any order; *otherwise* is the word for the default."""

    words: tuple[str, ...]
    most: int
    otherwise: str
    reader: Callable[[object], Any]  # gives a tuple, or the default

    def read(self, value: object) -> Any:
        """What the reader gives, or the default."""
        return self.default if value in (self.otherwise, [self.otherwise], None) else self.reader(value)

    @property
    def values(self) -> str:
        """The word for the default, or how many of which words."""
        return f"{self.otherwise} | up to {self.most} of {' '.join(self.words)}"

    def schema(self) -> dict[str, Any]:
        """The word for the default, or a list without repetitions."""
        listed = {"type": "array", "items": {"enum": list(self.words)}, "uniqueItems": True, "maxItems": self.most}
        return {"anyOf": [{"const": self.otherwise}, listed]}

    def text(self, value: Any) -> str:
        """The words, or the one for the default."""
        return " ".join(map(str, value)) if value or value != self.default else self.otherwise

    def plain(self, value: Any) -> Any:
        """A list, or the word for the default."""
        return self.otherwise if value is None else list(value)


@dataclass(frozen=True, kw_only=True)
class Drawing(Option):
    """One of some names, or a drawing."""

    names: Callable[[], Iterable[str]]
    reader: Callable[[object], str]

    def read(self, value: object) -> str:
        """What the reader gives."""
        return self.reader(value)

    @property
    def values(self) -> str:
        """The names, or a drawing."""
        return " | ".join([*self.names(), "a drawing"])

    def schema(self) -> dict[str, Any]:
        """A text; the names are examples."""
        return {"type": "string", "examples": list(self.names())}


@dataclass(frozen=True, kw_only=True)
class Cards(Option):
    """A card table: a name, a file, plain values or the table itself. A record has headers of its own for it."""

    name: str = "cards"
    table: type[BaseTable]

    def read(self, value: object) -> Any:
        """A checked card table."""
        if isinstance(value, self.table):
            return value
        if isinstance(value, Mapping):
            return self.table.from_plain(dict(value))
        if not isinstance(value, str | Path):
            raise OptionError(expected(_option(self.name), Message("error-cards"), value))
        return self.table.load(value)

    @property
    def values(self) -> str:
        """The default, or a file."""
        return f"{self.default} | a file"

    def schema(self) -> dict[str, Any]:
        """A name, or plain values."""
        return {"type": ["string", "object"]}

    def plain(self, value: Any) -> Any:
        """The table in plain values."""
        return value.plain()


@dataclass(frozen=True)
class GameOptions:
    """The base of a game's options: a frozen dataclass of `players` and one field an option of DECLARED."""

    DECLARED: ClassVar[tuple[Option, ...]]
    SEATS: ClassVar[tuple[int, int]]  # fewest and most players
    players: int

    @classmethod
    def of(cls, players: object = 2, **given: Any) -> Self:
        """Options from Python values or texts; what is not given has its default, or the preset's value."""
        known = [option.name for option in cls.DECLARED]
        for name in given:
            if name not in known:
                raise OptionError(expected(Message("error-any_option"), ", ".join(known), name))
        low, high = cls.SEATS
        number = Whole(name="players", section="", low=low, high=high, default=low).read(players)
        for option in cls.DECLARED:
            if isinstance(option, Preset):
                given = {**option.sets[option.read(given.get(option.name, option.default))], **given}
        values = {option.name: _value(option, given) for option in cls.DECLARED}
        return cls(players=number, **values)

    @property
    def card_table(self) -> Any:
        """The cards one plays with; None: the game has none."""
        return getattr(self, "cards", None)

    @classmethod
    def default_cards(cls) -> str | None:
        """The name of the card table one plays with if one asks for no other; None: the game has no cards."""
        return next((str(option.default) for option in cls.DECLARED if isinstance(option, Cards)), None)

    def plain(self) -> dict[str, Any]:
        """Plain values, as in docs/records.md; a preset is only a name for some of them and is left out."""
        written = {option.name: option.plain(value) for option, value in self._written()}
        return {"players": self.players, **written}

    def texts(self) -> dict[str, str]:
        """The options as texts for a record: all but the cards."""
        return {option.name: option.text(value) for option, value in self._written() if not isinstance(option, Cards)}

    def _written(self) -> Iterable[tuple[Option, Any]]:
        for option in self.DECLARED:
            value = getattr(self, option.name)
            if not isinstance(option, Preset) and not (option.is_new and value == option.default):
                yield option, value


def _value(option: Option, given: Mapping[str, Any]) -> Any:
    if isinstance(option, Cards):
        return option.read(given.get(option.name, option.default))
    return option.read(given[option.name]) if option.name in given else option.default


def options_schema(options: Iterable[Option], players: tuple[int, int]) -> dict[str, Any]:
    """The options of a game as a JSON schema."""
    found = {option.name: {"title": option.name.replace("_", " "), **option.schema()} for option in options}
    for option in options:
        if option.default is not None and not isinstance(option.default, tuple):
            found[option.name]["default"] = option.default
    seats = {"type": "integer", "minimum": players[0], "maximum": players[1], "default": players[0]}
    return {"type": "object", "properties": {"players": seats, **found}, "additionalProperties": False}
