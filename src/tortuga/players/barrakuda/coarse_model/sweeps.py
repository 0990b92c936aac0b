"""Value iteration on the coarse model: sweeps of one layer of vaults by threads, until nothing changes any more."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from tortuga.games.barrakuda.state import WRECKS
from tortuga.games.kit.compile import called, kernel
from tortuga.players.barrakuda.coarse_model.turns import HOME, scratch_of, standing, write_games
from tortuga.players.barrakuda.turn_game.matrix import MOST, solve_two
from tortuga.players.barrakuda.turn_game.table import HANDS, HOLDINGS, place, size_of

MOST_SWEEPS = 3000
FULL_EVERY = 10  # sweeps
QUIET = 0.25  # of the tolerance
THREADS = 2
PARTS = 8  # of a group: threads that finish early take the next


@called
def seats_of(vault: int, other: int, hands: int) -> Any:
    """The seats, as `write_games` takes them, of two holdings: *hands* is first · HOLDINGS + second."""
    first, second = hands // HOLDINGS, hands % HOLDINGS
    return vault, other, first % HANDS + 1, second % HANDS + 1, first // HANDS, second // HANDS


@kernel
def sweep(models: Any, values: Any, vault: int, other: int, group: Any, fresh: Any, moved: Any) -> None:
    """Solve every position of the layer with these hands into *fresh*, and write the largest change to *moved*."""
    model = models[0]
    scratch = scratch_of(model)
    pairs, width = scratch[1].shape[0], model.bags + 1
    games, game = np.empty((WRECKS, MOST, MOST, pairs)), np.empty((MOST, MOST))
    tableau, mix, other_mix = np.empty((MOST + 1, 2 * MOST + 2)), np.empty(MOST), np.empty(MOST)
    layer = (vault * model.goal + other) * size_of(model.bags)
    for hands in group:
        changed = 0.0
        seats = seats_of(vault, other, hands)
        rows, columns = write_games(model, values, values, False, seats, scratch, games)
        for fish in range(WRECKS):
            if fish == HOME and seats[4] + seats[5] < 2:  # B3.5 there all take their Barracuda cards back
                continue
            begin = place(model.bags, fish, hands // HOLDINGS, hands % HOLDINGS, 0, 0)
            for pair in range(pairs):
                for row in range(rows):
                    for column in range(columns):
                        game[row, column] = games[fish, row, column, pair]
                found = solve_two(game, rows, columns, mix, other_mix, tableau)
                limit = standing(vault, other, pair // width, pair % width)
                found = (1.0 - model.hazard) * found + model.hazard * limit
                changed = max(changed, abs(found - values[layer + begin + pair]))
                fresh[begin + pair] = found
        moved[hands] = changed


@kernel
def settle(models: Any, group: Any, fresh: Any, layer: Any, mirror: bool) -> None:
    """Copy the fresh values of these hands into the layer; *mirror*: into the other half, too (equal vaults)."""
    bags = models[0].bags
    for hands in group:
        first, second = hands // HOLDINGS, hands % HOLDINGS
        for fish in range(WRECKS):
            for bag in range(bags + 1):
                for other_bag in range(bags + 1):
                    found = fresh[place(bags, fish, first, second, bag, other_bag)]
                    layer[place(bags, fish, first, second, bag, other_bag)] = found
                    if mirror and first != second:
                        layer[place(bags, fish, second, first, other_bag, bag)] = 1.0 - found


def groups(symmetric: bool = False) -> list[Any]:
    """Pairs of holdings in groups of as many cards, few cards first; *symmetric*: of a pair and its mirror only one.

    A hand shrinks from turn to turn, so that a sweep in this order carries values back through many turns.
    """
    found: dict[int, list[int]] = {}
    for first, second in itertools.product(range(HOLDINGS), repeat=2):
        if first // HANDS + second // HANDS and not (symmetric and first < second):
            cards = (first % HANDS + 1).bit_count() + (second % HANDS + 1).bit_count()
            found.setdefault(cards, []).append(HOLDINGS * first + second)
    return [np.array(found[cards]) for cards in sorted(found)]


def split(group: Any) -> list[Any]:
    """A group in parts for threads."""
    return np.array_split(group, min(PARTS, len(group))) if len(group) else []


class Sweeps:
    """The sweeps of a layer: work(part, fresh, moved) on the parts of each group of hands, then put(group, fresh).

    Within a group no thread reads what another writes: the number of threads does not change the result.
    """

    def __init__(self, work: Callable[[Any, Any, Any], None], put: Callable[[Any, Any], None], some: list[Any]) -> None:
        self.work, self.put, self.groups = work, put, some
        self.moved = np.ones(HOLDINGS * HOLDINGS)

    def sweep(self, pool: ThreadPoolExecutor, fresh: Any, quiet: float = 0.0) -> float:
        """Sweep all groups, but for hands that changed by less than *quiet* when last seen; the largest change."""
        for group in self.groups:
            busy = group[self.moved[group] >= quiet]
            for job in [pool.submit(self.work, part, fresh, self.moved) for part in split(busy)]:
                job.result()
            self.put(busy, fresh)
        return float(max(self.moved[group].max() for group in self.groups))

    def until_settled(self, pool: ThreadPoolExecutor, fresh: Any, tolerance: float, first: int = 0) -> Iterator[float]:
        """Sweep until no value changes by more than the tolerance; the largest change of each sweep.

        Hands that no longer change are swept only now and then: in a slow layer few still do.
        """
        changed = 1.0
        for number in range(first, MOST_SWEEPS):
            full = number % FULL_EVERY == 0 or changed <= tolerance
            changed = self.sweep(pool, fresh, 0.0 if full else QUIET * tolerance)
            yield changed
            if full and changed <= tolerance:
                return
