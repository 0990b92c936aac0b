"""Compiled code that is written once and made for every game.

A template is a module of ordinary compiled functions that reads a game's own functions from other modules, as in
`turn.legal(rules, state, seat)`. `made_for` copies its functions so that for them another module stands behind the name
`turn`. The copies are compiled as if they had been written by hand, and so are as fast; closures over compiled
functions would be as fast, too, but Numba cannot take them from its cache again.
"""

from __future__ import annotations

import inspect
from collections.abc import Mapping
from types import FunctionType, ModuleType
from typing import Any

from tortuga.games.kit.errors import TortugaError, expected


def made_for(game: str, template: ModuleType, modules: Mapping[ModuleType, ModuleType]) -> ModuleType:
    """A copy of *template* for *game* that uses the values of *modules* wherever it refers to their keys."""
    made = ModuleType(f"{template.__name__}[{game}]", template.__doc__)
    sources = sorted({path for module in modules.values() for path in _sources_of(module)})
    made.__dict__["__sources__"] = sources
    for name, value in vars(template).items():
        if name.startswith("__"):
            continue
        if isinstance(value, ModuleType):
            value = modules.get(value, value)
        elif getattr(value, "__module__", None) == template.__name__ and callable(value):
            value = _copied(value, game, made, sources)
        setattr(made, name, value)
    return made


def _sources_of(module: ModuleType) -> list[str]:
    """The files that a module was made from."""
    return getattr(module, "__sources__", None) or [module.__file__ or ""]


def _copied(function: Any, game: str, made: ModuleType, sources: list[str]) -> Any:
    """The function, with the names of *made* for its globals, compiled in the same way."""
    plain = getattr(function, "py_func", function)
    copy = FunctionType(plain.__code__, made.__dict__, plain.__name__, plain.__defaults__)
    copy.__doc__, copy.__module__, copy.__annotations__ = plain.__doc__, plain.__module__, plain.__annotations__
    copy.__qualname__ = f"{game}.{plain.__name__}"  # names the file in Numba's cache
    decorator = vars(plain).get("compiled_by")
    return copy if decorator is None else decorator(copy, *sources)


def checked(game: str, found: ModuleType, wanted: ModuleType) -> ModuleType:
    """*found*, if it has all functions and constants of *wanted*, with the same parameters."""
    for name, value in vars(wanted).items():
        if name.startswith("_") or getattr(value, "__module__", wanted.__name__) != wanted.__name__:
            continue
        text = f"{name}{_parameters(value)}"
        came = f"{name}{_parameters(getattr(found, name))}" if hasattr(found, name) else None
        if came != text:
            raise TortugaError(expected(f"rules of {game}", text, came))
    return found


def _parameters(function: Any) -> str:
    if not callable(function):
        return ""
    return f"({', '.join(inspect.signature(getattr(function, 'py_func', function)).parameters)})"
