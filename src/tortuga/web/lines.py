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
    following = (*old[1:], None)  # what comes after each old line
    made: list[Change] = []
    at = -1  # the old line that the newest change ends with
    for line in new:
        if at >= 0 and following[at] == line:
            at += 1
            continue
        if at >= 0:
            made[-1][1] = at + 1  # type: ignore[index]  # a run
        at = places.get(line, -1)
        made.append(line if at < 0 else [at, at + 1])
    if at >= 0:
        made[-1][1] = at + 1  # type: ignore[index]
    return made


def message(version: int, now: float, new: Sequence[str], old: Sequence[str] | None) -> str:
    """A frame as it goes through a socket: whole to whoever has none, with the server's time for the clock."""
    if old is None:
        return json.dumps({"version": version, "html": "\n".join(new), "now": now}, ensure_ascii=False)
    return json.dumps({"version": version, "lines": changes(old, new), "now": now}, ensure_ascii=False)
