"""The arena: bots play each other in blocks, one deal in every seat rotation, on all cores.

A block depends on the seed, its line-up and its number alone: neither the number of processes nor a break in between
changes a result. Blocks of all line-ups with one number share their deal.
"""

from __future__ import annotations

import hashlib
import itertools
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Protocol

import numpy as np

from tortuga.games import GAMES
from tortuga.games.kit.errors import OptionError, expected
from tortuga.games.kit.warm import Report
from tortuga.lab.bots import Entrant, budget_of, entrant, play, shares_of
from tortuga.lab.luck import Drawn, has_baseline, luck_of
from tortuga.lab.ratings import Lineup, Reduced, Share, ratings, reduced, share
from tortuga.lab.workers import in_order, processes
from tortuga.players.warm import silent

ANCHORS = ("random", "Schiffsjunge", "Pesciolino")
SAVE_EVERY = 10.0  # seconds


@dataclass(frozen=True)
class Plan:
    """What is played: everything results depend on."""

    game: str
    bots: tuple[str, ...]
    lineups: tuple[tuple[int, ...], ...]  # the bot at each seat, before rotation
    seed: str
    options: dict[str, Any] = field(default_factory=dict)
    budget: str = ""
    is_reduced: bool = False  # whether the luck of every game is measured, too

    def entrants(self) -> list[Entrant]:
        """The bots with their budgets."""
        budget = budget_of(self.budget) if self.budget else None
        return [entrant(name, self.game, budget) for name in self.bots]

    def options_of(self, lineup: Sequence[int]) -> Any:
        """The options of the game for a line-up."""
        return GAMES[self.game].rules.options_type.of(len(lineup), **self.options)

    def check(self) -> None:
        """Refuse what cannot be played; in a worker it would be too late."""
        self.entrants()
        if self.is_reduced and not has_baseline(self.game):
            raise OptionError(expected("--reduce-variance", "a game whose luck can be told", self.game))
        for lineup in self.lineups:
            self.options_of(lineup)
            if not set(lineup) <= set(range(len(self.bots))):
                raise ValueError(f"expected a line-up of the {len(self.bots)} bots; {list(lineup)} came")


def lineups_of(bots: Sequence[str], seats: int, given: Sequence[Sequence[str]] = ()) -> tuple[tuple[int, ...], ...]:
    """The line-ups asked for; else all pairs for two seats, all bots together if they fill the table, or one among
    others of one kind, for each pair both ways."""
    if given:
        for lineup in given:
            if len(lineup) != seats or not set(lineup) <= set(bots):
                raise OptionError(expected("--lineup", f"{seats} of {', '.join(bots)}", ",".join(lineup)))
        return tuple(tuple(bots.index(name) for name in lineup) for lineup in given)
    if len(bots) < 2:
        raise OptionError(expected("--bots", "two bots or more", ",".join(bots)))
    if seats == 2:
        return tuple(itertools.combinations(range(len(bots)), 2))
    if len(bots) == seats:
        return (tuple(range(seats)),)
    return tuple((one, *[other] * (seats - 1)) for one, other in itertools.permutations(range(len(bots)), 2))


def rotations(lineup: Sequence[int]) -> list[tuple[int, ...]]:
    """The different rotations of a line-up: for each seat the place of the line-up that sits there."""
    places = range(len(lineup))
    turned = [tuple(places[-by:]) + tuple(places[:-by]) if by else tuple(places) for by in places]
    seen: dict[tuple[int, ...], tuple[int, ...]] = {}
    for order in turned:
        seen.setdefault(tuple(lineup[place] for place in order), order)
    return list(seen.values())


def play_block(task: tuple[Plan, int, int]) -> dict[str, Any]:
    """One deal in every rotation: the share of each distinct bot, the time each took, and the luck it had."""
    plan, number, block = task
    lineup, entrants = plan.lineups[number], plan.entrants()
    seed = hashlib.sha256(f"{plan.seed} arena {block}".encode()).digest()
    members = sorted(set(lineup))
    totals, clock = dict.fromkeys(members, 0.0), np.zeros((len(plan.bots), 2))
    lucks = dict.fromkeys(members, 0.0)
    orders = rotations(lineup)
    for order in orders:
        seats = [lineup[place] for place in order]
        taken = np.zeros((len(lineup), 2))
        drawn: list[Drawn] | None = [] if plan.is_reduced else None
        game = play(plan.game, plan.options_of(lineup), seed, [entrants[who] for who in seats], order, taken, drawn)
        luck = [0.0] * len(seats) if drawn is None else luck_of(game, drawn)
        for who, won, spent, had in zip(seats, shares_of(game), taken, luck, strict=True):
            totals[who] += won / len(orders)
            lucks[who] += float(had) / len(orders)
            clock[who] += spent
    told = {"luck": [lucks[who] for who in members]} if plan.is_reduced else {}
    shares = [totals[who] for who in members]
    return {"lineup": number, "block": block, "shares": shares, "clock": clock.tolist(), **told}


class Results:
    """The blocks that were played, in the order of their numbers, and what follows from them."""

    def __init__(self, plan: Plan, blocks: Sequence[dict[str, Any]] = ()) -> None:
        self.plan, self.blocks = plan, list(blocks)

    def of(self, number: int) -> Lineup:
        """The blocks of one line-up."""
        lineup = self.plan.lineups[number]
        members = tuple(sorted(set(lineup)))
        rows = [block["shares"] for block in self.blocks if block["lineup"] == number]
        seats = tuple(lineup.count(who) for who in members)
        return Lineup(members, seats, np.array(rows, float).reshape(-1, len(members)), len(rotations(lineup)))

    def reduced(self, number: int) -> list[Reduced]:
        """The share without luck of each distinct bot of a line-up, for a seat; empty if luck was not measured."""
        lineup = self.of(number)
        luck = np.array([block["luck"] for block in self.blocks if block["lineup"] == number and "luck" in block])
        if len(luck) < 2 or len(luck) != len(lineup.shares):
            return []
        return [
            reduced(shares / seats, had / seats)
            for shares, had, seats in zip(lineup.shares.T, luck.T, lineup.seats, strict=True)
        ]

    def games(self) -> int:
        """How many games the blocks have: one in every rotation."""
        of_block = [len(rotations(lineup)) for lineup in self.plan.lineups]
        return sum(of_block[block["lineup"]] for block in self.blocks)

    def lineups(self) -> list[Lineup]:
        """Those that have been played."""
        return [found for number in range(len(self.plan.lineups)) if len((found := self.of(number)).shares)]

    def shares(self) -> list[Share | None]:
        """Of each bot over all its blocks, for a seat (fair: one over the number of seats)."""
        values: list[list[float]] = [[] for _ in self.plan.bots]
        for lineup in self.lineups():
            for column, (who, seats) in enumerate(zip(lineup.members, lineup.seats, strict=True)):
                values[who] += (lineup.shares[:, column] / seats).tolist()
        return [share(found) if found else None for found in values]

    def ratings(self) -> list[Share]:
        """Plackett–Luce ratings, with the random bot, or else the first, at 0."""
        names = list(self.plan.bots)
        anchor = next((names.index(name) for name in ANCHORS if name in names), 0)
        return ratings(len(names), self.lineups(), anchor)

    def milliseconds(self) -> list[float]:
        """The mean time of a move of each bot."""
        total = sum((np.array(block["clock"]) for block in self.blocks), np.zeros((len(self.plan.bots), 2)))
        return [float(1000 * seconds / max(moves, 1)) for moves, seconds in total]

    def pairs(self) -> list[list[Share | None]]:
        """The share of the bot of each row against the bot of each column, in games of two."""
        number = len(self.plan.bots)
        table: list[list[Share | None]] = [[None] * number for _ in range(number)]
        for lineup in self.lineups():
            if lineup.seats == (1, 1):
                (one, other), shares = lineup.members, lineup.shares
                table[one][other], table[other][one] = share(shares[:, 0]), share(shares[:, 1])
        return table

    def first_blocks(self) -> list[float]:
        """The shares that the sequential test is about: of the first bot of the first line-up, a seat."""
        lineup = self.of(0)
        column = lineup.members.index(self.plan.lineups[0][0])
        return list(lineup.shares[:, column] / lineup.seats[column])


class Stop(Protocol):
    """Decides when a match may end: a sequential test, or a time limit."""

    def verdict(self, blocks: Sequence[float]) -> str | None:
        """Why it ends with these blocks, or None."""


class Interrupted(KeyboardInterrupt):
    """Ctrl-C stopped a match before all of its blocks were played; those that were are kept."""


def run(
    results: Results,
    blocks: int,
    jobs: int,
    sprt: Stop | None = None,
    save: Callable[[], None] = lambda: None,
    report: Report = silent,
    what: str = "blocks",
) -> str:
    """Play what is missing of so many blocks a line-up: `done`, `interrupted`, or the verdict of *sprt*.

    *report* is told of them as *what*.
    """
    plan = results.plan
    tasks = [(plan, number, block) for block in range(blocks) for number in range(len(plan.lineups))]
    done = {(block["lineup"], block["block"]) for block in results.blocks}
    missing = [task for task in tasks if task[1:] not in done]
    finished, next_save = len(tasks) - len(missing), 0.0
    pool, verdict = processes(min(jobs, max(1, len(missing)))), None
    report(what, finished, len(tasks))
    with suppress(KeyboardInterrupt):  # what is done is kept
        for result in in_order(pool, jobs, play_block, missing):
            results.blocks.append(result)
            finished += 1
            report(what, finished, len(tasks))
            if time.monotonic() >= next_save:
                save()
                next_save = time.monotonic() + SAVE_EVERY
            if sprt is not None and (verdict := sprt.verdict(results.first_blocks())):
                break
    pool.shutdown(wait=True, cancel_futures=True)
    save()
    return verdict or ("done" if finished == len(tasks) else "interrupted")
