"""The figures of a review. A share is an expected share of the win: 1 is won, 0 lost, ties split it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from tortuga.games.kit.errors import Message

BANDS = (20, 10, 5)  # win points lost
LEAST = 0.01  # of a win: a smaller loss is not explained
SURE = 2.0  # standard errors a loss must have to be called one
NORMAL = 1.96  # of a 95 % interval
ONLY = Message("why-only")


@dataclass(frozen=True)
class Chances:
    """The share of every seat, with the standard error of each."""

    shares: tuple[float, ...]
    errors: tuple[float, ...]
    how: str = "search"  # "exact", "search", "value" or "over"

    def interval(self, seat: int) -> tuple[float, float]:
        """The 95 % interval of the share."""
        reach = NORMAL * self.errors[seat]
        return max(0.0, self.shares[seat] - reach), min(1.0, self.shares[seat] + reach)


@dataclass(frozen=True)
class Decision:
    """The moves a seat had in a position with their shares, and the one it played.

    `error[move]` is the standard error of `lost(move)`, the distance of its share to that of the best move. It is not
    that of `worth[move]`: both moves were tried on the same deals, so their difference is known better than either.
    A move without an entry was not estimated by sampling.
    """

    seat: int
    best: str
    worth: Mapping[str, float]  # move -> the seat's share
    error: Mapping[str, float] = field(default_factory=dict)  # move -> standard error of lost(move)
    mix: Mapping[str, float] = field(default_factory=dict)  # move -> how often an equilibrium plays it
    how: str = "search"
    value_error: Mapping[str, float] = field(default_factory=dict)  # move -> standard error of its share
    why: Message = ONLY  # one sentence: why the best is better than `than`
    than: str = ""  # a move; none where the sentence is about all moves
    played: str = ""
    step: int = -1  # the number of the step that did it

    def lost(self, move: str | None = None) -> float:
        """The loss of a move (the played one) against the best, in shares; 0 for an unknown one."""
        move = self.played if move is None else move
        if move not in self.worth:
            return 0.0
        return max(0.0, max(self.worth.values()) - self.worth[move])

    @property
    def value(self) -> float:
        """The share of the best move, or of the mix."""
        return sum(part * self.worth[move] for move, part in self.mix.items()) if self.mix else self.worth[self.best]

    def worse(self, played: str | None = None) -> str:
        """The move that the best is compared with: the played one if it was a mistake, else the next that is worse."""
        if played is not None:
            return played if band(self.lost(played), self.error.get(played, 0.0)) else ""
        moves = sorted(self.worth, key=self.lost)
        return next((move for move in moves if self.lost(move) > max(LEAST, SURE * self.error.get(move, 0.0))), "")

    @property
    def band(self) -> int:
        """The band of the played move: at least 20, 10 or 5 win points lost, or 0."""
        return band(self.lost(), self.error.get(self.played, 0.0))

    def plain(self) -> dict[str, Any]:
        """Plain values for JSON."""
        moves = {
            move: {
                "share": share,
                "share_error": self.value_error.get(move, 0.0),
                "lost": self.lost(move),
                "error": self.error.get(move, 0.0),
            }
            | ({"mix": self.mix[move]} if move in self.mix else {})
            for move, share in self.worth.items()
        }
        told = {"seat": self.seat, "best": self.best, "how": self.how, "why": str(self.why), "moves": moves}
        if self.played:
            told |= {"step": self.step, "played": self.played, "lost": self.lost(), "band": self.band}
        return told


def usual_reason(found: Decision) -> Message:
    """Why there is nothing to compare."""
    if len(found.worth) == 1:
        return ONLY
    return Message("why-mix" if found.mix else "why-close")


def exact_reason(share: float) -> Message:
    """What a search to the end found: a win, a shared one, or none."""
    return Message("why-wins" if share == 1 else "why-shares" if share else "why-loses")


def band(lost: float, error: float = 0.0) -> int:
    """The band of a loss in shares; none where the estimate is not sure of it.

    >>> band(0.12), band(0.12, error=0.07), band(0.03)
    (10, 0, 0)
    """
    if lost <= SURE * error:
        return 0
    return next((points for points in BANDS if 100 * lost >= points - 1e-9), 0)


@dataclass(frozen=True)
class Point:
    """A point of a game: after so many steps, with the chances there and the decisions that follow."""

    steps: int
    chances: Chances
    decisions: tuple[Decision, ...] = ()

    def plain(self) -> dict[str, Any]:
        """Plain values for JSON."""
        told = self.chances
        seats = [
            {"share": share, "low": told.interval(seat)[0], "high": told.interval(seat)[1]}
            for seat, share in enumerate(told.shares)
        ]
        decisions = [decision.plain() for decision in self.decisions]
        return {"steps": self.steps, "how": told.how, "seats": seats, "decisions": decisions}


@dataclass(frozen=True)
class Review:
    """The review of a whole game."""

    game: str
    points: tuple[Point, ...]
    luck: tuple[float, ...]  # a seat: the sum over all outcomes of chance of value after - mean value
    players: int

    def gain(self, seat: int) -> float:
        """The share at the end less that at the beginning."""
        return self.points[-1].chances.shares[seat] - self.points[0].chances.shares[seat]

    @property
    def skill(self) -> tuple[float, ...]:
        """The gain that is not luck: by one's own moves, and those of the others."""
        return tuple(self.gain(seat) - self.luck[seat] for seat in range(self.players))

    @property
    def decisions(self) -> list[Decision]:
        """All decisions, in order."""
        return [decision for point in self.points for decision in point.decisions]

    def blunders(self, seat: int | None = None) -> list[Decision]:
        """The decisions that cost at least the lowest band."""
        return [one for one in self.decisions if one.band and seat in (None, one.seat)]

    def plain(self) -> dict[str, Any]:
        """Plain values for JSON."""
        seats = [{"luck": self.luck[seat], "skill": self.skill[seat]} for seat in range(self.players)]
        return {"game": self.game, "seats": seats, "points": [point.plain() for point in self.points]}
