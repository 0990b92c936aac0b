"""What the viewers of one version of a table see alike, encoded once."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

import orjson

from tortuga.games.kit.game import Game
from tortuga.render.kit.board import Scene
from tortuga.tables.table import Table
from tortuga.web.api.log import first_step_since, last_turn, log_since
from tortuga.web.notices import mark_of

MOST_STEPS = 100  # of one message; a client that missed more sees the last of them
_SCENES = 16  # that are kept: all viewers of a table are told of a change within milliseconds
_KEPT = 2000  # tables of which the present state is kept, with which the next message begins
_States = dict[bytes, tuple[dict[str, Any], Any]]


def encoded(part: Any) -> orjson.Fragment:
    """A part of a message as JSON, to be put into messages as it is."""
    return orjson.Fragment(orjson.dumps(part))


class TableScene:
    """The parts of the messages about one version of a table."""

    def __init__(self, table: Table, known: _States | None = None) -> None:
        self.table = table
        self._parts: dict[Any, orjson.Fragment | None] = {}
        self.scene = None if table.game is None else self._scene(table, table.game, known)

    @staticmethod
    def _scene(table: Table, game: Game, known: _States | None) -> Scene:
        seats = [
            {"name": seat.name, "bot": seat.bot is not None, "mark": mark_of(table, number)}
            for number, seat in enumerate(table.seats)
        ]
        is_running = table.status == "running"
        return Scene(game, seats, sealed=table.sealed, is_running=is_running, encode=encoded, known=known)

    def view(self, seat: int | None, language: str) -> orjson.Fragment | None:
        """The view of a seat; None until the game begins."""
        if self.scene is None:
            return None
        key = ("view", seat, "" if self.scene.has_board else language)
        if key not in self._parts:
            self._parts[key] = encoded(self.scene.view(seat, language))
        return self._parts[key]

    def turn(self, seat: int | None, since: int, is_first: bool) -> orjson.Fragment | None:
        """The steps since a version; a first message has at least those of the last turn."""
        if self.scene is None:
            return None
        key = ("turn", seat, since, is_first)
        if key not in self._parts:
            self._parts[key] = self._turn(self.scene, seat, since, is_first)
        return self._parts[key]

    def _turn(self, scene: Scene, seat: int | None, since: int, is_first: bool) -> orjson.Fragment | None:
        first, played = first_step_since(self.table, since), len(scene.game.steps)
        if is_first:
            first = min(first, last_turn(self.table)) if since else last_turn(self.table)
        return None if first == played else encoded(scene.turn(max(first, played - MOST_STEPS), seat))

    def log(self, since: int) -> orjson.Fragment:
        """The entries of the log since a version."""
        found = self._parts.get(("log", since))
        if found is None:
            found = self._parts["log", since] = encoded(log_since(self.table, self.scene, since))
        return found


class Scenes:
    """The scenes of the tables that changed last."""

    def __init__(self) -> None:
        self._scenes: OrderedDict[str, TableScene] = OrderedDict()
        self._latest: OrderedDict[str, _States] = OrderedDict()

    def of(self, table: Table) -> TableScene:
        """The scene of a table."""
        found = self._scenes.get(table.id)
        if found is None or found.table is not table:
            found = TableScene(table, self._latest.get(table.id))
            _keep(self._scenes, table.id, found, _SCENES)
            if found.scene is not None:
                _keep(self._latest, table.id, found.scene.latest, _KEPT)
        return found


def _keep(kept: OrderedDict[str, Any], table_id: str, value: Any, most: int) -> None:
    kept[table_id] = value
    kept.move_to_end(table_id)
    if len(kept) > most:
        kept.popitem(last=False)
