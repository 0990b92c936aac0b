"""A game to look back at, move by move: a finished table, or a record somebody brought.

A stop is a place between moves: after the set-up, then after each move with what chance said to it; secret choices
count as one move, told when the last is in.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import re
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from functools import cached_property
from typing import Any, TypeVar, cast

from tortuga.games.kit import json_record, record
from tortuga.games.kit.errors import Message
from tortuga.games.kit.game import Game
from tortuga.games.kit.tables import canonical
from tortuga.review.reviewing import points_of
from tortuga.tables.names import NAME_LENGTH
from tortuga.tables.table import Seat, Table

KEPT_RECORDS, KEPT_FILES = 200, 16
Key = TypeVar("Key")
Kept = TypeVar("Kept")
Made = TypeVar("Made")


def stops_of(game: Game) -> tuple[int, ...]:
    """The numbers of steps after which one can stop."""
    return (*(number for number in range(len(game.steps)) if _is_stop(game, number)), len(game.steps))


def _is_stop(game: Game, number: int) -> bool:
    """Not where chance is to speak, and not between secret choices of one turn."""
    if game.steps[number].seat is None:
        return False
    chooses = number > 0 and game.steps[number - 1].seat is not None
    return not (chooses and game.at(number - 1).is_sealed and game.at(number).is_sealed)


@dataclass(frozen=True)
class LookBack:
    """A whole game, and what its pages need to know of it."""

    id: str
    home: str  # where its record, its review and new tables from it are
    game: Game  # with the deal, if it is known
    spec: dict[str, Any]
    seats: list[Seat]
    is_record: bool  # brought by somebody, not played here
    has_seed: bool
    winners: tuple[int, ...] = ()
    resigned_by: int | None = None
    date: str = ""
    notes: list[Message] = field(default_factory=list)

    @property
    def page(self) -> str:
        """The address of its replay."""
        return self.home if self.is_record else f"{self.home}/replay"

    @property
    def data(self) -> str:
        """The address of its states."""
        return f"/api/records/{self.id}" if self.is_record else f"/api/tables/{self.id}/replay"

    @property
    def names(self) -> list[str]:
        """A name a seat."""
        return [seat.name for seat in self.seats]

    @cached_property
    def stops(self) -> tuple[int, ...]:
        """The numbers of steps after which one can stop."""
        return stops_of(self.game)

    @cached_property
    def decisions(self) -> list[int]:
        """The numbers of steps that a review judges."""
        return points_of(self.game)

    @cached_property
    def digest(self) -> str:
        """The same for all records of one game, whoever played it and when."""
        steps = "\n".join(map(str, self.game.steps)).encode()
        return hashlib.sha256(canonical(self.game.options.plain()) + steps + self.game.states.tobytes()).hexdigest()

    @property
    def last(self) -> int:
        """The number of the last stop; the first is 0."""
        return len(self.stops) - 1

    def nearest(self, stop: int | None) -> int:
        """A stop there is; the last if none is asked for."""
        return self.last if stop is None else min(max(stop, 0), self.last)

    def at(self, stop: int) -> Game:
        """The game as it stood then."""
        return self.game.at(self.stops[stop])

    def file(self, kind: str) -> str:
        """The record of the whole game as a file: `txt`, or `json` for programs."""
        return self.kept(kind, lambda: self._write(kind))

    def kept(self, name: str, make: Callable[[], Made]) -> Made:
        """What *make* returns, made once and kept for a while: a file or a replay of a long game takes a second."""
        key = (self.id, name)
        if key not in _files:
            _files[key] = make()
        return cast(Made, _remembered(_files, key, KEPT_FILES))

    def _write(self, kind: str) -> str:
        if kind == "txt":
            return record.write(self.game, self.names, self.date, with_seed=self.has_seed)
        told = json_record.to_json(self.game, self.names, self.date, with_seed=self.has_seed)
        # piece by piece: json.dumps would hold the interpreter lock for the whole of some megabytes
        return "".join(json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).iterencode(told))


_files: OrderedDict[tuple[str, str], Any] = OrderedDict()


def _remembered(kept: OrderedDict[Key, Kept], key: Key, most: int) -> Kept:
    """What is kept by that key, now the newest of *most*."""
    kept.move_to_end(key)
    while len(kept) > most:
        kept.popitem(last=False)
    return kept[key]


# -- where they come from ----------------------------------------------------------------------------------------------


def of_table(table: Table, deal: Any) -> LookBack:
    """A table whose game is over."""
    assert table.game is not None
    game = table.game.copy()
    game.deal = deal
    return LookBack(
        id=table.id,
        home=f"/t/{table.id}",
        game=game,
        spec=table.spec,
        seats=[replace(seat, away=False) for seat in table.seats],
        is_record=False,
        has_seed=True,
        winners=tuple(table.winners()),
        resigned_by=table.resigned_by,
        date=datetime.fromtimestamp(table.updated, UTC).date().isoformat(),
    )


def of_record(text: str, key: str) -> LookBack:
    """A record that somebody brought (see uploads.py); refused at its line if it is damaged."""
    read = record.read(text)
    return LookBack(
        id=key,
        home=f"/records/{key}",
        game=read.game,
        spec={"game": read.game.NAME, "options": options_of(read.game), "hot_seat": False, "known_deal": True},
        seats=[Seat(name=name[:NAME_LENGTH]) for name in read.names],
        is_record=True,
        has_seed=bool(re.search(r"^\s*\[Seed ", text, re.MULTILINE)),
        date=read.date,
        notes=read.notes,
    )


def options_of(game: Game) -> dict[str, Any]:
    """The options of a game as one asks for them."""
    options: dict[str, Any] = {"players": game.players, **game.options.texts()}
    cards = game.options.card_table
    if cards is not None and cards.name != game.options_type.default_cards():
        options["cards"] = cards.plain()
    return options


class Shelf:
    """The games people look back at: the newest in memory. Records that were brought are in the storage, too."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, LookBack] = OrderedDict()
        self._thread = ThreadPoolExecutor(1, "tortuga-replays")

    async def work(self, work: Callable[..., Made], *arguments: Any) -> Made:
        """What a function returns, called in the one thread that reads and draws old games.

        A long record takes some hundred milliseconds. In one thread the event loop competes for the interpreter lock
        with one thread at most, and gets it back within the switch interval of 5 ms, however many people ask.
        """
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, *arguments)

    def close(self) -> None:
        """Stop the thread."""
        self._thread.shutdown(wait=True, cancel_futures=True)

    def add(self, one: LookBack) -> LookBack:
        """Keep one for a while."""
        self._kept[one.id] = one
        _remembered(self._kept, one.id, KEPT_RECORDS)
        return one

    def get(self, key: str) -> LookBack | None:
        """One that is still there."""
        return _remembered(self._kept, key, KEPT_RECORDS) if key in self._kept else None
