"""The parts of a text drawing: headings, columns, colour."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence

WIDTH = 80
_ANSI = re.compile(r"\x1b\[[0-9;]*m")
# Okabe and Ito's colours as near as 256 terminal colours come.
_CODES = {
    "red": "38;5;166",
    "blue": "38;5;32",
    "green": "38;5;36",
    "yellow": "38;5;227",
    "orange": "38;5;214",
    "sky": "38;5;117",
    "rose": "38;5;175",
    "black": "38;5;246",
    "bold": "1",
    "faint": "2",
}


class Paint:
    """Colours text with ANSI codes, or leaves it as it is."""

    def __init__(self, on: bool = False) -> None:
        self.on = on

    def __call__(self, style: str, text: str) -> str:
        """The text in a style of _CODES."""
        return f"\x1b[{_CODES[style]}m{text}\x1b[0m" if self.on and text else text


def wide(text: str) -> int:
    """How many columns a text takes; codes of colour take none, some letters two."""
    plain = _ANSI.sub("", text)
    return sum(2 if unicodedata.east_asian_width(sign) in "WF" else unicodedata.combining(sign) == 0 for sign in plain)


def fit(text: str, width: int) -> str:
    """A text without colour cut to *width*, with a sign that it was cut."""
    while wide(text) > width:
        text = text[:-2] + "…"
    return text


def pad(text: str, width: int, right: bool = False) -> str:
    """A text, coloured or not, filled with blanks to *width*."""
    blanks = " " * (width - wide(text))
    return blanks + text if right else text + blanks


def wrapped(text: str, width: int = WIDTH) -> list[str]:
    """A sentence, coloured or not, in lines that fit."""
    lines = [""]
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}" if lines[-1] else word
        if wide(longer) <= width or not lines[-1]:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def heading(title: str, note: str = "", width: int = WIDTH, line: str = "─") -> str:
    """A rule with a title at its left and a note at its right."""
    left = f"{line * 2} {title} "
    right = f" {note} {line * 2}" if note else ""
    return left + line * max(2, width - wide(left) - wide(right)) + right


def columns(rows: Sequence[Sequence[str]], right: Sequence[bool] = (), width: int = WIDTH) -> list[str]:
    """Rows of cells as lines, each column as wide as its widest cell; where that is too much, the widest are cut."""
    if not rows:
        return []
    sizes = [max(wide(cell) for cell in column) for column in zip(*rows, strict=True)]
    gap = 3 if sum(sizes) + 3 * len(sizes) - 3 <= width else 2
    while sum(sizes) + gap * (len(sizes) - 1) > width:
        sizes[sizes.index(max(sizes))] -= 1
    aligned = [*right, *[False] * len(sizes)]
    return [
        (" " * gap)
        .join(pad(_cut(cell, size), size, to_right) for cell, size, to_right in zip(row, sizes, aligned, strict=False))
        .rstrip()
        for row in rows
    ]


def _cut(cell: str, width: int) -> str:
    return fit(_ANSI.sub("", cell), width) if wide(cell) > width else cell
