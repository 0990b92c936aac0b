"""Frames line by line: a socket that has a frame is sent the lines that are new, and which of the old ones stay.

A move changes a few lines of some eighty. Nothing is kept for this but the last frame of each viewer, and nothing is
shared between viewers: what somebody is sent is made of the frame made for them.
"""

from __future__ import annotations

import json
from collections.abc import Sequence

Change = str | list[int]  # a new line, or the old lines from the first number to before the second


def changes(old: Sequence[str], new: Sequence[str]) -> list[Change]:
    """How *new* is made of *old*."""
    places = {line: place for place, line in enumerate(old)}
    made: list[Change] = []
    start = end = -1  # the old lines that the newest change takes
    for line in new:
        if 0 <= end < len(old) and old[end] == line:
            end += 1
            made[-1] = [start, end]
        elif (place := places.get(line)) is not None:
            start, end = place, place + 1
            made.append([start, end])
        else:
            start = end = -1
            made.append(line)
    return made


def message(version: int, now: float, new: Sequence[str], old: Sequence[str] | None) -> str:
    """A frame as it goes through a socket: whole to whoever has none, with the server's time for the clock."""
    if old is None:
        return json.dumps({"version": version, "html": "\n".join(new), "now": now}, ensure_ascii=False)
    return json.dumps({"version": version, "lines": changes(old, new), "now": now}, ensure_ascii=False)
