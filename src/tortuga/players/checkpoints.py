"""Checkpoints of long work: NumPy archives that are written whole or not at all, and checked when read."""

from __future__ import annotations

import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np

from tortuga.games.kit.errors import TortugaError, expected


def save(path: Path, **arrays: Any) -> None:
    """Write a checkpoint; a process that is stopped meanwhile leaves the former one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_suffix(".part.npz")
    np.savez(part, **arrays)
    part.replace(path)


@contextmanager
def loaded(path: Path) -> Iterator[Any]:
    """The arrays of a checkpoint; a file that is damaged or of another program is refused."""
    with reading(path, "a checkpoint of this command"), np.load(path) as kept:
        yield kept


_UNREADABLE = (
    *(AttributeError, EOFError, IndexError, KeyError, NotImplementedError, OSError, TypeError, ValueError),
    zipfile.BadZipFile,
)


@contextmanager
def reading(path: Path, what: str) -> Iterator[None]:
    """Refuse in one line a file that turns out not to be *what* was expected."""
    try:
        yield
    except TortugaError:
        raise
    except _UNREADABLE as error:
        reason = str(error).partition("\n")[0] or repr(error)
        raise TortugaError(expected(str(path), what, reason)) from None
