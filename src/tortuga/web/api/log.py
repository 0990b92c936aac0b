"""The log of a table as messages: an entry an event, grouped by the turn of the game."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from operator import itemgetter
from typing import Any

from tortuga.games.kit.errors import Message
from tortuga.games.kit.game import Game
from tortuga.render.kit.messages import plain
from tortuga.render.kit.renderer import renderer
from tortuga.tables.commands import AS_SEATED
from tortuga.tables.table import Table
from tortuga.web.notices import names_at

Entry = dict[str, Any]
BEFORE_THE_FIRST = -1  # `at` of what is said before the first step


def log_since(table: Table, version: int) -> list[Entry]:
    """The entries of the events after *version*, oldest first."""
    if table.game is None:
        return []
    events = [(version, len(steps)) for version, steps in table.moved[_first_after(table, version) :]]
    start = len(table.game.steps) - sum(count for _, count in events)
    opening: list[Entry] = []
    if version < table.began:
        opening, events, start = _opening(table), [(table.began, start), *events], 0
    return [*opening, *_entries(table, table.game, events, start)]


def first_step_since(table: Table, version: int) -> int:
    """The number of the first step that an event after *version* brought."""
    assert table.game is not None
    if version < table.began:
        return 0
    return len(table.game.steps) - sum(len(steps) for _, steps in table.moved[_first_after(table, version) :])


def _first_after(table: Table, version: int) -> int:
    return bisect_right(table.moved, version, key=itemgetter(0))


def _entries(table: Table, game: Game, events: list[tuple[int, int]], start: int) -> Iterator[Entry]:
    drawing = renderer(game.NAME)
    told = iter(drawing.story_by_step(game, start))
    for version, count in events:
        said = [plain(message) for _ in range(count) for message in next(told)]
        if said:
            seats = {step.seat for step in game.steps[start : start + count]} - {None}
            entry = {
                "version": version,
                "at": start,
                "turn": drawing.turn_at(game, start),
                "seat": seats.pop() if len(seats) == 1 else None,
                "say": said,
            }
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
