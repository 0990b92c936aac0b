"""A server in a process of its own; its processor time and memory are read from /proc."""

from __future__ import annotations

import contextlib
import json
import os
import socket
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")  # of /proc/PID/stat a second
_STARTS_WITHIN = 120.0


def free_port() -> int:
    """Return a free port."""
    with contextlib.closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@dataclass(frozen=True)
class Measured:
    """A running server."""

    url: str
    pid: int

    def cpu_seconds(self) -> float:
        """Return the processor time of all its threads so far."""
        return cpu_of(Path(f"/proc/{self.pid}/stat").read_text(encoding="utf-8"))

    def held(self) -> int:
        """Return how often a handler held the event loop of our server for too long."""
        with urllib.request.urlopen(f"{self.url}/healthz", timeout=10) as answer:
            return int(json.load(answer)["held"])

    def memory(self) -> int:
        """Return its resident memory in bytes."""
        return resident_of(Path(f"/proc/{self.pid}/status").read_text(encoding="utf-8"))


def cpu_of(stat: str) -> float:
    """Return user plus system time from /proc/PID/stat; the process name in it may contain brackets and blanks."""
    fields = stat.rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def resident_of(status: str) -> int:
    """Return the resident bytes from /proc/PID/status."""
    line = next(line for line in status.splitlines() if line.startswith("VmRSS:"))
    return int(line.split()[1]) * 1024


@contextmanager
def running(words: Sequence[str], url: str, log: Path, *, health: str = "") -> Iterator[Measured]:
    """Run the process until the end of the block; *log* keeps its output."""
    with log.open("wb") as said:
        process = subprocess.Popen(words, stdout=said, stderr=said)
        try:
            _wait(process, url + health, log)
            yield Measured(url, process.pid)
        finally:
            process.terminate()
            try:
                process.wait(30)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait(30)


def _wait(process: subprocess.Popen[bytes], url: str, log: Path) -> None:
    end = time.monotonic() + _STARTS_WITHIN
    while process.poll() is None and time.monotonic() < end:
        with contextlib.suppress(urllib.error.URLError, ConnectionError, TimeoutError):
            urllib.request.urlopen(url, timeout=5).close()
            return
        time.sleep(0.1)
    raise SystemExit(f"bench-table: the server does not answer; it said:\n{log.read_text(errors='replace')}")
