"""The speed of the rules in WebAssembly beside the native ones: in Node and in Chromium."""

from __future__ import annotations

import base64
import json
import os
import shutil
import signal
import subprocess
import tempfile
import threading
from dataclasses import replace
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from queue import Queue
from typing import Any

from bench.clock import Rate, Timing, best_rate
from bench.ours import random_games
from tests.programs import CHROMIUM
from tortuga.games import GAMES
from tortuga.games.kit.chance import stream

ROOT = Path(__file__).resolve().parents[2]
HERE = Path(__file__).parent
MODULES = ROOT / "src" / "tortuga" / "web" / "static" / "engine"
ROUNDS = 3  # native, Node and Chromium by turns: the speed of a shared machine changes
SHORTER = 6  # turns, so that some are undisturbed
LONGEST = 120  # seconds for one program


def rates(game: str, players: int, timing: Timing) -> tuple[Rate, Rate, Rate]:
    """Return the best rates of random games on one core: native, in Node and in Chromium."""
    timing = replace(timing, seconds=timing.seconds / SHORTER, repeats=timing.repeats * SHORTER)
    work, given = random_games(game, players, {}), _given(game, players, timing)
    found = [(best_rate(work, timing).decisions, in_node(game, given), in_chromium(game, given)) for _ in range(ROUNDS)]
    native, node, chromium = (Rate(max(column)) for column in zip(*found, strict=True))
    return native, node, chromium


def _given(game: str, players: int, timing: Timing) -> dict[str, Any]:
    rules = GAMES[game].rules.options_type.of(players).rules()
    told = {"rules": rules, "words": stream(1)}
    texts = {name: base64.b64encode(array.tobytes()).decode() for name, array in told.items()}
    return {**texts, "seconds": timing.seconds, "repeats": timing.repeats}


def in_node(game: str, given: dict[str, Any]) -> float:
    """Return decisions per second in Node, which comes with the test environment."""
    own = ROOT / ".venv-test" / "bin" / "node"
    node = str(own) if own.exists() else shutil.which("node")
    if node is None:
        raise SystemExit("make bench: expected Node.js in .venv-test or on the PATH; it is missing. Run: make check")
    command = [node, str(HERE / "node.js"), str(MODULES), game, json.dumps(given)]
    done = subprocess.run(command, check=True, capture_output=True, text=True, timeout=LONGEST)
    return float(done.stdout)


def in_chromium(game: str, given: dict[str, Any]) -> float:
    """Return decisions per second in Chromium, as a page reports them."""
    path = CHROMIUM.find()
    if path is None:
        raise SystemExit(f"make bench: {CHROMIUM.missing()}")
    found: Queue[float] = Queue()
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Page, {**given, "game": game}, found, directory=str(ROOT)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        sandbox = ["--no-sandbox"] if os.geteuid() == 0 else []  # Chromium refuses one to root
        flags = ["--headless", "--disable-gpu", "--no-first-run", f"--user-data-dir={profile}", *sandbox]
        address = f"http://127.0.0.1:{server.server_port}/bench/page/index.html"
        command = [path, *flags, "--remote-debugging-port=0", address]
        quiet = subprocess.DEVNULL
        running = subprocess.Popen(command, stdout=quiet, stderr=quiet, start_new_session=True)
        try:
            return found.get(timeout=LONGEST)
        finally:
            os.killpg(running.pid, signal.SIGKILL)  # a wrapper script and the processes of the pages, too
            running.wait()
            server.shutdown()
            server.server_close()


class _Page(SimpleHTTPRequestHandler):
    """Serves the files of the project and the request, and takes the result."""

    def __init__(self, asked: dict[str, Any], found: Queue[float], *arguments: Any, **more: Any) -> None:
        self._asked, self._found = asked, found
        super().__init__(*arguments, **more)

    def do_GET(self) -> None:
        """Respond with a file, or with the request."""
        if self.path != "/asked":
            super().do_GET()
            return
        body = json.dumps(self._asked).encode()
        self.send_response(200)
        self.send_header("content-type", "application/json")
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def do_POST(self) -> None:
        """Take the result."""
        self._found.put(float(self.rfile.read(int(self.headers["content-length"]))))
        self.send_response(204)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Say nothing."""
