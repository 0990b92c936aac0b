"""The wrecks of Barrakuda in the workshop."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from tortuga.games.barrakuda.state import WRECKS
from tortuga.games.barrakuda.tables import ALLOWED, MOST_X, SLOTS
from tortuga.i18n import translate
from tortuga.render.barrakuda.facts import icon_name, with_limit
from tortuga.web.pages.workshop.cards import HIGHEST, TICKED, Workbench, number

WITH_X = ("gold", "take_back")
SETS = {"": "base", "a": "alternative"}  # how the fields of a wreck begin, before its number


class BarrakudaWorkbench(Workbench):
    """A field is `place.slot`: `3.general` of a base card, `a3.general` of an alternative one, `a3.lies` if it lies."""

    OWN_OPTIONS = ("wrecks",)

    def fields(self, table: Mapping[str, Any]) -> dict[str, str]:
        found: dict[str, str] = {}
        for first, name in SETS.items():
            for place, wreck in enumerate(table[name], 1):
                found |= _fields_of(f"{first}{place}", wreck)
        return found

    def change(self, table: dict[str, Any], name: str, sent: Mapping[str, str]) -> None:
        place, _, key = name.partition(".")
        slot, wrecks = key.removesuffix("_x"), table[SETS[place[:-1]]]
        wrecks[int(place[-1]) - 1][slot] = _sign(sent, f"{place}.{slot}", slot)

    def toml(self, table: Mapping[str, Any]) -> Iterator[str]:
        for name in SETS.values():
            for place, wreck in enumerate(table[name], 1):
                yield f"\n[[{name}]] # {place}"
                for slot, sign in wreck.items():
                    if sign is not None:
                        x = f", x = {sign['x']}" if "x" in sign else ""
                        yield f'{slot} = {{ action = "{sign["action"]}"{x} }}'

    def pieces(self, table: Mapping[str, Any], language: str) -> list[str]:  # noqa: ARG002
        return [translate("cards-base", language, number=wreck) for wreck in range(1, WRECKS)]

    def options(self, sent: Mapping[str, str]) -> dict[str, Any]:
        """The alternative wrecks that lie on the board."""
        lying = [wreck for wreck in range(1, WRECKS + 1) if sent.get(f"a{wreck}.lies") == TICKED]
        return {"wrecks": lying} if lying else {}

    def ticked(self, options: Mapping[str, Any]) -> dict[str, str]:
        return {f"a{wreck}.lies": TICKED for wreck in options.get("wrecks", ())}

    def boards(self, table: Mapping[str, Any]) -> dict[str, Any]:
        limit = table["numbers"]["bank_limit"]
        sets = {first: [with_limit(wreck, limit) for wreck in table[name]] for first, name in SETS.items()}
        return {first: {"cards_in_play": wrecks} for first, wrecks in sets.items()}

    def facts(self, sent: Mapping[str, str], language: str) -> dict[str, Any]:
        lying = self.options(sent).get("wrecks", [])
        return {"lying": lying, "actions": {slot: _icons(slot, language) for slot in SLOTS}, "with_x": WITH_X}


def _fields_of(place: str, wreck: Mapping[str, Any]) -> dict[str, str]:
    found = {}
    for slot in SLOTS:
        sign = wreck[slot] or {}
        found[f"{place}.{slot}"] = sign.get("action", "")
        if slot != "stop":
            found[f"{place}.{slot}_x"] = str(sign.get("x", 1))
    return found


def _sign(full: Mapping[str, str], name: str, slot: str) -> dict[str, Any] | None:
    action = full[name]
    if not action:
        return None
    if action in WITH_X and slot != "stop":
        return {"action": action, "x": number(f"{name}_x", full[f"{name}_x"])}
    return {"action": action}


def actions_for(slot: str) -> list[str]:
    """The icons that may stand in a slot."""
    return [icon.name.lower() for icon in sorted(ALLOWED[slot])]


def _icons(slot: str, language: str) -> list[tuple[str, str]]:
    return [(action, icon_name({"action": action, "x": "X"}, language)) for action in actions_for(slot)]


WORKBENCH = BarrakudaWorkbench()
assert MOST_X <= HIGHEST
