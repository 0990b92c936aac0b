"""The type of a record: aligned for speed, and without a byte that has no name."""

from __future__ import annotations

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
