"""Options of the rules as parameters of OpenSpiel's games, in a spelling that OpenSpiel reads back.

OpenSpiel ends a value at a comma, a bracket or an equals sign, takes "3" for a number and "true" for a truth value.
Lists are therefore spelled in square brackets with blanks, `[2 5]`; in the name of a file such characters are
percent-encoded; a card table that is not a file is spelled as percent-encoded JSON.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any
from urllib.parse import quote, unquote

from tortuga.games.kit.options import Cards, Option, Preset, Several, Switch, Whole
from tortuga.games.kit.tables import canonical

_NUMERIC = frozenset("+-.0123456789")
NOT_GIVEN, NO_NUMBER = "", 0  # stand for the default


def parameters_of(options: Iterable[Option]) -> dict[str, Any]:
    """The parameters with their defaults: the number of players, and one an option."""
    return {"players": 2, **{option.name: _default(option) for option in options}}


def _default(option: Option) -> Any:
    if isinstance(option, Whole):
        return NO_NUMBER if option.default is None else option.default
    return option.default if isinstance(option, Switch | Preset) else NOT_GIVEN


def read(options: Iterable[Option], given: Mapping[str, Any]) -> dict[str, Any]:
    """The options that parameters mean, as the rules take them; those left at their default are left out."""
    values, known = {**parameters_of(options), **given}, {option.name: option for option in options}
    return {
        key: _value(known.get(key), value) for key, value in values.items() if not _is_default(known.get(key), value)
    }


def _is_default(option: Option | None, value: Any) -> bool:
    is_open = isinstance(option, Whole) and option.default is None
    return value == NOT_GIVEN if isinstance(value, str) else is_open and value == NO_NUMBER


def _value(option: Option | None, value: Any) -> Any:
    if isinstance(option, Several):
        is_one = isinstance(value, int) and not isinstance(value, bool)
        return [value] if is_one else value.strip("[]") if isinstance(value, str) else value
    return _read_table(value) if isinstance(option, Cards) and isinstance(value, str) else value


def _read_table(text: str) -> Any:
    """A name, a file or a table; a file that is there under its plain name was not encoded."""
    plain = unquote(text)
    if plain.startswith("{"):
        return json.loads(plain)
    return text if Path(text).exists() else plain


def spelled(options: Iterable[Option], chosen: Mapping[str, Any], checked: Any) -> dict[str, Any]:
    """The parameters of a game with these options, as its string shows them."""
    known = {option.name: option for option in options}
    return {
        key: _spelling(known.get(key), chosen[key], getattr(checked, key)) if key in chosen else default
        for key, default in parameters_of(options).items()
    }


def _spelling(option: Option | None, value: Any, checked: Any) -> Any:
    if isinstance(option, Cards):
        return _table(value)
    if isinstance(option, Several):
        return f"[{' '.join(map(str, checked))}]" if checked else NOT_GIVEN
    return checked


def _table(value: Any) -> str:
    """A name or a file as it is, with what OpenSpiel would not read back encoded; any other table as JSON."""
    if not isinstance(value, str | Path):
        return quote(canonical(value if isinstance(value, Mapping) else value.plain()).decode(), safe="")
    text = str(value)
    if set(text) <= _NUMERIC or text.casefold() in ("true", "false") or text.startswith("{"):
        text = f"./{text}"
    return quote(text, safe="/.~ ")
