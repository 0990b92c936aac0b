"""What a seat sees as numbers: nothing here. Without FIELDS, lab/envs/sight.py shows the bits of the seat's view."""

from __future__ import annotations

from typing import Any

from tortuga.games.kit.compile import called

#: What `write_sight` writes, in this order: name, shape, meaning.
FIELDS: tuple[tuple[str, tuple[int, ...], str], ...] = ()
#: The places that are no plain 0 or 1: what each is divided by, and the most it shows before that.
NUMBERS: dict[str, tuple[tuple[int, int], ...]] = {}


@called
def write_sight(rules: Any, state: Any, seat: int, out: Any) -> None:
    """Write what *seat* may know of a whole state into *out*, as FIELDS describes it."""
