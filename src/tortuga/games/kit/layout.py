"""The type of a record: aligned for speed, and without a byte that has no name."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np


def record_type(fields: list[tuple[Any, ...]]) -> Any:
    """A record of these fields, the widest first. What alignment leaves at the end is named `spare`.

    NumPy copies records by their fields and leaves padding as it was: equal games would have unequal bytes.
    """
    plain = np.dtype(fields, align=True)
    spare = plain.itemsize - sum(np.dtype(field[1]).itemsize * int(np.prod(field[2:] or 1)) for field in fields)
    whole = np.dtype([*fields, ("spare", "u1", (spare,))] if spare else fields, align=True)
    if whole.itemsize != plain.itemsize:
        raise TypeError("expected the fields of a record from the widest to the narrowest; there is a gap between two")
    return np.dtype((np.record, whole))


def copied(records: Any, room: int = 0) -> Any:
    """The same records again, byte by byte, and room for more: NumPy's own copy goes field by field, ten times as long.

    By a bytearray, because a view of bytes as records is looked at for safety in Python.
    """
    raw = bytearray(records.tobytes())
    raw.extend(bytes(room * records.itemsize))
    return np.frombuffer(raw, records.dtype)


def thawed(record: Any) -> Any:
    """A record as plain Python numbers and lists, all at once: field by field it costs ten times as much."""
    values = (value.tolist() if isinstance(value, np.ndarray) else value for value in record.item())
    return SimpleNamespace(**dict(zip(record.dtype.names, values, strict=True)))
