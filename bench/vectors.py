"""Vector environments: ours beside EnvPool's and PufferLib's, in one run: `python bench/vectors.py FILE`.

FILE (JSON) is for docs/results; alone and as a part of `make bench` it prints rows and bars. No environment of ours has
the two peers: install them into a folder and name it in PYTHONPATH. EnvPool comes from the package index; of the source
of PufferLib, build `binding.c` of each environment in OCEAN, which needs no PyTorch.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from functools import partial
from importlib import import_module
from pathlib import Path
from statistics import median
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.clock import Rate, Timing, Work, best_rate, best_rates
from bench.lab import SEED, one_core
from bench.report import Report, load, machine, versions
from tortuga import __version__

BATCH = 4096
#: Bars of two players, in million steps/s of one core: what the seats see, and the bar.
FORMS = (("float32", 6), ("uint8", 9))
STEADY = {"einauge": "Matrose", "barrakuda": "Sub"}
#: Board and card games of the peers: EnvPool's are those of pgx, in C++; PufferLib's play against a bot of their own.
POOL = ("ConnectFour-v1", "LeducHoldem-v1", "Backgammon-v1", "SparrowMahjong-v1")
OCEAN = {"connect4": "Connect4", "go": "Go", "tripletriad": "TripleTriad"}
PUBLISHED = (
    ("PufferLib 2.0, its own C environments", "more than 1 million steps/s of one core", "puffer.ai/blog.html"),
    ("EnvPool, Atari", "about 1 million frames/s on 256 cores", "github.com/sail-sg/envpool"),
    ("EnvPool, MuJoCo", "about 3 million steps/s on 256 cores", "github.com/sail-sg/envpool"),
)


def vector(game: str, observations: str, opponent: str | None, games: int = BATCH, players: int = 2) -> Work:
    """Return work that steps our vector environment: random legal actions, masks, observations and new games."""
    import gymnasium

    import tortuga.lab.envs  # noqa: F401  registers the names

    given: dict[str, Any] = {"observations": observations, "copy": False, "players": players}
    env: Any = gymnasium.make_vec(f"tortuga/{game.capitalize()}-v0", games, opponent=opponent, **given)
    env.reset(seed=SEED)

    def work(steps: int) -> float:
        for _ in range(steps):
            env.step(env.batch.random_actions())
        return float(steps * games)

    return work


def envpool(name: str, timing: Timing) -> Rate:
    """Return the rate of one of EnvPool's environments on one thread, with random legal actions."""
    peer = import_module("envpool").make_gymnasium(name, num_envs=BATCH, num_threads=1, seed=SEED)
    rng = np.random.default_rng(SEED)
    masks = peer.reset()[1]["legal_action_mask"]

    def step() -> float:
        nonlocal masks
        actions = np.where(masks, rng.random(masks.shape), -1).argmax(axis=1).astype(np.int32)
        start = timing.clock()
        masks = peer.step(actions)[-1]["legal_action_mask"]
        return timing.clock() - start

    return _rate_of(step, timing)


def pufferlib(name: str, timing: Timing) -> Rate:
    """Return the rate of a C environment of PufferLib's Ocean in one process; it has no masks: any action is tried."""
    peer = getattr(import_module(f"pufferlib.ocean.{name}.{name}"), OCEAN[name])(num_envs=BATCH)
    peer.reset(seed=SEED)
    rng = np.random.default_rng(SEED)

    def step() -> float:
        actions = rng.integers(peer.single_action_space.n, size=BATCH)
        start = timing.clock()
        peer.step(actions)
        return timing.clock() - start

    return _rate_of(step, timing)


def _rate_of(step: Callable[[], float], timing: Timing) -> Rate:
    """Return the best rate of all repeats; *step* returns its time, without that of choosing the actions."""
    best = 0.0
    for _ in range(timing.repeats):
        steps, taken = 0, 0.0
        while taken < timing.seconds:
            taken += step()
            steps += 1
        best = max(best, steps * BATCH / taken)
    return Rate(best)


def measure_vectors(report: Report, timing: Timing) -> list[list[str]]:
    """Measure one core, two cores, and peers; return the lines of a table."""
    report.section(f"gymnasium.make_vec with {BATCH:,} games: masks, observations, new games")
    lines = [_ours(report, game, players, *form, timing) for game in STEADY for players in (2, 4) for form in FORMS]
    for game, steady in STEADY.items():
        for bot in ("random", steady):
            rate = best_rate(vector(game, "float32", bot, 256), timing.by_processor())
            report.rate(f"{game} 2, float32, 256 games against {bot}", Rate(rate.decisions))
    for name, measure in _peers(timing.by_processor()):
        try:
            lines.append([name, "", "", _millions(report.rate(name, measure())), ""])
        except ImportError:
            print(f"  {name}: not installed")
    return lines


def _ours(report: Report, game: str, players: int, form: str, bar: float, timing: Timing) -> list[str]:
    what = f"{game} {players}, {form}"
    with one_core():
        rate = Rate(best_rate(vector(game, form, None, players=players), timing.by_processor()).decisions)
    report.rate(f"{what}, all seats decided from outside", rate)
    *_, gains = best_rates([vector(game, form, None, players=players) for _ in range(2)], timing)
    if players == 2:
        report.at_least(what, rate.decisions / 1e6, bar, "million steps/s")
        report.at_least(f"{what}: two cores over one", median(gains), 1.8)
    return [f"Tortuga, {game.capitalize()}", str(players), form, _millions(rate), f"{median(gains):.2f}"]


def _peers(timing: Timing) -> Iterator[tuple[str, Callable[[], Rate]]]:
    for name in POOL:
        yield f"EnvPool, {name}", partial(envpool, name, timing)
    for name in OCEAN:
        yield f"PufferLib, {name}", partial(pufferlib, name, timing)


def _millions(rate: Rate) -> str:
    return f"{rate.decisions / 1e6:.2f}"


def card(lines: list[list[str]], busy: float) -> dict[str, Any]:
    """Return the result for the documentation; *busy* was the load of the machine before."""
    columns = ["environment", "players", "observations", "million steps/s of one core", "two cores over one"]
    published = [[name, figure, f"[source](https://{source})"] for name, figure, source in PUBLISHED]
    processor = machine()
    return {
        "command": "python bench/vectors.py",
        "seed": SEED,
        "date": f"{datetime.now(UTC):%Y-%m-%d}",
        "version": __version__,
        "machine": processor | {"load": busy},
        "versions": versions(),
        "finding": f"Steps of {BATCH:,} games at once, with observations, masks and new games.",
        "basis": (
            "By processor time, the best of many short repeats; ours include the choice of random legal actions, peers "
            "do not. Two cores are two threads by wall-clock time, the median of neighbouring turns. PufferLib's games "
            "have no masks, and a bot of their own replies in the same step. The machine: "
            f"{processor['processor']}, {processor['cores']} cores, with a load of {busy:.1f} by other work."
        ),
        "tables": [["Measured", columns, lines], ["Published", ["by its authors", "speed", "source"], published]],
    }


def main() -> None:
    """Run this part alone."""
    report, busy = Report("Every figure is the best of all repeats, ours and theirs."), load()
    lines = measure_vectors(report, Timing(0.1, 30))
    report.print_bars()
    out = Path(sys.argv[1] if len(sys.argv) > 1 else "build/vectors.json")
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_text(json.dumps(card(lines, busy), indent=1, ensure_ascii=False) + "\n", "utf-8")


if __name__ == "__main__":
    main()
