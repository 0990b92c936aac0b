"""The search: CMA-ES with margin (Hamano et al. 2022), which is made for whole numbers, over paired simulations.

All tables play the same deals. Beside the tables that CMA-ES proposes, those are tried that a model of the figures
(model.py) predicts to be best. A table that is proposed again, and the best one, are played on further deals, so games
are spent where they matter. When the search makes no progress it restarts, in turn from the best table and from a
random one, with other weights of the targets; that finds the Pareto front where targets conflict.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from cmaes import CMAwM

from tortuga.games.kit.errors import TortugaError, expected
from tortuga.lab.design.asked import Design
from tortuga.lab.design.confirm import Confirmed, confirmed
from tortuga.lab.design.fields import Values
from tortuga.lab.design.model import proposals
from tortuga.lab.design.trials import Games, Trial, front

STEP = 0.2  # the first standard deviation, as a part of every range
PATIENCE = 8  # generations without a better table before a restart
PROPOSED = 4  # tables of a generation that the model of the figures proposes
CLOSEST = 3  # tables of the front that are confirmed if none meets all targets
Save = Callable[[dict[str, Any]], None]


@dataclass
class Progress:
    """The state of a search."""

    design: Design
    trials: dict[Values, Trial] = field(default_factory=dict)
    tried: list[Confirmed] = field(default_factory=list)  # on fresh deals
    games: int = 0

    @property
    def best(self) -> Trial:
        """The table with the smallest loss."""
        return min(self.trials.values(), key=lambda trial: trial.loss(self.design))

    @property
    def found(self) -> list[Confirmed]:
        """The tables that met all targets on fresh deals."""
        return [one for one in self.tried if one.is_met]

    @property
    def is_done(self) -> bool:
        """Whether there are enough tables, or enough was tried."""
        return len(self.found) >= self.design.tables or len(self.trials) >= self.design.trials


class Optimiser:
    """Proposes tables, takes their losses, and restarts by itself."""

    def __init__(self, design: Design) -> None:
        self._design, self._random = design, np.random.default_rng(_number(design.seed))
        self._widths = np.array([each.high - each.low for each in design.space.fields], float)
        self._lows = np.array([each.low for each in design.space.fields])
        self._starts, self._still, self._least = 0, 0, np.inf
        self.weights = [1.0] * len(design.quick_targets)
        self._begin(design.space.start)

    def _begin(self, values: Values) -> None:
        size = len(values)
        ends = np.tile([0.0, 1.0], (size, 1))
        self._cma = CMAwM(
            mean=(np.array(values) - self._lows) / self._widths,
            sigma=STEP * (1 + self._starts % 2),
            bounds=ends,
            steps=1 / self._widths,
            seed=int(self._random.integers(1 << 31)),
        )
        self._still, self._least = 0, np.inf
        self._starts += 1

    def ask(self) -> list[tuple[Values, Any]]:
        """A generation of tables, each with the argument that `tell` takes."""
        found = []
        for _ in range(self._cma.population_size):
            point, told = self._cma.ask()
            values = self._lows + np.rint(np.clip(point, 0, 1) * self._widths)
            found.append((tuple(int(value) for value in values), told))
        return found

    def tell(self, losses: list[tuple[Any, float]], best: Values) -> None:
        """Learn from a generation; start again if the search stands still."""
        self._cma.tell(losses)
        least = min(loss for _, loss in losses)
        self._still = 0 if least < self._least - 1e-9 else self._still + 1
        self._least = min(self._least, least)
        if self._still >= PATIENCE or self._cma.should_stop():
            size = len(self.weights)
            self.weights = [1.0] * size if self._starts % 2 else list(size * self._random.dirichlet(np.ones(size)))
            anywhere = self._lows + np.rint(self._random.random(len(best)) * self._widths)
            self._begin(best if self._starts % 2 else tuple(int(value) for value in anywhere))


def _number(seed: str) -> list[int]:
    return list(seed.encode())


def search(
    design: Design,
    jobs: int,
    seconds: float,
    kept: Iterable[dict[str, Any]] = (),
    save: Save = lambda _: None,
    clock: Callable[[], float] = time.monotonic,
) -> Generator[Progress, None, None]:
    """Search until enough tables are confirmed, enough are tried, or the time is over; a state a generation.

    *seconds* are those of *clock*. *kept* are the generations of an earlier run, which are not played again; *save* is
    given each new one.
    """
    progress, games, optimiser = Progress(design), Games(design, jobs), Optimiser(design)
    end, before = clock() + seconds, iter(kept)
    try:
        while not progress.trials or (not progress.is_done and clock() < end):
            asked = optimiser.ask()
            again = next(before, None)
            if again is None:
                save(_generation(progress, games, [values for values, _ in asked]))
            else:
                _replay(progress, again)
            try:
                losses = [(told, progress.trials[values].loss(design, optimiser.weights)) for values, told in asked]
            except KeyError:
                raise TortugaError(expected("--resume", "a search of this version", "one of another")) from None
            optimiser.tell(losses, progress.best.values)
            yield progress
        if not progress.found:
            yield _closest(progress, games)
    finally:
        games.close()


def _replay(progress: Progress, kept: dict[str, Any]) -> None:
    progress.trials |= {trial.values: trial for trial in map(Trial.of, kept["trials"])}
    progress.tried += map(Confirmed.of, kept["tried"])
    progress.games += kept["games"]


def _generation(progress: Progress, games: Games, asked: list[Values]) -> dict[str, Any]:
    """Play a generation; return in plain values the trials that it changed and the tables tried on fresh deals."""
    design, before, tried = progress.design, games.played, []
    if not progress.trials:
        asked = [design.space.start, *asked]
    asked = [*asked, *proposals(design, progress.trials.values(), PROPOSED)]
    changed = {values: progress.trials.setdefault(values, Trial(values)) for values in asked}
    _deepen(games, list(changed.values()))
    hopeful = _hopeful(progress)
    if hopeful is not None:
        changed[hopeful.values] = hopeful
        if _surely_met(games, [hopeful]):
            simpler = _simpler(progress, games, hopeful, changed)
            tried.append(confirmed(design, games, simpler, len(progress.tried) + 1))
    played = games.played - before
    progress.tried += tried
    progress.games += played
    trials = [trial.plain() for trial in changed.values()]
    return {"trials": trials, "tried": [one.plain() for one in tried], "games": played}


def _hopeful(progress: Progress) -> Trial | None:
    """The best table that was not tried on fresh deals yet."""
    tried = {one.values for one in progress.tried}
    left = [trial for values, trial in progress.trials.items() if values not in tried]
    return min(left, key=lambda trial: trial.loss(progress.design), default=None)


def _surely_met(games: Games, trials: list[Trial]) -> list[Trial]:
    """The tables that still meet the targets when they have been played as often as any; others are left early."""
    _deepen(games, trials)
    while trials := [trial for trial in trials if trial.is_met(games.design)]:
        if all(trial.games >= games.design.deep_games for trial in trials):
            break
        _deepen(games, trials)
    return trials


def _simpler(progress: Progress, games: Games, trial: Trial, changed: dict[Values, Trial]) -> Trial:
    """The same table with as many changes taken back, one after the other, as the targets allow."""
    design, tried = progress.design, {one.values for one in progress.tried}
    while True:
        others = []
        for place, (field_, value) in enumerate(zip(design.space.fields, trial.values, strict=True)):
            back = (*trial.values[:place], field_.start, *trial.values[place + 1 :])
            if value != field_.start and field_.low <= field_.start <= field_.high and back not in tried:
                others.append(progress.trials.setdefault(back, Trial(back)))
        changed |= {other.values: other for other in others}
        met = _surely_met(games, others)
        if not met:
            return trial
        trial = min(met, key=lambda other: other.loss(design))


def _closest(progress: Progress, games: Games) -> Progress:
    """The search with its best compromises on fresh deals too: no table met all targets."""
    tried = {one.values for one in progress.tried}
    for trial in front(progress.trials.values(), progress.design)[:CLOSEST]:
        if trial.values not in tried and not trial.is_refused:
            progress.tried.append(confirmed(progress.design, games, trial, len(progress.tried) + 1))
    return progress


def _deepen(games: Games, trials: list[Trial]) -> None:
    """Play new tables for the first time, and twice as many games of others, up to the most."""
    design = games.design
    games.play([(trial, min(max(design.first_games, 2 * trial.games), design.deep_games)) for trial in trials])
