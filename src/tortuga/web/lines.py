"""Frames line by line: a socket that has a frame is sent the lines that are new, and which of the old ones stay.

A move changes a few lines of some eighty. Nothing is kept for this but the last frame of each viewer, and nothing is
shared between viewers: what somebody is sent is made of the frame made for them.
"""

from __future__ import annotations

from functools import lru_cache
from json.encoder import encode_basestring

quoted = lru_cache(maxsize=4096)(encode_basestring)  # most new lines go to all who watch a table
Change = str | tuple[int, int]  # a new line, or the old lines from the first number to before the second


def changes(old: list[str], new: list[str]) -> list[Change]:
    """How *new* is made of *old*."""
    places = dict(zip(old, range(len(old)), strict=True))
    made: list[Change] = []
    begun, at, end = -1, 0, len(old)  # the run of old lines that goes on now, and the line that would be its next
    for line in new:
        if begun >= 0:
            if at < end and old[at] == line:
                at += 1
                continue
            made.append((begun, at))
        begun = places.get(line, -1)
        if begun < 0:
            made.append(line)
        else:
            at = begun + 1
    if begun >= 0:
        made.append((begun, at))
    return made


def message(version: int, now: float, new: list[str], old: list[str] | None) -> str:
    """A frame as it goes through a socket: whole to whoever has none, with the server's time for the clock."""
    if old is None:
        return f'{{"version":{version},"html":{encode_basestring(chr(10).join(new))},"now":{now!r}}}'
    told = ",".join([quoted(one) if isinstance(one, str) else f"[{one[0]},{one[1]}]" for one in changes(old, new)])
    return f'{{"version":{version},"lines":[{told}],"now":{now!r}}}'
