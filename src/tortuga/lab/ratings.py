"""Figures with 95 % intervals: means, shares of wins, least squares; Plackett–Luce ratings and the sequential test."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from tortuga.lab.packages import need

RESAMPLES = 400
SCALE = 400 / math.log(10)  # as Elo: 400 points are odds of ten to one
Z = 1.96  # of a 95 % interval
PRIOR = 0.5  # wins added to each side of a pair that met, so that ratings are finite
TINY = 1e-6  # of a win: keeps the logarithm finite where a resampled number of wins is 0


class Share(NamedTuple):
    """A mean with the ends of its 95 % interval."""

    mean: float
    low: float
    high: float

    @property
    def percent(self) -> str:
        """`52.3% [51.9%, 52.7%]`."""
        return f"{self.mean:.1%} [{self.low:.1%}, {self.high:.1%}]"

    @property
    def points(self) -> str:
        """A rating: `+52 [+20, +84]`."""
        return f"{self.mean:+.0f} [{self.low:+.0f}, {self.high:+.0f}]"


class Reduced(NamedTuple):
    """A share without luck, and the factor by which it saves games for an interval of the same width."""

    share: Share
    fewer: float


class Lineup(NamedTuple):
    """Who played, and how the blocks went: a row a block, a column a distinct bot of the line-up (`members`)."""

    members: tuple[int, ...]  # numbers of bots
    seats: tuple[int, ...]  # how many seats each has
    shares: Any
    games: int  # a block


def shares_of(winners: Any, players: int) -> Any:
    """What each seat has of the win, a row a game, from the sets of winners."""
    won = (winners[:, None] >> np.arange(players)) & 1
    return won / won.sum(axis=1, keepdims=True)


def wilson(mean: float, number: float) -> tuple[float, float]:
    """Wilson's interval of a share."""
    middle = (mean + Z * Z / (2 * number)) / (1 + Z * Z / number)
    half = Z / (1 + Z * Z / number) * math.sqrt(mean * (1 - mean) / number + Z * Z / (4 * number * number))
    return middle - half, middle + half


def mean(values: Any) -> Share:
    """The mean of independent values."""
    found = np.asarray(values, float)
    middle = float(found.mean())
    half = Z * float(found.std(ddof=1)) / math.sqrt(len(found)) if len(found) > 1 else math.inf
    return Share(middle, middle - half, middle + half)


def part(happened: Any) -> Share:
    """How often something happened, with Wilson's interval: it holds also where that was never or always."""
    found = np.asarray(happened, bool)
    low, high = wilson(float(found.mean()), len(found))
    return Share(float(found.mean()), max(0.0, low), min(1.0, high))


def reduced(shares: Any, luck: Any) -> Reduced:
    """The mean share of independent blocks minus their luck, whose mean is 0."""
    left = np.asarray(shares, float) - np.asarray(luck, float)
    return Reduced(mean(left), float(np.var(shares) / max(np.var(left), TINY)))


def times(share: Share, factor: float) -> Share:
    """In another unit."""
    return Share(*(factor * value for value in share))


def difference(new: Any, old: Any) -> Share:
    """The mean of new minus old, pair by pair."""
    return mean(np.asarray(new, float) - np.asarray(old, float))


def slopes(columns: Any, values: Any) -> list[Share]:
    """What each column adds to the value, the others equal: least squares, intervals robust to unequal spread."""
    matrix = np.column_stack([np.ones(len(values)), columns])
    inverse = np.linalg.pinv(matrix.T @ matrix)
    found = inverse @ matrix.T @ values
    meat = matrix * (values - matrix @ found)[:, None]
    half = Z * np.sqrt(np.diag(inverse @ (meat.T @ meat) @ inverse).clip(0))
    ends = zip(found[1:], half[1:], strict=True)
    return [Share(float(value), float(value - by), float(value + by)) for value, by in ends]


def percent(share: Share) -> str:
    """`52.3 % [51.9, 52.7]`."""
    return f"{100 * share.mean:.1f} % [{100 * share.low:.1f}, {100 * share.high:.1f}]"


def points(share: Share, digits: int = 1, signed: bool = True) -> str:
    """A number with its interval."""
    sign = "+" if signed else ""
    numbers = [f"{value:{sign}.{digits}f}".replace("-", "−") for value in share]
    return f"{numbers[0]} [{numbers[1]}, {numbers[2]}]"


def share(blocks: Sequence[float], seed: int = 0) -> Share:
    """The mean of independent blocks: bootstrapped, never narrower than Wilson's interval."""
    values = np.asarray(blocks, float)
    mean, number = float(values.mean()), len(values)
    picks = np.random.default_rng(seed).integers(number, size=(RESAMPLES, number))
    low, high = np.quantile(values[picks].mean(axis=1), [0.025, 0.975])
    least, most = wilson(mean, number)
    return Share(mean, max(0.0, min(float(low), least)), min(1.0, max(float(high), most)))


def ratings(number: int, lineups: Sequence[Lineup], anchor: int) -> list[Share]:
    """Plackett–Luce ratings in points, the anchor 0, with intervals by resampling the blocks."""
    rng = np.random.default_rng(0)
    wins = [lineup.shares.sum(axis=0) * lineup.games + PRIOR * np.array(lineup.seats) for lineup in lineups]
    point = _rated(number, wins, lineups)
    draws = np.empty((RESAMPLES // 2, number))
    for draw in draws:
        draw[:] = _rated(number, [_resampled(lineup, rng) for lineup in lineups], lineups)
    draws -= draws[:, [anchor]]
    point -= point[anchor]
    low, high = np.quantile(draws, [0.025, 0.975], axis=0)
    return [Share(float(point[i]), float(low[i]), float(high[i])) for i in range(number)]


def _resampled(lineup: Lineup, rng: Any) -> Any:
    """Wins that might have been. What is unknown before (PRIOR) is drawn too: with it a share's spread is that of
    Jeffreys' posterior, and a bot that won every game has an interval, where the blocks alone would have no spread."""
    picks = rng.integers(len(lineup.shares), size=len(lineup.shares))
    return lineup.shares[picks].sum(axis=0) * lineup.games + rng.gamma(PRIOR * np.array(lineup.seats)) + TINY


def _rated(number: int, wins: Sequence[Any], lineups: Sequence[Lineup]) -> Any:
    """Two distinct bots with a seat each: choix on the matrix of wins. More: the same model, ties as shares."""
    if all(lineup.seats == (1, 1) for lineup in lineups):
        table = np.zeros((number, number))
        for won, lineup in zip(wins, lineups, strict=True):
            one, other = lineup.members
            table[one, other] += won[0]
            table[other, one] += won[1]
        return SCALE * need("choix").ilsr_pairwise_dense(table, alpha=1e-6)
    return SCALE * _minorised(number, wins, lineups)


def _minorised(number: int, wins: Sequence[Any], lineups: Sequence[Lineup]) -> Any:
    """Hunter's MM iteration: choix takes no weights, and a shared win is a part of one."""
    strength, all_wins = np.ones(number), np.zeros(number)
    for won, lineup in zip(wins, lineups, strict=True):
        all_wins[list(lineup.members)] += won
    for _ in range(2000):
        before = strength.copy()
        needed = np.zeros(number)
        for won, lineup in zip(wins, lineups, strict=True):
            members, seats = list(lineup.members), np.array(lineup.seats)
            needed[members] += won.sum() * seats / (seats @ strength[members])
        strength = np.where(needed > 0, all_wins / np.maximum(needed, 1e-300), strength)
        strength /= np.exp(np.log(strength).mean())
        if np.abs(np.log(strength / before)).max() < 1e-9:
            break
    return np.log(strength)


class Sprt(NamedTuple):
    """A sequential test on blocks, its bounds fixed beforehand: is the share of wins *low* or *high*?"""

    low: float
    high: float
    error: float = 0.05
    least: int = 16  # blocks before the first look: their spread must be known

    def ratio(self, blocks: Sequence[float]) -> float:
        """The log-likelihood ratio of *high* against *low*, with the spread that the blocks show."""
        values = np.asarray(blocks, float)
        spread = max(float(values.var()), 0.25 / len(values))  # never nothing, however equal the blocks are
        return len(values) * (self.high - self.low) * (2 * float(values.mean()) - self.low - self.high) / (2 * spread)

    def verdict(self, blocks: Sequence[float]) -> str | None:
        """`high`, `low`, or None: go on."""
        if len(blocks) < self.least:
            return None
        bound, ratio = math.log((1 - self.error) / self.error), self.ratio(blocks)
        return "high" if ratio >= bound else "low" if ratio <= -bound else None
