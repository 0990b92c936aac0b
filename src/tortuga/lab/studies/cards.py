"""What is a card, or a wreck, worth? Win share against how many one took, alone and by third of the game."""

from __future__ import annotations

from typing import Any

import numpy as np

from tortuga.games import GAMES
from tortuga.lab import charts
from tortuga.lab.laboratory import laboratory
from tortuga.lab.ratings import Share, points, slopes
from tortuga.lab.studies.report import Part, Report, Setting
from tortuga.lab.tally import Deals, Tallies

STAGES = ("first third", "second third", "last third")
_METHOD = (
    "Least squares over games of equal bots: how the win share of a seat moves with one more {kind} {verb} than the "
    "mean of the others, all other {kind}s equal. Bots choose what they take, so this tells what goes with winning, "
    "not what a gift would bring."
)


def kinds_of(deals: Deals) -> list[str]:
    """The names of what is taken."""
    options = GAMES[deals.game].rules.options_type.of(deals.players, **deals.options)
    return laboratory(deals.game).kinds(options)


def values_of(tallies: Tallies, stages: bool = False) -> list[Share]:
    """Points of win share (per cent) for one more of each kind; by stage: all kinds of each third."""
    number = len(kinds_of(tallies.deals))
    taken = [tallies.taken(stage) for stage in range(len(STAGES))] if stages else [tallies.taken()]
    columns = np.concatenate([_ahead(tallies, counts)[:, :number] for counts in taken], axis=1)
    shares = tallies.shares - tallies.shares.mean(axis=0)
    return slopes(columns, 100 * _one_seat(tallies, shares))


def _one_seat(tallies: Tallies, values: Any) -> Any:
    """Of one seat a game, in turn: the rows are independent then."""
    games = np.arange(tallies.games)
    return values[games, games % tallies.deals.players]


def _ahead(tallies: Tallies, counts: Any) -> Any:
    players = tallies.deals.players
    others = (counts.sum(axis=1, keepdims=True) - counts) / (players - 1)
    return _one_seat(tallies, counts - others)


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
    often = tallies.taken().mean(axis=(0, 1))
    data = [[name, "whole game", often[at], *alone[at]] for at, name in enumerate(kinds)]
    data += [[name, STAGES[s], None, *share] for name, shares in by_kind for s, share in enumerate(shares)]
    best, worst = int(np.argmax([v.mean for v in alone])), int(np.argmin([v.mean for v in alone]))
    finding = (
        f"One more {kinds[best]} {verb} goes with {points(alone[best])} points of win share, the highest of "
        f"{len(kinds)} estimates; one more {kinds[worst]} with {points(alone[worst])}, the lowest."
    )
    parts = [
        Part(f"Each {kind} alone", _METHOD.format(kind=kind, verb=verb), one),
        Part("By stage", f"The same, told apart by the third of the game in which it was {verb}.", three),
    ]
    columns = ("kind", "stage", "taken", "points", "low", "high")
    return Report(f"What a {kind} is worth", finding, basis, parts, (columns, data))
