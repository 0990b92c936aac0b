"""How much is skill, and how much is luck? Neighbours of the ladder of bots, each deal with the seats exchanged."""

from __future__ import annotations

import itertools
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

import numpy as np

from tortuga.lab import charts
from tortuga.lab.arena import Interrupted, Plan, Results, run
from tortuga.lab.laboratory import laboratory
from tortuga.lab.ratings import Share, percent, share, times
from tortuga.lab.studies.report import LEAST, Part, Report, Setting
from tortuga.lab.tally import Deals, seconds_a_game
from tortuga.players.ladder import ladder as ladder_of

LEVEL = 60.0  # per cent of wins against the bot below that make a level of skill
_PAIR = 2
Pair = tuple[str, str]  # the worse bot, and the one a level higher


class Deadline:
    """Stops a match some seconds after its first block: processes take long to start."""

    def __init__(self, seconds: float, least: int = 4) -> None:
        self.seconds, self.least, self.end = seconds, least, 0.0

    def verdict(self, blocks: Sequence[float]) -> str | None:
        """`time` when it is over; a few blocks are always played."""
        self.end = self.end or time.monotonic() + self.seconds
        return "time" if len(blocks) > self.least and time.monotonic() > self.end else None


@dataclass(frozen=True)
class Step:
    """Two bots that met: the better one's share a block, and how like its two games are."""

    better: str
    worse: str
    shares: Any  # a block: the mean of both seats
    deal: float | None  # the part of a game's spread that the deal decides

    @property
    def games(self) -> int:
        """How many games they played: two a block."""
        return _PAIR * len(self.shares)

    @property
    def pair(self) -> str:
        """Who met whom."""
        return f"{self.better} against {self.worse}"

    @cached_property
    def won(self) -> Share:
        """Per cent of games that the better one won."""
        return times(share(self.shares), 100)

    @property
    def luck(self) -> Share:
        """Per cent of the spread that is not who plays."""
        found = [100 * (1 - (2 * value / 100 - 1) ** 2) for value in self.won]
        highest = 100.0 if self.won.low <= 50 <= self.won.high else max(found[1:])
        return Share(found[0], min(found), highest)

    def row(self) -> list[str]:
        """The row of the table."""
        deal = "–" if self.deal is None else f"{100 * self.deal:.0f} %"
        return [self.pair, f"{self.games:,}", _percent(self.won), _percent(self.luck), deal]


def ladder(game: str) -> list[str]:
    """A bot of each level, the weakest first."""
    found = ladder_of(game)
    return [found.at(level) for level in range(1, found.levels + 1)]


def answer(setting: Setting) -> Report:
    """Every rung against the one below."""
    rungs = list(setting.bots) or ladder(setting.game)
    steps = steps_of(setting, rungs, {})
    basis, playouts = _basis(steps), laboratory(setting.game).playouts
    how = _LADDER.format(playouts=playouts, seconds=setting.budget, early=_early(steps, games_of(setting)))
    wins, luck = [(step.pair, [step.won]) for step in steps], [(step.pair, [step.luck]) for step in steps]
    shares = charts.intervals("Ladder", wins, "per cent of wins of the better", 50, note=basis)
    spread = charts.intervals("Luck", luck, "per cent of the spread of results that is luck", note=basis)
    table = (("pair", "games", "the better wins", "luck", "of it decided by the deal"), [step.row() for step in steps])
    parts = [Part("The ladder", how, shares), Part("Luck", _LUCK, spread, table)]
    data = [[step.better, step.worse, *step.won, *step.luck, step.games] for step in steps]
    columns = ("better", "worse", "wins", "low", "high", "luck", "luck_low", "luck_high", "games")
    figures = {f"{step.pair}, per cent": step.won for step in steps}
    return Report("Skill and luck", _finding(steps), basis, parts, (columns, data), figures, rungs)


def games_of(setting: Setting) -> int:
    """How many games each pair is to play."""
    return max(400, setting.games // 8 * 2)


def steps_of(setting: Setting, rungs: Sequence[str], options: dict[str, Any]) -> list[Step]:
    """Play every rung against the one below with these options of the rules.

    Compiled pairs and the others share the budget in proportion to their numbers.
    """
    pairs, games = list(itertools.pairwise(rungs)), games_of(setting)
    inside = [pair for pair in pairs if _deals(setting, pair, options).is_compiled]
    others = [pair for pair in pairs if pair not in inside]
    a_pair = setting.budget / len(pairs)
    steps = _others(replace(setting, seconds=a_pair * len(others)), others, games // _PAIR, options)
    setting.progress("games", 0, games * len(inside))
    steps += [_compiled(setting, pair, games, a_pair, options) for pair in inside]
    return sorted(steps, key=lambda step: pairs.index((step.worse, step.better)))


_LADDER = (
    "Two players, each deal played twice with the seats exchanged. Bots that search have "
    "{playouts} playouts a move here, less than at the table: a rung may be weaker than the one below. "
    "All pairs share a budget of {seconds:g} seconds and play fewer games for it.{early}"
)
_LUCK = (
    "If the better bot wins a part p of games, knowing who plays explains (2p − 1)² of the spread of single results; "
    "the rest is luck: the deal, the dice, the seat. The last column says how much of that spread one deal repeats "
    "when the seats are exchanged (only for bots that play inside the kernels)."
)


def _percent(share: Share) -> str:
    return percent(times(share, 1 / 100))


def _compiled(setting: Setting, pair: Pair, games: int, seconds: float, options: dict[str, Any]) -> Step:
    """Play two compiled bots on each deal with the seats exchanged, at most as many games as fit into the time."""
    worse, better = pair
    deals = _deals(setting, pair, options)
    fit = int(seconds * setting.jobs / seconds_a_game(deals)) // _PAIR * _PAIR
    played = min(games, max(_PAIR * LEAST, fit))
    shares = setting.tally(deals, played).shares
    setting.on_played(games - played)  # games that the budget leaves out
    first, second = shares[0::2, 0], shares[1::2, 1]
    return Step(better, worse, (first + second) / _PAIR, _by_deal(first, second))


def _deals(setting: Setting, pair: Pair, options: dict[str, Any]) -> Deals:
    worse, better = pair
    return Deals(setting.game, ((better, worse), (worse, better)), options, setting.seed)


def _others(setting: Setting, pairs: list[Pair], blocks: int, options: dict[str, Any]) -> list[Step]:
    """The other pairs, in turn, until their blocks are played or the budget is spent."""
    if not pairs:
        return []
    bots = tuple(dict.fromkeys(name for pair in pairs for name in pair))
    lineups = tuple((bots.index(better), bots.index(worse)) for worse, better in pairs)
    budget = f"playouts={laboratory(setting.game).playouts}"
    results = Results(Plan(setting.game, bots, lineups, setting.seed, options, budget))
    deadline = Deadline(setting.budget)
    if run(results, blocks, setting.jobs, deadline, report=setting.progress) == "interrupted":
        raise Interrupted  # no report of half a ladder
    found = [results.of(number) for number in range(len(pairs))]
    won = [lineup.shares[:, lineup.members.index(ours[0])] for lineup, ours in zip(found, lineups, strict=True)]
    return [Step(better, worse, shares, None) for (worse, better), shares in zip(pairs, won, strict=True)]


def _by_deal(first: Any, second: Any) -> float:
    """A good deal for a seat helps whoever sits there: then the better bot's two games go against each other."""
    spread = float(np.std(first) * np.std(second))
    return max(0.0, -float(np.cov(first, second)[0, 1]) / spread) if spread else 0.0


def _basis(steps: list[Step]) -> str:
    """Say how many games each pair of bots played."""
    games = sorted({step.games for step in steps})
    return f"{' or '.join(f'{number:,}' for number in games)} games a pair, {steps[0].worse} to {steps[-1].better}."


def _early(steps: list[Step], games: int) -> str:
    """Say which pairs the budget ended early."""
    few = [f"{step.pair} ({step.games:,})" for step in steps if step.games < games // _PAIR * _PAIR]
    return f" It ended early, before {games:,} games: {', '.join(few)}." if few else ""


def _finding(steps: list[Step]) -> str:
    first, last = steps[0], steps[-1]
    number, sure = sum(step.won.mean >= LEVEL for step in steps), sum(step.won.low >= LEVEL for step in steps)
    return (
        f"{1 + number} levels of skill: {number} of {len(steps)} bots win at least {LEVEL:.0f} % against the one below "
        f"({sure} with their whole interval). {first.better} wins {_percent(first.won)} against {first.worse}, "
        f"{last.better} {_percent(last.won)} against {last.worse}; between the last two {_percent(last.luck)} of a "
        "single result is luck."
    )
