"""Measure how long a command takes to start, with a cold and with a warm cache."""

from __future__ import annotations

import contextlib
import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.parse
import urllib.request
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

COMMAND = ("-m", "tortuga", "new", "einauge", "--random", "--seed", "1")
GAMES = ("einauge", "barrakuda")
FRONT_PAGE, TABLE = 5.0, 20.0  # seconds at most: until the server answers, and from then until a table opens
_LONGEST = 1200.0  # seconds


class Served(NamedTuple):
    """Seconds from `tortuga serve` to the front page, and from there to a started table of each game."""

    front_page: float
    tables: dict[str, float]


def cold_and_warm(repeats: int = 3) -> tuple[float, float]:
    """Return the seconds of the first run of a random game with an empty cache, and of the best run after it."""
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


def served_cold_and_warm() -> tuple[Served, Served]:
    """Return the times of the first start of a server with an empty cache, and of the second."""
    with tempfile.TemporaryDirectory() as cache:
        return served(cache), served(cache)


def served(cache: str) -> Served:
    """Start a server on a new database, and ask for its front page and for a quick game of each game at once."""
    with tempfile.TemporaryDirectory() as folder, _server(cache, Path(folder) / "tables.sqlite3") as url:
        start = time.perf_counter()
        _until_it_answers(url, start + _LONGEST)
        front = time.perf_counter()
        with ThreadPoolExecutor(len(GAMES)) as threads:
            tables = dict(zip(GAMES, threads.map(lambda game: _table(url, game) - front, GAMES), strict=True))
    return Served(front - start, tables)


@contextlib.contextmanager
def _server(cache: str, database: Path) -> Iterator[str]:
    with contextlib.closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [sys.executable, "-m", "tortuga", "serve", "--port", str(port), "--database", str(database)]
    process = subprocess.Popen(command, env={**os.environ, "TORTUGA_CACHE": cache}, stderr=subprocess.DEVNULL)
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait()


def _until_it_answers(url: str, deadline: float) -> None:
    while True:
        try:
            urllib.request.urlopen(url, timeout=_LONGEST).close()
            return
        except OSError:
            if time.perf_counter() > deadline:
                raise SystemExit("bench: the server does not answer") from None
            time.sleep(0.02)


def _table(url: str, game: str) -> float:
    """Return when the page of a new table of this game was received."""
    form = urllib.parse.urlencode({"game": game}).encode()
    request = urllib.request.Request(f"{url}/quick", form, {"origin": url})
    urllib.request.urlopen(request, timeout=_LONGEST).close()  # follows the redirect to the page of the table
    return time.perf_counter()
