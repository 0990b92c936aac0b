"""How often does what happen: ties, sales, fights, steals, attacks of the fish."""

from __future__ import annotations

from typing import Any

from tortuga.lab import charts
from tortuga.lab.ratings import Share
from tortuga.lab.studies.figures import mean, part, percent, points, times
from tortuga.lab.studies.report import Part, Report, Setting
from tortuga.lab.tally import Tallies

_NAMES = {
    "bought": "cards bought",
    "fought": "cards won by fighting",
    "laid": "cards laid on the pirate table",
    "sold": "cards sold",
    "sold_jewels": "jewels sold",
    "passed": "fights declined",
    "barracudas": "Barracuda cards played",
    "steals": "steals",
    "robbed": "times robbed",
    "exchanges": "exchanges",
    "reds": "red actions",
    "attacked": "fish attacks suffered with gold",
    "lost": "gold lost to the fish",
}
_WAYS = {"ships": "the first ship", "standstill": "a standstill", "goal": "the goal", "turn_limit": "the turn limit"}


def answer(setting: Setting) -> Report:
    """Means a seat and a game, and shares of games, for every number of players."""
    counts = setting.counts
    found = {n: setting.tally(setting.deals(n), setting.games // len(counts)) for n in counts}
    tally = found[counts[0]].deals.kernels.tally
    often = {name: [_often(one.event(name)) for one in found.values()] for name in tally.EVENTS}
    shares = {name: [part(values(one)) for one in found.values()] for name, values in _shares(setting.game).items()}
    players = [f"{n} players" for n in counts]
    basis = setting.basis(f"{found[counts[0]].games:,} games for each number of players")
    rows = [(_NAMES[name], values) for name, values in often.items()]
    hundred = [(name, [times(s, 100) for s in values]) for name, values in shares.items()]
    data = [
        [name, n, "a seat and game", *(s or (0.0, None, None))]
        for name, line in rows
        for n, s in zip(counts, line, strict=True)
    ]
    data += [
        [name, n, "share of games", *s] for name, line in shares.items() for n, s in zip(counts, line, strict=True)
    ]
    parts = [
        Part(
            "What a seat does or meets in a game",
            "",
            charts.intervals("Events", rows, "times a seat and game; no mark: never", None, players, basis),
        ),
        Part("How many games", "", charts.intervals("Games with", hundred, "per cent of games", None, players, basis)),
    ]
    return Report(
        "How often",
        _finding(often, shares, players[0]),
        basis,
        parts,
        (("what", "players", "unit", "mean", "low", "high"), data),
    )


def _often(counts: Any) -> Share | None:
    """How often a seat did or met something; None where it never happened, for then there is no spread to measure."""
    return mean(counts.mean(axis=1)) if counts.any() else None


def _shares(game: str) -> dict[str, Any]:
    def way(number: int) -> Any:
        return lambda one: one.facts[:, 3] == number

    ends = ("ships", "standstill") if game == "einauge" else ("goal", "turn_limit")
    found: dict[str, Any] = {"a shared win": _tied}
    found |= {f"ended by {_WAYS[end]}": way(number) for number, end in enumerate(ends)}
    if game == "einauge":
        found["a tie for most chests of a colour"] = lambda one: one.mark("chest_ties") > 0
        found["an empty pile at the end"] = lambda one: one.mark("pile_empty") > 0
        found["a card sold"] = lambda one: one.event("sold").sum(axis=1) > 0
    else:
        found["a steal"] = lambda one: one.event("steals").sum(axis=1) > 0
        found["a fish attack on gold"] = lambda one: one.event("attacked").sum(axis=1) > 0
    return found


def _tied(one: Tallies) -> Any:
    return one.tied


def _finding(often: dict[str, list[Share | None]], shares: dict[str, list[Share]], who: str) -> str:
    name = "sold" if "sold" in often else "attacked"
    number = points(found, 2, False) if (found := often[name][0]) is not None else "no"
    tied = percent(shares["a shared win"][0])
    return f"With {who}, {tied} of games end in a shared win, and a seat counts {number} {_NAMES[name]} a game."
