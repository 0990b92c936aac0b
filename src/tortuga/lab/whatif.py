"""What if a card were different? Two card tables on the same deals, with paired intervals.

NumPy and the compiled rules are all it needs, so that the workshop of the browser table can ask it, too.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from tortuga.games import game_type
from tortuga.lab import charts
from tortuga.lab.ratings import Share
from tortuga.lab.studies.cards import kinds_of, values_of
from tortuga.lab.studies.figures import clear, difference, mean, points
from tortuga.lab.studies.options import MEASURES, compared
from tortuga.lab.studies.report import Part, Report, Setting
from tortuga.lab.tally import Tallies


@dataclass(frozen=True)
class Effect:
    """What changed: new minus old, unless it says otherwise."""

    games: int
    measures: dict[str, Share]
    seats: list[tuple[Share, Share, Share]]  # old, new, difference; in per cent of wins
    kinds: list[str]
    worth: list[tuple[Share, Share]]  # old, new: points of win share
    taken: list[Share]  # how many more a seat takes in a game

    def plain(self) -> dict[str, Any]:
        """In plain values."""
        seats = [dict(zip(("old", "new", "difference"), map(list, seat), strict=True)) for seat in self.seats]
        rows = zip(self.kinds, self.worth, self.taken, strict=True)
        kinds = [{"kind": name, "worth": [list(one) for one in both], "taken": list(by)} for name, both, by in rows]
        measures = {name: list(share) for name, share in self.measures.items()}
        return {"games": self.games, "measures": measures, "seats": seats, "cards": kinds}


def plain_of(game: str, cards: Any) -> dict[str, Any]:
    """A card table as plain values: a name, a file, or plain values already; refused with file and field."""
    options = game_type(game).options_type
    found: dict[str, Any] = options.of(**({} if cards is None else {"cards": cards})).cards.plain()
    return found


def changes(new: dict[str, Any], old: dict[str, Any]) -> list[str]:
    """The fields that differ, as `islands[5].price: 7 → 6`."""
    return [f"{where}: {before} → {after}" for where, before, after in _differences(new, old, "") if where != "name"]


def _differences(new: Any, old: Any, where: str) -> Iterator[tuple[str, Any, Any]]:
    if isinstance(new, dict) and isinstance(old, dict):
        for key in [*old, *(key for key in new if key not in old)]:
            yield from _differences(new.get(key), old.get(key), f"{where}.{key}" if where else key)
    elif isinstance(new, list) and isinstance(old, list) and len(new) == len(old):
        for place, (after, before) in enumerate(zip(new, old, strict=True)):
            yield from _differences(after, before, f"{where}[{place}]")
    elif new != old:
        yield where, old, new


def effect(new: Tallies, old: Tallies) -> Effect:
    """Compare two runs of the same deals."""
    seats = [
        (
            mean(100 * old.shares[:, seat]),
            mean(100 * new.shares[:, seat]),
            difference(100 * new.shares[:, seat], 100 * old.shares[:, seat]),
        )
        for seat in range(new.deals.players)
    ]
    more = (new.taken() - old.taken()).mean(axis=1)
    kinds = kinds_of(new.deals)
    taken = [mean(more[:, kind]) for kind in range(len(kinds))]
    worth = list(zip(values_of(old), values_of(new), strict=True))
    return Effect(new.games, compared(new, old), seats, kinds, worth, taken)


def compare(setting: Setting, new: dict[str, Any], old: dict[str, Any]) -> Effect:
    """Play both."""
    return effect(setting.tally(setting.deals(**new)), setting.tally(setting.deals(**old)))


def text(found: Effect, new: dict[str, Any], old: dict[str, Any]) -> str:
    """For a terminal."""
    lines = [f"{found.games:,} deals, each played with both tables; new minus old, 95 % intervals; * clearly not 0"]
    lines += [f"  {change}" for change in changes(new, old)] or ["  the tables are equal"]
    lines += ["", *(f"{_star(share)} {MEASURES[name]:40}{points(share, 2)}" for name, share in found.measures.items())]
    lines += ["", "wins by seat, per cent: old, new, difference"]
    for number, (before, after, change) in enumerate(found.seats, 1):
        lines.append(f"{_star(change)} seat {number}  {before.mean:6.2f} {after.mean:6.2f}   {points(change, 2)}")
    lines += ["", "cards: how many more a seat takes; points of win share for one more, old and new"]
    for name, (before, after), by in zip(found.kinds, found.worth, found.taken, strict=True):
        lines.append(f"{_star(by)} {name:14}{points(by, 2):24}{points(before):24}{points(after)}")
    return "\n".join(lines)


def _star(share: Share) -> str:
    return "*" if clear(share) else " "


def headline(found: Effect) -> str:
    """The main effect in a sentence."""
    changed, turns = found.measures["other winner"], found.measures["turns"]
    kind = int(np.argmax([abs(by.mean) for by in found.taken]))
    if changed.mean == 0:
        return "Nothing changes: every deal ends with the same winners."
    return (
        f"Another seat wins in {points(changed, 1, False)} % of deals; a game takes {points(turns, 2)} turns more; "
        f"a seat takes {points(found.taken[kind], 2)} more of {found.kinds[kind]}, the largest change of all cards."
    )


def report(found: Effect, new: dict[str, Any], old: dict[str, Any]) -> Report:
    """As a page."""
    taken = [(name, [share]) for name, share in zip(found.kinds, found.taken, strict=True)]
    worth = [(name, both) for name, both in zip(found.kinds, found.worth, strict=True)]
    seats = [(f"seat {number}", [seat[2]]) for number, seat in enumerate(found.seats, 1)]
    rows = [[MEASURES[name], points(share, 2)] for name, share in found.measures.items()]
    parts = [
        Part("What was changed", "; ".join(changes(new, old)) or "Nothing.", table=(("measure", "new − old"), rows)),
        Part("Wins by seat", "", charts.intervals("Wins by seat", seats, "points of win share, new − old", 0)),
        Part("How many more a seat takes", "", charts.intervals("Taken", taken, "a seat and game, new − old", 0)),
        Part("What one more is worth", "", charts.intervals("Worth", worth, "points of win share", 0, ("old", "new"))),
    ]
    data = [["measure", name, *share] for name, share in found.measures.items()]
    data += [["wins of", row[0], *row[1][0]] for row in seats] + [["taken", row[0], *row[1][0]] for row in taken]
    return Report("What if", headline(found), parts, (("what", "of", "difference", "low", "high"), data))
