"""The report of a benchmark: rows and bars, printed and written as JSON."""

from __future__ import annotations

import json
import os
import platform
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from bench.clock import Rate
from tortuga import __version__

BUSY = 1.9  # load average; the two threads of one measurement stay below it
PACKAGES = ("numpy", "numba", "llvmlite", "open_spiel", "fastapi", "uvicorn", "websockets", "envpool", "pufferlib")


@dataclass(frozen=True)
class Row:
    """One measurement."""

    what: str
    value: float
    unit: str
    games: float = 0.0  # per second, where whole games are played


@dataclass(frozen=True)
class Bar:
    """A promised figure, and what was measured."""

    what: str
    value: float
    wanted: str
    met: bool


@dataclass
class Report:
    """Prints rows as they come, and bars at the end."""

    method: str
    rows: list[Row] = field(default_factory=list)
    bars: list[Bar] = field(default_factory=list)

    def section(self, text: str) -> None:
        """Print a heading."""
        print(f"\n{text}", flush=True)

    def rate(self, what: str, rate: Rate) -> Rate:
        """Add a row of decisions (and games) per second."""
        self.rows.append(Row(what, rate.decisions, "decisions/s", rate.games))
        games = f"{rate.games:>14,.0f} games/s" if rate.games else ""
        print(f"  {what:<44}{rate.decisions:>16,.0f} decisions/s{games}", flush=True)
        return rate

    def number(self, what: str, value: float, unit: str) -> float:
        """Add a row of any other number."""
        self.rows.append(Row(what, value, unit))
        print(f"  {what:<44}{value:>16,.2f} {unit}", flush=True)
        return value

    def at_least(self, what: str, value: float, wanted: float, unit: str = "×") -> None:
        """Add a bar that should be reached."""
        self.bars.append(Bar(what, value, f"≥ {wanted:,g} {unit}", value >= wanted))

    def at_most(self, what: str, value: float, wanted: float, unit: str) -> None:
        """Add a bar that should not be exceeded."""
        self.bars.append(Bar(what, value, f"≤ {wanted:,g} {unit}", value <= wanted))

    def print_bars(self) -> None:
        """Print all bars. They are not asserted, because a busy machine misses them without a bug."""
        self.section("Bars")
        if load() > BUSY:
            print(f"  (load {load():.1f}: others use this machine, and the figures are no measure of it)")
        for bar in self.bars:
            print(f"  {'met   ' if bar.met else 'MISSED'} {bar.what:<52}{bar.value:>14,.2f}   {bar.wanted}", flush=True)

    def write(self, path: Path) -> None:
        """Write everything with machine, versions and date."""
        path.parent.mkdir(parents=True, exist_ok=True)
        values = {
            "date": datetime.now(UTC).isoformat(timespec="seconds"),
            "machine": machine(),
            "versions": versions(),
            "method": self.method,
            "rows": [asdict(row) for row in self.rows],
            "bars": [asdict(bar) for bar in self.bars],
        }
        path.write_text(json.dumps(values, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


def machine() -> dict[str, str | float | None]:
    """Return the machine it runs on."""
    info = Path("/proc/cpuinfo")
    lines = info.read_text(encoding="utf-8").splitlines() if info.exists() else []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return {
        "processor": models[0] if models else platform.processor(),
        "cores": os.cpu_count(),
        "system": platform.platform(),
        "load": load(),
    }


def load() -> float:
    """Return the load average of the last minute; without other work it is about 1 here."""
    return os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0


def versions() -> dict[str, str]:
    """Return the versions of everything that can change a figure."""
    packages = {name: version(name) for name in PACKAGES if _is_installed(name)}
    return {"tortuga": __version__, "python": platform.python_version(), **packages}


def _is_installed(name: str) -> bool:
    try:
        version(name)
    except PackageNotFoundError:
        return False
    return True
