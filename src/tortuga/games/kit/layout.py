"""The type of a record: aligned for speed, and without a byte that has no name."""

from __future__ import annotations

from functools import cache
from struct import Struct
from types import SimpleNamespace
from typing import Any

import numpy as np

_CODES = {"u1": "B", "i1": "b", "u2": "H", "u4": "I", "i4": "i", "u8": "Q"}  # of `struct`


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
    """A record as plain Python numbers and tuples, all at once: field by field it costs ten times as much."""
    numbers, places = reader(record.dtype)
    values = numbers.unpack(record.tobytes())
    return SimpleNamespace(**{name: values[place] for name, place in places.items()})


@cache
def reader(kind: Any) -> tuple[Struct, dict[str, int | slice]]:
    """How the numbers of a record lie, which has no gaps, and the place of each field among them."""
    codes, places = "=", {}
    for name in kind.names:
        field = kind.fields[name][0]
        number, start = field.itemsize // field.base.itemsize, len(codes) - 1
        codes += _CODES[field.base.str[1:]] * number
        places[name] = slice(start, start + number) if field.shape else start
    return Struct(codes), places
