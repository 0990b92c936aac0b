"""What `tortuga bars` found: a Markdown table for docs/players.md, and ratings as TOML."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tortuga.lab.arena import Results
from tortuga.lab.bars import Bar, first_share, rated

Done = Sequence[tuple[Bar, Results]]


def markdown(done: Done, gains: Sequence[dict[str, Any]]) -> str:
    """Matches, ratings and gains as tables."""
    lines = ["| match | blocks | share [95 %] | aim | ms a move |", "|---|---|---|---|---|"]
    lines += [_match(bar, results) for bar, results in done]
    for game in dict.fromkeys(bar.game for bar, _ in done):
        lines += ["", f"| {game.capitalize()} for two | rating [95 %] |", "|---|---|"]
        found = rated([results for bar, results in done if bar.game == game])
        lines += [f"| {name} | {rating.points} |" for name, rating in found.items()]
    if gains:
        lines += ["", "| a learned responder against | gains [95 %], points | games | lessons |", "|---|---|---|---|"]
        lines += [_gain(gain) for gain in gains]
    return "\n".join(lines)


def _match(bar: Bar, results: Results) -> str:
    found, first = first_share(results), bar.lineup[0]
    others = dict.fromkeys(bar.lineup[1:])
    against = ", ".join(f"{bar.lineup[1:].count(name)} × {name}" for name in others)
    aim = "–" if bar.aim is None else f"{'met' if found.mean >= bar.aim else 'missed'}: ≥ {bar.aim:.0%}"
    taken = " / ".join(f"{spent:.1f}" for spent in results.milliseconds())
    return f"| {first} against {against} | {len(results.blocks)} | {found.percent} | {aim} | {taken} |"


def _gain(gain: dict[str, Any]) -> str:
    of = gain["of"]
    name = of["bot"] + (f"@playouts={of['playouts']}" if of["playouts"] else "")
    points = f"{gain['points']:+.1f} [{gain['low']:+.1f}, {gain['high']:+.1f}]"
    return f"| {name} | {points} | {of['games']} | {of['lessons']} |"


def write_ratings(done: Done, path: Path, command: str) -> None:
    """A table a game and bot: its rating, the interval and the budget it was measured at."""
    lines = [f"# Measured by: {command}"]
    for game in dict.fromkeys(bar.game for bar, _ in done):
        for name, rating in rated([results for bar, results in done if bar.game == game]).items():
            bot, _, budget = name.partition("@")
            lines += ["", f'[{game}."{bot}"]', f"rating = {rating.mean:.0f}"]
            lines += [f"low = {rating.low:.0f}", f"high = {rating.high:.0f}", f'budget = "{budget}"']
    path.write_text("\n".join(lines) + "\n", "utf-8")
