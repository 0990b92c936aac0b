"""A power cut at every write and every sync of whole games loses nothing that was acknowledged.

At each of them the files are copied as they could be on a disk after the cut, and a storage recovers the copy, as the
next server would.
"""

from __future__ import annotations

import random
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from unittest import mock

import pytest
from sqlalchemy import text

from tests.simulation.club import simulate
from tests.simulation.disk import Survivors, Unsynced
from tests.simulation.world import NO_FAULTS, Broken, World
from tortuga.tables import databases
from tortuga.tables.storage import Storage

PAGES = 30  # of the write-ahead log; then it is copied to the database, which happens every 1,000 pages otherwise


class Deaths:
    """Cuts the power at some of the disk's operations, in a copy."""

    def __init__(self, folder: Path, every: int, most: int) -> None:
        self._folder, self._every, self._most = folder, every, most
        self.points = self.recovered = 0
        self._seen = 0

    def __call__(self, world: World, name: str, is_sync: bool) -> None:
        """Simulate a power cut before an operation, for several outcomes of the unsynced sectors."""
        del name, is_sync
        self._seen += 1
        if self._seen % self._every or self.points >= self._most or not Path(world.database).stat().st_size:
            return
        self.points += 1
        chance = random.Random(self._seen)
        for survivors in _left(chance):
            self._recover(world, survivors)

    def _recover(self, world: World, survivors: Survivors) -> None:
        copy = self._folder / "tables.sqlite3"
        for end in ("", "-journal", "-wal"):  # the journal is of the very first writes
            source, target = Path(world.database + end), Path(f"{copy}{end}")
            target.unlink(missing_ok=True)
            if source.exists():
                shutil.copyfile(source, target)
        for name, unsynced in world.disk.files.items():
            path = self._folder / Path(name).name
            if path.exists():
                _copied(unsynced, path).crash(survivors)
        Path(f"{copy}-shm").unlink(missing_ok=True)
        try:
            with _real_sqlite(), closing(Storage(str(copy))) as storage:
                storage.migrate()
                world.ledger.check_all(storage)
                self.recovered += 1
        except Exception as error:  # caught here, since SQLite would take it for an error of the disk
            world.failure = Broken(f"a database that cannot be recovered: {error!r}")


def _copied(unsynced: Unsynced, path: Path) -> Unsynced:
    copy = Unsynced(path, unsynced.size)
    copy.old, copy.stuck = dict(unsynced.old), set(unsynced.stuck)
    return copy


def _left(chance: random.Random) -> list[Survivors]:
    """Nothing; some sectors; the log before the database; the database before the log."""
    return [
        lambda _, __: set(),
        lambda _, sectors: {sector for sector in sectors if chance.random() < 0.5},
        lambda name, sectors: set(sectors) if name.endswith("-wal") else set(),
        lambda name, sectors: set() if name.endswith("-wal") else set(sectors),
    ]


@contextmanager
def _real_sqlite() -> Iterator[None]:
    with mock.patch.object(databases, "sqlite3", sqlite3):
        yield


@pytest.fixture(autouse=True)
def short_log(monkeypatch: pytest.MonkeyPatch) -> None:
    """Checkpoint the log often, so that power cuts hit those writes, too."""
    real = Storage.migrate

    def migrate(storage: Storage) -> None:
        real(storage)
        storage._run(text(f"PRAGMA wal_autocheckpoint = {PAGES}"))

    monkeypatch.setattr(Storage, "migrate", migrate)


def test_a_sample_of_all_writes_and_syncs_is_cut_and_nothing_is_lost(tmp_path: Path) -> None:
    deaths = Deaths(tmp_path, every=30, most=20)
    simulate("death", 1, 2, NO_FAULTS, deaths)
    assert (deaths.points, deaths.recovered) == (20, 80)


@pytest.mark.slow
def test_every_write_and_sync_of_several_games_is_cut_and_nothing_is_lost(tmp_path: Path) -> None:
    deaths = Deaths(tmp_path, every=1, most=6000)
    simulate("death", 7, 4, NO_FAULTS, deaths)
    assert deaths.points >= 5000


def test_a_disk_that_does_not_sync_loses_what_was_acknowledged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def pretend(unsynced: Unsynced, size: int) -> None:
        del unsynced, size

    monkeypatch.setattr(Unsynced, "synced", pretend)
    with pytest.raises(Broken, match="cannot be recovered"):
        simulate("death", 1, 1, NO_FAULTS, Deaths(tmp_path, every=97, most=25))
