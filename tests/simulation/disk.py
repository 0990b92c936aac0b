"""A simulated disk: after a crash, writes of SQLite that were not synced may be lost, all or some sectors.

APSW lets SQLite write through our own classes. The files are real, because they are read again after a crash; syncs are
not, since only this process reads the files.
"""

from __future__ import annotations

import random
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest import mock

import apsw

from tests.simulation import driver
from tortuga.tables import databases

_REAL = apsw.vfs_names()[0]  # the system's own files
SECTOR = 512  # bytes that a disk writes whole or not at all
#: Chooses which unsynced sectors are on the disk after a crash: called with the file's name and the sectors.
Survivors = Callable[[str, list[int]], set[int]]


class Unsynced:
    """The contents on disk of the sectors of a file that were written since the last sync."""

    def __init__(self, path: Path, size: int) -> None:
        self.path, self.size = path, size  # the size that is on the disk
        self.old: dict[int, bytes] = {}  # sector -> what the disk has
        self.stuck: set[int] = set()  # sectors that a failed sync gave up; no later one writes them

    def synced(self, size: int) -> None:
        """Note a sync: all sectors are on the disk now, except those of failed syncs."""
        self.old = {sector: content for sector, content in self.old.items() if sector in self.stuck}
        self.size = size

    def crash(self, survivors: Survivors) -> None:
        """Reset the file to the contents on disk."""
        kept = survivors(self.path.name, sorted(self.old))
        with self.path.open("r+b") as file:
            for sector, content in self.old.items():
                if sector not in kept or sector in self.stuck:
                    file.seek(sector * SECTOR)
                    file.write(content.ljust(SECTOR, b"\0"))
            longest = max(((sector + 1) * SECTOR for sector in kept), default=0)
            now = file.seek(0, 2)
            file.truncate(min(now, max(self.size, longest)))


class Disk:
    """The files of one machine. While it is dead, nothing can be written."""

    def __init__(self, note: Callable[[str], None] = lambda _: None) -> None:
        self.files: dict[str, Unsynced] = {}
        self.is_dead = False
        self.operations = 0  # writes and syncs so far
        self.before: Callable[[str, bool], None] = lambda *_: None  # may raise, or call `die`
        self._note = note

    def die(self) -> None:
        """Refuse all writes from now on."""
        self.is_dead = True

    def crash(self, survivors: Survivors) -> None:
        """Lose unsynced sectors, except those that survive by chance, and make the disk usable again."""
        for each in self.files.values():
            each.crash(survivors)
            each.path.with_name(each.path.name + "-shm").unlink(missing_ok=True)
        self.files = {}
        self.is_dead = False

    def begin(self, name: str, is_sync: bool, what: str) -> None:
        """Count an operation, let it fail, and note it."""
        self.operations += 1
        self.before(name, is_sync)
        if self.is_dead:
            raise apsw.IOError("the power is off")
        self._note(what)

    @contextmanager
    def mounted(self, generator: random.Random) -> Iterator[None]:
        """Let the storage use this disk until the end of the block, with SQLite's randomness from the seed."""
        vfs = _System(self, generator)
        apsw.randomness(0)  # forget what was drawn before
        try:
            with mock.patch.object(databases, "sqlite3", driver):
                yield
        finally:
            vfs.unregister()


class _System(apsw.VFS):
    """Opens the files of SQLite on our disk."""

    def __init__(self, disk: Disk, generator: random.Random) -> None:
        self._disk, self._random = disk, generator
        super().__init__("tortuga-disk", _REAL, makedefault=True)

    def xOpen(self, name: str | apsw.URIFilename | None, flags: list[int]) -> apsw.VFSFile:  # noqa: N802
        return _File(self._disk, name, flags)

    def xDelete(self, filename: str, syncdir: bool) -> None:  # noqa: N802
        self._disk.begin(filename, True, f"delete {Path(filename).name}")
        self._disk.files.pop(filename, None)
        super().xDelete(filename, syncdir)

    def xRandomness(self, numbytes: int) -> bytes:  # noqa: N802
        return self._random.randbytes(numbytes)


class _File(apsw.VFSFile):
    def __init__(self, disk: Disk, name: str | apsw.URIFilename | None, flags: list[int]) -> None:
        super().__init__(_REAL, name, flags)
        self._disk = disk
        self._name = str(name.filename() if isinstance(name, apsw.URIFilename) else name)

    def _unsynced(self) -> Unsynced:
        if (found := self._disk.files.get(self._name)) is None:
            found = self._disk.files[self._name] = Unsynced(Path(self._name), self.xFileSize())
        return found

    def xWrite(self, data: bytes, offset: int) -> None:  # noqa: N802
        disk = self._disk
        disk.begin(self._name, False, f"write {self._name[-4:]} {offset} {zlib.crc32(data)}")
        unsynced = self._unsynced()
        first, last = offset // SECTOR, (offset + len(data) - 1) // SECTOR
        sectors = range(first, last + 1)
        unsynced.stuck.difference_update(sectors)
        if any(sector not in unsynced.old for sector in sectors):
            size = self.xFileSize()
            length = max(0, min((last + 1) * SECTOR, size) - first * SECTOR)
            before = super().xRead(length, first * SECTOR) if length else b""
            for sector in sectors:
                at = (sector - first) * SECTOR
                unsynced.old.setdefault(sector, bytes(before[at : at + SECTOR]))
        super().xWrite(data, offset)

    def xSync(self, flags: int) -> None:  # noqa: N802
        del flags
        self._disk.begin(self._name, True, f"sync {self._name[-4:]}")
        self._unsynced().synced(self.xFileSize())

    def xTruncate(self, newsize: int) -> None:  # noqa: N802
        self._disk.begin(self._name, False, f"truncate {self._name[-4:]} {newsize}")
        size, unsynced = self.xFileSize(), self._unsynced()
        for sector in range(newsize // SECTOR, -(-size // SECTOR)):
            length = min(SECTOR, size - sector * SECTOR)
            unsynced.old.setdefault(sector, bytes(super().xRead(length, sector * SECTOR)))
        super().xTruncate(newsize)
