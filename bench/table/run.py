"""The table under load, beside boardgame.io, in one run: `make bench-table`. Writes build/bench-table.json."""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT))  # for bench

if TYPE_CHECKING:
    from bench.report import Report
    from bench.table.figures import Figures
    from bench.table.ours import Size

PLAYERS, MOVES, FAST = 1000, 250, 500  # promised; the rates are a little higher, as the last moves end after the time
GAMES = ("einauge", "barrakuda")
METHOD = """\
Tables of four on loopback. Every player has a cookie and a socket that receives messages as the page does once it has
the rules: the first complete, then what has changed, without what the rules derive. Moves are random legal ones, sent
by POST with version and command id at a rate that does not wait for the server. Every move is on disk before it is
acknowledged (SQLite, synchronous=FULL). Delays are measured from the POST to the last of the four messages. Processor
time is that of the server process with all threads. A table has one move under way at a time, so every client must
receive every version; afterwards the log on disk is compared with what was sent. boardgame.io runs its own server with
a stub game whose state has as many bytes as ours, over its own sockets, at the same rate. With files, its turns
alternate with ours, and the median turn counts; the first second of a turn is not measured. Of the processor time for
each move the mean is shown, and the median of ten spans counts; of the p99 with and without bots, the median of five
turns. The load shares the cores with the server. A click is measured by a page in Chromium, if there is one, until the
board has changed."""


def main() -> None:
    """Run all measurements."""
    args = _arguments()
    from bench.report import Report
    from bench.table import boardgame
    from bench.table.ours import Size

    boardgame.node(), boardgame.version()  # fails now if the peer is missing
    report, size = Report(METHOD), Size(args.tables, args.rate, args.fast, args.seconds, args.ramp_seconds)
    print(METHOD)
    figures = {game: measure_game(report, game, size) for game in args.games}
    for game in args.games:
        measure_bots(report, game, size)
    measure_clicks(report)
    report.print_bars()
    report.write(args.out)
    _add_figures(args.out, figures)
    print(f"\nWritten to {args.out}")


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="+", choices=GAMES, default=GAMES)
    parser.add_argument("--tables", type=int, default=250, help="of four players each")
    parser.add_argument("--rate", type=float, default=260.0, help="moves a second over all tables")
    parser.add_argument("--fast", type=float, default=520.0, help="the higher rate that is to be held as well")
    parser.add_argument("--seconds", type=float, default=20.0, help="of the measured load")
    parser.add_argument("--ramp-seconds", type=float, default=5.0, help="of each step of the ramp")
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "bench-table.json", help="where the figures go")
    return parser.parse_args()


def measure_game(report: Report, game: str, size: Size) -> dict[str, Any]:
    """Measure our server, then boardgame.io with a state of the same size."""
    from bench.table import boardgame, ours
    from bench.table.figures import middle

    report.section(f"{game}: {size.tables} tables of four, {size.rate:g} moves/s asked")
    held, fast, ramp = ours.measure(game, size)
    show(report, f"{game}: ours", held)
    show(report, f"{game}: ours at {size.fast:g} moves/s", fast)
    most = max((step.rate for step in ramp), default=0.0)
    report.number(f"{game}: ours, most moves", most, "moves/s")
    bars(report, game, held, fast)
    bytes_ = boardgame.state_bytes(game)
    memory = boardgame.measure_memory(bytes_, size.tables, size.rate, size.seconds)
    show_peer(report, f"{game}: boardgame.io {boardgame.version()}, memory", memory)
    with boardgame.loaded(bytes_, size.tables, size.rate, in_files=True) as peer:
        turns = ours.in_turns(game, size, peer.drive)
        gaps, lost = peer.end()
    beside = middle([one for one, _ in turns])
    files = replace(middle([other for _, other in turns]), gaps=gaps, lost=lost)
    show(report, f"{game}: ours by turns with it", beside)
    show_peer(report, f"{game}: boardgame.io {boardgame.version()}, files, by turns", files)
    ratio = beside.rate_a_core / files.rate_a_core
    report.at_least(f"{game}: ours over boardgame.io in files, a core", ratio, 1.7)
    peers = {"memory": memory.plain(), "files": files.plain(), "ours by turns": beside.plain()}
    ours_alone = {"ours": held.plain(), "ours, fast": fast.plain()}
    return {**ours_alone, "ramp": [step.plain() for step in ramp], "state_bytes": bytes_, "boardgame.io": peers}


def show_peer(report: Report, what: str, one: Figures) -> None:
    """Return the figures with gaps and lost moves."""
    show(report, what, one)
    report.number(f"{what}, gaps and lost moves", one.gaps + one.lost, "")


def show(report: Report, what: str, one: Figures) -> None:
    """Add all rows of one load."""
    report.number(f"{what}, moves", one.rate, "moves/s")
    report.number(f"{what}, a core", one.rate_a_core, "moves/s")
    report.number(f"{what}, processor", one.cpu_a_move, "ms a move")
    report.number(f"{what}, p50", one.p50, "ms")
    report.number(f"{what}, p99", one.p99, "ms")
    report.number(f"{what}, memory", one.memory / 1024, "KiB a connection")


def bars(report: Report, game: str, held: Figures, fast: Figures) -> None:
    """Add the promised bars."""
    report.at_least(f"{game}: players connected", held.players, PLAYERS, "players")
    report.at_least(f"{game}: moves held", held.rate, MOVES, "moves/s")
    report.at_most(f"{game}: handlers that held the event loop over 50 ms", held.held, 0, "handlers")
    report.at_most(f"{game}: p50 from POST to all four messages", held.p50, 8, "ms")
    report.at_most(f"{game}: p99 from POST to all four messages", held.p99, 50, "ms")
    report.at_least(f"{game}: moves held at the higher rate", fast.rate, FAST, "moves/s")
    report.at_most(f"{game}: p99 at the higher rate", fast.p99, 100, "ms")
    report.at_most(f"{game}: processor a move, median of {len(held.spans)} spans", held.cpu_in_the_middle, 1.5, "ms")
    report.at_most(f"{game}: memory", held.memory / 1024, 50, "KiB a connection")
    report.at_most(f"{game}: gaps", held.gaps, 0, "versions")
    report.at_most(f"{game}: lost moves", held.lost, 0, "moves")


def measure_bots(report: Report, game: str, size: Size) -> None:
    """Measure people's tables alone, and beside ten tables of bots."""
    from bench.table import bots

    report.section(f"{game}: people's tables beside ten tables of bots")
    tables, rate = max(1, size.tables // 5), size.rate / 5
    name, alone, beside = bots.alone_and_beside(game, tables, rate, size.seconds)
    report.number(f"{game}: p99 alone", alone.p99, "ms")
    report.number(f"{game}: p99 beside {name}", beside.p99, "ms")
    report.at_most(f"{game}: p99 risen by ten tables of {name}", beside.p99 - alone.p99, 50, "ms")


def measure_clicks(report: Report) -> None:
    """Measure from a click to the changed board, if there is a browser."""
    from bench.table import clicks

    report.section("a click in the page")
    took = clicks.measure()
    if took is None:
        print("  not measured: `make browser` installs Chromium")
        return
    report.number("from a click to the changed board, median", took, "ms")
    report.at_most("from a click to the changed board, median", took, 30, "ms")


def _add_figures(path: Path, figures: dict[str, Any]) -> None:
    values = json.loads(path.read_text(encoding="utf-8"))
    path.write_text(json.dumps({**values, "figures": figures}, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
