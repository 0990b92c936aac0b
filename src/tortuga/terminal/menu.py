"""The list of legal moves: numbered, a line a kind, as short as it can be."""

from __future__ import annotations

from itertools import groupby

from tortuga.terminal.asking import Choice

_MANY = 20  # of one kind: only the first and the last are listed


def menu(offered: list[Choice], width: int) -> str:
    """The moves in lines that fit."""
    lines: list[str] = []
    for _, group in groupby(offered, key=lambda choice: choice.move.text.split()[0]):
        lines += _wrapped(_entries(list(group)), width)
    return "\n".join(lines)


def _entries(group: list[Choice]) -> list[str]:
    entries = [f"{choice.number:>3} {choice.label}" for choice in group]
    return [entries[0], "  …", entries[-1]] if len(entries) > _MANY else entries


def _wrapped(entries: list[str], width: int) -> list[str]:
    wide = max(map(len, entries)) + 2
    across = max(1, width // wide)
    rows = [entries[start : start + across] for start in range(0, len(entries), across)]
    return ["".join(entry.ljust(wide) for entry in row).rstrip() for row in rows]
