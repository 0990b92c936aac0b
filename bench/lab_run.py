"""The laboratory's part of `make bench`; alone: `python bench/lab_run.py`."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench import lab, peers
from bench.clock import Rate, Timing
from bench.report import Report
from tortuga.lab.simulate import CHUNK

CLASSIC = ("connect_four_v3", "leduc_holdem_v4", "texas_holdem_v4")
CARDS = ("leduc-holdem", "uno", "gin-rummy")
JAX = ("connect_four", "leduc_holdem", "kuhn_poker")


def measure_lab(report: Report, timing: Timing) -> None:
    """Everything issue by issue."""
    measure_environments(report, timing)
    measure_simulate(report)
    measure_search(report, timing)


def measure_environments(report: Report, timing: Timing) -> None:
    """Steps a second on one core, each peer on games of its own."""
    report.section("Environments, random legal actions; ours with masks and what every seat sees")
    ours: dict[tuple[str, int], Rate] = {}
    for game in ("einauge", "barrakuda"):
        for games in lab.BATCHES:
            ours[game, games] = report.rate(f"ours: {game} 2, batch {games}", lab.batch(game, games, timing))
    slower = min(ours["einauge", 4096].decisions, ours["barrakuda", 4096].decisions)
    rows = [(f"PettingZoo {name}", lab.pettingzoo(name, timing)) for name in CLASSIC]
    rows += [(f"RLCard {name}", lab.rlcard(name, timing)) for name in CARDS]
    rows += [(f"OpenSpiel {name} from Python", peers.from_python(name, timing)) for name in peers.GAMES]
    for name, rate in rows:
        report.rate(name, rate)
        report.at_least(f"our slower batch over {name}", slower / rate.decisions, 1)
    for name in JAX:
        for games in lab.BATCHES:
            rate = report.rate(f"pgx {name}, batch {games}", lab.pgx(name, games, timing))
            same = min(ours["einauge", games].decisions, ours["barrakuda", games].decisions)
            report.at_least(f"our slower batch over pgx {name}, batch {games}", same / rate.decisions, 1)


def measure_simulate(report: Report) -> None:
    """Against the rules' own random play."""
    report.section("Simulate")
    for game in ("einauge", "barrakuda"):
        raw, plain, parquet = lab.simulated_rates(game, 1, 4 * CHUNK, 3)
        two = lab.simulated_rates(game, 2, 8 * CHUNK, 3)[1]
        report.number(f"{game} 2: random play of the rules", raw, "games/s")
        report.number(f"{game} 2: simulate", plain, "games/s")
        report.number(f"{game} 2: simulate with Parquet", parquet, "games/s")
        report.number(f"{game} 2: simulate on two cores", two, "games/s")
        report.at_least(f"{game}: simulate over raw play", plain / raw, 0.9)
        report.at_least(f"{game}: simulate with Parquet over raw play", parquet / raw, 0.6)
        report.at_least(f"{game}: simulate on two cores over one", two / plain, 1.8)
    few, many = lab.memory_of("einauge")
    report.at_most("simulate: memory after ten times the games", many - few, 20, "MB more")


def measure_search(report: Report, timing: Timing) -> None:
    """Playouts beside simulations, on the same position."""
    report.section("Search from the first position of Einauge for two, one thread")
    ours = report.number("the bot Einauge", lab.playouts(timing).decisions, "playouts/s")
    for kind, number in (("openspiel-mcts", 20), ("openspiel-mcts-compiled", 500)):
        theirs = lab.simulations(kind, number, timing).decisions
        report.number(kind, theirs, "simulations/s")
        report.at_least(f"playouts/s of Einauge over simulations/s of {kind}", ours / theirs, 1)


def main() -> None:
    """This part alone."""
    report = Report("One core. Every figure is the best of all repeats, ours and theirs.")
    measure_lab(report, Timing(0.3, 3))
    report.print_bars()
    report.write(Path("build/bench-lab.json"))


if __name__ == "__main__":
    main()
