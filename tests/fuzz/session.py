"""Fuzz a real server for some minutes: it must not fail, hang, log a traceback or leak memory."""

from __future__ import annotations

import random
import tempfile
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from tests.fuzz.inputs import Inputs
from tests.fuzz.stateful import follow
from tests.fuzz.wire import Findings, Wire
from tests.live.server import Server, serving
from tests.loops import awaited
from tortuga.web.app import create_app
from tortuga.web.settings import Settings

GROWTH = 40.0  # MiB that the memory may grow from the second third of a session to its end, plus a tenth


@dataclass
class Report:
    """The result of a session."""

    findings: Findings
    described: Findings
    seconds: float
    memory: list[float]  # MiB, at equal distances

    @property
    def sent(self) -> int:
        """The number of requests and frames."""
        return self.findings.sent + self.described.sent

    @property
    def faults(self) -> list[str]:
        """The faults that were found, in words."""
        found = [*self.findings.faults, *self.described.faults]
        then, now = self.memory[len(self.memory) // 3 :][0], self.memory[-1]
        if now > then * 1.1 + GROWTH:
            found.append(f"expected memory that stays; it grew from {then:.0f} to {now:.0f} MiB")
        return found


def fuzz(seed: int, minutes: float, tell: Callable[[str], None] = lambda _: None) -> Report:
    """Start a server, fuzz it, and return the report."""
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server:
        app = create_app(Settings(database=str(Path(folder) / "none.sqlite3")))  # for its routes; it is not started
        start, chance = time.monotonic(), random.Random(seed)
        until = start + 60 * minutes
        wire = Wire(server.port, Inputs(app, chance, f"127.0.0.1:{server.port}"), chance)
        report = Report(wire.findings, Findings(), 0.0, [_memory(server)])
        threads = [
            threading.Thread(target=follow, args=(server.url, app.openapi(), seed, until, report.described)),
            threading.Thread(target=lambda: awaited(wire.run(until))),
        ]
        for thread in threads:
            thread.start()
        while any(thread.is_alive() for thread in threads):
            threads[0].join(min(10.0, 6 * minutes))
            threads[1].join(0 if threads[0].is_alive() else 10.0)
            report.memory.append(_memory(server))
            tell(f"{report.sent:,} requests and frames, {report.memory[-1]:.0f} MiB")
        logged = [line for line in server.said().splitlines() if "Traceback" in line]
        report.findings.faults += [f"logged: …{line[-2000:]}" for line in logged[:3]]
        report.seconds = time.monotonic() - start
        return report


def _memory(server: Server) -> float:
    """The resident memory of the server's process, in MiB."""
    assert server.process is not None
    assert server.process.poll() is None, f"expected a server that runs; it said: {server.said()[-3000:]}"
    status = Path(f"/proc/{server.process.pid}/status").read_text("utf-8")
    return int(status.split("VmRSS:")[1].split()[0]) / 1024
