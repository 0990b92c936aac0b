"""A real server in a process of its own, which can be killed."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


def free_port() -> int:
    """A port nobody uses now."""
    with contextlib.closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """`tortuga serve` on a database of its own."""

    def __init__(self, database: str, port: int | None = None, *more: str, cache: Path | None = None) -> None:
        self.database, self.port, self.more = database, port or free_port(), more
        self._environment = {**os.environ, **({"TORTUGA_CACHE": str(cache)} if cache else {})}
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None
        self._said = tempfile.TemporaryFile()  # noqa: SIM115  # as long as the server

    def start(self) -> None:
        """Start, and wait until it answers."""
        words = ["serve", "--port", str(self.port), "--database", self.database, "--bot-pause", "0", *self.more]
        # a group of its own, so that all its processes can be killed together
        command = [sys.executable, "-m", "tortuga", *words]
        self.process = subprocess.Popen(command, stderr=self._said, process_group=0, env=self._environment)
        for _ in range(1200):
            with contextlib.suppress(urllib.error.URLError, ConnectionError, TimeoutError):
                urllib.request.urlopen(f"{self.url}/healthz", timeout=5).close()
                return
            if self.process.poll() is not None:
                break
            time.sleep(0.1)
        self.kill()
        raise AssertionError(f"the server does not answer; it said: {self.said()}")

    def said(self) -> str:
        """All that it has logged."""
        return os.pread(self._said.fileno(), 1 << 26, 0).decode()

    def kill(self) -> None:
        """As a power cut would: kill -9."""
        assert self.process is not None
        self.process.kill()
        self.process.wait(20)

    def kill_all(self) -> None:
        """The same for all its processes at once."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(20)

    def stop(self) -> None:
        """As Ctrl-C would."""
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(20)
            except subprocess.TimeoutExpired:
                self.kill()
        self._said.close()


@contextmanager
def serving(folder: Path, *more: str, cache: Path | None = None) -> Iterator[Server]:
    """A server until the end of the block, with compiled code in a *cache* of its own if there is one."""
    server = Server(str(folder / "tables.sqlite3"), None, *more, cache=cache)
    server.start()
    try:
        yield server
    finally:
        server.stop()
