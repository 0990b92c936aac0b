"""How often, and how fast, a search repairs a spoiled card table: python -m bench.design --tries 10.

Three fields of our table are moved at random until at least one target is missed; the search, which does not know our
table, may move all prices and chests. A try succeeds if a table meets all targets on fresh deals. Its seconds are
processor time of all threads: a search that takes 600 of them takes at most ten minutes by the clock, however badly
its work is spread over the cores, and other work on the machine does not count.

With --presets it searches from our tables for what the workshop offers to start from, in both games.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from tortuga import __version__
from tortuga.games import GAMES
from tortuga.lab.design.asked import Design
from tortuga.lab.design.search import search
from tortuga.lab.design.trials import Games, Trial
from tortuga.lab.laboratory import laboratory
from tortuga.lab.tally import played
from tortuga.lab.workers import cores

GAME = "einauge"
TARGETS = ["seats<=1.5", "cards=12..26", "minutes=18.5..21", "lead_changes>=6"]
VARY = ["price:±4", "chests:±2"]
FIELDS = 3
CLEARLY = 1.0  # noticeable differences by which a target must be missed


@dataclass(frozen=True)
class Try:
    """A spoiled table, and what a search made of it."""

    name: str
    begun: list[str]  # what was spoiled, or asked for
    found: list[str]  # the changes of the table that meets all targets; of several the first
    verdicts: dict[str, str]
    is_found: bool
    processor_seconds: float
    seconds: float
    tables: int
    games: int

    def __str__(self) -> str:
        """In words."""
        times = f"{self.processor_seconds:.0f} s of processor time ({self.seconds:.0f} s by the clock)"
        head = f"{self.name}: {'; '.join(self.begun)}"
        told = f"{'found' if self.is_found else 'NOT FOUND'} in {times}, {self.tables} tables, {self.games:,} games"
        return "\n  ".join([head, told, "; ".join(self.found), str(self.verdicts)])


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


def repaired(seed: int, jobs: int, seconds: float) -> Try:
    """Spoil and repair a table."""
    table, changes = spoiled(seed)
    return tried(f"try {seed}", changes, Design.of(GAME, TARGETS, VARY, cards=table, seed=str(seed)), jobs, seconds)


def presets(jobs: int, seconds: float) -> Iterator[Try]:
    """Search for all that the workshop offers to start from."""
    for game in GAMES:
        for name, texts in laboratory(game).designs.items():
            vary = [text for text in texts if ":" in text]
            design = Design.of(game, [text for text in texts if text not in vary], vary)
            played((design.deals(design.space.start, "warm"), 0, 1))  # compiled
            yield tried(f"{game}, {name}", list(texts), design, jobs, seconds)


def tried(name: str, begun: list[str], design: Design, jobs: int, seconds: float) -> Try:
    """Search for a table."""
    start, used = time.monotonic(), time.process_time()
    *_, state = search(design, jobs, seconds, clock=time.process_time)
    took, used = time.monotonic() - start, time.process_time() - used
    found = state.found[0] if state.found else None
    return Try(
        name,
        begun,
        design.space.changes(found.values) if found else [],
        found.verdicts if found else {},
        found is not None and used <= seconds,
        round(used, 1),
        round(took, 1),
        len(state.trials),
        state.games,
    )


def result(tries: list[Try], command: str, is_presets: bool) -> dict[str, Any]:
    """All that one must know to read the figures and to make them again."""
    made = {"command": command, "version": __version__, "date": datetime.now(UTC).date().isoformat()}
    asked = {"game": GAME, "targets": TARGETS, "vary": VARY, "fields_spoiled": FIELDS}
    found = {"tries": len(tries), "found": sum(one.is_found for one in tries)}
    return {**made, **({} if is_presets else asked), **found, "each": [vars(one) for one in tries]}


def main() -> None:
    """Run all tries; the result so far is written after each."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--presets", action="store_true", help="instead of tries")
    parser.add_argument("--tries", type=int, default=10)
    parser.add_argument("--first", type=int, default=1, help="seed of the first try")
    parser.add_argument("--jobs", type=int, default=cores())
    parser.add_argument("--seconds", type=float, default=600.0, help="of processor time, for each try")
    parser.add_argument("--out", type=Path, default=Path("build/design.json"))
    given = parser.parse_args()
    how = "--presets" if given.presets else f"--tries {given.tries} --first {given.first}"
    command = f"python -m bench.design {how} --seconds {given.seconds:g}"
    seeds = range(given.first, given.first + given.tries)
    repairs = (repaired(seed, given.jobs, given.seconds) for seed in seeds)
    tries: list[Try] = []
    given.out.parent.mkdir(parents=True, exist_ok=True)
    for one in presets(given.jobs, given.seconds) if given.presets else repairs:
        tries.append(one)
        print(one, flush=True)
        text = json.dumps(result(tries, command, given.presets), indent=1, ensure_ascii=False)
        given.out.write_text(f"{text}\n", "utf-8")
    print(f"{sum(one.is_found for one in tries)} of {len(tries)} searches found a table that meets all targets")


if __name__ == "__main__":
    main()
