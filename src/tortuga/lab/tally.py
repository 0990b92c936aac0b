"""Games with a tally of what the seats did, on all cores, as arrays. NumPy and the compiled rules are all it needs.

Bots with compiled policies play inside one kernel, on threads; others through `Game`, in processes.
"""

from __future__ import annotations

import itertools
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from tortuga.games import GAMES
from tortuga.lab.bots import entrant, play
from tortuga.lab.kernels import lab_kernels
from tortuga.lab.kernels.defaults.tally import STAGES
from tortuga.lab.kernels.seeds import game_seed, master_of
from tortuga.lab.laboratory import laboratory
from tortuga.lab.ratings import shares_of
from tortuga.lab.workers import in_order, processes, threads
from tortuga.players import Budget

CHUNK, SMALL_CHUNK = 1 << 12, 4  # games a task: compiled, and through `Game`


@dataclass(frozen=True)
class Deals:
    """What is played: all that decides the arrays."""

    game: str
    lineups: tuple[tuple[str, ...], ...]  # one deal goes round all of them
    options: dict[str, Any] = field(default_factory=dict)
    seed: str = "1"

    @classmethod
    def of(
        cls, game: str, players: int, options: dict[str, Any] | None = None, seed: str = "1", bot: str = ""
    ) -> Deals:
        """One bot, or else the steady one, in every seat."""
        return cls(game, ((bot or laboratory(game).steady,) * players,), options or {}, seed)

    @property
    def players(self) -> int:
        """How many seats."""
        return len(self.lineups[0])

    @property
    def who(self) -> str:
        """The bots, in words."""
        first = self.lineups[0][0]
        if {name for lineup in self.lineups for name in lineup} == {first}:
            return f"{first} in every seat"
        return " or ".join(" – ".join(lineup) for lineup in self.lineups)

    @property
    def kernels(self) -> Any:
        """The compiled games; those of learned bots take longer to compile."""
        plain = lab_kernels(self.game, "tally")
        return plain if self._names <= plain.policies.POLICIES.keys() else lab_kernels(self.game, "tally", "learned")

    @property
    def is_compiled(self) -> bool:
        """Whether all bots play inside a kernel."""
        return self._names <= set(self.kernels.policies.POLICIES)

    @property
    def _names(self) -> set[str]:
        return {name for lineup in self.lineups for name in lineup}

    def checked(self) -> Any:
        """The options of the game."""
        return GAMES[self.game].rules.options_type.of(self.players, **self.options)


@dataclass
class Tallies:
    """What came out, a row a game."""

    deals: Deals
    scores: Any  # game, seat, column of the score sheet
    facts: Any  # turns, decisions, set of winners, way to end
    seats: Any  # game, seat, column of the tally
    marks: Any
    courses: Any  # how the lead went

    @property
    def games(self) -> int:
        """How many."""
        return len(self.facts)

    @property
    def shares(self) -> Any:
        """What each seat has of the win."""
        return shares_of(self.facts[:, 2], self.deals.players)

    @property
    def points(self) -> Any:
        """What each seat scored."""
        return laboratory(self.deals.game).main_score(self.scores)

    @property
    def turns(self) -> Any:
        """Turns of all seats together, or rounds where all take their turn at once."""
        return self.facts[:, 0].astype(float)

    @property
    def tied(self) -> Any:
        """Whether several won."""
        return (self.shares > 0).sum(axis=1) > 1

    def taken(self, stage: int | None = None) -> Any:
        """Cards taken or wrecks dived to: game, seat, kind; in one third of the game or in all."""
        tally = self.deals.kernels.tally
        found = self.seats[:, :, : tally.TAKEN].reshape(self.games, -1, STAGES, tally.KINDS)
        return found.sum(axis=2) if stage is None else found[:, :, stage]

    def event(self, name: str) -> Any:
        """How often a seat did, or met, something: game, seat."""
        tally = self.deals.kernels.tally
        return self.seats[:, :, tally.TAKEN + tally.EVENTS.index(name)].astype(float)

    def mark(self, name: str) -> Any:
        """Something of the whole game."""
        return self.marks[:, self.deals.kernels.tally.MARKS.index(name)].astype(float)

    def course(self, name: str) -> Any:
        """A column of the course of a game (docs/how-to/study.md)."""
        return self.courses[:, self.deals.kernels.COURSE.index(name)].astype(float)

    @property
    def minutes(self) -> Any:
        """How long a game takes at the pace that the laboratory states for people."""
        return self.course("moments") * laboratory(self.deals.game).pace / 60


Task = tuple[Deals, int, int]  # the games from one number on, so many


def _empty(task: Task) -> Tallies:
    deals, _, number = task
    kernels, players = lab_kernels(deals.game, "tally"), deals.players
    columns = GAMES[deals.game].rules.kernels.new_sheet().shape[1]
    scores, facts = np.zeros((number, players, columns), np.int32), np.zeros((number, 4), np.int32)
    seats = np.zeros((number, players, kernels.tally.TAKEN + len(kernels.tally.EVENTS)), np.int16)
    marks = np.zeros((number, len(kernels.tally.MARKS)), np.int32)
    return Tallies(deals, scores, facts, seats, marks, np.zeros((number, len(kernels.COURSE)), np.float32))


def played(task: Task) -> Tallies:
    """The games of a task."""
    found, (deals, first, number) = _empty(task), task
    arrays = found.scores, found.facts, found.seats, found.marks, found.courses
    options, master = deals.checked(), master_of(deals.seed, "tally")
    if deals.is_compiled:
        kernels, states = deals.kernels, np.zeros(deals.kernels.STATES, GAMES[deals.game].rules.state_type)
        known = kernels.policies.POLICIES
        lineups = np.array([[known[name] for name in lineup] for lineup in deals.lineups])
        knowledge = kernels.policies.knowledge_of(options)
        kernels.tally_games(options.rules(), lineups, knowledge, master, first, states, *arrays)
        return found
    budget = Budget(playouts=laboratory(deals.game).playouts)
    for row in range(number):
        deal, place = divmod(first + row, len(deals.lineups))
        bots = [entrant(name, deals.game, budget) for name in deals.lineups[place]]
        seed = game_seed(master, deal).to_bytes(32, "big")
        game = play(deals.game, options, seed, bots, range(deals.players))
        steps = [(at, step.seat, step.number) for at, step in enumerate(game.steps) if step.seat is not None]
        lab_kernels(deals.game, "tally").tally_game(
            game.rules, game.states, np.array(steps, np.int64), *(array[row] for array in arrays)
        )
    return found


def tallied(deals: Deals, games: int, jobs: int, on_played: Callable[[int], None] = lambda _: None) -> Tallies:
    """Play that many games; *on_played* is called with the number of games that each part adds."""
    deals.checked()  # refused here, not in a worker
    for name in deals.lineups[0]:
        entrant(name, deals.game)
    size, found = CHUNK if deals.is_compiled else SMALL_CHUNK, []
    tasks = [(deals, first, min(size, games - first)) for first in range(0, games, size)]
    with (threads if deals.is_compiled else processes)(min(jobs, len(tasks))) as pool:
        for part in in_order(pool, jobs, played, tasks):
            found.append(part)
            on_played(part.games)
    return joined(found)


def seconds_a_game(deals: Deals) -> float:
    """How long a game takes on one core, measured by a few games once the code is compiled."""
    played((deals, 0, 1))
    start, number = time.perf_counter(), 0
    while number < SMALL_CHUNK and time.perf_counter() - start < 1:
        played((deals, number, 1))
        number += 1
    return (time.perf_counter() - start) / number


def first_parts(deals: Deals, size: int) -> Iterator[Tallies]:
    """The games from the first on, so many at a time, for as long as they are asked for."""
    for number in itertools.count():
        yield played((deals, number * size, size))


def joined(found: Sequence[Tallies]) -> Tallies:
    """Parts as one."""
    arrays = ("scores", "facts", "seats", "marks", "courses")
    return Tallies(found[0].deals, *(np.concatenate([getattr(part, name) for part in found]) for name in arrays))
