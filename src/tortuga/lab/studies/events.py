"""How often does what happen: ties, sales, fights, steals, attacks of the fish."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from tortuga.lab import charts
from tortuga.lab.laboratory import Laboratory, laboratory
from tortuga.lab.ratings import Share, mean, part, percent, points, times
from tortuga.lab.studies.report import Part, Report, Setting
from tortuga.lab.tally import Tallies


def answer(setting: Setting) -> Report:
    """Means a seat and a game, and shares of games, for every number of players."""
    facts, counts = laboratory(setting.game), setting.counts
    found, basis = setting.by_players()
    tally = found[counts[0]].deals.kernels.tally
    often = {name: [_often(one.event(name)) for one in found.values()] for name in tally.EVENTS}
    shares = {name: [part(values(one)) for one in found.values()] for name, values in _shares(facts).items()}
    players = [f"{n} players" for n in counts]
    rows = [(facts.events[name], values) for name, values in often.items()]
    hundred = [(name, [times(s, 100) for s in values]) for name, values in shares.items()]
    data = [
        [name, n, unit, *(share or (0.0, None, None)), found[n].games]
        for unit, lines in (("a seat and game", rows), ("share of games", shares.items()))
        for name, line in lines
        for n, share in zip(counts, line, strict=True)
    ]
    events = charts.intervals("Events", rows, "times a seat and game; no mark: never", None, players, basis)
    games = charts.intervals("Games with", hundred, "per cent of games", None, players, basis)
    parts = [Part("What a seat does or meets in a game", "", events), Part("How many games", "", games)]
    columns = ("what", "players", "unit", "mean", "low", "high", "games")
    all_lines: list[tuple[str, Sequence[Share | None]]] = [*rows, *hundred]
    figures = {
        f"{name}, {who}": share
        for name, line in all_lines
        for who, share in zip(players, line, strict=True)
        if share is not None
    }
    return Report("How often", _finding(facts, often, shares, players[0]), basis, parts, (columns, data), figures)


def _often(counts: Any) -> Share | None:
    """How often a seat did or met something; None where it never happened, for then there is no spread to measure."""
    return mean(counts.mean(axis=1)) if counts.any() else None


def _shares(facts: Laboratory) -> dict[str, Callable[[Tallies], Any]]:
    """What a game can have, by words: for each a function that says which games have it."""
    ends = {f"ended by {words}": partial(_ended, way) for way, words in enumerate(facts.ends.values())}
    return {"a shared win": lambda one: one.tied, **ends, **facts.marks}


def _ended(way: int, one: Tallies) -> Any:
    return one.facts[:, 3] == way


def _finding(facts: Laboratory, often: dict[str, list[Share | None]], shares: dict[str, list[Share]], who: str) -> str:
    name = facts.main_event
    number = points(found, 2, False) if (found := often[name][0]) is not None else "no"
    tied = percent(shares["a shared win"][0])
    return f"With {who}, {tied} of games end in a shared win, and a seat counts {number} {facts.events[name]} a game."
