"""boardgame.io's own server under the same load: a stub game whose state has the bytes of ours."""

from __future__ import annotations

import json
import random
import shutil
import subprocess
import tempfile
from pathlib import Path

from bench.table.figures import Figures
from bench.table.process import TICKS, free_port, running
from bench.table.seating import SEATS
from tortuga.games import game_type

FOLDER = Path(__file__).parent / "boardgame"
INSTALL = "apt-get install nodejs npm (or any Node.js 18 or newer with npm), then again: make bench-table"


def node() -> str:
    """Node.js, or the command that installs it."""
    found = shutil.which("node")
    if found is None or shutil.which("npm") is None:
        raise SystemExit(f"bench-table: Node.js or npm is missing. Install it with: {INSTALL}")
    return found


def version() -> str:
    """Which boardgame.io is measured; installed by `make bench-table`."""
    installed = FOLDER / "node_modules" / "boardgame.io" / "package.json"
    if not installed.exists():
        raise SystemExit("bench-table: boardgame.io is missing. Install it and run again with: make bench-table")
    return str(json.loads(installed.read_text(encoding="utf-8"))["version"])


def state_bytes(game: str, moves: int = 30) -> int:
    """The bytes of our plain state as JSON, as a seat sees it, after some random moves."""
    played, rng = game_type(game)(SEATS, seed=1), random.Random(1)
    for _ in range(moves):
        played.push(rng.choice(list(played.legal_moves)))
    return len(json.dumps(played.view(0).plain(), separators=(",", ":")).encode())


def measure(bytes_: int, tables: int, rate: float, seconds: float, *, in_files: bool) -> Figures:
    """The load of ours, over its own sockets; kept in memory or in files."""
    port, lobby = free_port(), free_port()
    with tempfile.TemporaryDirectory() as name:
        log, kept = Path(name) / "server.log", Path(name) / "matches"
        words = [node(), str(FOLDER / "server.js"), str(port), str(lobby), str(bytes_)]
        words += [str(kept)] if in_files else []
        with running(words, f"http://127.0.0.1:{lobby}", log, health="/games") as server:
            asked = (f"http://127.0.0.1:{port}", server.url, server.pid, TICKS, tables, rate, seconds, 3)
            run = subprocess.run(
                [node(), str(FOLDER / "load.js"), *map(str, asked)], capture_output=True, text=True, check=False
            )
            if run.returncode:
                raise SystemExit(f"bench-table: the load on boardgame.io failed:\n{run.stderr}")
    return Figures(**json.loads(run.stdout))
