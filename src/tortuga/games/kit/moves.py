"""Moves, the lists of legal ones, and how a game ended."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from tortuga.games.kit.errors import NotationError

if TYPE_CHECKING:
    from tortuga.games.kit.game import Position


class Move(NamedTuple):
    """What a seat does: `str(move)` is its text."""

    seat: int
    action: int
    text: str

    def __str__(self) -> str:
        return self.text


class Step(NamedTuple):
    """A line of a record: a seat's move, or an outcome of chance (seat None)."""

    seat: int | None
    number: int
    text: str

    def __str__(self) -> str:
        return f"{'~' if self.seat is None else self.seat} {self.text}"


class LegalMoves:
    """The legal moves of a position: iterable, countable, and `in` takes a move or its text."""

    def __init__(self, position: Position, seats: tuple[int, ...]) -> None:
        self._position, self._seats = position, seats

    def __iter__(self) -> Iterator[Move]:
        for seat in self._seats:
            for action in self._position.actions(seat):
                yield Move(seat, action, self._position.text_of(action))

    def __len__(self) -> int:
        return sum(len(self._position.actions(seat)) for seat in self._seats)

    def count(self) -> int:
        """How many there are."""
        return len(self)

    def __contains__(self, move: object) -> bool:
        if isinstance(move, Move):
            return move.seat in self._seats and move.action in self._position.actions(move.seat)
        if not isinstance(move, str):
            return False
        try:
            action = self._position.action_of(move)
        except NotationError:
            return False
        return any(action in self._position.actions(seat) for seat in self._seats)

    def __repr__(self) -> str:
        return f"<LegalMoves: {', '.join(move.text for move in self)}>"


@dataclass(frozen=True)
class Outcome:
    """Who won and why: `why` is a word of docs/records.md, `scores` the plain score of each seat."""

    winners: tuple[int, ...]
    why: str
    scores: tuple[dict[str, int], ...]

    def plain(self) -> dict[str, Any]:
        """As in docs/records.md."""
        return {"why": self.why, "winners": list(self.winners), "scores": [dict(score) for score in self.scores]}
