"""Options of the rules as parameters of OpenSpiel's games, in a spelling that OpenSpiel reads back.

OpenSpiel ends a value at a comma, a bracket or an equals sign, takes "3" for a number and "true" for a truth value.
Lists are therefore spelled in square brackets with blanks, `[2 5]`; in the name of a file such characters are
percent-encoded; a card table that is not a file is spelled as percent-encoded JSON.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any
from urllib.parse import quote, unquote

from tortuga.games.kit.tables import canonical

PARAMETERS: dict[str, dict[str, Any]] = {
    "einauge": {
        "players": 2,
        "edition": "amigo",
        "selling": "",
        "end": "",
        "ties": "",
        "colour_bonus": "",
        "colours_out": "",
        "cards": "",
    },
    "barrakuda": {
        "players": 2,
        "goal": 0,
        "teams": False,
        "layout": "",
        "turn_limit": 200,
        "wrecks": "",
        "declining": "",
        "cards": "",
    },
}
_LISTS = ("colours_out", "wrecks")
_NUMERIC = frozenset("+-.0123456789")


def read(game: str, given: Mapping[str, Any]) -> dict[str, Any]:
    """The options that parameters mean, as the rules take them; those left at their default are left out."""
    values = {**PARAMETERS[game], **given}
    chosen = {key: value for key, value in values.items() if not _is_default(key, value)}
    for key in _LISTS:
        if isinstance(chosen.get(key), str):
            chosen[key] = chosen[key].strip("[]")
    if isinstance(chosen.get("wrecks"), int) and not isinstance(chosen["wrecks"], bool):
        chosen["wrecks"] = [chosen["wrecks"]]
    if isinstance(chosen.get("cards"), str):
        chosen["cards"] = _read_table(chosen["cards"])
    return chosen


def _read_table(text: str) -> Any:
    """A name, a file or a table; a file that is there under its plain name was not encoded."""
    plain = unquote(text)
    if plain.startswith("{"):
        return json.loads(plain)
    return text if Path(text).exists() else plain


def _is_default(key: str, value: Any) -> bool:
    return (isinstance(value, str) and value == "") or (key == "goal" and value == 0)


def spelled(game: str, chosen: Mapping[str, Any], options: Any) -> dict[str, Any]:
    """The parameters of a game with these options, as its string shows them."""
    return {
        key: _spelling(key, chosen[key], options) if key in chosen else default
        for key, default in PARAMETERS[game].items()
    }


def _spelling(key: str, value: Any, options: Any) -> Any:
    if key == "cards":
        return _table(value)
    checked = getattr(options, key)
    if key in _LISTS:
        return f"[{' '.join(map(str, checked))}]" if checked else ""
    return checked


def _table(value: Any) -> str:
    """A name or a file as it is, with what OpenSpiel would not read back encoded; any other table as JSON."""
    if not isinstance(value, str | Path):
        return quote(canonical(value if isinstance(value, Mapping) else value.plain()).decode(), safe="")
    text = str(value)
    if set(text) <= _NUMERIC or text.casefold() in ("true", "false") or text.startswith("{"):
        text = f"./{text}"
    return quote(text, safe="/.~ ")
