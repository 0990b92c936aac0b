"""Simulate a server and its players: `make simulate-server ARGS="--seed 7 --minutes 5"`."""

from __future__ import annotations

import argparse
import logging
import sys
import time
from collections import Counter

from tests.simulation.club import EVENINGS, TABLES, simulate
from tests.simulation.world import Broken

CLUB_YEAR = 2_000_000  # moves


def main() -> int:
    """Simulate week after week until the time is over; 1 if a promise was broken."""
    asked = _arguments().parse_args()
    logging.disable(logging.CRITICAL)  # the injected faults would fill the log
    start, total = time.process_time(), Counter[str]()
    week = asked.week or 1
    while True:
        try:
            result = simulate(f"{asked.seed} {week}", asked.evenings, asked.tables)
        except Broken as error:
            again = f'make simulate-server ARGS="--seed {asked.seed} --week {week}'
            print(f'{error}\nAgain: {again} --evenings {asked.evenings} --tables {asked.tables}"')
            return 1
        total.update(result.counted)
        spent = time.process_time() - start
        print(f"week {week}: {result.trace}  {total['moves'] / spent:.0f} moves a second of processor time", flush=True)
        week += 1
        if asked.week or spent > 60 * asked.minutes:
            break
    print(", ".join(f"{number:,} {what}" for what, number in sorted(total.items())))
    print(f"A club-year of {CLUB_YEAR:,} moves: {CLUB_YEAR / total['moves'] * spent / 3600:.1f} hours of one core.")
    return 0


def _arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="make simulate-server", description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=1.0, help="of processor time; the last week is finished")
    parser.add_argument("--week", type=int, default=0, help="simulate this week alone")
    parser.add_argument("--evenings", type=int, default=EVENINGS, help="of a week")
    parser.add_argument("--tables", type=int, default=TABLES, help="of an evening")
    return parser


if __name__ == "__main__":
    sys.exit(main())
