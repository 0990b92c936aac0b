"""Frames part by part: a socket that has a frame is sent the parts that change, each by the lines that are new.

A move changes a few parts of a frame, and of most of those a few lines. Nothing is kept for this but the last frame of
each viewer. What becomes of a part is told alike to all who had it, so it is found out once.

A message is a line of JSON, then the lines that are new as they are: markup in JSON would be escaped, sign by sign.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from json.encoder import encode_basestring

from tortuga.web.parts import Lines

Frame = Sequence[Lines]  # from top to bottom; a part has its place, be it empty
KEPT = 256  # what is told to one is told to the others at once: nothing older is asked for
Change = tuple[str, Lines]  # how a part is made, and the lines it takes that are new
_known: dict[tuple[int, int], tuple[Lines, Lines, Change]] = {}
_NO_RUN = -1, -2  # unlike any line's number, and unlike that of a line that is new


def html_of(frame: Frame) -> str:
    """A frame as one text."""
    return "\n".join(chain.from_iterable(frame))


def changed(old: Lines, new: Lines) -> Change:
    """How the lines of *new* are made: so many new ones, or the old ones from a number to before another.

    Kept by the parts themselves, which are held here, so that nothing else can have their place in memory: nobody is
    told of lines that are not in the frame made for them.
    """
    key = id(old), id(new)
    found = _known.get(key)
    if found is None:
        if len(_known) >= KEPT:
            _known.clear()
        change = _in_place(old, new) if len(old) == len(new) else _anywhere(old, new)
        found = _known[key] = (old, new, change)
    return found[2]


def _in_place(old: Lines, new: Lines) -> Change:
    """Where no line came or went, those that stay have their old numbers."""
    told: list[str] = []
    fresh: list[str] = []
    begun = -1  # the first of the old lines that stay
    for number, line in enumerate(new):
        if line is old[number] or line == old[number]:
            if begun < 0:
                begun = number
            continue
        if begun >= 0:
            told.append(f"[{begun},{number}]")
            begun = -1
        told.append("1")
        fresh.append(line)
    if begun >= 0:
        told.append(f"[{begun},{len(new)}]")
    return ",".join(told), tuple(fresh)


def _anywhere(old: Lines, new: Lines) -> Change:
    """Lines may have moved."""
    places = {line: number for number, line in enumerate(old)}
    told: list[str] = []
    fresh: list[str] = []
    begun, at = _NO_RUN  # the run of old lines that goes on now, and the line that would be its next
    for line in new:
        place = places.get(line, -1)
        if place == at:
            at += 1
            continue
        if begun >= 0:
            told.append(f"[{begun},{at}]")
        if place < 0:
            told.append("1")
            fresh.append(line)
            begun, at = _NO_RUN
        else:
            begun, at = place, place + 1
    if begun >= 0:
        told.append(f"[{begun},{at}]")
    return ",".join(told), tuple(fresh)


def message(version: int, now: float, new: Frame, old: Frame | None) -> str:
    """A frame as it goes through a socket, with the server's time for the clock.

    Whole to whoever has none, and when a table begins or ends, with how many lines each part has; else by its changes:
    the number of a part, and how it is made, or the number of the old part that it now is.
    """
    if old is None or len(old) != len(new):
        return f'{{"version":{version},"now":{now!r},"sizes":{_sizes(new)}}}\n{html_of(new)}'
    told: list[str] = []
    lines = [""]  # in the place of the JSON
    number = -1
    for part, was in zip(new, old, strict=True):
        number += 1
        if part is was or part == was:
            continue
        if len(part) == 1:
            told.append(f"[{number},[1]]")
            lines.append(part[0])
        elif part and number and part == old[number - 1]:  # the log's parts move on together
            told.append(f"[{number},{number - 1}]")
        else:
            how, fresh = changed(was, part)
            told.append(f"[{number},[{how}]]")
            lines += fresh
    lines[0] = f'{{"version":{version},"now":{now!r},"parts":[{",".join(told)}]}}'
    return "\n".join(lines)


def whole(version: int, now: float, frame: Frame) -> str:
    """The same as JSON alone, for whoever cannot put lines together."""
    html = encode_basestring(html_of(frame))
    return f'{{"version":{version},"now":{now!r},"html":{html},"sizes":{_sizes(frame)}}}'


def _sizes(frame: Frame) -> str:
    return f"[{','.join([str(len(part)) for part in frame])}]"
