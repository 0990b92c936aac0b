"""Fuzz a server: `make fuzz ARGS="--seed 7 --minutes 60"`."""

from __future__ import annotations

import argparse
import sys
import warnings

from tests.fuzz.session import fuzz


def main() -> int:
    """Fuzz until the time is over; 1 if there was a fault."""
    parser = argparse.ArgumentParser(prog="make fuzz", description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=60.0)
    asked = parser.parse_args()
    warnings.simplefilter("ignore")  # of schemas without examples
    report = fuzz(asked.seed, asked.minutes, lambda line: print(line, flush=True))
    counted = sorted((report.findings.counted + report.described.counted).items())
    statuses = sorted((report.findings.statuses + report.described.statuses).items())
    print(", ".join(f"{number:,} {what}" for what, number in counted))
    print("answers: " + ", ".join(f"{status}: {number:,}" for status, number in statuses))
    print(f"{report.sent / report.seconds:.0f} a second; the slowest answer took {report.findings.slowest:.1f} s")
    print("\n".join(report.faults) or "no fault")
    return 1 if report.faults else 0


if __name__ == "__main__":
    sys.exit(main())
