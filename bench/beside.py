"""Our speed beside that of another commit, by turns in one run: `python bench/run.py --beside REVISION`.

Each of the two runs in a process of its own and measures when it is told to, by the time of the processor; a ratio is
taken from two measures that follow each other, and the median of the ratios is reported. This file measures both, so it
uses only names that older commits have, too.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from statistics import median
from typing import Any

import numpy as np

ROOT = Path(__file__).resolve().parent.parent
BATCH = 4096
GAMES = ("einauge", "barrakuda")
SECONDS = 0.2  # of a measure
ROUNDS = 15

Work = Callable[[int], Any]


# ---- what is measured, in a process that has one of the two commits


def _class_of(game: str) -> Any:
    return getattr(import_module(f"tortuga.games.{game}.game"), game.title())


def play_many(game: str) -> Work:
    """Whole random games of two players."""
    from tortuga.games.kit.chance import stream

    kind = _class_of(game)
    rules, states, words = kind.options_type.of(2).rules(), np.zeros(2, kind.state_type), stream(1)
    totals = np.zeros(8, np.int64)
    return lambda games: kind.kernels.play_many(rules, states, words, games, totals)


def push(game: str) -> Work:
    """Ten random games replayed by `Game.push`."""
    kind = _class_of(game)
    played = []
    for seed in range(10):
        one = kind(2, seed=seed)
        while not one.is_over:
            moves = list(one.legal_moves)
            one.push(moves[(7 * len(one.steps) + seed) % len(moves)])
        played.append((seed, one.moves))

    def work(times: int) -> None:
        for _ in range(times):
            for seed, moves in played:
                game = kind(2, seed=seed)
                for move in moves:
                    game.push(move)

    return work


def step_many(game: str) -> Work:
    """One random decision in each of BATCH games."""
    from tortuga.games.kit.chance import stream

    kind = _class_of(game)
    kernels, rules, words = kind.kernels, kind.options_type.of(2).rules(), stream(1)
    states, masks = np.zeros(BATCH, kind.state_type), np.zeros((BATCH, kernels.WORDS), np.uint64)
    actions, over = np.zeros(BATCH, np.int64), np.zeros(BATCH, np.bool_)
    for number in range(BATCH):
        kernels.begin(rules, states, number)
    kernels.settle(rules, states, words)
    kernels.masks_many(rules, states, masks)

    def work(steps: int) -> None:
        for _ in range(steps):
            kernels.pick_many(masks, words, actions)
            kernels.step_many(rules, states, words, actions, masks, over)

    return work


def simulate(game: str) -> Work:
    """Games of a compiled bot against random play, as `tortuga simulate` plays them."""
    from tortuga.lab.simulate import Job, played

    job = Job(game, ({"einauge": "Matrose", "barrakuda": "Sub"}[game], "random"), "1")
    return lambda games: played((job, 0, games))


def environments(game: str) -> Work:
    """Steps of a batch of 1024 games with what the seats see."""
    from tortuga.lab.envs.batch import Batch

    batch = Batch(game, 1024, seed=1, players=2)
    batch.reset()

    def work(steps: int) -> None:
        for _ in range(steps):
            batch.step(batch.random_actions())

    return work


MEASURES: tuple[Callable[[str], Work], ...] = (play_many, push, step_many, simulate, environments)


def answer() -> None:
    """Measure as lines on standard input ask: `measure game times`; answer with the seconds of processor time."""
    works: dict[tuple[str, str], Work] = {}
    for line in sys.stdin:
        name, game, times = line.split()
        if (name, game) not in works:
            works[name, game] = globals()[name](game)
            works[name, game](1)  # the first call may compile
        start = time.process_time()
        works[name, game](int(times))
        print(time.process_time() - start, flush=True)


# ---- the comparison


class Commit:
    """A process that measures the sources in a folder."""

    def __init__(self, folder: Path, **variables: str) -> None:
        environment = {**os.environ, "PYTHONPATH": str(folder / "src"), **variables}
        command = [sys.executable, str(Path(__file__)), "answer"]
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, env=environment, cwd=folder)

    def seconds(self, measure: str, game: str, times: int) -> float:
        """The processor time of doing the work of a measure so many times."""
        assert self._process.stdin is not None and self._process.stdout is not None
        print(measure, game, times, file=self._process.stdin, flush=True)
        return float(self._process.stdout.readline())

    def close(self) -> None:
        """End the process."""
        self._process.communicate()


@contextmanager
def checked_out(revision: str) -> Iterator[Path]:
    """The sources of another commit in a temporary folder."""
    with tempfile.TemporaryDirectory() as folder:
        archive = subprocess.run(["git", "archive", revision, "src"], cwd=ROOT, capture_output=True, check=True)
        subprocess.run(["tar", "-x", "-C", folder], input=archive.stdout, check=True)
        yield Path(folder)


def ratios(revision: str, rounds: int = ROUNDS) -> Iterator[tuple[str, float]]:
    """How fast each measure is now, in terms of that commit: more than 1 is faster."""
    with checked_out(revision) as folder:
        before, now = Commit(folder, TORTUGA_CACHE=str(folder / "cache")), Commit(ROOT)
        try:
            for measure in (function.__name__ for function in MEASURES):
                for game in GAMES:
                    yield f"{game}: {measure}", median(_ratios(before, now, measure, game, rounds))
        finally:
            before.close()
            now.close()


def _ratios(before: Commit, now: Commit, measure: str, game: str, rounds: int) -> list[float]:
    now.seconds(measure, game, 1)
    times = 1
    while (taken := before.seconds(measure, game, times)) < SECONDS / 4:
        times *= 2
    times = max(1, round(times * SECONDS / taken))
    found = []
    for turn in range(rounds):
        first, second = (before, now) if turn % 2 else (now, before)
        seconds = {one: one.seconds(measure, game, times) for one in (first, second)}
        found.append(seconds[before] / seconds[now])
    return found


if __name__ == "__main__":
    answer()
