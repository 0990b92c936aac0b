"""What is a card, or a wreck, worth? Win share against how many one took, alone and by third of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from tortuga.lab import charts
from tortuga.lab.laboratory import laboratory
from tortuga.lab.ratings import Share, points, slopes
from tortuga.lab.studies.report import Part, Report, Setting
from tortuga.lab.tally import Deals, Tallies

STAGES = ("first third", "second third", "last third")
METHOD = (
    "Least squares over games of equal bots: how the win share of a seat moves with one more {kind} {verb} than the "
    "mean of the others, all other {kind}s equal. Bots choose what they take, so this tells what goes with winning, "
    "not what a gift would bring. No mark: never {verb}."
)


def kinds_of(deals: Deals) -> list[str]:
    """The names of what is taken."""
    return laboratory(deals.game).kinds(deals.checked())


def values_of(tallies: Tallies, stages: bool = False) -> list[Share | None]:
    """Points of win share (per cent) for one more of each kind; by stage: all kinds of each third.

    None where nobody ever took one: there is nothing to estimate from.
    """
    number = len(kinds_of(tallies.deals))
    taken = [tallies.taken(stage) for stage in range(len(STAGES))] if stages else [tallies.taken()]
    columns = np.concatenate([_ahead(tallies, counts)[:, :number] for counts in taken], axis=1)
    shares = tallies.shares - tallies.shares.mean(axis=0)
    found = slopes(columns, 100 * _one_seat(tallies, shares))
    return [share if some else None for share, some in zip(found, np.atleast_1d(columns.any(axis=0)), strict=True)]


def _one_seat(tallies: Tallies, values: Any) -> Any:
    """Of one seat a game, in turn: the rows are independent then."""
    games = np.arange(tallies.games)
    return values[games, games % tallies.deals.players]


def _ahead(tallies: Tallies, counts: Any) -> Any:
    players = tallies.deals.players
    others = (counts.sum(axis=1, keepdims=True) - counts) / (players - 1)
    return _one_seat(tallies, counts - others)


def told(share: Share | None) -> str:
    """A worth in a table."""
    return "never" if share is None else points(share)


def best_and_worst(kinds: Sequence[str], worth: Sequence[Share | None], verb: str) -> str:
    """The highest and the lowest worth in a sentence."""
    known = sorted((share.mean, name, share) for name, share in zip(kinds, worth, strict=True) if share is not None)
    if not known:
        return f"Nothing was {verb}."
    (_, worst, low), (_, best, high) = known[0], known[-1]
    return (
        f"One more {best} {verb} goes with {points(high)} points of win share, the highest of "
        f"{len(known)} estimates; one more {worst} with {points(low)}, the lowest."
    )


def answer(setting: Setting) -> Report:
    """Worth alone and by stage."""
    tallies = setting.tally(setting.deals())
    kinds, facts = kinds_of(tallies.deals), laboratory(setting.game)
    kind, verb = facts.piece, facts.verb
    alone, staged = values_of(tallies), values_of(tallies, stages=True)
    by_kind = [(name, staged[place :: len(kinds)]) for place, name in enumerate(kinds)]
    unit = f"points of win share (per cent) for one more {verb}"
    basis = setting.basis(f"{tallies.games:,} games for {tallies.deals.players} players")
    rows = [(name, [value]) for name, value in zip(kinds, alone, strict=True)]
    one = charts.intervals(f"Worth of each {kind}", rows, unit, 0, note=basis)
    three = charts.intervals(f"Worth of each {kind} by stage", by_kind, unit, 0, STAGES, basis)
    often = [tallies.taken(stage).mean(axis=(0, 1)) for stage in (None, 0, 1, 2)]
    data = [
        [name, stage, often[s][at], *(share or (None, None, None)), tallies.games]
        for at, name in enumerate(kinds)
        for s, (stage, share) in enumerate(zip(("whole game", *STAGES), (alone[at], *by_kind[at][1]), strict=True))
    ]
    table = (
        (kind, f"{verb}, a seat and game", "worth", *STAGES),
        [[name, f"{often[0][at]:.2f}", told(alone[at]), *map(told, by_kind[at][1])] for at, name in enumerate(kinds)],
    )
    parts = [
        Part(f"Each {kind} alone", METHOD.format(kind=kind, verb=verb), one, table),
        Part("By stage", f"The same, told apart by the third of the game in which it was {verb}.", three),
    ]
    columns = ("kind", "stage", "taken", "points", "low", "high", "games")
    figures = {f"{name}, points": share for name, share in zip(kinds, alone, strict=True) if share is not None}
    finding = best_and_worst(kinds, alone, verb)
    return Report(f"What a {kind} is worth", finding, basis, parts, (columns, data), figures)
