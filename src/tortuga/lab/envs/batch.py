"""Thousands of games a step: NumPy arrays in and out, compiled, no Python loop.

>>> from tortuga.lab.envs.batch import Batch
>>> batch = Batch("einauge", games=256, seed=1, players=2)
>>> batch.reset()
>>> batch.step(batch.random_actions())
>>> batch.sights.shape, int(batch.over.sum())
((256, 537), 0)
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

import numpy as np

from tortuga.games import game_type
from tortuga.games.kit.chance import stream
from tortuga.lab.envs.sight import size_of


class Batch:
    """Games side by side; a step is one decision in each. All arrays are written in place, and are yours to read.

    `who[i]` decides in game i; `masks[i]` are its legal actions in 64-bit words (action a: bit a % 64 of word a // 64;
    `legal()` spreads them); `sights[i]` is what that seat sees; after a step `over[i]` tells that the game ended,
    `shares[i]` what each seat had of the win, and a new game has begun in its place. While all choose a card in
    Barrakuda, the seats decide one after the other and none sees what the others have sealed.
    """

    def __init__(self, game: str, games: int, seed: Any = None, sights: bool = True, **options: Any) -> None:
        kind = game_type(game)
        self._kernels, self._batch = kind.kernels, import_module(f"tortuga.lab.kernels.{game}_batch")
        self.options = kind.options_type.of(**options)
        self._rules, self._states, self._words = self.options.rules(), np.zeros(games, kind.state_type), stream(seed)
        self.who, self.over = np.zeros(games, np.int64), np.zeros(games, np.bool_)
        self.masks = np.zeros((games, kind.kernels.WORDS), np.uint64)
        self.sights = np.zeros((games if sights else 0, size_of(game)), np.float32)
        self.shares = np.zeros((games, self.options.players), np.float64)

    def reset(self) -> None:
        """Begin every game."""
        self.over[:] = False
        self.shares[:] = 0
        self._batch.reset_batch(self._rules, self._states, self._words, self.who, self.masks, self.sights)

    def step(self, actions: Any) -> None:
        """Do one action in every game; an illegal one is refused, and nothing is done."""
        first = self._batch.step_batch(
            *(self._rules, self._states, self._words, actions),
            *(self.who, self.masks, self.sights, self.shares, self.over),
        )
        if first >= 0:
            raise ValueError(f"actions[{first}]: expected a legal action; {actions[first]} came")

    def random_actions(self) -> Any:
        """A uniformly random legal action for every game."""
        actions = np.zeros(len(self.who), np.int64)
        self._kernels.pick_many(self.masks, self._words, actions)
        return actions

    def legal(self) -> Any:
        """The masks as True and False, a column an action."""
        little = self.masks.astype("<u8", copy=False).view(np.uint8)
        return np.unpackbits(little, axis=1, bitorder="little").astype(bool)
