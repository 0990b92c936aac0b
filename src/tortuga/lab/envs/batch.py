"""Thousands of games a step: NumPy arrays in and out, compiled, no Python loop (but see `Batch.sights`).

>>> from tortuga.lab.envs.batch import Batch
>>> batch = Batch("einauge", games=256, seed=1, players=2)
>>> batch.reset()
>>> batch.step(batch.random_actions())
>>> batch.sights.shape, int(batch.over.sum())
((256, 537), 0)
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from tortuga.games import GAMES
from tortuga.games.kit.chance import seed_bytes, stream
from tortuga.games.kit.errors import TortugaError, expected
from tortuga.games.kit.numbers import whole_number
from tortuga.lab.bots import entrant
from tortuga.lab.envs.sight import RANDOM, in_teams, look_many, size_of
from tortuga.lab.kernels import lab_kernels
from tortuga.lab.kernels.seeds import master_of

_FORMS = ("float32", "uint8")
_ALIGNED = 64  # bytes: JAX shares only memory that begins at a multiple of it


@dataclass(frozen=True)
class Saved:
    """Games of a batch as they stood, for `Batch.load`; what chance will say is not in it."""

    game: str
    options: Any
    states: Any
    own: Any


class Batch:
    """Many games side by side; a step is one decision in each. The arrays are written in place, for you to read.

    `who[i]` decides in game i; `masks[i]` is True for its legal actions; `sights[i]` is what that seat sees, as float32
    or as uint8 (whole numbers instead of fractions), None for none. After a step `over[i]` tells that the game ended,
    `rewards[i]` what each seat has from it (zero-sum, 1 for a win alone), and a new game has begun in its place;
    `actors[i]` did the action, and `final_sights()` is what they saw at the end. All arrays can be shared by DLPack.

    Without *opponents* you decide for every seat. Where all choose at once, the seats decide one after the other and
    none sees what the others have sealed. With them, compiled bots (a name, or one for each seat after yours) play
    inside the step, and you decide for *seat* alone, which may be "random": another in every game. Chance of game i
    follows from the seed and i. The sights of a game without FIELDS of its own (sight.py) are made by a loop in Python.
    """

    def __init__(
        self,
        game: str,
        games: int,
        seed: Any = None,
        sights: str | None = "float32",
        opponents: str | Sequence[str] | None = None,
        seat: int | str = 0,
        **options: Any,
    ) -> None:
        kind, number = GAMES[game].rules, whole_number("games", games, 1)
        self.game, self._all = game, np.ones(number, np.bool_)
        self._kind, self.options = kind, kind.options_type.of(**options)
        if sights not in (None, *_FORMS):
            raise TortugaError(expected("sights", f"None or one of {', '.join(_FORMS)}", sights))
        players, self._teams = self.options.players, in_teams(self.options)
        self._states, self._last = np.zeros(number, kind.state_type), np.zeros(number, kind.state_type)
        self._own, self._streams = np.zeros(number, np.int64), np.zeros((number, 4), np.uint64)
        self._legal = np.zeros((number, kind.kernels.WORDS), np.uint64)
        self.who, self.actors = _array((number,), np.int64), _array((number,), np.int64)
        self.masks = _array((number, 64 * kind.kernels.WORDS), np.bool_)
        self.sights = _array((number if sights else 0, size_of(game)), np.dtype(sights or "float32"))
        self.rewards, self.over = _array((number, players), np.float64), _array((number,), np.bool_)
        self._batch, bots, own = _opponents(game, opponents, seat, players)
        knowledge = None if opponents is None else self._batch.policies.knowledge_of(self.options)
        room = np.zeros(self._batch.ROOM, kind.state_type)
        # views of their own: whatever becomes of the public attributes, the kernels write to arrays of the right size
        self._told = self.who[:], self._legal, self.masks[:], self.sights[:]
        self._games = self.options.rules(), self._states, self._streams, self._own, own, bots, knowledge, room
        self._ends = self._teams, self.rewards[:], self.over[:], self._last, self.actors[:]
        self._known: dict[str, Any] = {}  # by the bots of `bot_actions`
        self._seed(seed)

    def _seed(self, seed: Any) -> None:
        with np.errstate(over="ignore"):  # interpreted, NumPy would warn where 64 bits wrap
            self._batch.begin_streams(master_of(seed_bytes(seed).hex(), "batch"), self._streams)
        self._choices = stream(self._streams[0].tobytes())

    def reset(self, seed: Any = None) -> None:
        """Begin every game; with a seed, chance begins anew, too."""
        if seed is not None:
            self._seed(seed)
        self.rewards[:], self.over[:] = 0, False
        self._batch.reset_batch(*self._games)
        self._tell()

    def step(self, actions: Any, forfeit: bool = False, games: Any = None) -> None:
        """Do one action in every game: *actions* are whole numbers, one a game.

        With *games*, an array of bool, only games that are True there go on; the actions of the others are not read.

        If one of them is illegal, ValueError names the first and no game changes; with *forfeit* an illegal action ends
        its game instead, with reward -1 for the seat that did it.
        """
        checked, acts = self._checked(actions), self._all if games is None else self._checked_games(games)
        first = self._batch.step_batch(*self._games, self._legal, checked, acts, not forfeit, *self._ends)
        if first >= 0:
            raise ValueError(f"actions[{first}]: expected a legal action; {actions[first]} came")
        self._tell()

    def _tell(self) -> None:
        """Write who decides, what may be done and what is seen; the kernel leaves out the sights without FIELDS."""
        self._batch.tell_batch(*self._games[:2], *self._told)
        sights = self._told[-1]
        if len(sights) and not self._batch.sight.FIELDS:
            look_many(self._kind, self._games[0], self._states, self.who, sights)

    def final_sights(self, seats: Any = None) -> Any:
        """The observations of seats at the end of each game that the last step ended, in the order of games.

        *seats* has one for each game of the batch; without it, those that acted.
        """
        _, _, over, last, actors = self._ends
        ended = np.flatnonzero(over)
        found = np.zeros((len(ended), self.sights.shape[1]), self.sights.dtype)
        states = last.take(ended)  # last[ended] copies field by field, which takes several times as long
        look_many(self._kind, self._games[0], states, (actors if seats is None else seats)[ended], found)
        return found

    def bot_actions(self, bot: str, rows: Any) -> Any:
        """The actions of a compiled bot in the games *rows*, each for the seat that decides."""
        kernels, (number,) = compiled_bots(self.game, [bot])
        rules, states, streams, *_, room = self._games
        found = np.zeros(len(self._own), np.int64)
        if bot not in self._known:
            self._known[bot] = kernels.policies.knowledge_of(self.options)
        kernels.choose_many(rules, states, streams, np.asarray(rows, np.int64), number, self._known[bot], room, found)
        return found[rows]

    def _checked(self, actions: Any) -> Any:
        """A copy of *actions* that the kernel can read: nobody else changes it while the kernel runs.

        Numbers of 2**63 and above become negative, which no action is.
        """
        given = np.asarray(actions)
        if given.dtype.kind not in "iu" or given.shape != self._own.shape:
            wanted = f"an array of whole numbers, shape {self._own.shape}"
            raise ValueError(f"actions: expected {wanted}; {given.dtype}, shape {given.shape} came")
        return given.astype(np.int64)

    def _checked_games(self, games: Any) -> Any:
        given = np.array(games)
        if given.dtype != np.bool_ or given.shape != self._own.shape:
            wanted = f"an array of bool, shape {self._own.shape}"
            raise ValueError(f"games: expected {wanted}; {given.dtype}, shape {given.shape} came")
        return given

    def random_actions(self) -> Any:
        """A uniformly random legal action for every game."""
        actions = np.zeros(len(self._own), np.int64)
        self._kind.kernels.pick_many(self._legal, self._choices, actions)
        return actions

    def save(self) -> Saved:
        """All games as they stand, with what is sealed in them."""
        if not self._legal.any():
            raise ValueError("save: expected games that have begun; reset() begins them")
        return Saved(self._kind.NAME, self.options, self._states.copy(), self._own.copy())

    def load(self, saved: Saved, rows: Any = None) -> None:
        """Go on from saved games: `rows[i]` of them in game i, without *rows* each in its place.

        Chance goes on as it would have, so that games loaded from the same row come to differ.
        """
        every, own = self._batch.EVERY, self._games[4]
        came = saved.game, saved.options, bool(saved.own[0] == every)
        if came != (self._kind.NAME, self.options, own == every):
            raise ValueError("saved: expected games of the same kind, options and opponents; others came")
        chosen = np.arange(len(self._own)) if rows is None else np.asarray(rows)
        number, is_whole = len(saved.states), chosen.dtype.kind in "iu"
        if not is_whole or chosen.shape != self._own.shape or not ((chosen >= 0) & (chosen < number)).all():
            raise ValueError(f"rows: expected {len(self._own)} whole numbers from 0 to {number - 1}; {rows} came")
        self._states[:], self._own[:] = saved.states[chosen], saved.own[chosen]
        self.rewards[:], self.over[:] = 0, False
        self._tell()


def _opponents(game: str, bots: str | Sequence[str] | None, seat: Any, players: int) -> tuple[Any, Any, int]:
    """The kernels that have these bots, the numbers of their policies by seat after the own one, and the own seat."""
    kernels = lab_kernels(game, "batch")
    if bots is None:
        if seat != 0:
            raise TortugaError(expected("opponents", "bots for the other seats, where a seat is given", None))
        return kernels, np.zeros(players, np.int64), kernels.EVERY
    names = [bots] * (players - 1) if isinstance(bots, str) else list(bots)
    if len(names) != players - 1:
        raise TortugaError(expected("opponents", f"a bot, or {players - 1} of them", names))
    kernels, numbers = compiled_bots(game, names)
    own = kernels.RANDOM if seat == RANDOM else whole_number("seat", seat, 0, players - 1)
    return kernels, np.array([0, *numbers], np.int64), own


def compiled_bots(game: str, names: Sequence[str]) -> tuple[Any, list[int]]:
    """The kernels that have these bots, and the numbers of their policies."""
    found = [entrant(name, game).bot.name for name in names]
    kernels, learned = lab_kernels(game, "batch"), lab_kernels(game, "batch", "learned")
    if unknown := [name for name in found if name not in learned.policies.POLICIES]:
        raise TortugaError(expected("opponents", f"compiled bots ({', '.join(learned.policies.POLICIES)})", unknown[0]))
    numbers = [int(learned.policies.POLICIES[name]) for name in found]
    return kernels if set(found) <= kernels.policies.POLICIES.keys() else learned, numbers


def _array(shape: tuple[int, ...], kind: Any) -> Any:
    """Zeros in memory that begins at a multiple of _ALIGNED."""
    size = int(np.prod(shape)) * np.dtype(kind).itemsize
    room = np.zeros(size + _ALIGNED, np.uint8)
    first = -room.ctypes.data % _ALIGNED
    return room[first : first + size].view(kind).reshape(shape)
