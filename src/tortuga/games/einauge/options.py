"""E0  Options and editions, and the read-only record made of them."""

from __future__ import annotations

import itertools
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np

from tortuga.games.einauge.notation import notation
from tortuga.games.einauge.state import COLOURS, RULES, SHIP, ColourBonus, End, Selling, Ties
from tortuga.games.einauge.tables import CardTable, load
from tortuga.games.kit.errors import Message, OptionError, expected
from tortuga.games.kit.notation import Notation
from tortuga.games.kit.options import Option, choice, known_only, whole, words

DEFAULT_CARDS = "reconstruction-1"
OPTIONS = (
    Option("selling", "free | when_short", "E0"),
    Option("end", "finish_round | others_once_more", "E0"),
    Option("ties", "one_lapses | shared_places", "E0"),
    Option("colour_bonus", "off | added | instead", "E0"),
    Option("colours_out", "random | a list of colours", "E0"),
    Option("cards", "reconstruction-1 | a file", "E2"),
)
EDITIONS: dict[str, dict[str, str]] = {
    "amigo": {},
    "italian": {"selling": "when_short"},
    "dutch": {"selling": "when_short", "end": "others_once_more"},
}
_ENUMS: dict[str, type[Selling] | type[End] | type[Ties] | type[ColourBonus]] = {
    "selling": Selling,
    "end": End,
    "ties": Ties,
    "colour_bonus": ColourBonus,
}


@dataclass(frozen=True)
class Options:
    """The options of one game, checked. Make one with `Options.of`."""

    players: int
    edition: str = field(compare=False)  # only a name for some of the values below
    selling: str
    end: str
    ties: str
    colour_bonus: str
    colours_out: tuple[str, ...] | None  # None: drawn
    cards: CardTable

    @classmethod
    def of(cls, players: object = 2, edition: object = "amigo", **given: Any) -> Options:
        """Options from Python values or texts; what is not given is as in the edition."""
        known_only(given, OPTIONS)
        number = whole("players", players, 2, 5)
        name = choice("edition", edition, EDITIONS)
        chosen = {**EDITIONS[name], **given}
        values = {key: _word(key, chosen.get(key)) for key in _ENUMS}
        colours = _colours_out(number, chosen.get("colours_out", "random"))
        return cls(number, name, **values, colours_out=colours, cards=_cards(chosen.get("cards", DEFAULT_CARDS)))

    @staticmethod
    def default_cards() -> str:
        """The name of the card table one plays with if one asks for no other."""
        return DEFAULT_CARDS

    def plain(self) -> dict[str, Any]:
        """Plain values, as in docs/records.md; the edition is only a name for some of them and is left out."""
        values = {each.name: getattr(self, each.name) for each in fields(self) if each.name != "edition"}
        values["colours_out"] = "random" if self.colours_out is None else list(self.colours_out)
        values["cards"] = self.cards.plain()
        return values

    def texts(self) -> dict[str, str]:
        """The options as texts for a record: all but the cards."""
        out = "random" if self.colours_out is None else " ".join(self.colours_out)
        return {**{key: getattr(self, key) for key in _ENUMS}, "colours_out": out}

    def notation(self) -> Notation:
        """The texts of all moves and outcomes with these cards."""
        return notation(self.cards)

    def rules(self) -> Any:
        """The record that compiled rules read, as an array of one."""
        return _rules(self).copy()


def _word(key: str, value: object) -> str:
    names = [member.name.lower() for member in _ENUMS[key]]
    return choice(key, names[0] if value is None else value, names)


def _cards(value: object) -> CardTable:
    if isinstance(value, CardTable):
        return value
    if isinstance(value, Mapping):
        return CardTable.from_plain(dict(value))
    if not isinstance(value, str | Path):
        raise OptionError(expected(Message("error-option", name="cards"), Message("error-cards"), value))
    return load(value)


def _colours_out(players: int, value: object) -> tuple[str, ...] | None:
    """E0: a list of exactly 5 - n distinct colours; order irrelevant."""
    if value in ("random", ["random"], None):
        return None if players < 5 else ()
    given = words("colours_out", value)
    wanted = Message("error-colours_out", number=5 - players, colours=", ".join(COLOURS))
    if len(given) != 5 - players or len(set(given)) != len(given) or not set(given) <= set(COLOURS):
        raise OptionError(expected(Message("error-option", name="colours_out"), wanted, " ".join(given)))
    return tuple(sorted(given, key=COLOURS.index))


def colour_set(colours: tuple[str, ...] | list[str]) -> int:
    """A bit a colour."""
    return sum(1 << COLOURS.index(colour) for colour in colours)


def _sets_out(options: Options) -> list[int]:
    if options.colours_out is not None:
        return [colour_set(options.colours_out)]
    return [colour_set(out) for out in itertools.combinations(COLOURS, 5 - options.players)]


@lru_cache(maxsize=64)
def _rules(options: Options) -> Any:
    array = np.zeros(1, RULES)
    rules = array[0]
    rules.players = options.players
    for key, enum in _ENUMS.items():
        rules[key] = enum[getattr(options, key).upper()]
    sets = _sets_out(options)
    rules.ways_out = len(sets)
    rules.colours_out[: len(sets)] = sets
    _write_cards(rules, options.cards)
    return array


def _write_cards(rules: Any, cards: CardTable) -> None:
    """E2: the tables of yields. "Shows a sabre" means sabres ≥ 1, ships too."""
    faces = [*cards.islands, cards.ship]
    rules.price[:] = [face.price for face in faces]
    for ducats in range(100):
        rules.affordable[ducats] = _of_every_colour([face.price <= ducats for face in faces])
    rules.sabred = _of_every_colour([face.sabres >= 1 for face in faces])
    for kind in ("sabres", "ducats", "jewels", "chests"):
        worth = [getattr(face, kind) for face in faces]
        rules[f"row_{kind}"][:] = [sum(worth[r] for r in range(SHIP) if row >> r & 1) for row in range(128)]
        rules[f"ship_{kind}"] = worth[SHIP]


def _of_every_colour(ranks: list[bool]) -> int:
    byte = sum(1 << rank for rank, holds in enumerate(ranks) if holds)
    return int.from_bytes(bytes([byte] * 8), "little")
