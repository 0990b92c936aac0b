"""`tortuga solve barrakuda`: the coarse model of a game for two, layer by layer of vaults from the top.

Vaults never shrink, so each layer needs only those above it. A layer is swept until nothing changes by more than the
tolerance; a small chance a turn that the turn limit comes makes the solution unique. A checkpoint is written after
every layer and now and then within one.
"""

from __future__ import annotations

import itertools
import json
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from tortuga.games.barrakuda.options import Options
from tortuga.games.barrakuda.state import WRECKS
from tortuga.games.kit.warm import Report
from tortuga.players.barrakuda.coarse_model.model import HAZARD, model_of
from tortuga.players.barrakuda.coarse_model.sweeps import THREADS, Sweeps, groups, settle, sweep
from tortuga.players.barrakuda.storage import table_path
from tortuga.players.barrakuda.turn_game.table import BAGS, FULL, HOLDINGS, layer_of, layers, place, size_of
from tortuga.players.checkpoints import loaded, save

TOLERANCE = 2e-4
KEPT_EVERY = 60.0  # seconds


def order(goal: int) -> list[tuple[int, int]]:
    """The layers from the top, the first vault not the lower one: the first k(k + 1)/2 are those of a game to k."""
    pairs = [(vault, other) for vault in range(goal) for other in range(vault + 1)]
    return sorted(pairs, key=lambda pair: (-pair[1], -pair[0]))


@dataclass
class Solution:
    """The values of all layers, and how many are solved."""

    models: Any  # one record: turns.MODEL
    values: Any  # float32 (goal², positions)
    done: int = 0  # layers
    sweeps: int = 0  # of the layer in work
    worst: float = 0.0  # the most that a finished layer still changed

    @property
    def model(self) -> Any:
        """The record itself."""
        return self.models[0]

    @property
    def flat(self) -> Any:
        """The values one after the other, as compiled code reads them."""
        return self.values.reshape(-1)

    def table(self) -> Any:
        """The solved layers as a table is stored: 16 bits a position."""
        goal = int(self.model.goal)
        flat = np.zeros((layers(goal), self.values.shape[1]), np.uint16)
        for vault, other in order(goal):
            flat[layer_of(vault, other)] = np.rint(self.values[vault * goal + other] * FULL)
        return flat.ravel()

    def start_share(self) -> float:
        """The first seat's share at the beginning of a game (B1.1); a half where both play alike."""
        bags = int(self.model.bags)
        gold = min(2, bags)
        return float(self.values[0][place(bags, WRECKS - 1, HOLDINGS - 1, HOLDINGS - 1, gold, gold)])


def mirrored(layer: Any, bags: int) -> Any:
    """The layer as the other seat sees it."""
    cube = layer.reshape(WRECKS, HOLDINGS, HOLDINGS, bags + 1, bags + 1)
    return (1.0 - cube.transpose(0, 2, 1, 4, 3)).astype(np.float32).ravel()


def begin(models: Any, start: float | None = None) -> Solution:
    """A solution with nothing solved: every position is worth *start*, or its result if nobody moves any more.

    The latter is the value of positions in which both wait; from other values the sweeps reach it slowly.
    """
    goal, bags = int(models[0].goal), int(models[0].bags)
    if start is not None:
        return Solution(models, np.full((goal**2, size_of(bags)), start, np.float32))
    gold = np.arange(bags + 1)
    by_bag = 0.5 + 0.5 * np.sign(gold[:, None] - gold[None, :]).ravel()
    values = np.empty((goal**2, size_of(bags)), np.float32)
    for vault, other in itertools.product(range(goal), repeat=2):
        alike = vault == other
        values[vault * goal + other] = np.tile(by_bag, size_of(bags) // by_bag.size) if alike else float(vault > other)
    return Solution(models, values)


def layer_sweeps(solution: Solution, vault: int, other: int) -> Sweeps:
    """The sweeps that solve a layer."""
    layer, same = solution.values[vault * int(solution.model.goal) + other], vault == other
    return Sweeps(
        lambda part, fresh, moved: sweep(solution.models, solution.flat, vault, other, part, fresh, moved),
        lambda group, fresh: settle(solution.models, group, fresh, layer, same),
        groups(same),
    )


def run(solution: Solution, report: Report, keep: Callable[[Solution], None], tolerance: float = TOLERANCE) -> None:
    """Solve all layers that are left."""
    goal, bags = int(solution.model.goal), int(solution.model.bags)
    fresh = np.empty(solution.values.shape[1], np.float32)
    pairs = order(goal)
    report("layers", solution.done, len(pairs))
    with ThreadPoolExecutor(THREADS) as pool:
        for vault, other in pairs[solution.done :]:
            kept, changed = time.monotonic(), 0.0
            fresh[:] = solution.values[vault * goal + other]
            for changed in layer_sweeps(solution, vault, other).until_settled(pool, fresh, tolerance, solution.sweeps):
                solution.sweeps += 1
                if time.monotonic() - kept > KEPT_EVERY:
                    keep(solution)
                    kept = time.monotonic()
                    what = f"vaults {vault}:{other}, sweep {solution.sweeps}, changes by {changed:.6f}"
                    report(what, solution.done, len(pairs))
            if vault != other:
                solution.values[other * goal + vault] = mirrored(solution.values[vault * goal + other], bags)
            sweeps, solution.sweeps = solution.sweeps, 0
            solution.done += 1
            solution.worst = max(solution.worst, changed)
            keep(solution)
            report(f"vaults {vault}:{other}: {sweeps} sweeps", solution.done, len(pairs))


def checkpoint_of(table: Path) -> Path:
    """The checkpoint of the work on a table."""
    return table.with_suffix(".work.npz")


def keep(path: Path, solution: Solution) -> None:
    """Write a checkpoint."""
    save(path, values=solution.values, facts=np.array([solution.done, solution.sweeps, solution.worst]))


def resumed(models: Any, path: Path) -> Solution:
    """The solution so far, from a checkpoint."""
    with loaded(path) as kept:
        done, sweeps, worst = kept["facts"]
        return Solution(models, kept["values"], int(done), int(sweeps), float(worst))


def of_file(models: Any, path: Path) -> Solution:
    """The solution of a table that was solved before."""
    goal, bags = int(models[0].goal), int(models[0].bags)
    table = np.load(path).reshape(layers(goal), size_of(bags))
    solution = begin(models)
    solution.done = layers(goal)
    for vault, other in order(goal):
        layer = (table[layer_of(vault, other)] / FULL).astype(np.float32)
        solution.values[vault * goal + other] = layer
        if vault != other:
            solution.values[other * goal + vault] = mirrored(layer, bags)
    return solution


def solve(options: Options, report: Report, bags: int = BAGS, resume: bool = True, start: float | None = None) -> Path:
    """Solve, and write the table among the user's data; its path."""
    models = model_of(options, bags)
    path = table_path(options.rules(), bags)
    checkpoint = checkpoint_of(path)
    solution = resumed(models, checkpoint) if resume and checkpoint.exists() else begin(models, start)
    began = time.monotonic()
    run(solution, report, partial(keep, checkpoint))
    part = path.with_suffix(".part.npy")
    np.save(part, solution.table())
    part.replace(path)
    facts = {
        "options": options.texts(),
        "cards": options.cards.hash,
        "bags": bags,
        "hazard": HAZARD,
        "tolerance": TOLERANCE,
        "changed_at_most": solution.worst,
        "start_share": solution.start_share(),
        "seconds_since_resumed": round(time.monotonic() - began, 1),
    }
    path.with_suffix(".json").write_text(json.dumps(facts, indent=1) + "\n", "utf-8")
    checkpoint.unlink()
    return path
