"""All positions of a small game for two in which somebody decides (lab/kernels/positions.py)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from tortuga.games import GAMES
from tortuga.games.kit.errors import OptionError, expected
from tortuga.games.kit.game import View
from tortuga.games.kit.warm import Report
from tortuga.lab.kernels import lab_kernels

MOST = 4_000_000  # positions: about 2 GB
CHUNK = 20_000  # positions between two reports of progress


class Positions:
    """All reachable positions in which a seat decides, of a game that cannot return to a position.

    With *recall* a position that is reached in two ways is two, for policies that depend on the history.
    """

    def __init__(self, game: str, report: Report | None = None, recall: bool = False, **options: Any) -> None:
        self.game: Any = GAMES[game].rules(manual_chance=True, **options)
        if self.game.players != 2:
            raise OptionError(expected("players", "2, for exact best responses", self.game.players))
        self._made, self.recall = lab_kernels(game, "positions"), recall
        self._begin(4 * self._made.ROOM)
        self._find_all(report)
        self._finish()

    def _begin(self, room: int) -> None:
        """Allocate the arrays that the kernels fill."""
        made = self._made
        self._counts = np.zeros(4, np.int64)
        self.states, self.sizes = np.zeros(room, self.game.state_type), np.zeros((room, 2), np.int64)
        self._first_row = np.zeros(room + 1, np.int64)
        self._came = np.full((room if self.recall else 0, made.CAME + made.DEPTHS), made.NOT_FOUND, np.int32)
        self._slots = np.full(4 * room, made.NOT_FOUND, np.int64)
        self._graph = np.zeros(room), np.zeros(room + 1, np.int64), np.zeros(room, np.int32), np.zeros(room)

    def _find_all(self, report: Report | None) -> None:
        made, counts, rules = self._made, self._counts, self.game.rules
        fits = made.begin_positions(rules, *self._written(), self._first_row, counts)
        while fits and counts[made.DONE] < counts[made.PLACED] <= MOST:
            self._make_room()
            fits = made.go_on(rules, *self._written(), self._first_row, self.sizes, counts, CHUNK)
            if report is not None:
                report("positions", int(counts[made.DONE]), int(counts[made.PLACED]))
        if not fits or counts[made.PLACED] > MOST:
            raise self._refused(f"a game of at most {MOST:,} positions")

    def _written(self) -> tuple[Any, ...]:
        raw = self.states.view(np.uint8).reshape(len(self.states), -1)
        return self.states, raw, self._slots, self._came, self._graph

    def _make_room(self) -> None:
        """Double the arrays that the next positions might not fit into."""
        made, (placed, rows, edges, _) = self._made, self._counts.tolist()
        if len(self.states) - placed < made.ROOM:
            self.states, self.sizes = _doubled(self.states), _doubled(self.sizes)
            self._first_row, self._came = _doubled(self._first_row), _doubled(self._came, made.NOT_FOUND)
            self._slots = np.full(4 * len(self.states), made.NOT_FOUND, np.int64)
            if not self.recall:
                made.fill_slots(self._written()[1], placed, self._slots)
        ends, first_edge, child, chance = self._graph
        if len(ends) - rows <= made.ROOM:
            ends, first_edge = _doubled(ends), _doubled(first_edge)
        if len(child) - edges < made.ROOM:
            child, chance = _doubled(child), _doubled(chance)
        self._graph = ends, first_edge, child, chance

    def _finish(self) -> None:
        number = int(self._counts[self._made.PLACED])
        self.states, self.sizes, self._came = self.states[:number], self.sizes[:number], self._came[:number]
        self._order = np.zeros(number, np.int64)
        if self._made.write_order(self._first_row, *self._graph[1:3], self._order) < number:
            raise self._refused("a game that cannot come back to a position")
        self._first_mix = np.concatenate([[0], np.cumsum(self.sizes)])[:-1].reshape(-1, 2)

    def _refused(self, wanted: str) -> OptionError:
        return OptionError(
            expected("options", wanted, ", ".join(f"{k} {v}" for k, v in self.game.options.texts().items()))
        )

    def __len__(self) -> int:
        return len(self.states)

    # -- decisions -------------------------------------------------------------------------------------------------

    def decisions(self) -> list[tuple[int, int]]:
        """The decisions between more than one move: positions and seats; where both choose at once, two."""
        places, seats = np.nonzero(self.sizes > 1)
        return list(zip(places.tolist(), seats.tolist(), strict=True))

    def actions(self, place: int, seat: int) -> list[int]:
        """The legal actions of *seat* at a position, rising."""
        room = np.empty(64 * self.game.kernels.WORDS, np.int64)
        found = self.game.kernels.legal_actions(self.game.rules, self.states, place, seat, room)
        return room[:found].tolist()  # type: ignore[no-any-return]

    def masks(self, decisions: list[tuple[int, int]]) -> Any:
        """True for each legal action, a row for each of these decisions."""
        masks = np.zeros((len(decisions), 64 * self.game.kernels.WORDS), np.bool_)
        for mask, (place, seat) in zip(masks, decisions, strict=True):
            mask[self.actions(place, seat)] = True
        return masks

    def view(self, place: int, seat: int) -> View:
        """What *seat* may know at a position."""
        view: View = self.game.view(seat)
        view.states[:] = self.states[place]  # of a fresh view, which nobody else reads
        self.game.words.hide(view.states[0], seat)
        return view

    def ways(self) -> Iterator[tuple[int, list[list[int]], list[int]]]:
        """With *recall*: for each position the one before it, the actions of both seats there, and the outcomes since.

        The position before the first ones is -1.
        """
        for place, *done in self._came.tolist():
            before = [self.actions(place, seat) for seat in range(2)] if place >= 0 else [[], []]
            did = [found[done[seat] : done[seat] + 1] for seat, found in enumerate(before)]
            yield place, did, [outcome for outcome in done[2:] if outcome >= 0]

    # -- mixes -----------------------------------------------------------------------------------------------------

    def new_mixes(self) -> Any:
        """An array for the probabilities of all actions, 1 where there is only one."""
        return np.ones(int(self.sizes.sum()))

    def mix(self, mixes: Any, place: int, seat: int) -> Any:
        """The part of *mixes* that is for the actions of *seat* at a position."""
        first = self._first_mix[place, seat]
        return mixes[first : first + self.sizes[place, seat]]

    def reward(self, mixes: Any, responder: int | None = None) -> float:
        """Seat 0's reward if both seats play the mixes, or if *responder* plays a best response."""
        given = self._order, self._graph, self._first_row, self.sizes, mixes, self._first_mix
        return float(self._made.best_value(*given, -1 if responder is None else responder, np.zeros(len(self))))


def _doubled(array: Any, rest: int = 0) -> Any:
    """The array at twice the length."""
    more = np.zeros_like(array) if rest == 0 else np.full_like(array, rest)
    return np.concatenate([array, more])
