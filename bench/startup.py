"""How long the command takes to show a random game: with nothing compiled yet, and again."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time

COMMAND = ("-m", "tortuga", "new", "einauge", "--random", "--seed", "1")


def cold_and_warm(repeats: int = 3) -> tuple[float, float]:
    """Seconds of the first run with an empty cache, and of the best run after it."""
    with tempfile.TemporaryDirectory() as cache:
        cold = _seconds(cache)
        return cold, min(_seconds(cache) for _ in range(repeats))


def _seconds(cache: str) -> float:
    start = time.perf_counter()
    run = subprocess.run(
        [sys.executable, *COMMAND],
        env={**os.environ, "TORTUGA_CACHE": cache},
        capture_output=True,
        text=True,
        check=False,
    )
    if run.returncode:
        raise SystemExit(f"bench: python {' '.join(COMMAND)} failed:\n{run.stderr}")
    return time.perf_counter() - start
