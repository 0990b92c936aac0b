"""What if a card were different? One or more card tables beside another on the same deals, with paired intervals.

NumPy and the compiled rules are all it needs, so that the workshop of the browser table can ask it, too.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from tortuga.lab import charts
from tortuga.lab.ratings import Share
from tortuga.lab.studies.cards import kinds_of, told, values_of
from tortuga.lab.studies.comparisons import (
    COLUMNS,
    NOTICED_PART,
    NOTICED_POINTS,
    Comparison,
    compare,
    compared,
    counted,
    figures_of,
    label,
    largest,
    largest_first,
    mark_clear,
    verdict,
)
from tortuga.lab.studies.report import Part, Report, Setting
from tortuga.lab.tally import Tallies

MOST = 5  # variants in one chart


@dataclass(frozen=True)
class Effect:
    """What changed on the same deals: new minus old. Clear is what survives Holm's correction over all comparisons."""

    games: int
    players: int
    who: str  # the bots, in words
    measures: list[Comparison]
    kinds: list[str]
    taken: list[Comparison]  # how many a seat takes in a game, a kind
    worth: list[tuple[Share | None, Share | None]]  # old, new: points of win share; None: never taken

    @property
    def name(self) -> str:
        """The variant."""
        return self.measures[0].variant

    @property
    def comparisons(self) -> list[Comparison]:
        """All that Holm's correction is over, with those of other variants."""
        return [*self.measures, *self.taken]

    @property
    def precision(self) -> float:
        """Half of the widest interval of a seat's wins, in points."""
        seats = [one.difference for one in self.measures if one.measure.startswith("seat ")]
        return max((share.high - share.low) / 2 for share in seats)

    @property
    def basis(self) -> str:
        """A sentence that names the games and the bots."""
        return f"{self.games:,} deals for {self.players} players, each played with every table, {self.who}."

    def plain(self) -> dict[str, Any]:
        """In plain values."""
        rows = zip(self.kinds, self.worth, self.taken, strict=True)
        return {
            "variant": self.name,
            "verdict": verdict(self.measures),
            "measures": [one.plain() for one in self.measures],
            "cards": [
                {"kind": name, "taken": by.plain(), "worth": [share and list(share) for share in both]}
                for name, both, by in rows
            ],
        }


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


def effect(new: Tallies, old: Tallies, name: str = "new") -> Effect:
    """Compare two runs of the same deals."""
    kinds, ours, theirs = kinds_of(new.deals), new.taken().mean(axis=1), old.taken().mean(axis=1)
    taken = [compare(name, kind, ours[:, place], theirs[:, place]) for place, kind in enumerate(kinds)]
    worth = list(zip(values_of(old), values_of(new), strict=True))
    found = Effect(new.games, new.deals.players, new.deals.who, compared(name, new, old), kinds, taken, worth)
    return marked([found])[0]


def marked(found: Sequence[Effect]) -> list[Effect]:
    """Mark as clear what survives Holm's correction over the comparisons of all effects."""
    clear = iter(mark_clear([one for each in found for one in each.comparisons]))
    return [
        replace(each, measures=[next(clear) for _ in each.measures], taken=[next(clear) for _ in each.taken])
        for each in found
    ]


def play(setting: Setting, news: Mapping[str, dict[str, Any]], old: dict[str, Any]) -> list[Effect]:
    """Play the same deals by the old options and by each of the new ones."""
    before = setting.tally(setting.deals(**old))
    return marked([effect(setting.tally(setting.deals(**new)), before, name) for name, new in news.items()])


def size_text(one: Comparison) -> str:
    """A difference with its interval and its size; a star marks a clear one."""
    return one.text() if one.is_same else f"{one.text()}, {one.size:.2f} SD{' *' if one.is_clear else ''}"


def all_comparisons(found: Sequence[Effect]) -> list[Comparison]:
    """Of all variants."""
    return [one for each in found for one in each.comparisons]


def plain(found: Sequence[Effect]) -> dict[str, Any]:
    """All variants in plain values."""
    first = found[0]
    about = {"games": first.games, "players": first.players, "bots": first.who}
    return {**about, "comparisons": len(all_comparisons(found)), "variants": [each.plain() for each in found]}


def finding(found: Sequence[Effect]) -> str:
    """The verdicts and the largest effects in a few words."""
    if all(one.is_same for one in all_comparisons(found)):
        return "Nothing changes: every deal ends the same."
    lines = [f"{each.name}: {verdict(each.measures)}." if len(found) > 1 else _verdict(each) for each in found]
    return " ".join([*lines, counted(all_comparisons(found))])


def _verdict(found: Effect) -> str:
    text, main, card = verdict(found.measures), largest(found.measures), largest_first(found.taken)[0]
    text = f"{text[:1].upper()}{text[1:]}."
    if main.is_clear:
        text += f" The largest effect: {label(main.measure)} {main.text()}, {main.size:.2f} SD."
    if card.is_clear:
        text += f" A seat takes {card.text()} more of {card.measure}, the largest change of all cards."
    return text


Table = tuple[list[str], list[list[str]]]


def measure_table(found: Sequence[Effect]) -> Table:
    """The measures of all variants side by side, the largest effects of the first one first."""
    known = [{one.measure: one for one in each.measures} for each in found]
    order = [one.measure for one in largest_first(found[0].measures)]
    order += [name for each in known[1:] for name in each if name not in order]
    rows = []
    for measure in dict.fromkeys(order):
        line = [each.get(measure) for each in known]
        before = next(one.before for one in line if one is not None)
        cells = [cell for one in line for cell in (("–", "–") if one is None else (f"{one.after:.2f}", size_text(one)))]
        rows.append([label(measure), f"{before:.2f}", *cells])
    return ["measure", "old", *(head for each in found for head in (each.name, "difference"))], rows


def card_table(found: Effect) -> Table:
    """How many a seat takes, and what one more is worth."""
    rows = [
        [kind, f"{by.before:.2f}", f"{by.text()}{' *' if by.is_clear else ''}", told(before), told(after)]
        for kind, by, (before, after) in zip(found.kinds, found.taken, found.worth, strict=True)
    ]
    return ["", "taken, old", "difference", "worth, old", "worth, new"], rows


def report(found: Sequence[Effect], news: Mapping[str, dict[str, Any]], old: dict[str, Any]) -> Report:
    """As a page; *news* and *old* are the plain card tables."""
    names, note = [each.name for each in found] if len(found) > 1 else [], found[0].basis
    seats = [f"seat {number}" for number in range(1, found[0].players + 1)]
    wins, more = (
        _lines([each.measures for each in found], seats),
        _lines([each.taken for each in found], found[0].kinds),
    )
    text = " ".join(f"{name}: {'; '.join(changes(new, old)) or 'nothing'}." for name, new in news.items())
    one_more = [
        Part(
            f"What one more is worth{f', {each.name}' if names else ''}",
            "",
            charts.intervals(
                "Worth",
                list(zip(each.kinds, each.worth, strict=True)),
                "points of win share",
                0,
                ("old", "new"),
                note,
            ),
            card_table(each),
        )
        for each in found
    ]
    parts = [
        Part("What was changed", f"{text} {_METHOD}", table=measure_table(found)),
        Part("Wins by seat", "", charts.intervals("Wins by seat", wins, "per cent, new − old", 0, names, note)),
        Part("How many more a seat takes", "", charts.intervals("Taken", more, "a seat, new − old", 0, names, note)),
        *one_more,
    ]
    data = [
        [each.name, what, *one.row(), each.games]
        for each in found
        for what, line in (("game", each.measures), ("taken", each.taken))
        for one in line
    ]
    columns = ("variant", "what", *COLUMNS, "games")
    return Report("What if", finding(found), note, parts, (columns, data), figures_of(all_comparisons(found)))


def _lines(found: list[list[Comparison]], names: Sequence[str]) -> list[tuple[str, list[Share | None]]]:
    """The differences of all variants by measure, for a chart."""
    known = [{one.measure: one.drawn for one in line} for line in found]
    return [(name, [line[name] for line in known]) for name in names]


_METHOD = (
    "Differences are taken deal by deal, and sizes are in standard deviations (SD) of one game. Clear (*) is what "
    "survives Holm's correction over all comparisons of this report at 5 %; the intervals are 95 % each, without it. "
    f"Noticeable are {NOTICED_POINTS:g} points of a figure in per cent, and {NOTICED_PART:.0%} of any other."
)
