"""How often, and how fast, a search repairs a spoiled card table: python -m bench.design --tries 10.

Three fields of our table are moved at random until at least one target is missed; the search may move all prices and
chests. A try succeeds if a table meets all targets on fresh deals.
"""

from __future__ import annotations

import argparse
import random
import time
from typing import Any

from tortuga.lab.design.asked import Design
from tortuga.lab.design.search import search
from tortuga.lab.design.trials import Games, Trial
from tortuga.lab.workers import cores

GAME = "einauge"
TARGETS = ["seats<=1.5", "cards=12..26", "minutes=18.5..21", "lead_changes>=6"]
VARY = ["price:±4", "chests:±2"]
FARTHEST = 4  # by how much a field is spoiled
FIELDS = 3
CLEARLY = 1.0  # noticeable differences by which a target must be missed


def spoiled(seed: int) -> tuple[dict[str, Any], list[str]]:
    """A table of which a target is clearly missed, and what was changed."""
    ours, rng = Design.of(GAME, TARGETS, VARY), random.Random(seed)
    games = Games(ours, 1)
    while True:
        values = list(ours.space.start)
        for place in rng.sample(range(len(values)), FIELDS):
            field = ours.space.fields[place]
            others = [value for value in range(field.low, field.high + 1) if abs(value - field.start) > 1]
            values[place] = rng.choice(others)
        trial = Trial(tuple(values))
        games.play([(trial, ours.deep_games)])
        if max(trial.misses(ours)) >= CLEARLY:
            games.close()
            return ours.space.table_of(trial.values, "spoiled"), ours.space.changes(trial.values)


def tried(seed: int, jobs: int, seconds: float) -> bool:
    """Spoil and repair a table; whether that worked."""
    table, changes = spoiled(seed)
    start, used = time.monotonic(), time.process_time()
    design = Design.of(GAME, TARGETS, VARY, cards=table, seed=str(seed))
    *_, state = search(design, jobs, seconds)
    times = f"{time.monotonic() - start:.0f} s, {time.process_time() - used:.0f} s of processor time"
    print(f"try {seed}, spoiled: {'; '.join(changes)}", flush=True)
    print(f"  {'found' if state.found else 'NOT FOUND'} in {times}, {len(state.trials)} tables, {state.games:,} games")
    for one in state.found:
        print(f"  {'; '.join(design.space.changes(one.values))}\n  {one.verdicts}", flush=True)
    return bool(state.found)


def main() -> None:
    """Run all tries."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tries", type=int, default=10)
    parser.add_argument("--first", type=int, default=1, help="seed of the first try")
    parser.add_argument("--jobs", type=int, default=cores())
    parser.add_argument("--seconds", type=float, default=600.0)
    given = parser.parse_args()
    found = [tried(seed, given.jobs, given.seconds) for seed in range(given.first, given.first + given.tries)]
    print(f"{sum(found)} of {len(found)} tries found a table that meets {', '.join(TARGETS)}")


if __name__ == "__main__":
    main()
