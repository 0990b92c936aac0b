"""The registry of games: one `GameType` a game, through which every layer finds its part of it."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING

from tortuga.games.kit.errors import Message, OptionError, TortugaError, expected, one_of

if TYPE_CHECKING:
    from tortuga.games.kit.game import Game
    from tortuga.games.kit.options import Option

#: Names modules, separated by commas, that register games when they are imported; child processes inherit it.
VARIABLE = "TORTUGA_GAMES"


@dataclass(frozen=True)
class GameType:
    """A game by its name. Its rules and parts are named by module and imported when they are first used.

    The part of a layer is the module `tortuga.<layer>.<name>`, or the one that *parts* names: for example
    `{"render": "goofspiel.drawing"}`. A layer uses its generic part where a game has none.
    """

    name: str
    class_path: str  # "module:Class" of the game's class
    parts: Mapping[str, str] = field(default_factory=dict, compare=False)

    @cached_property
    def rules(self) -> type[Game]:
        """The game's class."""
        module, _, name = self.class_path.partition(":")
        found: type[Game] = getattr(import_module(module), name)
        return found

    @property
    def options(self) -> tuple[Option, ...]:
        """The declared options of the game."""
        declared: tuple[Option, ...] = self.rules.options_type.DECLARED
        return declared

    def has_part(self, layer: str) -> bool:
        """Whether the game has a part of its own in *layer*."""
        return layer in self.parts or find_spec(self._module_of(layer)) is not None

    def part(self, layer: str) -> ModuleType | None:
        """The module with the game's part of *layer*; None: it has none of its own."""
        return import_module(self._module_of(layer)) if self.has_part(layer) else None

    def _module_of(self, layer: str) -> str:
        return self.parts.get(layer, f"tortuga.{layer}.{self.name}")


class Registry(Mapping[str, GameType]):
    """The known games by name, in the order in which they were registered. An unknown name is refused.

    The modules that the environment names are imported when somebody first looks for a game.
    """

    def __init__(self) -> None:
        self._types: dict[str, GameType] = {}
        self._is_complete = False

    def register(self, game_type: GameType) -> None:
        """Add a game; the same once more changes nothing, another one of that name is refused."""
        if self._types.setdefault(game_type.name, game_type) != game_type:
            raise TortugaError(expected("name of a game", "one that no other game has", game_type.name))

    def _all(self) -> dict[str, GameType]:
        """The registered games, with those of the modules that the environment names."""
        named = "" if self._is_complete else os.environ.get(VARIABLE, "")
        self._is_complete = True  # at once: the modules may look for games themselves
        for name in filter(None, named.replace(" ", "").split(",")):
            try:
                import_module(name)
            except Exception as error:
                self._is_complete = False
                wanted = f"{VARIABLE}: expected modules that can be imported, separated by commas"
                raise TortugaError(f"{wanted}; {name!r} came: {type(error).__name__}: {error}") from error
        return self._types

    def __getitem__(self, name: str) -> GameType:
        if name not in self:
            raise OptionError(expected(Message("error-game"), one_of(self), name))
        return self._types[name]

    def __contains__(self, name: object) -> bool:
        return name in self._all()

    def __iter__(self) -> Iterator[str]:
        return iter(self._all())

    def __len__(self) -> int:
        return len(self._all())
