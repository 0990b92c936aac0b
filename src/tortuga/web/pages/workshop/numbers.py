"""The numbers of the rules as fields of a form: `numbers.start_gold`, and of a list `numbers.chest_jewels.0`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from tortuga.games import GAMES
from tortuga.games.kit.options import Cards
from tortuga.games.kit.rule_numbers import RuleNumber
from tortuga.games.kit.tables import SECTION, BaseTable
from tortuga.web.pages.workshop.cards import number


class NumberField(NamedTuple):
    """A number of the rules with the names of its inputs."""

    number: RuleNumber
    names: list[str]


def table_type(game: str) -> type[BaseTable]:
    """The class of a game's card tables."""
    return next(option.table for option in GAMES[game].options if isinstance(option, Cards))


def number_fields(game: str) -> list[NumberField]:
    """All numbers of a game's rules."""
    printed: BaseTable = GAMES[game].rules.options_type.of().cards
    return [NumberField(one, _names(one)) for one in printed.numbers.declared()]


def _names(one: RuleNumber) -> list[str]:
    name = f"{SECTION}.{one.name}"
    return [f"{name}.{place}" for place in range(len(one.printed))] if isinstance(one.printed, tuple) else [name]


def values_of(game: str, table: Mapping[str, Any]) -> dict[str, str]:
    """Every field with its value in a whole table."""
    found: dict[str, str] = {}
    for one, names in number_fields(game):
        value = table[SECTION][one.name]
        found |= dict(zip(names, map(str, value if isinstance(value, list) else [value]), strict=True))
    return found


def is_number(name: str) -> bool:
    """Whether a field is one of these."""
    return name.startswith(f"{SECTION}.")


def change(table: dict[str, Any], name: str, text: str) -> None:
    """Write a field into a whole table."""
    _, key, *place = name.split(".")
    if place:
        table[SECTION][key][int(place[0])] = number(name, text)
    else:
        table[SECTION][key] = number(name, text)


def toml(game: str, table: Mapping[str, Any]) -> Iterator[str]:
    """The section of a table's file: the numbers that are not as printed."""
    changed = table_type(game).from_plain(dict(table)).numbers.plain()
    if changed:
        yield f"\n[{SECTION}]"
        yield from (f"{name} = {value}" for name, value in changed.items())
