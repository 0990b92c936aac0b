"""Review a game: its points can be judged apart from each other and in any order."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from concurrent.futures import Executor, ThreadPoolExecutor
from typing import Any, Protocol

from tortuga.games import GAMES
from tortuga.games.kit.errors import TortugaError, expected
from tortuga.games.kit.game import Game, View
from tortuga.games.kit.record import Record
from tortuga.review.figures import Chances, Decision, Point, Review
from tortuga.review.positions import final_shares, outcomes_after, points_of

CORES = 2


class Judge(Protocol):
    """What a game must provide for its review."""

    def values(self, states: Any) -> Any:
        """The quick value of many positions: rows of shares."""

    def chances(self, view: View, number: int, pool: Executor | None = None) -> Chances:
        """The shares in a position in which somebody decides."""

    def raw(self, view: View, number: int) -> dict[str, Any]:
        """The same by kind of estimate, before it is stretched (calibration.py)."""

    def decision(
        self, view: View, played: int | None, chances: Chances, number: int, pool: Executor | None = None
    ) -> Decision:
        """What the view's seat can do there."""


def judge_of(options: Any, name: str, effort: float = 1.0) -> Judge:
    """The judge of a game: what JUDGE of `tortuga.review.<game>` makes. A game without one cannot be reviewed."""
    part = GAMES[name].part("review")
    if part is None:
        raise TortugaError(expected("game", "one that can be reviewed", name))
    found: Judge = part.JUDGE(options, effort)
    return found


def review(game: Game | Record, effort: float = 1.0, report: Callable[[int, int], None] | None = None) -> Review:
    """Review a game, finished or not, on both cores; *report* is told how many points are done."""
    game = game.game if isinstance(game, Record) else game
    numbers = points_of(game)
    found: list[Point] = []
    with ThreadPoolExecutor(CORES) as pool:
        for point in pool.map(lambda number: judged(game, [number], effort)[0], numbers):
            found.append(point)
            if report is not None:
                report(len(found), len(numbers))
    return gathered(game, found)


def win_chances(game: Game | Record, effort: float = 1.0) -> list[Point]:
    """The chances of every seat after every move, without judging the moves."""
    game = game.game if isinstance(game, Record) else game
    numbers = points_of(game)
    with ThreadPoolExecutor(CORES) as pool:
        return list(pool.map(lambda number: judged(game, [number], effort, moves=False)[0], numbers))


def judged(game: Game, numbers: Iterable[int], effort: float = 1.0, moves: bool = True) -> list[Point]:
    """Judge some points of a game, with *moves* or without."""
    judge = judge_of(game.options, game.NAME, effort)
    return [_point(judge, game, number, moves) for number in numbers]


def _point(judge: Judge, game: Game, number: int, moves: bool) -> Point:
    view = game.view(at=number)
    if view.is_over:
        return Point(number, Chances(final_shares(view), (0.0,) * game.players, "over"))
    chances = judge.chances(game.view(view.turn, at=number), number)
    return Point(number, chances, tuple(_decisions(judge, game, number, chances)) if moves else ())


def _decisions(judge: Judge, game: Game, number: int, chances: Chances) -> Iterable[Decision]:
    """The decision after so many steps; of a secret choice those of all seats, each judged from its own view."""
    secret = game.view(at=number).phase == "choose"
    for place in range(number, len(game.steps)):
        step = game.steps[place]
        if step.seat is None or (place > number and not secret):
            return
        if place > number and game.view(at=place).phase != "choose":
            return
        found = judge.decision(game.view(step.seat, at=number), step.number, chances, number)
        yield Decision(step.seat, found.best, found.worth, found.error, found.mix, found.how, step.text, place)


def gathered(game: Game, points: Iterable[Point]) -> Review:
    """The review of a game, from its judged points."""
    found = tuple(sorted(points, key=lambda point: point.steps))
    judge = judge_of(game.options, game.NAME)
    luck = [0.0] * game.players
    for number in range(found[0].steps if found else 0, len(game.steps)):
        if game.steps[number].seat is None:
            for seat, gained in enumerate(luck_of(judge, game, number)):
                luck[seat] += gained
    return Review(game.NAME, found, tuple(luck), game.players)


def luck_of(judge: Judge, game: Game, number: int) -> list[float]:
    """The luck of every seat in an outcome of chance: the value after it less the mean over all outcomes."""
    said, states = outcomes_after(game, number)
    values = judge.values(states)
    gained = values[said.index(game.steps[number].number)] - values.mean(axis=0)
    return [float(gained[seat]) for seat in range(game.players)]


def hint(view: View, effort: float = 1.0) -> Decision:
    """What the seat of a view could do now, judged from what it may know alone."""
    if view.seat is None or not view.actions(view.seat):
        raise ValueError(f"view: expected a position in which seat {view.seat} decides; phase {view.phase} came")
    judge = judge_of(view.options, view.NAME, effort)
    with ThreadPoolExecutor(CORES) as pool:
        chances = judge.chances(view, 0, pool)
        return judge.decision(view, None, chances, 0, pool)
