"""Frames part by part: a socket that has a frame is sent the parts that change, each by the lines that are new.

A move changes a few parts of a frame, and of most of those a few lines. Nothing is kept for this but the last frame of
each viewer. What becomes of a part is told alike to all who had it, so it is found out once; it is kept by the lines
themselves, so nobody can be told of lines that are not in the frame made for them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import chain
from json.encoder import encode_basestring

from tortuga.web.parts import Lines

Frame = Sequence[Lines]  # from top to bottom; a part has its place, be it empty
KEPT = 256  # what is told to one is told to the others at once: nothing older is asked for
quoted = lru_cache(maxsize=KEPT)(encode_basestring)  # a line that is new in one part may be new in another's too
_NO_RUN = -1, -2  # unlike any line's number, and unlike that of a line that is new


def html_of(frame: Frame) -> str:
    """A frame as one text."""
    return "\n".join(chain.from_iterable(frame))


@lru_cache(maxsize=KEPT)
def changed(old: Lines, new: Lines) -> str:
    """How the lines of *new* are made, as JSON: a new line, or the old ones from a number to before another."""
    places = {line: number for number, line in enumerate(old)}
    told: list[str] = []
    begun, at = _NO_RUN  # the run of old lines that goes on now, and the line that would be its next
    for line in new:
        place = places.get(line, -1)
        if place == at:
            at += 1
            continue
        if begun >= 0:
            told.append(f"[{begun},{at}]")
        if place < 0:
            told.append(quoted(line))
            begun, at = _NO_RUN
        else:
            begun, at = place, place + 1
    if begun >= 0:
        told.append(f"[{begun},{at}]")
    return f"[{','.join(told)}]"


def _told(old: Frame, number: int, part: Lines) -> str:
    """The lines of a part, or the number of the old part that it now is: the log's parts move on together."""
    if len(part) == 1:  # most often a line that nobody else is sent: not worth remembering
        return f"[{encode_basestring(part[0])}]"
    if part and number and part == old[number - 1]:
        return str(number - 1)
    return changed(old[number], part)


def message(version: int, now: float, new: Frame, old: Frame | None) -> str:
    """A frame as it goes through a socket, with the server's time for the clock.

    Whole to whoever has none, and when a table begins or ends, with how many lines each part has; else by its changes.
    """
    if old is None or len(old) != len(new):
        sizes = ",".join([str(len(part)) for part in new])
        return f'{{"version":{version},"html":{encode_basestring(html_of(new))},"sizes":[{sizes}],"now":{now!r}}}'
    told = ",".join(
        [
            f"[{number},{_told(old, number, part)}]"
            for number, part in enumerate(new)
            if part is not old[number] and part != old[number]
        ]
    )
    return f'{{"version":{version},"parts":[{told}],"now":{now!r}}}'
