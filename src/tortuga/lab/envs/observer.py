"""OpenSpiel's observers of our games: strings and tensors, from the seat's view alone."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from tortuga.games.kit.numbers import whole_number
from tortuga.games.kit.tables import canonical
from tortuga.lab.envs.sight import look_many, parts_of, size_of


class Observer:
    """What a seat sees; with perfect recall also the numbers of all that was done (`history`, 0 = nothing yet).

    All of every game is open between two nodes of OpenSpiel (a sealed choice lies inside one): nothing is private. In a
    game in turn, what the others have sealed reads as nothing yet.
    """

    def __init__(self, game: Any, kind: Any) -> None:
        self._game, self._kind = game, kind
        name = game.kind.NAME
        size = size_of(name) if kind.public_info else 0
        history = game.max_history_length() if kind.public_info and kind.perfect_recall else 0
        self.tensor = np.zeros(size + history, np.float32)
        self.dict: dict[str, Any] = {}
        if size:
            self.dict = parts_of(name, self.tensor[:size])
        self._sight, self._history = self.tensor[:size], self.tensor[size:]
        if history:
            self.dict["history"] = self._history

    def set_from(self, state: Any, player: int) -> None:
        """Fill the tensor."""
        player = whole_number("player", player, 0, self._game.num_players() - 1)
        if len(self._sight):
            look_many(self._game.kind, self._game.rules, state.box.states[:1], [player], self._sight[None])
        if len(self._history):
            self._history[:] = 0
            numbers = [0 if action is None else action + 1 for _, action in self._known(state, player)]
            self._history[: len(numbers)] = numbers

    def _known(self, state: Any, player: int) -> list[tuple[int, int | None]]:
        """Who did what, as far as *player* may know."""
        done = [(entry.player, entry.action) for entry in state.full_history()]
        first = len(done) - state.box.sealed
        return [(who, None if n >= first and who != player else action) for n, (who, action) in enumerate(done)]

    def string_from(self, state: Any, player: int) -> str | None:
        """The plain state as text; with perfect recall the player and all that was done."""
        player = whole_number("player", player, 0, self._game.num_players() - 1)
        if not self._kind.public_info:
            return "" if self._kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER else None
        if self._kind.perfect_recall:
            known = self._known(state, player)
            return f"{player}: " + " ".join(f"{who}:{'?' if action is None else action}" for who, action in known)
        seen = state.box.states[0].copy()
        self._game.kind.words.hide(seen, player)
        plain = self._game.kind.words.to_plain(self._game.options, seen)
        return canonical(plain).decode()
