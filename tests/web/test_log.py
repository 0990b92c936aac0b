"""The log of a table, in parts: newest first, and a new line leaves the older parts as they were."""

from __future__ import annotations

import pytest

from tortuga.web.boards.log import GROUP, GROUPS, SHOWN, grown
from tortuga.web.lines import Frame


def _grouped(lines: list[str]) -> Frame:
    groups: Frame = ((),) * GROUPS
    for count, line in enumerate(lines, start=1):
        groups = grown(groups, count, line)
    return groups


@pytest.mark.parametrize("number", [0, 1, GROUP, GROUP + 1, SHOWN, SHOWN + 1, SHOWN + GROUP, 3 * SHOWN + 7])
def test_the_newest_lines_are_shown_newest_first(number: int) -> None:
    lines = [str(line) for line in range(number)]
    shown = [line for part in _grouped(lines) for line in part]
    assert shown == lines[::-1][:SHOWN]


@pytest.mark.parametrize("number", [0, 1, 2 * GROUP, SHOWN + 3, 5 * SHOWN])
def test_there_are_always_as_many_parts(number: int) -> None:
    assert len(_grouped(["line"] * number)) == GROUPS


def test_a_new_line_changes_the_newest_part_alone() -> None:
    lines = [str(line) for line in range(2 * GROUP + 5)]
    before, after = _grouped(lines[:-1]), _grouped(lines)
    assert [one == other for one, other in zip(before, after, strict=True)] == [False] + [True] * (GROUPS - 1)
