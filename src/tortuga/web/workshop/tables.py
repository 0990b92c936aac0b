"""A card table as the fields of a form, and back; and as a file."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator, Mapping
from typing import Any

from tortuga.games import game_type
from tortuga.games.barrakuda.state import WRECKS
from tortuga.games.barrakuda.tables import ALLOWED, MOST_X, SLOTS
from tortuga.games.einauge.tables import VALUES
from tortuga.games.kit.errors import TableError, expected

HIGHEST = 99
WITH_X = ("gold", "take_back")
NAME = "workshop"
SETS = {"": "base", "a": "alternative"}  # how the fields of a wreck begin, before its number
LIES = "1"  # the value of a ticked field


def ours(game: str) -> dict[str, Any]:
    """The table one plays with if one asks for no other."""
    found: dict[str, Any] = game_type(game).options_type.of().cards.plain()
    return found


def fields(game: str, table: Mapping[str, Any]) -> dict[str, str]:
    """Every field of the form with its value."""
    if game == "einauge":
        faces = [*table["islands"], table["ship"]]
        return {f"{place}.{key}": str(face[key]) for place, face in enumerate(faces) for key in VALUES}
    found: dict[str, str] = {}
    for first, name in SETS.items():
        for number, wreck in enumerate(table[name], 1):
            found |= _fields_of(f"{first}{number}", wreck)
    return found


def _fields_of(place: str, wreck: Mapping[str, Any]) -> dict[str, str]:
    found = {}
    for slot in SLOTS:
        sign = wreck[slot] or {}
        found[f"{place}.{slot}"] = sign.get("action", "")
        if slot != "stop":
            found[f"{place}.{slot}_x"] = str(sign.get("x", 1))
    return found


def lying(game: str, sent: Mapping[str, str]) -> list[int]:
    """The alternative wrecks that lie on the board."""
    if game != "barrakuda":
        return []
    return [number for number in range(1, WRECKS + 1) if sent.get(f"a{number}.lies") == LIES]


def options_of(game: str, sent: Mapping[str, str]) -> dict[str, Any]:
    """What a form asks for, as options of a game; checked, and refused with the field."""
    options: dict[str, Any] = {"cards": table_of(game, sent)}
    if wrecks := lying(game, sent):
        options["wrecks"] = wrecks
    game_type(game).options_type.of(**options)
    return options


def table_of(game: str, sent: Mapping[str, str]) -> dict[str, Any]:
    """The table of a form: ours, with what was sent; checked, and refused with the field."""
    table = copy.deepcopy(ours(game))
    known = fields(game, table)
    given = {name: value.strip() for name, value in sent.items() if name in known}
    changed = {name: value for name, value in given.items() if value != known[name]}
    if changed:
        table["name"] = NAME
    full = known | given
    for name in changed:
        place, _, key = name.partition(".")
        if game == "einauge":
            face = table["islands"][int(place)] if int(place) < len(table["islands"]) else table["ship"]
            face[key] = _number(name, full[name])
        else:
            slot, wrecks = key.removesuffix("_x"), table[SETS[place[:-1]]]
            wrecks[int(place[-1]) - 1][slot] = _sign(full, f"{place}.{slot}", slot)
    checked: dict[str, Any] = game_type(game).options_type.of(cards=table).cards.plain()
    return checked


def _sign(full: Mapping[str, str], name: str, slot: str) -> dict[str, Any] | None:
    action = full[name]
    if not action:
        return None
    if action in WITH_X and slot != "stop":
        return {"action": action, "x": _number(f"{name}_x", full[f"{name}_x"])}
    return {"action": action}


def _number(name: str, text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) <= len(str(HIGHEST))):
        raise TableError(expected(f"cards, {name}", f"a whole number from 0 to {HIGHEST}", text))
    return int(text)


def changed_fields(game: str, options: Mapping[str, Any]) -> dict[str, str]:
    """The fields that differ from ours: what an address keeps."""
    before, now = fields(game, ours(game)), fields(game, options["cards"])
    lie = {f"a{number}.lies": LIES for number in options.get("wrecks", ())}
    return {name: value for name, value in now.items() if value != before[name]} | lie


def actions_for(slot: str) -> list[str]:
    """The icons that may stand in a slot."""
    return [icon.name.lower() for icon in sorted(ALLOWED[slot])]


def toml(game: str, table: Mapping[str, Any]) -> str:
    """The table as a file that every command takes by --cards."""
    return "\n".join(
        [f"name = {json.dumps(table['name'])}", *(_einauge(table) if game == "einauge" else _barrakuda(table)), ""]
    )


def _einauge(table: Mapping[str, Any]) -> Iterator[str]:
    for heading, face in [*(("[[islands]]", face) for face in table["islands"]), ("[ship]", table["ship"])]:
        yield f"\n{heading}\nname = {json.dumps(face['name'])}"
        yield from (f"{key} = {face[key]}" for key in VALUES)


def _barrakuda(table: Mapping[str, Any]) -> Iterator[str]:
    for name in ("base", "alternative"):
        for number, wreck in enumerate(table[name], 1):
            yield f"\n[[{name}]] # {number}"
            for slot, sign in wreck.items():
                if sign is not None:
                    x = f", x = {sign['x']}" if "x" in sign else ""
                    yield f'{slot} = {{ action = "{sign["action"]}"{x} }}'


assert MOST_X <= HIGHEST
