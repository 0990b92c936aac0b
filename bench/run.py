"""Our speed beside our peers', in one run: `make bench`. Prints rows and bars and writes build/bench.json.

`make bench ARGS="--beside REVISION"` compares with another commit of ours instead.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # for bench and tests.oracle

if TYPE_CHECKING:
    from bench.clock import Rate, Timing
    from bench.report import Report

METHOD = """\
A decision is one applied move of a player, forced ones included; outcomes of chance are not counted. Play is uniformly
random. Every rate is the best of all repeats, for us and for peers. Two cores: two threads over compiled code that
releases the GIL; short turns of one and of two threads alternate, and the median ratio of neighbours is reported.
OpenSpiel C++: one simulation of MCTSBot whose RandomRolloutEvaluator plays N rollouts from the first decision;
decisions = N × the mean length of random games from there. Simultaneous games of OpenSpiel are played as turn-based
ones. In the browser: whole games in one call of the rules in WebAssembly; native, Node and Chromium by turns, the best
of each. Environments and simulate are measured in processor time, so that everybody has one core; only "on two cores"
is wall-clock time."""


def main() -> None:
    """Run all measurements."""
    args = _arguments()
    from bench.clock import Timing
    from bench.report import Report

    if args.beside:
        report = Report("The median of ratios of processor time, both measured by turns in one run.")
        measure_beside(report, args.beside)
    else:
        report = Report(METHOD)
        measure_all(report, Timing(args.seconds, args.repeats))
    report.print_bars()
    report.write(args.out)
    print(f"\nWritten to {args.out}")


def measure_all(report: Report, timing: Timing) -> None:
    """Ours and our peers'."""
    from bench import peers

    peers.pyspiel()  # fails at once if OpenSpiel is missing
    from bench.lab_run import measure_lab

    print(METHOD)
    ours = measure_games(report, timing)
    measure_peers(report, timing, ours)
    measure_python(report, timing)
    measure_page(report, timing)
    measure_lab(report, timing)
    measure_start(report)


def measure_beside(report: Report, revision: str) -> None:
    """Ours beside an earlier commit: no more than a twentieth slower."""
    from bench import beside

    report.section(f"As fast as {revision}")
    for what, ratio in beside.ratios(revision):
        report.at_least(what, report.number(what, ratio, "×"), 0.95)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=0.3, help="of one repeat of a measure")
    parser.add_argument("--repeats", type=int, default=5, help="of each measure; the best counts")
    parser.add_argument("--beside", metavar="REVISION", help="compare with another commit of ours and nothing else")
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "bench.json", help="where the figures go")
    return parser.parse_args()


def measure_games(report: Report, timing: Timing) -> dict[str, Rate]:
    """Measure our rules on one core and on two, and the twin."""
    from bench import ours, twin

    bars = {"einauge 2": 100, "barrakuda 2": 50}
    one: dict[str, Rate] = {}
    report.section("Reference: SHA-256 of a buffer, which shares no memory")
    alone, both, found = ours.hashing(timing)
    report.rate("blocks hashed on one core", alone)
    report.rate("blocks hashed on two cores", both)
    report.number("two cores over one", median(found), "×")
    gains: dict[str, list[float]] = {}
    for setting in ours.SETTINGS:
        title = ours.title(*setting)
        report.section(f"{title} players, random games")
        one[title], two, found = ours.one_and_two_cores(*setting, timing)
        gains.setdefault(setting[0], []).extend(found)
        report.rate("ours, one core", one[title])
        report.rate("ours, two cores", two)
        slow = report.rate("the twin in tests/oracle", twin.one_core(*setting, timing))
        if title in bars:
            report.at_least(f"{title}: ours over the twin", one[title].decisions / slow.decisions, bars[title])
        report.number("two cores over one", median(found), "×")
    for game, all_of in gains.items():
        report.at_least(f"{game}, all numbers of players: two cores over one", median(all_of), 1.8)
    return one


def measure_peers(report: Report, timing: Timing, ours: dict[str, Rate]) -> None:
    """Measure OpenSpiel's own games."""
    from bench import peers

    report.section(f"OpenSpiel {peers.open_spiel_version()}, its own games, one core")
    rates = {}
    for name in peers.GAMES:
        report.rate(f"{name}, driven from Python", peers.from_python(name, timing))
        rates[name] = report.rate(f"{name}, C++ rollouts", peers.rollouts(name, timing))
    for name, wanted in (("hearts", 4), ("crazy_eights", 4)):
        report.at_least(f"einauge 2 over C++ {name}", ours["einauge 2"].decisions / rates[name].decisions, wanted)
    report.at_least("barrakuda 2 over C++ goofspiel", ours["barrakuda 2"].decisions / rates["goofspiel"].decisions, 1)


def measure_python(report: Report, timing: Timing) -> None:
    """Measure pushes and batches called from Python."""
    from bench import ours

    report.section("From Python")
    for game in ("einauge", "barrakuda"):
        push = report.number(f"{game} 2: one push, with chance", ours.push_microseconds(game, 2, timing), "µs")
        report.at_most(f"{game}: one push", push, 5, "µs")
    for game in ("einauge", "barrakuda"):
        rate = report.rate(f"{game} 2: {ours.BATCH:,} games stepped together", ours.batch(game, 2, timing))
        report.at_least(
            f"{game}: {ours.BATCH:,} games stepped together", rate.decisions / 1e6, 5, "million decisions/s"
        )


def measure_page(report: Report, timing: Timing) -> None:
    """Measure the rules in WebAssembly beside the native ones."""
    from bench import page

    report.section("In the browser: random games on one core")
    for game in ("einauge", "barrakuda"):
        native, node, chromium = page.rates(game, 2, timing)
        report.rate(f"{game} 2: native", native)
        for where, rate in (("Node", node), ("Chromium", chromium)):
            report.rate(f"{game} 2: in {where}", rate)
            report.at_least(f"{game}: in {where} over native", rate.decisions / native.decisions, 0.5)


def measure_start(report: Report) -> None:
    """Measure the start of the command and of the server, cold and warm."""
    from bench import startup

    report.section("python " + " ".join(startup.COMMAND))
    cold, warm = startup.cold_and_warm()
    report.number("nothing compiled yet", cold, "s")
    report.number("again", warm, "s")
    report.section("tortuga serve")
    for when, served in zip(("nothing compiled yet", "again"), startup.served_cold_and_warm(), strict=True):
        report.at_most(f"{when}: front page", served.front_page, startup.FRONT_PAGE, "s")
        for game, seconds in served.tables.items():
            report.at_most(f"{when}: from there to a table of {game}", seconds, startup.TABLE, "s")


if __name__ == "__main__":
    main()
