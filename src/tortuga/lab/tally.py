"""Games with a tally of what the seats did, on all cores, as arrays. NumPy and the compiled rules are all it needs."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from tortuga.games import GAMES
from tortuga.games.kit.errors import OptionError, expected
from tortuga.lab.kernels import lab_kernels
from tortuga.lab.kernels.defaults.tally import STAGES
from tortuga.lab.kernels.seeds import master_of
from tortuga.lab.laboratory import laboratory
from tortuga.lab.ratings import shares_of
from tortuga.lab.workers import in_order, threads

CHUNK = 1 << 12


@dataclass(frozen=True)
class Deals:
    """What is played: all that decides the arrays."""

    game: str
    lineups: tuple[tuple[str, ...], ...]  # one deal goes round all of them
    options: dict[str, Any] = field(default_factory=dict)
    seed: str = "1"

    @classmethod
    def of(cls, game: str, players: int, options: dict[str, Any] | None = None, seed: str = "1") -> Deals:
        """The steady bot in every seat."""
        return cls(game, ((laboratory(game).steady,) * players,), options or {}, seed)

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
        """The compiled games."""
        return lab_kernels(self.game, "tally")

    def rules(self) -> Any:
        """The options, checked, as compiled rules read them."""
        return GAMES[self.game].rules.options_type.of(self.players, **self.options).rules()

    def policies(self) -> Any:
        """The numbers of the bots, a row a line-up."""
        known = self.kernels.policies.POLICIES
        for name in (name for lineup in self.lineups for name in lineup):
            if name not in known:
                raise OptionError(expected("bot of a study", " or ".join(known), name))
        return np.array([[known[name] for name in lineup] for lineup in self.lineups])


@dataclass
class Tallies:
    """What came out, a row a game."""

    deals: Deals
    scores: Any  # game, seat, column of the score sheet
    facts: Any  # turns, decisions, set of winners, way to end
    seats: Any  # game, seat, column of the tally
    marks: Any

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


def _played(task: tuple[Deals, Any, int, int]) -> Tallies:
    deals, rules, first, number = task
    kernels, kind = deals.kernels, GAMES[deals.game].rules
    columns = kind.kernels.new_sheet().shape[1]
    scores, facts = np.zeros((number, deals.players, columns), np.int32), np.zeros((number, 4), np.int32)
    seats = np.zeros((number, deals.players, kernels.tally.TAKEN + len(kernels.tally.EVENTS)), np.int16)
    marks, states = np.zeros((number, len(kernels.tally.MARKS)), np.int32), np.zeros(3, kind.state_type)
    master = master_of(deals.seed, "tally")
    kernels.tally_games(rules, deals.policies(), master, first, states, scores, facts, seats, marks)
    return Tallies(deals, scores, facts, seats, marks)


def tallied(deals: Deals, games: int, jobs: int, on_played: Callable[[int], None] = lambda _: None) -> Tallies:
    """Play that many games; *on_played* is called with the number of games that each part adds."""
    rules, found = deals.rules(), []
    tasks = [(deals, rules, first, min(CHUNK, games - first)) for first in range(0, games, CHUNK)]
    with threads(jobs) as pool:
        for part in in_order(pool, jobs, _played, tasks):
            found.append(part)
            on_played(part.games)
    return joined(found)


def first_parts(deals: Deals, size: int) -> Iterator[Tallies]:
    """The games from the first on, so many at a time, for as long as they are asked for."""
    rules = deals.rules()
    for number in itertools.count():
        yield _played((deals, rules, number * size, size))


def joined(found: Sequence[Tallies]) -> Tallies:
    """Parts as one."""
    arrays = ("scores", "facts", "seats", "marks")
    return Tallies(found[0].deals, *(np.concatenate([getattr(part, name) for part in found]) for name in arrays))
