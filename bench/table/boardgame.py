"""boardgame.io's own server under the same load: a stub game whose state has the bytes of ours."""

from __future__ import annotations

import json
import random
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

from bench.table.figures import Figures
from bench.table.process import TICKS, free_port, running
from bench.table.seating import SEATS
from tortuga.games import GAMES

FOLDER = Path(__file__).parent / "boardgame"
WARM = 3.0  # seconds
INSTALL = "apt-get install nodejs npm (or any Node.js 18 or newer with npm), then again: make bench-table"


def node() -> str:
    """Return the path of Node.js, or exit with the command that installs it."""
    found = shutil.which("node")
    if found is None or shutil.which("npm") is None:
        raise SystemExit(f"bench-table: Node.js or npm is missing. Install it with: {INSTALL}")
    return found


def version() -> str:
    """Return the version of boardgame.io, which `make bench-table` installs."""
    installed = FOLDER / "node_modules" / "boardgame.io" / "package.json"
    if not installed.exists():
        raise SystemExit("bench-table: boardgame.io is missing. Install it and run again with: make bench-table")
    return str(json.loads(installed.read_text(encoding="utf-8"))["version"])


def state_bytes(game: str, moves: int = 30) -> int:
    """Return the number of bytes of our plain state as JSON, as a seat sees it, after some random moves."""
    played, rng = GAMES[game].rules(SEATS, seed=1), random.Random(1)
    for _ in range(moves):
        played.push(rng.choice(list(played.legal_moves)))
    return len(json.dumps(played.view(0).plain(), separators=(",", ":")).encode())


class Peer:
    """Its server with all clients connected, and the load, which waits for commands."""

    def __init__(self, load: subprocess.Popen[str], log: Path) -> None:
        self._load, self._log = load, log
        self._line("ready")

    def drive(self, seconds: float) -> Figures:
        """Run the load for some seconds."""
        assert self._load.stdin is not None
        self._load.stdin.write(f"{seconds}\n")
        self._load.stdin.flush()
        return Figures(**json.loads(self._line("figures")))

    def end(self) -> tuple[int, int]:
        """Return the versions that a client did not see, and the moves that the server does not have."""
        assert self._load.stdin is not None
        self._load.stdin.close()
        told = json.loads(self._line("gaps and lost moves"))
        return told["gaps"], told["lost"]

    def _line(self, wanted: str) -> str:
        assert self._load.stdout is not None
        line = self._load.stdout.readline()
        if not line:
            said = self._log.read_text(errors="replace")
            raise SystemExit(f"bench-table: the load on boardgame.io failed; {wanted} expected, it said:\n{said}")
        return line


@contextmanager
def loaded(bytes_: int, tables: int, rate: float, *, in_files: bool) -> Iterator[Peer]:
    """Run the same load over its own sockets; matches are kept in memory or in files."""
    port, lobby = free_port(), free_port()
    with tempfile.TemporaryDirectory() as name:
        log, kept = Path(name) / "server.log", Path(name) / "matches"
        words = [node(), str(FOLDER / "server.js"), str(port), str(lobby), str(bytes_)]
        words += [str(kept)] if in_files else []
        with running(words, f"http://127.0.0.1:{lobby}", log, health="/games") as server:
            asked = (f"http://127.0.0.1:{port}", server.url, server.pid, TICKS, tables, rate, WARM)
            errors = Path(name) / "load.log"
            with errors.open("w") as said:
                load = subprocess.Popen(
                    [node(), str(FOLDER / "load.js"), *map(str, asked)],
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=said,
                    text=True,
                )
            try:
                yield Peer(load, errors)
            finally:
                load.kill()
                load.wait(30)


def measure_memory(bytes_: int, tables: int, rate: float, seconds: float) -> Figures:
    """Run the load once with matches kept in memory."""
    with loaded(bytes_, tables, rate, in_files=False) as peer:
        one = peer.drive(seconds)
        gaps, lost = peer.end()
        return replace(one, gaps=gaps, lost=lost)
