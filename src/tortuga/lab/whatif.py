"""What if a card were different? Two card tables on the same deals, with paired intervals.

NumPy and the compiled rules are all it needs, so that the workshop of the browser table can ask it, too.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from tortuga.games import GAMES
from tortuga.lab import charts
from tortuga.lab.ratings import Share
from tortuga.lab.studies.cards import kinds_of, values_of
from tortuga.lab.studies.comparisons import (
    COLUMNS,
    Comparison,
    compare,
    compared,
    counted,
    label,
    largest_first,
    mark_clear,
)
from tortuga.lab.studies.report import Part, Report, Setting
from tortuga.lab.tally import Tallies


@dataclass(frozen=True)
class Effect:
    """What changed on the same deals: new minus old. Clear is what survives Holm's correction over all comparisons."""

    games: int
    players: int
    who: str  # the bots, in words
    measures: list[Comparison]
    kinds: list[str]
    taken: list[Comparison]  # how many a seat takes in a game, a kind
    worth: list[tuple[Share, Share]]  # old, new: points of win share

    @property
    def comparisons(self) -> list[Comparison]:
        """All that Holm's correction is over."""
        return [*self.measures, *self.taken]

    @property
    def basis(self) -> str:
        """A sentence that names the games and the bots."""
        return f"{self.games:,} deals for {self.players} players, each played with both tables, {self.who}."

    def plain(self) -> dict[str, Any]:
        """In plain values."""
        rows = zip(self.kinds, self.worth, self.taken, strict=True)
        return {
            "games": self.games,
            "players": self.players,
            "bots": self.who,
            "comparisons": len(self.comparisons),
            "measures": [one.plain() for one in self.measures],
            "cards": [
                {"kind": name, "taken": by.plain(), "worth": [list(share) for share in both]} for name, both, by in rows
            ],
        }


def plain_of(game: str, cards: Any) -> dict[str, Any]:
    """A card table as plain values: a name, a file, or plain values already; refused with file and field."""
    options = GAMES[game].rules.options_type
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
    kinds, ours, theirs = kinds_of(new.deals), new.taken().mean(axis=1), old.taken().mean(axis=1)
    measures = compared("new", new, old)
    taken = [compare("new", kind, ours[:, place], theirs[:, place]) for place, kind in enumerate(kinds)]
    found = mark_clear([*measures, *taken])
    measures, taken = found[: len(measures)], found[len(measures) :]
    worth = list(zip(values_of(old), values_of(new), strict=True))
    return Effect(new.games, new.deals.players, new.deals.who, measures, kinds, taken, worth)


def play(setting: Setting, new: dict[str, Any], old: dict[str, Any]) -> Effect:
    """Play the same deals by both options."""
    return effect(setting.tally(setting.deals(**new)), setting.tally(setting.deals(**old)))


def size_text(one: Comparison) -> str:
    """A difference with its interval and its size."""
    return one.text() if one.is_same else f"{one.text()}, {one.size:.2f} SD"


def finding(found: Effect) -> str:
    """The largest effects in a few words."""
    if all(one.is_same for one in found.comparisons):
        return "Nothing changes: every deal ends the same."
    main, card = largest_first(found.measures)[0], largest_first(found.taken)[0]
    text = counted(found.comparisons)
    if main.is_clear:
        text += f" The largest: {label(main.measure)} {size_text(main)}."
    if card.is_clear:
        text += f" A seat takes {card.text()} more of {card.measure}, the largest change of all cards."
    return text


def report(found: Effect, new: dict[str, Any], old: dict[str, Any]) -> Report:
    """As a page."""
    taken = [(one.measure, [one.drawn]) for one in found.taken]
    seats = [(one.measure, [one.drawn]) for one in found.measures if one.measure.startswith("seat ")]
    worth = list(zip(found.kinds, found.worth, strict=True))
    rows = [
        [label(one.measure), f"{one.before:.2f}", f"{one.after:.2f}", size_text(one), "clear" if one.is_clear else ""]
        for one in largest_first(found.measures)
    ]
    table = (("measure", "old", "new", "new − old", ""), rows)
    note = found.basis
    wins = charts.intervals("Wins by seat", seats, "per cent of wins, new − old", 0, note=note)
    more = charts.intervals("Taken", taken, "a seat and game, new − old", 0, note=note)
    alone = charts.intervals("Worth", worth, "points of win share", 0, ("old", "new"), note)
    parts = [
        Part("What was changed", f"{'; '.join(changes(new, old)) or 'Nothing'}. {_METHOD}", table=table),
        Part("Wins by seat", _clear(found.measures, "seat "), wins),
        Part("How many more a seat takes", _clear(found.taken), more),
        Part("What one more is worth", "", alone),
    ]
    data = [[what, *one.row()] for what, line in (("game", found.measures), ("taken", found.taken)) for one in line]
    return Report("What if", finding(found), note, parts, (("what", *COLUMNS), data))


def _clear(found: list[Comparison], prefix: str = "") -> str:
    """Name what is clear."""
    names = [one.measure for one in found if one.is_clear and one.measure.startswith(prefix)]
    return f"Clear: {', '.join(names)}." if names else "Nothing is clear."


_METHOD = (
    "Differences are taken deal by deal, and sizes are in standard deviations (SD) of one game. Clear is what survives "
    "Holm's correction over all comparisons of this report at 5 %; the intervals are 95 % each, without it."
)
