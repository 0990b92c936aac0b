"""Review a game: its points can be judged apart from each other and in any order."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from concurrent.futures import Executor, ThreadPoolExecutor
from dataclasses import replace
from typing import Any, Protocol

import numpy as np

from tortuga.games import GAMES
from tortuga.games.kit.errors import TortugaError, expected
from tortuga.games.kit.game import Game, View
from tortuga.games.kit.record import Record
from tortuga.review.figures import Chances, Decision, Point, Review

CORES = 2
Report = Callable[[int, int], None]  # is told how many of how many are done


def silent(done: int, total: int) -> None:
    """Report nothing."""


class Judge(Protocol):
    """What a game must provide for its review."""

    def values(self, states: Any) -> Any:
        """The quick value of many positions: rows of shares."""

    def chances(self, view: View) -> Chances:
        """The shares in a position in which somebody decides."""

    def raw(self, view: View) -> dict[str, Any]:
        """The same by kind of estimate, before it is stretched (calibration.py)."""

    def decision(self, view: View, played: int | None = None, pool: Executor | None = None) -> Decision:
        """All that the view's seat can do there; *played* is what it did."""


def judge_of(options: Any, name: str, effort: float = 1.0) -> Judge:
    """The judge of a game: what JUDGE of `tortuga.review.<game>` makes. A game without one cannot be reviewed."""
    part = GAMES[name].part("review")
    if part is None:
        raise TortugaError(expected("game", "one that can be reviewed", name))
    found: Judge = part.JUDGE(options, effort)
    return found


def points_of(game: Game) -> list[int]:
    """The numbers of steps after which somebody decides, or the game is over; of a secret choice the first."""
    found = []
    for number in range(len(game.steps) + 1):
        if game.at(number).is_chance:
            continue
        view = game.view(at=number)
        if view.phase == "choose" and len(view.seats_to_move) < view.players:
            continue
        found.append(number)
    return found


def outcomes_after(game: Game, number: int) -> tuple[list[int], Any]:
    """The possible outcomes of chance after so many steps, and the state after each."""
    size, _ = game.kernels.question(game.rules, game.states, number)
    room = np.zeros(size + 1, game.state_type)
    said, pair = [], np.zeros(2, game.state_type)
    pair[0] = game.states[number]
    for nth in range(size):
        outcome, _, _ = game.kernels.push_nth(game.rules, pair, 0, nth)
        said.append(int(outcome))
        room[nth] = pair[1]
    return said, room[:size]


def final_shares(game: View | Game) -> tuple[float, ...]:
    """The shares of a game that is over: winners split the win, partners share theirs whole (B7)."""
    outcome = game.outcome()
    assert outcome is not None
    sides = {seat % 2 for seat in outcome.winners} if getattr(game.options, "teams", False) else outcome.winners
    return tuple(1 / len(sides) if seat in outcome.winners else 0.0 for seat in range(game.players))


def review(game: Game | Record, effort: float = 1.0, report: Report = silent) -> Review:
    """Review a game, finished or not, on both cores; *report* is told how many points are done."""
    game = game.game if isinstance(game, Record) else game
    return gathered(game, _points(game, effort, report))


def win_chances(game: Game | Record, effort: float = 1.0) -> list[Point]:
    """The chances of every seat after every move, without judging the moves."""
    game = game.game if isinstance(game, Record) else game
    return _points(game, effort, moves=False)


def _points(game: Game, effort: float, report: Report = silent, moves: bool = True) -> list[Point]:
    """Judge all points of a game, on both cores."""
    numbers, found = points_of(game), []
    with ThreadPoolExecutor(CORES) as pool:
        for point in pool.map(lambda number: judged(game, [number], effort, moves)[0], numbers):
            found.append(point)
            report(len(found), len(numbers))
    return found


def judged(game: Game, numbers: Iterable[int], effort: float = 1.0, moves: bool = True) -> list[Point]:
    """Judge some points of a game, with *moves* or without."""
    judge = judge_of(game.options, game.NAME, effort)
    return [_point(judge, game, number, moves) for number in numbers]


def _point(judge: Judge, game: Game, number: int, moves: bool) -> Point:
    view = game.view(at=number)
    if view.is_over:
        return Point(number, Chances(final_shares(view), (0.0,) * game.players, "over"))
    chances = judge.chances(game.view(view.turn, at=number))
    return Point(number, chances, tuple(_decisions(judge, game, number)) if moves else ())


def _decisions(judge: Judge, game: Game, number: int) -> Iterable[Decision]:
    """The decision after so many steps; of a secret choice those of all seats, each judged from its own view."""
    secret = game.view(at=number).phase == "choose"
    for place in range(number, len(game.steps)):
        step = game.steps[place]
        if step.seat is None or (place > number and not secret):
            return
        if place > number and game.view(at=place).phase != "choose":
            return
        found = judge.decision(game.view(step.seat, at=number), step.number)
        yield replace(found, played=step.text, step=place)


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
        return judge.decision(view, pool=pool)
