"""The measures of targets: figures of many games, each with its interval."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import NamedTuple

from tortuga.lab.ratings import Share, mean
from tortuga.lab.studies.cards import kinds_of, values_of
from tortuga.lab.studies.comparisons import NOTICED_PART, NOTICED_POINTS, measured
from tortuga.lab.tally import Tallies

Figures = Mapping[str, Share]  # by name: one, or one for each seat or card
NEVER = Share(0.0, 0.0, 0.0)  # the worth of a card that nobody ever takes


class Measure(NamedTuple):
    """A measure: what it is, its figures, and whether they are in percentage points."""

    what: str
    figures: Callable[[Tallies], dict[str, Share]] | None  # None: the levels of skill, which other bots play for
    is_points: bool = False
    is_distance: bool = False  # a target limits how far the figures are from 0, on both sides

    def unit(self, value: float) -> float:
        """The least difference that somebody would notice: what distances from targets are counted in."""
        if self.figures is None:
            return 1.0
        return NOTICED_POINTS if self.is_points else NOTICED_PART * abs(value) or 1.0


def _of_seats(found: Tallies) -> dict[str, Share]:
    fair = 1 / found.deals.players
    return {f"seat {seat + 1}": mean(100 * (shares - fair)) for seat, shares in enumerate(found.shares.T)}


def _of_cards(found: Tallies) -> dict[str, Share]:
    return {kind: worth or NEVER for kind, worth in zip(kinds_of(found.deals), values_of(found), strict=True)}


def _one(name: str) -> Callable[[Tallies], dict[str, Share]]:
    return lambda found: {name: mean(measured(found)[name])}


#: The measures by the names that targets use. docs/how-to/study.md defines those of the course of a game.
MEASURES = {
    "seats": Measure("distance of every seat from its fair share of wins, points", _of_seats, True, True),
    "cards": Measure("worth of every card or wreck, points of win share for one more", _of_cards, True),
    "minutes": Measure("estimated minutes of a game", _one("minutes")),
    "turns": Measure("turns of a game, all seats together", _one("turns")),
    "score": Measure("mean score of a seat", _one("score")),
    "lead": Measure("winner's lead over the second", _one("lead")),
    "lead_changes": Measure("changes of the lead in a game", _one("lead_changes")),
    "drama": Measure("how far behind the winner was, 0 to 1", _one("drama")),
    "halfway": Measure("wins of whoever led halfway, per cent", _one("halfway"), True),
    "open": Measure("part of the game until the winner stays ahead, per cent", _one("open"), True),
    "ties": Measure("games with a shared win, per cent", _one("ties"), True),
    "choices": Measure("decisions with more than one legal move, a turn", _one("choices")),
    "skill": Measure("levels of skill: one more than the bots that win 60 % against the one below", None),
}


def plain(figures: Mapping[str, Figures]) -> dict[str, dict[str, list[float]]]:
    """Figures by measure in plain values."""
    return {name: {key: list(share) for key, share in each.items()} for name, each in figures.items()}


def from_plain(values: Mapping[str, Mapping[str, list[float]]]) -> dict[str, Figures]:
    """Figures by measure from their plain values."""
    return {name: {key: Share(*share) for key, share in each.items()} for name, each in values.items()}


def pooled(one: Figures, games: int, other: Figures, more: int) -> dict[str, Share]:
    """The figures of both runs together, from *games* and *more* games."""
    both = games + more

    def of(name: str) -> Share:
        a, b = one[name], other[name]
        middle = (games * a.mean + more * b.mean) / both
        half = math.hypot(games * (a.high - a.mean), more * (b.high - b.mean)) / both
        return Share(middle, middle - half, middle + half)

    return {name: of(name) for name in one}
