"""A card table as the fields of a form, and back; and as a file."""

from __future__ import annotations

import copy
import json
from collections.abc import Mapping
from typing import Any

from tortuga.games import GAMES
from tortuga.web.pages.workshop import numbers
from tortuga.web.pages.workshop.cards import workbench_of

NAME = "workshop"


def ours(game: str) -> dict[str, Any]:
    """The default table of a game, with all numbers of the rules."""
    found: dict[str, Any] = GAMES[game].rules.options_type.of().cards.whole()
    return found


def fields_of(game: str, table: Mapping[str, Any]) -> dict[str, str]:
    """Every field of the form with its value: the cards, then the numbers of the rules."""
    return workbench_of(game).fields(table) | numbers.values_of(game, table)


def table_of(game: str, sent: Mapping[str, str]) -> dict[str, Any]:
    """The table of a form: ours, with what was sent; checked, and refused with the field."""
    bench, table = workbench_of(game), copy.deepcopy(ours(game))
    known = fields_of(game, table)
    given = {name: value.strip() for name, value in sent.items() if name in known}
    changed = [name for name, value in given.items() if value != known[name]]
    if changed:
        table["name"] = NAME
    for name in changed:
        if numbers.is_number(name):
            numbers.change(table, name, given[name])
        else:
            bench.change(table, name, known | given)
    checked: dict[str, Any] = GAMES[game].rules.options_type.of(cards=table).cards.whole()
    return checked


def changed_fields(game: str, options: Mapping[str, Any]) -> dict[str, str]:
    """The fields that differ from ours: what an address keeps."""
    before, now = fields_of(game, ours(game)), fields_of(game, options["cards"])
    changed = {name: value for name, value in now.items() if value != before[name]}
    return changed | workbench_of(game).ticked(options)


def toml(game: str, table: Mapping[str, Any]) -> str:
    """The table as a file that every command takes by --cards."""
    return "\n".join(
        [f"name = {json.dumps(table['name'])}", *workbench_of(game).toml(table), *numbers.toml(game, table), ""]
    )
