"""What is a card, or a wreck, worth at each level of play? The same question to several bots of the ladder."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tortuga.lab import charts
from tortuga.lab.kernels import compiled_bots
from tortuga.lab.laboratory import laboratory
from tortuga.lab.studies.cards import METHOD, kinds_of, told, values_of
from tortuga.lab.studies.report import LEAST, Part, Report, Setting


def bots_of(setting: Setting) -> tuple[str, ...]:
    """The bots that are asked: those of the setting, or all that play inside a kernel."""
    known = compiled_bots(setting.game)
    return setting.bots or tuple({number: name for name, number in known.items()}.values())


def answer(setting: Setting) -> Report:
    """The worth of every kind, a column a bot."""
    bots, facts = bots_of(setting), laboratory(setting.game)
    games, seconds = max(LEAST, setting.games // len(bots)), setting.budget / len(bots)
    asked = [replace(setting, bots=(name,), games=games, seconds=seconds).fitted() for name in bots]
    found = [each.tally(each.deals()) for each in asked]
    kinds, worth = kinds_of(found[0].deals), [values_of(tallies) for tallies in found]
    played = ", ".join(f"{name} {tallies.games:,}" for name, tallies in zip(bots, found, strict=True))
    basis = f"Games for {setting.players} players, one bot in every seat: {played}."
    rows = [(kind, [line[at] for line in worth]) for at, kind in enumerate(kinds)]
    unit = f"points of win share (per cent) for one more {facts.verb}"
    picture = charts.intervals(f"Worth of each {facts.piece} by level", rows, unit, 0, bots, basis)
    often = [tallies.taken().mean(axis=(0, 1)) for tallies in found]
    data = [
        [name, kind, often[b][at], *(worth[b][at] or (None, None, None)), found[b].games]
        for b, name in enumerate(bots)
        for at, kind in enumerate(kinds)
    ]
    table = (
        (facts.piece, *bots),
        [
            [kind, *(f"{told(line[at])}; {often[b][at]:.1f}" for b, line in enumerate(worth))]
            for at, kind in enumerate(kinds)
        ],
    )
    text = f"{METHOD.format(kind=facts.piece, verb=facts.verb)} After the worth: how many a seat takes in a game."
    columns = ("bot", "kind", "taken", "points", "low", "high", "games")
    figures = {
        f"{name}, {kind}, points": share
        for name, line in zip(bots, worth, strict=True)
        for kind, share in zip(kinds, line, strict=True)
        if share is not None
    }
    finding = _finding(bots, kinds, worth)
    title = f"What a {facts.piece} is worth by level of play"
    return Report(title, finding, basis, [Part("By level", text, picture, table)], (columns, data), figures, bots)


def _finding(bots: tuple[str, ...], kinds: list[str], worth: list[list[Any]]) -> str:
    """The most valuable kind of each level."""
    known = [[(share.mean, kind) for kind, share in zip(kinds, line, strict=True) if share] for line in worth]
    best = [max(line, default=(0.0, "nothing")) for line in known]
    words = "; ".join(f"{kind} with {name} ({mean:+.1f} points)" for name, (mean, kind) in zip(bots, best, strict=True))
    return f"What goes with winning most: {words}."
