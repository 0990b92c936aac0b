"""How does a game run? Changes of the lead, drama, what decisions are worth, and how long people take."""

from __future__ import annotations

from typing import Any

from tortuga.lab import charts
from tortuga.lab.laboratory import laboratory
from tortuga.lab.ratings import Share, mean, points, wilson
from tortuga.lab.studies.report import Part, Report, Setting
from tortuga.lab.tally import Deals, Tallies

#: The measures and their definitions.
DEFINITIONS = {
    "lead changes": "how often another seat than before leads alone, by what each would score after every turn",
    "drama": "the mean, over the turns after which the winner was behind, of the square root of its deficit as a part "
    "of the leader's score (after Browne 2008); 0 where the winner never was",
    "leader at half, per cent": "runaway leader: the win share of whoever led after half of the turns; "
    "the fair share would be one over the number of players",
    "open until, per cent": "decisiveness: the part of the turns after which the winner was never behind again; "
    "the lower, the earlier it is decided",
    "choices a turn": "decisions with more than one legal move, all seats together, for each turn or round",
    "worth of a choice": "points of win share that a seat loses by each choice that it makes at random instead",
    "minutes": "at {pace:g} seconds for each moment in which somebody, or all at once, have a choice",
}


def answer(setting: Setting) -> Report:
    """All measures for every number of players."""
    setting.progress("games", 0, setting.games * 3 // 2)  # the second part is for the worth of a choice
    by_players, basis = setting.by_players()
    figures: dict[str, Share] = {}
    rows, data = [], []
    for players, found in by_players.items():
        values = {name: mean(each) for name, each in _measured(found).items()}
        values["worth of a choice"] = _worth(setting, players, found)
        line = {name: values[name] for name in DEFINITIONS}
        rows.append([players, *(points(share, 2, False) for share in line.values())])
        data += [[players, name, *share, found.games] for name, share in line.items()]
        figures |= {f"{players} players, {name}": share for name, share in line.items()}
    pace = laboratory(setting.game).pace
    text = " ".join(f"{name.capitalize()}: {how.format(pace=pace)}." for name, how in DEFINITIONS.items())
    pictures = [
        Part(name.capitalize(), "", charts.intervals(name.capitalize(), _lines(figures, name), name, note=basis))
        for name in ("lead changes", "drama", "minutes")
    ]
    parts = [Part("Measures", text, table=(("players", *DEFINITIONS), rows)), *pictures]
    first = next(iter(by_players))
    finding = (
        f"With {first} players the lead changes {points(figures[f'{first} players, lead changes'], 1, False)} times, "
        f"whoever leads at half wins {points(figures[f'{first} players, leader at half, per cent'], 1, False)} % of "
        f"games, and a game takes {points(figures[f'{first} players, minutes'], 1, False)} minutes."
    )
    columns = ("players", "measure", "mean", "low", "high", "games")
    return Report("How a game runs", finding, basis, parts, (columns, data), figures)


def _measured(found: Tallies) -> dict[str, Any]:
    return {
        "lead changes": found.course("lead_changes"),
        "drama": found.course("drama"),
        "leader at half, per cent": 100 * found.course("halfway"),
        "open until, per cent": 100 * found.course("open"),
        "choices a turn": found.course("choices") / found.turns,
        "minutes": found.minutes,
    }


def _lines(figures: dict[str, Share], name: str) -> list[tuple[str, list[Share | None]]]:
    return [(key.partition(",")[0], [share]) for key, share in figures.items() if key.endswith(f", {name}")]


def _worth(setting: Setting, players: int, found: Tallies) -> Share:
    """What a seat loses by playing at random among equal bots, for each of its choices; one deal in every seat."""
    bot = setting.bot
    lineups = tuple(tuple("random" if seat == place else bot for seat in range(players)) for place in range(players))
    games = max(players, found.games // players // 2 * players)
    alone = setting.tally(Deals(setting.game, lineups, {}, setting.seed), games)
    blocks = alone.shares.reshape(-1, players, players).diagonal(axis1=1, axis2=2).mean(axis=1)
    won, choices = float(blocks.mean()), float(found.course("choices").mean()) / players
    low, high = wilson(won, len(blocks))  # it holds also where random play never wins
    return Share(*(100 * (1 / players - share) / choices for share in (won, high, low)))
