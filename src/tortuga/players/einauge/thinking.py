"""How the searching bots spend a budget: sequential halving over rollouts, or a tree; exact ends before either."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from tortuga.games.einauge.state import STATE
from tortuga.games.kit.chance import stream
from tortuga.players.base import Budget, Generator
from tortuga.players.einauge.exact import worths_at_end
from tortuga.players.einauge.lookahead import SAID
from tortuga.players.einauge.rollouts import try_moves
from tortuga.players.einauge.tree import ROOT, TRUST, grow, new_tree
from tortuga.players.einauge.value import new_room

CORES = 2
NODES_A_PLAYOUT = 200  # an exact end may be as large as the search it replaces
NODES_A_SECOND = 500_000  # of the time for a move at most a part
_CHUNK = 0.02  # seconds between two looks at the clock
_FEWEST = 4  # playouts of a move before one is dropped

Found = tuple[dict[int, float], dict[int, float], int]  # worth and error of the actions, playouts


class Root:
    """The position a search begins from, with scratch arrays for each thread."""

    def __init__(self, view: Any, weights: Any, generator: Generator, threads: int) -> None:
        self.rules, self.weights, self.seat = view.rules, weights, int(view.state.turn)
        self.states = np.empty(1, STATE)
        self.states[0] = view.state
        self.streams = [stream(seed_from(generator), number) for number in range(threads)]
        self.rooms = [new_room() for _ in range(threads)]
        self.scratch = [np.zeros(8, STATE) for _ in range(threads)]

    def together(self, work: Callable[[int], Any]) -> list[Any]:
        """Run *work* with the number of each thread; what each returned."""
        if len(self.streams) == 1:
            return [work(0)]
        with ThreadPoolExecutor(len(self.streams)) as pool:
            return list(pool.map(work, range(len(self.streams))))


def seed_from(generator: Generator) -> bytes:
    """Draw the seed of a random stream for compiled code."""
    return b"".join(generator.below(1 << 31).to_bytes(4, "big") for _ in range(8))


def solved(view: Any, budget: Budget) -> Found | None:
    """The exact worth of every move, if no draw is unknown and the tree fits the budget; the final round always."""
    limit = 1 << 40
    if view.phase != "final":
        limit = NODES_A_PLAYOUT * budget.playouts if budget.playouts else int(NODES_A_SECOND * (budget.seconds or 1.0))
    found = worths_at_end(view, limit)
    if found is None:
        return None
    worth = {action: float(worths[view.state.turn]) for action, worths in found[0].items()}
    return worth, dict.fromkeys(worth, 0.0), found[1]


# ---- sequential halving


def halved(root: Root, priors: dict[int, float], rounds: int, budget: Budget) -> Found:
    """Try all moves alike, drop the worse half, and so on until two are left; each starts with its value as a prior."""
    actions = list(priors)
    phases = max(1, math.ceil(math.log2(len(actions))))
    sums = np.zeros((len(actions), 3))  # shares, squares, number
    said = np.array(list(priors.values()))
    alive = list(range(len(actions)))
    for phase in range(phases):
        _try(root, actions, alive, rounds, _part_of(budget, phases, len(alive), len(root.streams)), sums)
        if phase + 1 < phases:
            worths = _blended(said, sums)
            alive.sort(key=lambda place: -worths[place])
            alive = alive[: math.ceil(len(alive) / 2)]
    means = sums[:, 0] / sums[:, 2]
    errors = np.sqrt(np.maximum(sums[:, 1] / sums[:, 2] - means**2, 1e-9) / sums[:, 2])
    worth = dict(zip(actions, _blended(said, sums).tolist(), strict=True))
    return worth, {action: float(errors[place]) for place, action in enumerate(actions)}, int(sums[:, 2].sum())


def _blended(said: Any, sums: Any) -> Any:
    """The mean of the playouts, with the prior counted as a few of them."""
    return (SAID * said + sums[:, 0]) / (SAID + sums[:, 2])


def _part_of(budget: Budget, phases: int, moves: int, threads: int) -> tuple[int, float]:
    """How often a thread tries each move in one phase, and for how long at most."""
    seconds = math.inf if budget.seconds is None else budget.seconds / phases
    if budget.playouts is None:
        return 1 << 30, seconds
    return max(_FEWEST, budget.playouts // (phases * moves * threads)), seconds


def _try(root: Root, actions: list[int], alive: list[int], rounds: int, part: tuple[int, float], sums: Any) -> None:
    times, seconds = part
    moves = np.array([actions[place] for place in alive], np.int64)
    end = time.perf_counter() + seconds

    def work(thread: int) -> tuple[Any, int]:
        found, states = np.zeros((len(alive), 2)), root.scratch[thread]
        states[0] = root.states[0]

        def some(chunk: int) -> None:
            words, room = root.streams[thread], root.rooms[thread]
            try_moves(root.rules, states, rounds, chunk, root.weights, words, room, moves, found)

        return found, _spend(times, end, _FEWEST, some)

    for found, done in root.together(work):
        sums[alive, :2] += found
        sums[alive, 2] += done


def _spend(times: int, end: float, chunk: int, work: Callable[[int], None]) -> int:
    """Do *work* so many *times*, or until the clock is at *end*; how often it was done.

    It is told how often at once: what fits between two looks at the clock, without a time limit all.
    """
    done = 0
    while done < times and (done == 0 or time.perf_counter() < end):
        began = time.perf_counter()
        chunk = min(chunk, times - done)
        work(chunk)
        done += chunk
        now = time.perf_counter()
        fits = times if math.isinf(end) else int(chunk * min(_CHUNK, max(end - now, 0.0)) / max(now - began, 1e-9))
        chunk = max(1, fits)
    return done


# ---- the tree


def grown(root: Root, nodes: int, budget: Budget) -> Found:
    """Grow a tree on each thread; their roots are merged by visits."""
    times = 1 << 30 if budget.playouts is None else max(1, budget.playouts // len(root.streams))
    end = time.perf_counter() + (math.inf if budget.seconds is None else budget.seconds)

    def work(thread: int) -> Any:
        tree, size = new_tree(nodes), 0

        def some(chunk: int) -> None:
            nonlocal size
            words, room = root.streams[thread], root.rooms[thread]
            size = grow(root.rules, root.scratch[thread], root.states, size, chunk, root.weights, words, room, tree)

        done = _spend(times, end, 64, some)
        return _root_moves(tree, root.seat), done

    return _merged(root.together(work))


def _root_moves(tree: Any, seat: int) -> dict[int, tuple[int, float, float]]:
    """Visits, shares and prior of every move of the root."""
    links, sums, priors = tree
    moves = {}
    child = int(links[ROOT, 0])
    while child >= 0:
        moves[int(links[child, 2])] = (int(links[child, 3]), float(sums[child, seat]), float(priors[child, 0]))
        child = int(links[child, 1])
    return moves


def _merged(parts: list[Any]) -> Found:
    worth, error = {}, {}
    for action in sorted({action for moves, _ in parts for action in moves}):
        found = [moves[action] for moves, _ in parts if action in moves]
        visits, shares = sum(each[0] for each in found), sum(each[1] for each in found)
        prior = sum(each[2] for each in found) / len(found)
        worth[action] = (TRUST * prior + shares) / (TRUST + visits)
        error[action] = 0.5 / math.sqrt(TRUST + visits)
    return worth, error, sum(done for _, done in parts)
