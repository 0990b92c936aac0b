"""How much is skill, and how much is luck? Neighbours of the ladder of bots, each deal with the seats exchanged."""

from __future__ import annotations

import itertools
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from tortuga.lab import charts
from tortuga.lab.arena import Interrupted, Plan, Results, run
from tortuga.lab.laboratory import laboratory
from tortuga.lab.ratings import Share, percent, share, times
from tortuga.lab.studies.report import Part, Report, Setting
from tortuga.lab.tally import Deals
from tortuga.players import names

_SLOW_BLOCKS = 40  # of bots outside the kernels
_PAIR = 2


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
    """Random play, then the bots from the steady one to the strongest: the beginners between them are left out."""
    known = names(game)
    return ["random", *known[max(1, known.index(laboratory(game).steady)) :]]


def answer(setting: Setting) -> Report:
    """Every rung against the one below."""
    rungs = ladder(setting.game)
    steps = [_step(setting, worse, better) for worse, better in itertools.pairwise(rungs)]
    basis, how = _basis(steps), _LADDER.format(playouts=laboratory(setting.game).playouts)
    wins, luck = [(step.pair, [step.won]) for step in steps], [(step.pair, [step.luck]) for step in steps]
    shares = charts.intervals("Ladder", wins, "per cent of wins of the better", 50, note=basis)
    spread = charts.intervals("Luck", luck, "per cent of the spread of results that is luck", note=basis)
    table = (("pair", "games", "the better wins", "luck", "of it decided by the deal"), [step.row() for step in steps])
    parts = [Part("The ladder", how, shares), Part("Luck", _LUCK, spread, table)]
    data = [[step.better, step.worse, *step.won, *step.luck] for step in steps]
    columns = ("better", "worse", "wins", "low", "high", "luck", "luck_low", "luck_high")
    return Report("Skill and luck", _finding(steps), basis, parts, (columns, data))


_LADDER = (
    "Two players, each deal played twice with the seats exchanged. Bots that search have "
    "{playouts} playouts a move here, less than at the table: a rung may be weaker than the one below."
)
_LUCK = (
    "If the better bot wins a part p of games, knowing who plays explains (2p − 1)² of the spread of single results; "
    "the rest is luck: the deal, the dice, the seat. The last column says how much of that spread one deal repeats "
    "when the seats are exchanged (only for bots that play inside the kernels)."
)


def _percent(share: Share) -> str:
    return percent(times(share, 1 / 100))


def _step(setting: Setting, worse: str, better: str) -> Step:
    if {worse, better} <= {"random", laboratory(setting.game).steady}:
        deals = Deals(setting.game, ((better, worse), (worse, better)), {}, setting.seed)
        shares = setting.tally(deals, max(400, setting.games // 8 * 2)).shares
        first, second = shares[0::2, 0], shares[1::2, 1]
        return Step(better, worse, (first + second) / _PAIR, _by_deal(first, second))
    plan = Plan(
        setting.game, (better, worse), ((0, 1),), setting.seed, {}, f"playouts={laboratory(setting.game).playouts}"
    )
    results = Results(plan)
    blocks = max(10, min(_SLOW_BLOCKS, setting.games // 100))
    what = f"blocks of {better} against {worse}"
    if run(results, blocks, setting.jobs, report=setting.progress, what=what) == "interrupted":
        raise Interrupted  # no report of half a ladder
    return Step(better, worse, results.of(0).shares[:, 0], None)


def _by_deal(first: Any, second: Any) -> float:
    """A good deal for a seat helps whoever sits there: then the better bot's two games go against each other."""
    spread = float(np.std(first) * np.std(second))
    return max(0.0, -float(np.cov(first, second)[0, 1]) / spread) if spread else 0.0


def _basis(steps: list[Step]) -> str:
    """Say how many games each pair of bots played."""
    games = sorted({step.games for step in steps})
    return f"{' or '.join(f'{number:,}' for number in games)} games a pair, {steps[0].worse} to {steps[-1].better}."


def _finding(steps: list[Step]) -> str:
    first, last = steps[0], steps[-1]
    text = f"{first.better} wins {_percent(first.won)} of games against {first.worse}"
    if len(steps) > 1:
        text += f", {last.better} {_percent(last.won)} against {last.worse}"
    return f"{text}; between the last two {_percent(last.luck)} of a single result is luck."
