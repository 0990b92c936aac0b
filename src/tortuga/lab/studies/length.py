"""How long is a game, and how high are the scores?"""

from __future__ import annotations

from typing import Any

import numpy as np

from tortuga.lab import charts
from tortuga.lab.laboratory import laboratory
from tortuga.lab.ratings import mean, points
from tortuga.lab.studies.report import Part, Report, Setting


def answer(setting: Setting) -> Report:
    """Distributions of rounds, decisions and scores, for every number of players."""
    facts = laboratory(setting.game)
    by_players, basis = setting.by_players()
    decisions: list[Any] = []
    scores: list[Any] = []
    margins: list[Any] = []
    names, figures = ("rounds", "decisions", f"score ({facts.score})"), {}
    data, rows = [], []
    for players, found in by_players.items():
        turns = found.turns / players if facts.has_rounds else found.turns
        ordered = np.sort(found.points, axis=1)
        for what, values, curves in (
            ("decisions", found.facts[:, 1], decisions),
            ("score", found.points.ravel(), scores),
            ("margin", ordered[:, -1] - ordered[:, -2], margins),
        ):
            xs, ys = spread(values)
            curves.append((f"{players} players", xs, ys))
            data += [[players, what, x, y, found.games] for x, y in zip(xs, ys, strict=True)]
        means = turns, found.facts[:, 1], found.points.mean(axis=1)
        rows.append([players, *(points(mean(values), 1, False) for values in means)])
        for name, values in zip(names, means, strict=True):
            figures[f"{players} players, {name}"] = mean(values)
    table = (("players", *names), rows)
    first = rows[0]
    finding = (
        f"A game for {first[0]} takes {first[1]} rounds and {first[2]} decisions; "
        f"a player ends with {first[3]} {facts.score}."
    )
    parts = [
        Part("Means", "With 95 % intervals.", table=table),
        *(
            Part(heading, "", charts.lines(title, curves, unit, side, note=basis))
            for heading, title, curves, unit, side in (
                ("Decisions", "Decisions of a game", decisions, "decisions, all seats", "per cent of games"),
                ("Scores", "Scores", scores, facts.score, "per cent of seats"),
                ("Margin", "First to second", margins, "winner's lead", "per cent of games"),
            )
        ),
    ]
    columns = ("players", "what", "value", "percent", "games")
    return Report("Length and scores", finding, basis, parts, (columns, data), figures)


def spread(values: Any) -> tuple[list[float], list[float]]:
    """Whole values and their per cent; all but the outermost 0.1 %."""
    whole = np.floor(np.asarray(values)).astype(int)
    low, high = np.quantile(whole, [0.001, 0.999]).astype(int)
    found = np.bincount(whole.clip(low, high) - low, minlength=high - low + 1)
    return list(range(low, high + 1)), (100 * found / len(whole)).tolist()
