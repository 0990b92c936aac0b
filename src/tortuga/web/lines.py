"""Frames line by line: a socket that has a frame is sent the lines that are new, and which of the old ones stay.

A move changes a few of its lines. Nothing is kept for this but the last frame of each viewer, and nothing is
shared between viewers: what somebody is sent is made of the frame made for them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate, chain, count
from json.encoder import encode_basestring

from tortuga.web.parts import Lines

quoted = lru_cache(maxsize=4096)(encode_basestring)  # most new lines go to all who watch a table
Frame = Sequence[Lines]  # from top to bottom; a part has its place, be it empty
_NO_RUN = -1, -2  # unlike any line's number, and unlike that of a line that is new
Change = str | tuple[int, int]  # a new line, or the old lines from the first number to before the second


def html_of(frame: Frame) -> str:
    """A frame as one text."""
    return "\n".join(chain.from_iterable(frame))


def changes(old: Frame, new: Frame) -> list[Change]:
    """How the lines of *new* are made of those of *old*.

    A part that a move has left alone is the same object; only lines of parts that have changed are looked for.
    """
    if len(old) != len(new):  # a table that begins or ends
        old, new = (tuple(chain.from_iterable(old)),), (tuple(chain.from_iterable(new)),)
    changed = [number for number, part in enumerate(new) if part is not old[number] and part != old[number]]
    firsts = [0, *accumulate(map(len, old))]  # the number of the first line of each part
    places: dict[str, int] = {}
    for number in changed:
        places.update(zip(old[number], count(firsts[number]), strict=False))
    made: list[Change] = []
    begun, at = _NO_RUN  # the run of old lines that goes on now, and the line that would be its next
    after = 0  # the part after the last one that has changed
    for number in (*changed, len(old)):
        if firsts[after] < firsts[number]:  # parts in between, all lines of which stay
            if at != firsts[after]:
                if begun >= 0:
                    made.append((begun, at))
                begun = firsts[after]
            at = firsts[number]
        after = number + 1
        for line in new[number] if number < len(old) else ():
            place = places.get(line, -1)
            if place == at:
                at += 1
                continue
            if begun >= 0:
                made.append((begun, at))
            if place < 0:
                made.append(line)
                begun, at = _NO_RUN
            else:
                begun, at = place, place + 1
    if begun >= 0:
        made.append((begun, at))
    return made


def message(version: int, now: float, new: Frame, old: Frame | None) -> str:
    """A frame as it goes through a socket: whole to whoever has none, with the server's time for the clock."""
    if old is None:
        return f'{{"version":{version},"html":{encode_basestring(html_of(new))},"now":{now!r}}}'
    told = ",".join([quoted(one) if isinstance(one, str) else f"[{one[0]},{one[1]}]" for one in changes(old, new)])
    return f'{{"version":{version},"lines":[{told}],"now":{now!r}}}'
