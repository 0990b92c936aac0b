"""Files that are written whole or not at all, and locks on files.

A lock is held by one process at a time; the system releases it when the process ends.
"""

from __future__ import annotations

import contextlib
import os
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import IO

_TRY_AGAIN = 0.05  # seconds


def write_whole(path: Path, text: str) -> None:
    """Write a text to a file beside *path*, then rename it: a full disk or a crash leaves the old file as it was."""
    path.parent.mkdir(parents=True, exist_ok=True)
    number, name = tempfile.mkstemp(dir=path.parent)
    try:
        with os.fdopen(number, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def lock_file(file: IO[bytes]) -> None:
    """Lock an open file without waiting; raises OSError if another process, or another part of this one, has it."""
    if os.name == "nt":
        import msvcrt

        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


@contextlib.contextmanager
def waiting_lock(path: Path) -> Iterator[None]:
    """Hold the lock of a file until the end of the block; waits for whoever has it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("ab") as file:
        while True:
            try:
                lock_file(file)
                break
            except (BlockingIOError, PermissionError):  # taken, on POSIX and on Windows
                time.sleep(_TRY_AGAIN)
        yield
