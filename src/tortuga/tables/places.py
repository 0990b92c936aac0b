"""The places in the queue of what people at tables wait for: the move of a bot, or a hint."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterator
from typing import Any, Literal, NamedTuple

from tortuga.tables.thinking import Thinkers

EVERY = 1.0  # seconds between two looks, and before a wait is told
What = Literal["bot", "hint"]


class Place(NamedTuple):
    """Where the decision of a bot, or the hint for a seat, stands in the queue, counted from 1."""

    seat: int
    what: What
    place: int


class _Asked(NamedTuple):
    table: str
    seat: int
    what: What
    since: float


class Places:
    """Looks at the queue once a second while anything is asked for; calls *notify* with each table whose places change.

    They are those of the queue of this process.
    """

    def __init__(self, thinkers: Thinkers, notify: Callable[[str], None], every: float = EVERY) -> None:
        self._thinkers, self._notify, self._every = thinkers, notify, every
        self._asked: dict[asyncio.Task[Any], _Asked] = {}
        self._told: dict[str, tuple[Place, ...]] = {}
        self._timer: asyncio.TimerHandle | None = None

    def at(self, table_id: str) -> tuple[Place, ...]:
        """What waits in the queue for a table since a second or more."""
        return self._told.get(table_id, ())

    @contextlib.contextmanager
    def asked(self, table_id: str, seat: int, what: What, task: asyncio.Task[Any]) -> Iterator[None]:
        """Tell the place of a task while the block runs."""
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
        """Tell what has changed, and look again as long as anything is asked for."""
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
