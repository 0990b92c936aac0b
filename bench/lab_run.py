"""The laboratory's part of `make bench`; alone: `python bench/lab_run.py`."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench import lab, peers
from bench.clock import Rate, Timing
from bench.report import Report
from bench.vectors import measure_vectors

GAMES = ("einauge", "barrakuda")
CLASSIC = ("connect_four_v3", "leduc_holdem_v4", "texas_holdem_v4")
CARDS = ("leduc-holdem", "uno", "gin-rummy")
JAX = ("connect_four", "leduc_holdem", "sparrow_mahjong")
TOY = "kuhn_poker"  # three cards and two bids: reported, but far smaller than our games
#: Milliseconds that a move of each bot may take with its usual budget (docs/players.md).
MOVES = (
    ("einauge", 2, "Matrose", 1),
    ("einauge", 5, "Matrose", 1),
    ("einauge", 2, "Bootsmann", 1),
    ("einauge", 2, "Steuermann", 5),
    ("einauge", 2, "Kapitän", 200),
    ("einauge", 2, "Admiral", 3000),
    ("barrakuda", 2, "Sub", 1),
    ("barrakuda", 4, "Sub", 1),
    ("barrakuda", 2, "Apneista", 1.5),
    ("barrakuda", 2, "Palombaro", 500),
    ("barrakuda", 2, "Nettuno (weights)", 5),
)


def measure_lab(report: Report, timing: Timing) -> None:
    """Measure environments, simulate, search, bots and review."""
    measure_vectors(report, timing)
    measure_environments(report, timing)
    measure_simulate(report)
    measure_search(report, timing)
    measure_bots(report)
    measure_review(report)


def measure_environments(report: Report, timing: Timing) -> None:
    """Measure steps per second on one core; each peer plays its own games with its own batch size."""
    report.section("Environments, a second of one processor; ours with masks and what the seat sees")
    timing = timing.by_processor()
    with lab.one_core():
        ours = {games: _slower(report, games, timing) for games in lab.BATCHES}
        for name, measure in _one_game_each(timing):
            rate, beside = report.rate(name, measure()), min(lab.batch(game, 1, timing).decisions for game in GAMES)
            report.at_least(f"our slower game over {name}, one game each", beside / rate.decisions, 1)
        for name in (*JAX, TOY):
            for games in lab.BATCHES:
                rate = report.rate(f"pgx {name}, batch {games}", lab.pgx(name, games, timing))
                if name != TOY:
                    report.at_least(f"our slower game over pgx {name}, batch {games}", ours[games] / rate.decisions, 1)


def _one_game_each(timing: Timing) -> Iterator[tuple[str, Callable[[], Rate]]]:
    """Yield the peers that play one game at a time; ours is measured again beside each."""
    for name in CLASSIC:
        yield f"PettingZoo {name}", partial(lab.pettingzoo, name, timing)
    for name in CARDS:
        yield f"RLCard {name}", partial(lab.rlcard, name, timing)
    for name in peers.GAMES:
        yield f"OpenSpiel {name} from Python", partial(peers.from_python, name, timing)


def _slower(report: Report, games: int, timing: Timing) -> float:
    """Return steps per second of our slower game in batches of *games*."""
    both = [(game, lab.batch(game, games, timing)) for game in GAMES]
    return min(report.rate(f"ours: {game} 2, batch {games}", rate).decisions for game, rate in both)


def measure_simulate(report: Report) -> None:
    """Compare simulate with raw random play."""
    report.section("Simulate")
    for game in GAMES:
        speeds, gain = lab.simulated_rates(game, 20)
        report.number(f"{game} 2: random play of the rules", speeds.raw, "games/s of a processor")
        report.number(f"{game} 2: simulate", speeds.plain, "games/s of a processor")
        report.number(f"{game} 2: simulate with Parquet", speeds.parquet, "games/s of a processor")
        report.number(f"{game} 2: simulate on one core", speeds.one_core, "games/s")
        report.number(f"{game} 2: simulate on two cores", speeds.two_cores, "games/s")
        report.at_least(f"{game}: simulate over raw play", speeds.plain / speeds.raw, 0.9)
        report.at_least(f"{game}: simulate with Parquet over raw play", speeds.parquet / speeds.raw, 0.6)
        report.at_least(f"{game}: simulate on two cores over one", gain, 1.8)
    for what, with_file in (("simulate", False), ("simulate with Parquet", True)):
        few, many = lab.memory_of("einauge", with_file)
        report.at_most(f"{what}: memory after ten times the games", many - few, 20, "MB more")


def measure_search(report: Report, timing: Timing) -> None:
    """Compare our playouts with OpenSpiel's simulations on the same position."""
    report.section("Search from the first position of Einauge for two, one thread")
    ours = report.number("the bot Admiral", lab.playouts(timing).decisions, "playouts/s")
    for kind, number in (("openspiel-mcts", 20), ("openspiel-mcts-compiled", 500)):
        theirs = lab.simulations(kind, number, timing).decisions
        report.number(kind, theirs, "simulations/s")
        report.at_least(f"playouts/s of Admiral over simulations/s of {kind}", ours / theirs, 1)


def measure_bots(report: Report) -> None:
    """Measure the time of a move of each bot with its usual budget."""
    report.section("A move of a bot with its usual budget, wall-clock time")
    for game, players, name, most in MOVES:
        report.at_most(
            f"{name} in {game} for {players}, a move", 1000 * lab.move_seconds(game, players, name), most, "ms"
        )


def measure_review(report: Report) -> None:
    """Measure the time of a hint and of a review."""
    report.section("Review, wall-clock time, on two cores")
    for game, players in (("einauge", 4), ("barrakuda", 2)):
        seconds = lab.hint_seconds(game, players)
        report.at_most(f"a hint in {game} for {players}", 1000 * seconds, 200, "ms")
    report.at_most("a whole review of einauge for 4", lab.review_seconds("einauge", 4), 5, "s")


def main() -> None:
    """Run this part alone."""
    report = Report("Every figure is the best of all repeats, ours and theirs.")
    measure_lab(report, Timing(0.3, 3))
    report.print_bars()
    report.write(Path("build/bench-lab.json"))


if __name__ == "__main__":
    main()
