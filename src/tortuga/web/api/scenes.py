"""What the viewers of one version of a table see alike, encoded once."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Any

import orjson

from tortuga.games.kit.game import Game
from tortuga.render.kit.board import Present, Scene
from tortuga.tables.table import Table
from tortuga.web.api.log import first_step_since, last_turn, log_since
from tortuga.web.notices import mark_of

MOST_STEPS = 100  # of one message; a client that missed more sees the last of them
_SCENES = 16  # that are kept: all viewers of a table are told of a change within milliseconds
_KEPT = 2000  # tables of which the present state is kept, with which the next message begins


def encoded(part: Any) -> orjson.Fragment:
    """A part of a message as JSON, to be put into messages as it is.

    It is copied, because orjson leaves kilobytes of its buffer to the shortest text, and parts are kept.
    """
    return orjson.Fragment(bytes(memoryview(orjson.dumps(part))))


class TableScene:
    """The parts of the messages about one version of a table."""

    def __init__(self, table: Table, before: Present | None = None) -> None:
        self.table = table
        self._parts: dict[Any, orjson.Fragment] = {}
        self._firsts: dict[tuple[int, bool], int] = {}
        self.scene = None if table.game is None else self._scene(table, table.game, before)

    @staticmethod
    def _scene(table: Table, game: Game, before: Present | None) -> Scene:
        seats = [
            {"name": seat.name, "bot": seat.bot is not None, "mark": mark_of(table, number)}
            for number, seat in enumerate(table.seats)
        ]
        is_running = table.status == "running"
        return Scene(game, seats, sealed=table.sealed, is_running=is_running, encode=encoded, before=before)

    def view(self, seat: int | None, language: str, derived: bool) -> orjson.Fragment | None:
        """The view of a seat, with what the rules derive or without; None until the game begins."""
        if self.scene is None:
            return None
        key = ("view", seat, "" if self.scene.has_board else language, derived)
        if key not in self._parts:
            self._parts[key] = encoded(self.scene.view(seat, language, derived=derived))
        return self._parts[key]

    def turn(self, seat: int | None, since: int, is_first: bool) -> orjson.Fragment | None:
        """The steps since a version; a first message has at least those of the last turn."""
        if self.scene is None:
            return None
        first = self._first_step(since, is_first)
        if first == len(self.scene.game.steps):
            return None
        key = ("turn", None if self.scene.is_open_from(first) else seat, first)
        if key not in self._parts:
            self._parts[key] = encoded(self.scene.turn(first, seat))
        return self._parts[key]

    def _first_step(self, since: int, is_first: bool) -> int:
        if (since, is_first) not in self._firsts:
            first = first_step_since(self.table, since)
            if is_first:
                first = min(first, last_turn(self.table)) if since else last_turn(self.table)
            assert self.table.game is not None
            self._firsts[since, is_first] = max(first, len(self.table.game.steps) - MOST_STEPS)
        return self._firsts[since, is_first]

    def log(self, since: int) -> orjson.Fragment:
        """The entries of the log since a version."""
        if ("log", since) not in self._parts:
            self._parts["log", since] = encoded(log_since(self.table, self.scene, since))
        return self._parts["log", since]

    def part(self, name: str, make: Callable[[Table], Any]) -> orjson.Fragment:
        """A part that is the same for everybody."""
        if name not in self._parts:
            self._parts[name] = encoded(make(self.table))
        return self._parts[name]


class Scenes:
    """The scenes of the tables that changed last."""

    def __init__(self) -> None:
        self._scenes: OrderedDict[str, TableScene] = OrderedDict()
        self._latest: OrderedDict[str, Present] = OrderedDict()

    def of(self, table: Table) -> TableScene:
        """The scene of a table."""
        found = self._scenes.get(table.id)
        if found is None or found.table is not table:
            found = TableScene(table, self._latest.get(table.id))
            _keep(self._scenes, table.id, found, _SCENES)
            if found.scene is not None:
                _keep(self._latest, table.id, found.scene.present, _KEPT)
        return found


def _keep(kept: OrderedDict[str, Any], table_id: str, value: Any, most: int) -> None:
    kept[table_id] = value
    kept.move_to_end(table_id)
    if len(kept) > most:
        kept.popitem(last=False)
