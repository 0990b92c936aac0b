"""What do editions and options change? Each beside the ordinary game, on the same deals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tortuga.games import GAMES
from tortuga.games.kit.options import Option
from tortuga.lab import charts
from tortuga.lab.studies.comparisons import (
    COLUMNS,
    MEASURES,
    RANKING,
    Comparison,
    compared,
    counted,
    figures_of,
    label,
    largest,
    largest_first,
    mark_clear,
    ranked,
    verdict,
)
from tortuga.lab.studies.report import LEAST, Part, Report, Setting

_METHOD = (
    "Each option is compared with the ordinary game deal by deal: seats, imbalance (the largest distance of a seat's "
    "win share from the fair one), turns, scores, the winner's lead, and how the lead goes. An effect is clear (*) if "
    "it survives Holm's correction over all comparisons of this report at 5 %; the intervals are 95 % each, "
    "without it. Options are ranked by the largest of their clear effects on seats, turns, score and lead, in "
    "standard deviations (SD) of one game; those without one come last."
)


def others_of(options: Sequence[Option]) -> list[tuple[str, dict[str, Any]]]:
    """The values that are compared with the ordinary game, by a name, as the options declare them."""
    return [
        (f"{option.name}: {option.text(value)}".replace("_", " "), {option.name: value})
        for option in options
        for value in option.compared
    ]


def answer(setting: Setting) -> Report:
    """All options, one after the other."""
    others = others_of(GAMES[setting.game].options)
    games = max(LEAST, setting.games // (1 + len(others)))
    usual = setting.tally(setting.deals(), games)
    found = mark_clear(
        [one for name, given in others for one in compared(name, setting.tally(setting.deals(**given), games), usual)]
    )
    order = ranked(found)
    basis = setting.basis(f"{games:,} deals for {setting.players} players, each with and without every option")
    parts = [_ranking(found, order, basis), _seats(found, order, setting.players, basis)]
    parts += [_measure(found, order, name, basis) for name in MEASURES if any(one.measure == name for one in found)]
    data = [[one.variant, *one.row(), games] for one in found]
    columns = ("option", *COLUMNS, "games")
    return Report("Editions and options", _finding(found, order), basis, parts, (columns, data), figures_of(found))


def _of(found: list[Comparison], variant: str) -> list[Comparison]:
    """The comparisons of an option, the largest effect first."""
    return largest_first([one for one in found if one.variant == variant])


def _ranking(found: list[Comparison], order: list[str], basis: str) -> Part:
    by_name = {name: _of(found, name) for name in order}
    rows = [
        [name, verdict(mine), _largest(mine), sum(one.is_clear for one in mine), *_cells(mine)]
        for name, mine in by_name.items()
    ]
    table = (("option", "verdict", "largest clear effect", "clear effects", *RANKING), rows)
    shares = [(name, [one.standardised for one in line]) for name, line in _lines(found, order, RANKING)]
    unit = "difference to the ordinary game, in standard deviations of one game"
    picture = charts.intervals("Effects of the options", shares, unit, 0, RANKING, basis)
    return Part("Ranking", f"{_METHOD} {counted(found)}", picture, table)


def _largest(mine: list[Comparison]) -> str:
    first = largest(mine)
    return f"{label(first.measure)}: {first.text()}, {first.size:.2f} SD" if first.is_clear else "none"


def _cells(mine: list[Comparison]) -> list[str]:
    """The measures of the summary in a table; a star marks a clear effect."""
    known = {one.measure: one for one in mine}
    return [f"{known[name].text()}{' *' if known[name].is_clear else ''}" for name in RANKING]


def _lines(found: list[Comparison], order: list[str], measures: Sequence[str]) -> list[tuple[str, list[Comparison]]]:
    """Some measures of every option."""
    known = {(one.variant, one.measure): one for one in found}
    return [(name, [known[name, what] for what in measures if (name, what) in known]) for name in order]


def _seats(found: list[Comparison], order: list[str], players: int, basis: str) -> Part:
    names = [f"seat {number}" for number in range(1, players + 1)]
    return _drawn(found, order, "Wins by seat, per cent", names, basis)


def _measure(found: list[Comparison], order: list[str], measure: str, basis: str) -> Part:
    what = label(measure)
    return _drawn(found, order, what[:1].upper() + what[1:], [measure], basis)


def _drawn(found: list[Comparison], order: list[str], heading: str, measures: Sequence[str], basis: str) -> Part:
    """Draw some measures of all options and name the clear differences."""
    lines = _lines(found, order, measures)
    rows = [(name, [one.drawn for one in line]) for name, line in lines]
    clear = [f"“{name}”" for name, line in lines if any(one.is_clear for one in line)]
    text = f"Clear: {', '.join(clear)}." if clear else "No option has a clear effect."
    same = [f"“{name}”" for name, line in lines if all(one.is_same for one in line)]
    text += f" The same in every deal: {', '.join(same)}." if same else ""
    names = measures if len(measures) > 1 else ()
    return Part(heading, text, charts.intervals(heading, rows, "difference to the ordinary game", 0, names, basis))


def _finding(found: list[Comparison], order: list[str]) -> str:
    first = largest(_of(found, order[0]))
    if not first.is_clear:
        return counted(found)
    without = [f"“{name}”" for name in order if not any(one.is_clear for one in _of(found, name))]
    text = f"“{first.variant}” has the largest effect: {_largest([first])}. {counted(found)}"
    return f"{text} No clear effect: {', '.join(without)}." if without else text
