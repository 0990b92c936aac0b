"""Many games of bots: one row a game, the same rows whatever the number of cores or machines.

A game depends on the seed of the run and its own number alone. Bots with compiled policies play inside one kernel, on
threads; others by the Python face, in processes.
"""

from __future__ import annotations

import time
from concurrent.futures import Executor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from tortuga.games import GAMES
from tortuga.games.kit.warm import Report
from tortuga.lab.bots import entrant, play
from tortuga.lab.kernels import lab_kernels
from tortuga.lab.kernels.seeds import game_seed, master_of
from tortuga.lab.laboratory import laboratory
from tortuga.lab.ratings import shares_of, wilson
from tortuga.lab.workers import RayPool, in_order, processes, threads
from tortuga.players.warm import silent

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
        return set(self.bots) <= self.policies.keys()

    def playing(self) -> Any:
        """The compiled games for these bots: those with learned bots take longer to compile."""
        return self.kernels if set(self.bots) <= self.kernels.policies.POLICIES.keys() else self.learned

    @property
    def master(self) -> Any:
        """The number that the games' seeds follow from."""
        return master_of(self.seed, "simulate")


@dataclass
class Rows:
    """What came out of some games: arrays, a row a game; `moves` a row a move (game, number, seat, action)."""

    first: int
    seeds: Any
    scores: Any
    facts: Any
    moves: Any


class Totals:
    """Sums over games, added chunk by chunk: memory does not grow with their number."""

    def __init__(self, job: Job) -> None:
        self.job, players = job, len(job.bots)
        self.games, self.decisions, self.turns = 0, 0, 0
        self.orders, self.scores = np.array(job.orders()), np.zeros(players)
        self.won = np.zeros((len(self.orders), 1 << players), np.int64)  # games by order and set of winners
        self.ways, self.whole = np.zeros(len(job.kernels.policies.WAYS), np.int64), True
        self.seconds = self.rate = 0.0

    def add(self, rows: Rows) -> None:
        """Some more games."""
        number, turns = len(rows.seeds), len(self.orders)
        for turn, won in enumerate(self.won):
            won += np.bincount(rows.facts[(turn - rows.first) % turns :: turns, 2], minlength=len(won))
        sums = np.ones(number) @ rows.scores.reshape(number, -1).astype(float)  # a sum over an axis is slow
        self.scores += laboratory(self.job.game).main_score(sums.reshape(1, *rows.scores.shape[1:]))[0]
        self.games, self.turns = self.games + number, self.turns + int(rows.facts[:, 0].sum())
        self.decisions += int(rows.facts[:, 1].sum(dtype=np.int64))
        self.ways += np.bincount(rows.facts[:, 3], minlength=len(self.ways))

    @property
    def seat_shares(self) -> Any:
        """What each seat won."""
        return self._shares().sum(axis=0)

    @property
    def bot_shares(self) -> Any:
        """What each bot won, wherever it sat."""
        found = np.zeros(len(self.job.bots))
        for order, shares in zip(self.orders, self._shares(), strict=True):
            found[order] += shares
        return found

    def _shares(self) -> Any:
        """What the seats won, a row an order; nobody's win is no set that comes."""
        sets = np.arange(1, self.won.shape[1])
        return self.won[:, 1:] @ shares_of(sets, len(self.job.bots))

    def plain(self) -> dict[str, Any]:
        """In plain values."""
        games = max(self.games, 1)
        seats = [self._share(value) for value in self.seat_shares]
        return {
            "game": self.job.game,
            "seed": self.job.seed,
            "options": self.job.options,
            "games": self.games,
            "turns": self.turns / games,
            "decisions": self.decisions / games,
            "seats": [{**seat, "score": score / games} for seat, score in zip(seats, self.scores, strict=True)],
            "bots": [
                {"bot": name, **self._share(value)} for name, value in zip(self.job.bots, self.bot_shares, strict=True)
            ],
            "ends": dict(zip(self.job.kernels.policies.WAYS, (self.ways / games).tolist(), strict=True)),
            "seconds": self.seconds,
            "games_a_second": self.rate,
            "whole": self.whole,
        }

    def _share(self, total: float) -> dict[str, float]:
        mean = total / max(self.games, 1)
        low, high = wilson(mean, max(self.games, 1))
        return {"share": mean, "low": low, "high": high}


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
    kernels, options = job.playing(), job.checked()
    policies = np.array([job.policies[name] for name in job.bots])[job.orders()]
    given = options.rules(), policies, kernels.policies.knowledge_of(options), job.master, first
    states, room = np.zeros(10, GAMES[job.game].rules.state_type), number * MOVES_A_GAME if job.moves else 0
    while True:
        rows = _empty(task, room)
        used = kernels.play_games(*given, states, rows.seeds, rows.scores, rows.facts, rows.moves)
        if used != kernels.NO_ROOM:
            rows.moves = rows.moves[:used]
            return rows
        room *= 2


def _by_python(task: Task) -> Rows:
    job, first, number = task
    kernels, options, rows = job.kernels, job.checked(), _empty(task, 0)
    entrants, orders, moves = [entrant(name, job.game) for name in job.bots], job.orders(), []
    for row in range(number):
        order = orders[(first + row) % len(orders)]
        seed = game_seed(job.master, first + row)
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


def simulated(
    job: Job,
    games: int,
    jobs: int,
    out: Path | None = None,
    resume: bool = False,
    ray: str | None = None,
    report: Report = silent,
) -> Totals:
    """Play the games, write them, and sum them up; Ctrl-C keeps what is done."""
    from tortuga.lab.parquet import Writer

    totals = Totals(job)
    writer = Writer(job, out, totals, resume) if out else None
    pool: Executor | RayPool
    if job.compiled:
        size, pool = CHUNK, threads(jobs) if ray is None else RayPool(ray)
        played((job, 0, 1))  # compiled now, if it is not on disk: the rate below is that of playing
    else:
        size, pool = SMALL_CHUNK, processes(jobs) if ray is None else RayPool(ray)
    start, first = time.monotonic(), totals.games
    tasks = ((job, at, min(size, games - at)) for at in range(first, games, size))
    report("games", first, games)
    try:
        for rows in in_order(pool, jobs, played, tasks):
            if writer is not None:
                writer.add(rows)
            totals.add(rows)
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
