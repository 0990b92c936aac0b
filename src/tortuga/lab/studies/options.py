"""What do editions and options change? Each beside the ordinary game, on the same deals."""

from __future__ import annotations

from typing import Any

from tortuga.lab import charts
from tortuga.lab.ratings import Share
from tortuga.lab.studies.figures import clear, difference, part, points, times
from tortuga.lab.studies.report import Part, Report, Setting
from tortuga.lab.tally import Tallies

_OTHER: dict[str, list[tuple[str, dict[str, Any]]]] = {
    "einauge": [
        ("edition: italian", {"edition": "italian"}),
        ("edition: dutch", {"edition": "dutch"}),
        ("selling: when short", {"selling": "when_short"}),
        ("end: others once more", {"end": "others_once_more"}),
        ("ties: shared places", {"ties": "shared_places"}),
        ("colour bonus: added", {"colour_bonus": "added"}),
        ("colour bonus: instead", {"colour_bonus": "instead"}),
    ],
    "barrakuda": [
        ("goal: 10", {"goal": 10}),
        *((f"layout: {name}", {"layout": name}) for name in ("calm", "medium", "harsh")),
        *((f"alternative wreck {number}", {"wrecks": [number]}) for number in range(1, 7)),
    ],
}
#: What is compared, how it reads, and how many percent or units it counts in.
MEASURES = {
    "first seat": "win share of the first seat, points",
    "turns": "turns",
    "score": "score of a seat",
    "lead": "winner's lead",
    "ties": "shared wins, points",
    "other winner": "deals that another seat wins, per cent",
}


def measured(found: Tallies) -> dict[str, Any]:
    """What is compared, a value a game."""
    points_of = found.points
    ordered = -(-points_of).copy()
    ordered.sort(axis=1)
    return {
        "first seat": 100 * found.shares[:, 0],
        "turns": found.turns,
        "score": points_of.mean(axis=1),
        "lead": ordered[:, -1] - ordered[:, -2],
        "ties": 100.0 * found.tied,
    }


def compared(new: Tallies, old: Tallies) -> dict[str, Share]:
    """New minus old of every measure."""
    ours, theirs = measured(new), measured(old)
    found = {name: difference(ours[name], theirs[name]) for name in ours}
    return found | {"other winner": times(part(new.facts[:, 2] != old.facts[:, 2]), 100)}


def answer(setting: Setting) -> Report:
    """All options, one after the other."""
    games = max(200, setting.games // (1 + len(_OTHER[setting.game])))
    usual = setting.tally(setting.deals(), games)
    found = {
        name: compared(setting.tally(setting.deals(**given), games), usual) for name, given in _OTHER[setting.game]
    }
    parts = [
        Part(what[:1].upper() + what[1:], "", _picture(found, measure, what)) for measure, what in MEASURES.items()
    ]
    data = [[name, measure, *share] for name, line in found.items() for measure, share in line.items()]
    return Report(
        "Editions and options", _headline(found), parts, (("option", "measure", "difference", "low", "high"), data)
    )


def _picture(found: dict[str, dict[str, Share]], measure: str, what: str) -> str:
    rows = [(name, [line[measure]]) for name, line in found.items()]
    return charts.intervals(what, rows, f"{what}: difference to the ordinary game", 0)


def _headline(found: dict[str, dict[str, Share]]) -> str:
    changed = {name: line["other winner"] for name, line in found.items()}
    most, least = (pick(changed, key=lambda name: changed[name].mean) for pick in (max, min))
    clearly = [name for name, line in found.items() if clear(line["turns"])]
    return (
        f"“{most}” changes who wins most often ({points(changed[most], 1, False)} % of deals), "
        f"“{least}” least ({points(changed[least], 1, False)} %); "
        f"{len(clearly)} of {len(found)} clearly change the length."
    )
