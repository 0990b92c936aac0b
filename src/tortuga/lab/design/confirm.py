"""A table on fresh deals: every target with its figures and intervals."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tortuga.lab.design.asked import Design
from tortuga.lab.design.fields import Values
from tortuga.lab.design.measures import Figures, from_plain, plain
from tortuga.lab.design.targets import MISSED, Target
from tortuga.lab.design.trials import Games, Trial, figures_of
from tortuga.lab.ratings import Share, points
from tortuga.lab.studies import skill
from tortuga.lab.studies.report import Setting


@dataclass(frozen=True)
class Confirmed:
    """The figures of a table on fresh deals; a target without figures was not measured, since another was missed."""

    values: Values
    games: int
    figures: dict[str, Figures]
    verdicts: dict[str, str]  # by target, as a text

    @property
    def is_met(self) -> bool:
        """Whether no target is missed."""
        return MISSED not in self.verdicts.values()

    def plain(self) -> dict[str, Any]:
        """The confirmation in plain values."""
        told = {"figures": plain(self.figures), "verdicts": self.verdicts}
        return {"values": list(self.values), "games": self.games, **told}

    @classmethod
    def of(cls, kept: Mapping[str, Any]) -> Confirmed:
        """A confirmation from its plain values."""
        return cls(tuple(kept["values"]), kept["games"], from_plain(kept["figures"]), kept["verdicts"])


def confirmed(design: Design, games: Games, trial: Trial, number: int) -> Confirmed:
    """Play a table on the deals of the *number*-th confirmation, which no earlier choice depends on.

    Their figures are added to the trial: a table that was only lucky in the search then looks worse.
    """
    found = games.confirm(trial.values, f"confirm {number}")
    figures: dict[str, Figures] = dict(figures_of(found, design))
    verdicts = {str(target): target.verdict(figures[target.measure]) for target in design.quick_targets}
    trial.add(found.games, figures)
    late = [target for target in design.targets if target.is_late]
    if late and MISSED not in verdicts.values():
        for target in late:
            figures = {**figures, target.measure: {target.measure: levels_of_skill(design, trial.values, games)}}
            verdicts[str(target)] = target.verdict(figures[target.measure])
    return Confirmed(trial.values, found.games, figures, verdicts)


def levels_of_skill(design: Design, values: Values, games: Games) -> Share:
    """How many levels of skill a table has; the ends count only the pairs that are sure, or possible."""
    setting = Setting(design.game, design.confirming, f"{design.seed} skill", jobs=games.jobs)
    steps = skill.steps_of(setting, skill.ladder(design.game), design.options_of(values))
    sums = [sum(step.won[end] >= skill.LEVEL for step in steps) for end in range(3)]
    return Share(*(float(1 + number) for number in sums))


def told(target: Target, figures: Figures) -> str:
    """The figures of a target in words: one, or the outermost two of several."""
    ordered = sorted(figures.items(), key=lambda item: item[1].mean)
    digits = 0 if target.is_late else 2
    if len(ordered) == 1:
        return points(ordered[0][1], digits, False)
    ends = ordered[0], ordered[-1]
    return " … ".join(f"{name} {points(share, 2, target.about.is_distance)}" for name, share in ends)
