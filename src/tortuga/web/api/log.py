"""The log of a table as messages: an entry an event, grouped by the turn of the game."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from operator import itemgetter
from typing import Any

from tortuga.games.kit.errors import Message
from tortuga.render.kit.board import Scene
from tortuga.render.kit.messages import plain
from tortuga.render.kit.renderer import renderer
from tortuga.tables.commands import AS_SEATED
from tortuga.tables.table import Table
from tortuga.web.notices import names_at

Entry = dict[str, Any]
BEFORE_THE_FIRST = -1  # `at` of what is said before the first step


def log_since(table: Table, scene: Scene | None, version: int) -> list[Entry]:
    """The entries of the events after *version*, oldest first."""
    if table.game is None or scene is None:
        return []
    events = [(version, len(steps)) for version, steps in table.moved[_first_after(table, version) :]]
    start = len(table.game.steps) - sum(count for _, count in events)
    opening: list[Entry] = []
    if version < table.began:
        opening, events, start = _opening(table), [(table.began, start), *events], 0
    return [*opening, *_entries(table, scene, events, start)]


def first_step_since(table: Table, version: int) -> int:
    """The number of the first step that an event after *version* brought."""
    assert table.game is not None
    if version < table.began:
        return 0
    return len(table.game.steps) - sum(len(steps) for _, steps in table.moved[_first_after(table, version) :])


def _first_after(table: Table, version: int) -> int:
    return bisect_right(table.moved, version, key=itemgetter(0))


def last_turn(table: Table) -> int:
    """The number of the first step of the turn that was played last; the deal is a turn, too."""
    assert table.game is not None
    if not table.moved:
        return 0
    first, turn_at = len(table.game.steps), renderer(table.game.NAME).turn_at
    for _, steps in reversed(table.moved):
        if first < len(table.game.steps) and turn_at(table.game, first - len(steps)) != turn_at(table.game, first):
            break
        first -= len(steps)
    return first


def _entries(table: Table, scene: Scene, events: list[tuple[int, int]], start: int) -> Iterator[Entry]:
    game, turn_at = scene.game, renderer(scene.game.NAME).turn_at
    told = iter(scene.said(start) if events else ())
    for version, count in events:
        said = [message for _ in range(count) for message in next(told)]
        if said:
            seats = {step.seat for step in game.steps[start : start + count]} - {None}
            seat = seats.pop() if len(seats) == 1 else None
            entry = {"version": version, "at": start, "turn": turn_at(game, start), "seat": seat, "say": said}
            yield entry | _names_then(table, version)
        start += count


def _opening(table: Table) -> list[Entry]:
    """E1.5: who begins, where that was not a matter of course."""
    start = table.spec.get("start", AS_SEATED)
    if start == AS_SEATED:
        return []
    say = [plain(Message(f"web-table-begins_{start}", name=names_at(table, table.began)[0]))]
    return [{"version": table.began, "at": BEFORE_THE_FIRST, "turn": 1, "seat": None, "say": say}]


def _names_then(table: Table, version: int) -> Entry:
    """The names of the seats at a version, if one has another name now."""
    names = names_at(table, version) if table.notices else table.names
    return {} if names == table.names else {"names": names}
