"""E0  Options and editions, and the read-only record made of them."""

from __future__ import annotations

import itertools
from dataclasses import dataclass, field
from enum import IntEnum
from functools import lru_cache
from typing import Any

import numpy as np

from tortuga.games.einauge.cards import RICHEST
from tortuga.games.einauge.notation import notation
from tortuga.games.einauge.state import COLOURS, RULES, SHIP, ColourBonus, End, Selling, Ties
from tortuga.games.einauge.tables import CardTable, Numbers
from tortuga.games.kit.errors import Message, OptionError, expected
from tortuga.games.kit.notation import Notation
from tortuga.games.kit.options import Cards, Choice, GameOptions, Preset, Several, words

DEFAULT_CARDS = "reconstruction-1"
EDITIONS: dict[str, dict[str, str]] = {
    "amigo": {},
    "italian": {"selling": "when_short"},
    "dutch": {"selling": "when_short", "end": "others_once_more"},
}
_ENUMS: dict[str, type[IntEnum]] = {"selling": Selling, "end": End, "ties": Ties, "colour_bonus": ColourBonus}


def _choice(name: str) -> Choice:
    """An option whose values are the members of an enum, the first of them the default."""
    values = tuple(member.name.lower() for member in _ENUMS[name])
    return Choice(name=name, section="E0", words=values, default=values[0], compared=values[1:])


def _colours(value: object) -> tuple[str, ...]:
    """The order of the colours is irrelevant; a word that is none is refused with the number of players."""
    given = words("colours_out", value)
    return tuple(sorted(given, key=COLOURS.index) if set(given) <= set(COLOURS) else given)


OPTIONS = (
    Preset(
        name="edition",
        section="E0",
        words=tuple(EDITIONS),
        default="amigo",
        sets=EDITIONS,
        compared=("italian", "dutch"),
    ),
    *map(_choice, _ENUMS),
    Several(
        name="colours_out",
        section="E0",
        words=COLOURS,
        most=3,
        otherwise="random",
        default=None,  # drawn
        reader=_colours,
    ),
    Cards(section="E2", default=DEFAULT_CARDS, table=CardTable),
)


@dataclass(frozen=True)
class Options(GameOptions):
    """The options of one game, checked. Make one with `Options.of`."""

    DECLARED = OPTIONS
    SEATS = (2, 5)
    players: int
    edition: str = field(compare=False)  # only a name for some of the values below
    selling: str
    end: str
    ties: str
    colour_bonus: str
    colours_out: tuple[str, ...] | None  # None: drawn
    cards: CardTable

    def __post_init__(self) -> None:
        """E0: exactly 5 - n distinct colours are out."""
        number = self.SEATS[1] - self.players
        if self.colours_out is None and number == 0:
            object.__setattr__(self, "colours_out", ())
        out = self.colours_out
        if out is None:
            return
        if len(out) != number or len(set(out)) != len(out) or not set(out) <= set(COLOURS):
            wanted = Message("error-colours_out", number=number, colours=", ".join(COLOURS))
            raise OptionError(expected(Message("error-option", name="colours_out"), wanted, " ".join(out)))

    def notation(self) -> Notation:
        """The texts of all moves and outcomes with these cards."""
        return notation(self.cards)

    def rules(self) -> Any:
        """The record that compiled rules read, as an array of one."""
        return _rules(self).copy()


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
    _write_numbers(rules, options.cards.numbers)
    return array


def _write_cards(rules: Any, cards: CardTable) -> None:
    """E2, E3.2: prices and the tables of yields. "Shows a sabre" means sabres ≥ 1, ships too."""
    faces = [*cards.islands, cards.ship]
    rules.price[:] = [face.price for face in faces]
    rules.fight_price[:] = [cards.fight_price(face) for face in faces]
    for held in range(RICHEST + 1):
        rules.affordable[held] = _of_every_colour([price <= held for price in rules.price])
        rules.fightable[held] = _of_every_colour([price <= held for price in rules.fight_price])
    for kind in ("sabres", "ducats", "jewels", "chests"):
        worth = [getattr(face, kind) for face in faces]
        rules[f"row_{kind}"][:] = [sum(worth[r] for r in range(SHIP) if row >> r & 1) for row in range(128)]
        rules[f"ship_{kind}"] = worth[SHIP]


def _write_numbers(rules: Any, numbers: Numbers) -> None:
    """E0: the numbers of the rules, those by place and by number of colours from 0 on."""
    rules.place_jewels[1 : len(numbers.chest_jewels) + 1] = numbers.chest_jewels
    rules.colour_jewels[-len(numbers.colour_jewels) :] = numbers.colour_jewels
    for name in set(numbers.whole()) & set(RULES.names) - {"colour_jewels", "fight_price"}:
        rules[name] = getattr(numbers, name)


def _of_every_colour(ranks: list[bool]) -> int:
    byte = sum(1 << rank for rank, holds in enumerate(ranks) if holds)
    return int.from_bytes(bytes([byte] * 8), "little")
