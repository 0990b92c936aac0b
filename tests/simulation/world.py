"""The shared parts of a simulation: the loop, the seed, the trace and the ledger of promises."""

from __future__ import annotations

import hashlib
import random
from collections import Counter, deque
from dataclasses import dataclass, field
from pathlib import Path

from tests.simulation.disk import Disk
from tests.simulation.loop import SimulatedLoop
from tortuga.tables.events import Event, Kind, chained
from tortuga.tables.storage import Storage

_LINES = 40  # of the trace that are shown when a promise is broken


class Broken(AssertionError):  # noqa: N818  # named for the promise
    """A promise was broken; the text says which."""


@dataclass
class Faults:
    """The probabilities of faults; all 0: none."""

    kill: float = 0.00012  # for each step of the loop: the server dies, or the machine loses its power
    skew: float = 0.0001  # the machine's clock jumps
    write: float = 0.0004  # for each write or sync of the disk: it fails
    cut: float = 0.0002  # for each write or sync of the disk: the power is cut
    lose: float = 0.02  # for each message: it does not arrive
    double: float = 0.03  # for each request: it arrives twice
    slow: float = 0.03  # for each message: it takes long
    bot: float = 0.02  # for each decision of a bot: its process dies


NO_FAULTS = Faults(*[0.0] * 8)


@dataclass
class Ledger:
    """Everything that was acknowledged or shown, which no crash may undo."""

    shown: dict[str, dict[int, str]] = field(default_factory=dict)  # table -> version -> hash
    done: dict[str, dict[str, int]] = field(default_factory=dict)  # table -> command that was acknowledged -> version
    changed: dict[str, None] = field(default_factory=dict)  # tables to check

    def show(self, table: str, version: int, hashed: str) -> None:
        """Somebody sees a version of a table."""
        if self.shown.setdefault(table, {}).setdefault(version, hashed) != hashed:
            raise Broken(f"one chain: version {version} of a table was shown with two hashes")
        self.changed[table] = None

    def acknowledge(self, table: str, command: str, version: int) -> None:
        """Somebody is told that a command was done."""
        self.done.setdefault(table, {}).setdefault(command, version)

    def check(self, storage: Storage) -> int:
        """Compare with the log what was told since the last check; the number of moves in it."""
        moves = 0
        for table in self.changed:
            events = storage.read(table)
            _check_chain(events)
            self._check_table(table, events)
            moves += sum(event.kind in (Kind.MOVED, Kind.SEALED) for event in events)
        self.changed = {}
        return moves

    def check_all(self, storage: Storage) -> int:
        """Compare all that was ever told; the number of all moves."""
        self.changed = dict.fromkeys(self.shown)
        return self.check(storage)

    def _check_table(self, table: str, events: list[Event]) -> None:
        hashes = {event.seq: event.hash for event in events}
        for version, hashed in self.shown.get(table, {}).items():
            if hashes.get(version) != hashed:
                raise Broken(f"acknowledged is recovered: version {version} was shown and is not stored")
        commands = Counter(event.command for event in events if event.command is not None)
        if twice := [command for command, times in commands.items() if times > 1]:
            raise Broken(f"no double: command {twice[0]} was done twice")
        if missing := self.done.get(table, {}).keys() - commands.keys():
            raise Broken(f"acknowledged is recovered: command {min(missing)} is not stored")


def _check_chain(events: list[Event]) -> None:
    before = ""
    for number, event in enumerate(events, start=1):
        if event.seq != number or event.hash != chained(before, event):
            raise Broken(f"one chain: event {number} of a table does not follow the one before")
        before = event.hash


class World:
    """One simulation: all that happens follows from its seed."""

    def __init__(self, seed: str, folder: Path, faults: Faults) -> None:
        self.random = random.Random(seed)
        self.loop = SimulatedLoop(random.Random(f"{seed} loop"))  # type: ignore[abstract]  # no sockets
        self.disk = Disk(self.note)
        self.database = str(folder / "tables.sqlite3")
        self.rough, self.faults = faults, faults  # of the first part of an evening, and now
        self.ledger = Ledger()
        self.counted: Counter[str] = Counter()
        self.skew = 0.0  # seconds that the machine's clock is wrong
        self.day = 1_800_000_000.0  # when the loop began, by a right clock
        self.failure: Exception | None = None  # what a task of the server raised that it must not raise
        self._trace = hashlib.sha256()
        self.lines: deque[str] = deque(maxlen=_LINES)

    def note(self, line: str) -> None:
        """Add a line to the trace."""
        line = f"{self.loop.time():.6f} {line}"
        self.lines.append(line)
        self._trace.update(line.encode())

    @property
    def trace(self) -> str:
        """The hash of all that has happened."""
        return self._trace.hexdigest()

    def clock(self) -> float:
        """The time as the machine tells it."""
        return self.day + self.loop.time() + self.skew

    def happens(self, chance: float) -> bool:
        """Whether something happens that has this chance."""
        return chance > 0 and self.random.random() < chance

    def delay(self) -> float:
        """Seconds that a message takes; some take long."""
        if self.happens(self.faults.slow):
            return self.random.uniform(1, 30)
        return self.random.uniform(0.005, 0.08)

    def calm(self) -> None:
        """From now on nothing fails."""
        self.faults = NO_FAULTS
