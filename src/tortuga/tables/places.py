"""Tells the people at tables where the bot or the hint they wait for stands in the queue."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterator
from typing import Any, Literal, NamedTuple

from tortuga.tables.thinking import Thinkers

EVERY = 1.0  # seconds between two polls of the queue; shorter waits are not shown
What = Literal["bot", "hint"]


class Place(NamedTuple):
    """The place in the queue, from 1, of the decision of a bot or of the hint for a seat."""

    seat: int
    what: What
    place: int


class _Asked(NamedTuple):
    table: str
    seat: int
    what: What
    since: float


class Places:
    """Polls the queue once a second while tasks wait in it; calls *notify* with each table whose places change.

    Only the queue of this process counts.
    """

    def __init__(self, thinkers: Thinkers, notify: Callable[[str], None], every: float = EVERY) -> None:
        self._thinkers, self._notify, self._every = thinkers, notify, every
        self._asked: dict[asyncio.Task[Any], _Asked] = {}
        self._told: dict[str, tuple[Place, ...]] = {}
        self._timer: asyncio.TimerHandle | None = None

    def at(self, table_id: str) -> tuple[Place, ...]:
        """The places of the tasks of a table that have waited for a second or more."""
        return self._told.get(table_id, ())

    @contextlib.contextmanager
    def track(self, table_id: str, seat: int, what: What, task: asyncio.Task[Any]) -> Iterator[None]:
        """Tell the place of a task until the end of the block."""
        loop = asyncio.get_running_loop()
        self._asked[task] = _Asked(table_id, seat, what, loop.time())
        if self._timer is None:
            self._timer = loop.call_later(self._every, self._look)
        try:
            yield
        finally:
            del self._asked[task]
            if table_id in self._told:
                self._tell(table_id, tuple(place for place in self.at(table_id) if place[:2] != (seat, what)))

    def _look(self) -> None:
        """Tell changed places, and poll again while tasks wait."""
        self._timer = None
        now = self._places_now()
        for table_id in {*now, *self._told}:
            self._tell(table_id, now.get(table_id, ()))
        if self._asked:
            self._timer = asyncio.get_running_loop().call_later(self._every, self._look)

    def _places_now(self) -> dict[str, tuple[Place, ...]]:
        numbers = self._thinkers.places()
        found: dict[str, tuple[Place, ...]] = {}
        latest = asyncio.get_running_loop().time() - self._every
        for task, (table_id, seat, what, since) in self._asked.items():
            if task in numbers and since <= latest:
                found[table_id] = (*found.get(table_id, ()), Place(seat, what, numbers[task]))
        return found

    def _tell(self, table_id: str, places: tuple[Place, ...]) -> None:
        if places == self.at(table_id):
            return
        if places:
            self._told[table_id] = places
        else:
            del self._told[table_id]
        self._notify(table_id)
