"""Thousands of games a step: NumPy arrays in and out, compiled, no Python loop (but see `Batch.sights`).

>>> from tortuga.lab.envs.batch import Batch
>>> batch = Batch("einauge", games=256, seed=1, players=2)
>>> batch.reset()
>>> batch.step(batch.random_actions())
>>> batch.sights.shape, int(batch.over.sum())
((256, 537), 0)
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tortuga.games import GAMES
from tortuga.games.kit.chance import stream
from tortuga.games.kit.numbers import whole_number
from tortuga.lab.envs.sight import bits_of, size_of
from tortuga.lab.kernels import lab_kernels


class Batch:
    """Many games side by side; a step is one decision in each. The arrays are written in place, for you to read.

    `who[i]` decides in game i; `masks[i]` are its legal actions in 64-bit words (action a: bit a % 64 of word a // 64;
    `legal()` spreads them); `sights[i]` is what that seat sees; after a step `over[i]` tells that the game ended,
    `shares[i]` what each seat had of the win, and a new game has begun in its place. Where all choose at once, the
    seats decide one after the other and none sees what the others have sealed. The sights of a game without FIELDS of
    its own (sight.py) are made by a loop in Python.
    """

    def __init__(self, game: str, games: int, seed: Any = None, sights: bool = True, **options: Any) -> None:
        kind, number = GAMES[game].rules, whole_number("games", games, 1)
        self._kind, self._kernels, self._batch = kind, kind.kernels, lab_kernels(game, "batch")
        self.options = kind.options_type.of(**options)
        self._rules, self._states, self._words = self.options.rules(), np.zeros(number, kind.state_type), stream(seed)
        self._who, self._masks = np.zeros(number, np.int64), np.zeros((number, kind.kernels.WORDS), np.uint64)
        self.who, self.masks = _read_only(self._who), _read_only(self._masks)  # the kernel trusts what they say
        self.over = np.zeros(number, np.bool_)
        self.sights = np.zeros((number if sights else 0, size_of(game)), np.float32)
        self.shares = np.zeros((number, self.options.players), np.float64)
        self._told = self._who, self._masks, self.sights
        self._ends = self.shares, self.over

    def reset(self) -> None:
        """Begin every game."""
        shares, over = self._ends
        shares[:], over[:] = 0, False
        self._batch.reset_batch(self._rules, self._states, self._words, *self._told)
        self._show()

    def step(self, actions: Any) -> None:
        """Do one action in every game: *actions* are whole numbers, one a game.

        If one of them is illegal, ValueError names the first and no game changes.
        """
        checked = self._checked(actions)
        first = self._batch.step_batch(self._rules, self._states, self._words, checked, *self._told, *self._ends)
        if first >= 0:
            raise ValueError(f"actions[{first}]: expected a legal action; {actions[first]} came")
        self._show()

    def _show(self) -> None:
        """Write the sights of a game that has no FIELDS; of others the kernel has."""
        if len(self.sights) and not self._batch.sight.FIELDS:
            seen = self._states.copy()
            for state, seat in zip(seen, self.who.tolist(), strict=True):
                self._kind.words.hide(state, seat)
            self.sights[:] = bits_of(self._kind, seen, self.who)

    def _checked(self, actions: Any) -> Any:
        """A copy of *actions* that the kernel can read: nobody else changes it while the kernel runs.

        Numbers of 2**63 and above become negative, which no action is.
        """
        given = np.asarray(actions)
        if given.dtype.kind not in "iu" or given.shape != self._who.shape:
            wanted = f"an array of whole numbers, shape {self._who.shape}"
            raise ValueError(f"actions: expected {wanted}; {given.dtype}, shape {given.shape} came")
        return given.astype(np.int64)

    def random_actions(self) -> Any:
        """A uniformly random legal action for every game."""
        actions = np.zeros(len(self._who), np.int64)
        self._kernels.pick_many(self._masks, self._words, actions)
        return actions

    def legal(self) -> Any:
        """The masks as True and False, a column an action."""
        little = self._masks.astype("<u8", copy=False).view(np.uint8)
        return np.unpackbits(little, axis=1, bitorder="little").astype(bool)


def _read_only(array: Any) -> Any:
    view = array.view()
    view.flags.writeable = False
    return view
