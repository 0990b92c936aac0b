"""Many games of bots: one row a game, the same rows whatever the number of cores or machines.

A game depends on the seed of the run and its own number alone. Bots with compiled policies play inside one kernel, on
threads; others by the Python face, in processes.
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from tortuga.games import GAMES
from tortuga.games.kit.warm import Report
from tortuga.lab.bots import entrant, play
from tortuga.lab.kernels import lab_kernels
from tortuga.lab.summary import Totals
from tortuga.lab.workers import RayPool, in_order, processes, threads

CHUNK, SMALL_CHUNK = 1 << 15, 32  # games a task: compiled, and by the Python face
MOVES_A_GAME = 80  # room at first; a chunk that needs more is played again


@dataclass(frozen=True)
class Job:
    """All that decides the rows."""

    game: str
    bots: tuple[str, ...]
    seed: str
    options: dict[str, Any] = field(default_factory=dict)
    rotate: bool = False
    moves: bool = False

    def checked(self) -> Any:
        """The options of the game."""
        return GAMES[self.game].rules.options_type.of(len(self.bots), **self.options)

    def orders(self) -> list[list[int]]:
        """The bot at each seat, for the games in turn."""
        places = list(range(len(self.bots)))
        return [places[-by:] + places[:-by] if by else places for by in places] if self.rotate else [places]

    @property
    def kernels(self) -> Any:
        """The compiled games."""
        return lab_kernels(self.game, "games")

    @property
    def learned(self) -> Any:
        """The compiled games with learned quick bots."""
        return lab_kernels(self.game, "games", "learned")

    @property
    def policies(self) -> dict[str, int]:
        """The number of every bot that can play inside a kernel."""
        return self.learned.policies.POLICIES  # type: ignore[no-any-return]

    @property
    def compiled(self) -> bool:
        """Whether all bots play inside a kernel."""
        return all(name in self.policies for name in self.bots)

    def playing(self) -> Callable[..., int]:
        """The kernel for these bots; the one for learned bots gets what they know, and takes longer to compile."""
        quick = all(name in self.kernels.policies.POLICIES for name in self.bots)
        kernels = self.kernels if quick else self.learned
        knowledge = kernels.policies.knowledge_of(self.checked())
        return lambda rules, lineups, *rest: kernels.play_games(rules, lineups, knowledge, *rest)

    @property
    def master(self) -> Any:
        """64 bits of the seed; the games' seeds follow from them."""
        return np.frombuffer(hashlib.sha256(f"{self.seed} simulate".encode()).digest()[:8], np.uint64)[0]


@dataclass
class Rows:
    """What came out of some games: arrays, a row a game; `moves` a row a move (game, number, seat, action)."""

    first: int
    seeds: Any
    scores: Any
    facts: Any
    moves: Any


Task = tuple[Job, int, int]  # the games from one number on, so many


def played(task: Task) -> Rows:
    """The rows of a task."""
    return _compiled(task) if task[0].compiled else _by_python(task)


def _empty(task: Task, moves: int) -> Rows:
    job, first, number = task
    columns = GAMES[job.game].rules.kernels.new_sheet().shape[1]
    scores, facts = np.zeros((number, len(job.bots), columns), np.int32), np.zeros((number, 4), np.int32)
    return Rows(first, np.zeros(number, np.uint64), scores, facts, np.zeros((moves, 4), np.int64))


def _compiled(task: Task) -> Rows:
    job, first, number = task
    play_them, rules = job.playing(), job.checked().rules()
    numbers = [job.policies[name] for name in job.bots]
    policies = np.array([[numbers[place] for place in order] for order in job.orders()])
    states, room = np.zeros(10, GAMES[job.game].rules.state_type), number * MOVES_A_GAME if job.moves else 0
    while True:
        rows = _empty(task, room)
        used = play_them(rules, policies, job.master, first, states, rows.seeds, rows.scores, rows.facts, rows.moves)
        if used != job.kernels.NO_ROOM:
            rows.moves = rows.moves[:used]
            return rows
        room *= 2


def _by_python(task: Task) -> Rows:
    job, first, number = task
    kernels, options, rows = job.kernels, job.checked(), _empty(task, 0)
    entrants, orders, moves = [entrant(name, job.game) for name in job.bots], job.orders(), []
    for row in range(number):
        order = orders[(first + row) % len(orders)]
        seed = _seed_of(job.master, first + row)
        game = play(job.game, options, seed.to_bytes(32, "big"), [entrants[place] for place in order], order)
        outcome = game.outcome()
        assert outcome is not None
        best = sum(1 << seat for seat in outcome.winners)
        rows.seeds[row], rows.scores[row] = seed, game.score_sheet()
        rows.facts[row] = game.turn_number, len(game.moves), best, kernels.policies.WAYS.index(outcome.why)
        if job.moves:
            moves += [(first + row, at, move.seat, move.action) for at, move in enumerate(game.moves)]
    rows.moves = np.array(moves, np.int64).reshape(-1, 4)
    return rows


def _seed_of(master: Any, game: int) -> int:
    """As kernels/seeds.py, in plain numbers."""
    mask = (1 << 64) - 1
    number = (int(master) + (game + 1) * 0x9E3779B97F4A7C15) & mask
    number = (number ^ number >> 30) * 0xBF58476D1CE4E5B9 & mask
    number = (number ^ number >> 27) * 0x94D049BB133111EB & mask
    return number ^ number >> 31


def tasks_of(job: Job, first: int, games: int) -> Iterator[Task]:
    """The games from *first* up to *games*, in tasks."""
    size = CHUNK if job.compiled else SMALL_CHUNK
    for start in range(first, games, size):
        yield job, start, min(size, games - start)


def simulated(
    job: Job,
    games: int,
    jobs: int,
    out: Path | None = None,
    resume: bool = False,
    ray: str | None = None,
    report: Report | None = None,
) -> Totals:
    """Play the games, write them, and sum them up; Ctrl-C keeps what is done."""
    from tortuga.lab.parquet import Writer

    totals = Totals(job)
    writer = Writer(job, out, totals, resume) if out else None
    pool = _pool(job, jobs, ray)
    if job.compiled:
        played((job, 0, 1))  # compiled now, if it is not on disk: the rate below is that of playing
    start, first = time.monotonic(), totals.games
    if report is not None:
        report("games", first, games)
    try:
        for rows in in_order(pool, jobs, played, tasks_of(job, totals.games, games)):
            if writer is not None:
                writer.add(rows)
            totals.add(rows)
            if report is not None:
                report("games", totals.games, games)
    except KeyboardInterrupt:
        totals.whole = False
    finally:
        if writer is not None:
            writer.close()
        pool.shutdown(wait=True, cancel_futures=True)
    totals.seconds = time.monotonic() - start
    totals.rate = (totals.games - first) / max(totals.seconds, 1e-9)
    return totals


def _pool(job: Job, jobs: int, ray: str | None) -> Executor | RayPool:
    if ray is not None:
        return RayPool(ray)
    return threads(jobs) if job.compiled else processes(jobs)
