"""A card table as the fields of a form, and back; and as a file."""

from __future__ import annotations

import copy
import json
from collections.abc import Mapping
from typing import Any

from tortuga.games import GAMES
from tortuga.web.pages.workshop.cards import workbench_of

NAME = "workshop"


def ours(game: str) -> dict[str, Any]:
    """The table one plays with if one asks for no other."""
    found: dict[str, Any] = GAMES[game].rules.options_type.of().cards.plain()
    return found


def options_of(game: str, sent: Mapping[str, str]) -> dict[str, Any]:
    """What a form asks for, as options of a game; checked, and refused with the field."""
    options: dict[str, Any] = {"cards": table_of(game, sent), **workbench_of(game).options(sent)}
    GAMES[game].rules.options_type.of(**options)
    return options


def table_of(game: str, sent: Mapping[str, str]) -> dict[str, Any]:
    """The table of a form: ours, with what was sent; checked, and refused with the field."""
    bench, table = workbench_of(game), copy.deepcopy(ours(game))
    known = bench.fields(table)
    given = {name: value.strip() for name, value in sent.items() if name in known}
    changed = [name for name, value in given.items() if value != known[name]]
    if changed:
        table["name"] = NAME
    for name in changed:
        bench.change(table, name, known | given)
    checked: dict[str, Any] = GAMES[game].rules.options_type.of(cards=table).cards.plain()
    return checked


def changed_fields(game: str, options: Mapping[str, Any]) -> dict[str, str]:
    """The fields that differ from ours: what an address keeps."""
    bench = workbench_of(game)
    before, now = bench.fields(ours(game)), bench.fields(options["cards"])
    return {name: value for name, value in now.items() if value != before[name]} | bench.ticked(options)


def toml(game: str, table: Mapping[str, Any]) -> str:
    """The table as a file that every command takes by --cards."""
    return "\n".join([f"name = {json.dumps(table['name'])}", *workbench_of(game).toml(table), ""])
