"""What `tortuga bars` found: Markdown tables for docs/players.md, ratings as TOML, and all figures as JSON."""

from __future__ import annotations

import json
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from tortuga.lab.arena import Results
from tortuga.lab.bars import EXACT, Bar, Done, kind_of, rated
from tortuga.lab.ratings import Share, share


def markdown(done: Done, gains: Sequence[dict[str, Any]]) -> str:
    """Matches, ratings and gains as tables."""
    lines = ["| match | blocks | share [95 %] | aim | ms a move |", "|---|---|---|---|---|"]
    lines += [_match(bar, results) for bar, results in done]
    for game in dict.fromkeys(bar.game for bar, _ in done):
        lines += ["", *_rating_table(game, _ratings(done, game))]
    if gains:
        lines += ["", "| bot | responder | gains [95 %], points |", "|---|---|---|"]
        lines += [_gain(gain) for gain in gains]
    return "\n".join(lines)


def _ratings(done: Done, game: str) -> dict[str, dict[str, Share]]:
    """The ratings of a game by its kind: the number of players, or teams."""
    of_game = [results for bar, results in done if bar.game == game]
    kinds = sorted({kind_of(results) for results in of_game})
    return {kind: rated(of_game, kind) for kind in kinds}


def _rating_table(game: str, ratings: dict[str, dict[str, Share]]) -> list[str]:
    """A row a bot, a column a kind."""
    heads = [kind if kind == "teams" else f"{kind} players" for kind in ratings]
    lines = [f"| {game.capitalize()}: rating [95 %] | {' | '.join(heads)} |", "|---" * (1 + len(heads)) + "|"]
    named: dict[str, dict[str, str]] = {}
    for kind, found in ratings.items():
        for name, rating in found.items():
            named.setdefault(name.partition("@")[0], {})[kind] = rating.points
    return lines + [f"| {name} | {' | '.join(row.get(kind, '–') for kind in ratings)} |" for name, row in named.items()]


def _match(bar: Bar, results: Results) -> str:
    found, first = share(results.first_blocks()), bar.lineup[0]
    others = dict.fromkeys(bar.lineup[1:])
    against = ", ".join(f"{bar.lineup[1:].count(name)} × {name}" for name in others)
    aim = "–" if bar.aim is None else f"{'met' if found.mean >= bar.aim else 'missed'}: ≥ {bar.aim:.0%}"
    taken = " / ".join(f"{spent:.1f}" for spent in results.milliseconds())
    return f"| {first} against {against} | {len(results.blocks)} | {found.percent} | {aim} | {taken} |"


def _gain(gain: dict[str, Any]) -> str:
    of = gain["of"]
    name = of["bot"] + (f"@playouts={of['playouts']}" if of.get("playouts") else "")
    names = ("goal", "layout", "lessons", "games")
    facts = ", ".join(f"{key} {of[key]}" for key in names if key in of)
    if of["responder"] == EXACT:
        return f"| {name} | exact on the model, {facts} | {gain['points']:+.2f} |"
    points = f"{gain['points']:+.1f} [{gain['low']:+.1f}, {gain['high']:+.1f}]"
    return f"| {name} | {of['responder']}, {facts} | {points} |"


def write_ratings(done: Done, path: Path, command: str) -> None:
    """A table a game and bot (for more than two players a game-3, in teams a game-teams): rating, interval, budget."""
    lines = [f"# Measured by: {command}"]
    for game in dict.fromkeys(bar.game for bar, _ in done):
        for kind, found in _ratings(done, game).items():
            table = game if kind == "2" else f"{game}-{kind}"
            for name, rating in found.items():
                bot, _, budget = name.partition("@")
                lines += ["", f'[{table}."{bot}"]', f"rating = {rating.mean:.0f}"]
                lines += [f"low = {rating.low:.0f}", f"high = {rating.high:.0f}", f'budget = "{budget}"']
    path.write_text("\n".join(lines) + "\n", "utf-8")


def write_figures(done: Done, gains: Sequence[dict[str, Any]], path: Path, command: str) -> None:
    """All figures with the command and the date they were measured: what docs/players.md may quote."""
    matches = [
        {
            "game": bar.game,
            "lineup": bar.lineup,
            "options": results.plan.options,
            "blocks": len(results.blocks),
            "share": _rounded(share(results.first_blocks()), 1000),
            "milliseconds": [round(spent, 2) for spent in results.milliseconds()],
        }
        for bar, results in done
    ]
    ratings = {
        game: {
            kind: {name: _rounded(rating) for name, rating in found.items()}
            for kind, found in _ratings(done, game).items()
        }
        for game in dict.fromkeys(bar.game for bar, _ in done)
    }
    figures = {"command": command, "date": _today(), "matches": matches, "ratings": ratings}
    path.write_text(json.dumps({**figures, "gains": list(gains)}, indent=1, ensure_ascii=False) + "\n", "utf-8")


def _today() -> str:
    return datetime.now(UTC).date().isoformat()


def _rounded(found: Share, parts: int = 1) -> list[float]:
    """The mean and both ends, as they are printed."""
    return [round(value * parts) / parts for value in found]
