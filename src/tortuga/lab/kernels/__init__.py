"""The laboratory's compiled code: whole games of bots, rollouts, and what a seat sees as an array of numbers.

The modules here are templates (games/kit/templates.py). What differs from game to game is in the modules sight,
policies, learned and tally of the game's part `lab.kernels`, a package. Where it has none, that in defaults/ is used.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from tortuga.games import GAMES
from tortuga.games.kit import kernels, turn
from tortuga.games.kit.templates import made_for


@cache
def lab_kernels(game: str, template: str, policies: str = "policies") -> Any:
    """The template of that name (search, batch, games or tally), made for a game.

    *policies* is "learned" for the games of learned bots: those kernels take longer to compile.
    """
    rules, module = GAMES[game].rules.kernels, import_module(f"{__name__}.{template}")
    modules: dict[ModuleType, ModuleType] = {turn: rules.turn, kernels: rules}
    for used in [value for value in vars(module).values() if isinstance(value, ModuleType)]:
        package, _, name = used.__name__.rpartition(".")
        if package == __name__:
            modules[used] = lab_kernels(game, name)
        elif package == f"{__name__}.defaults":
            modules[used] = _own_part(game, policies if name == "policies" else name)
    return made_for(game if policies == "policies" else f"{game}.{policies}", module, modules)


def compiled_bots(game: str) -> dict[str, int]:
    """The number of each bot that plays inside a kernel, learned ones too."""
    found: dict[str, int] = _own_part(game, "learned").POLICIES
    return found


def _own_part(game: str, name: str) -> ModuleType:
    """The game's own module of that name, or the default; a game without learned bots has its policies only."""
    package = GAMES[game].part("lab.kernels")
    if package is not None and find_spec(f"{package.__name__}.{name}") is not None:
        return import_module(f"{package.__name__}.{name}")
    return _own_part(game, "policies") if name == "learned" else lab_kernels(game, f"defaults.{name}")
