"""What an effect looks like: numbers with their intervals in the reader's language, and a picture."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from tortuga.i18n import translate
from tortuga.lab import charts
from tortuga.lab.laboratory import laboratory
from tortuga.lab.studies.comparisons import Comparison
from tortuga.lab.whatif import Effect
from tortuga.web.pages.workshop.cards import workbench_of


def shown(game: str, found: Effect, table: dict[str, Any], language: str, is_done: bool) -> dict[str, Any]:
    """Return what the template needs.

    Only the finished answer says what is clear: whoever looks at every state would find something by chance.
    """
    names = zip(workbench_of(game).pieces(table, language), found.taken, strict=True)
    rows = [(f"{name} *" if is_done and one.is_clear else name, [one.drawn]) for name, one in names]
    title = translate(f"web-workshop-more_{game}", language)
    basis = {"number": found.games, "players": found.players, "bot": laboratory(game).steady}
    told = translate("web-workshop-done" if is_done else "web-workshop-running", language, **basis)
    return {
        "is_done": is_done,
        "told": told,
        "comparisons": len(found.comparisons),
        "clear": sum(one.is_clear for one in found.comparisons),
        "title": title,
        "measures": [(*_measure(one, language), _verdict(one) if is_done else "") for one in found.measures],
        "picture": Markup(charts.intervals(title, rows, translate("web-workshop-unit", language), 0, note=told)),
    }


def _verdict(one: Comparison) -> str:
    return "clear" if one.is_clear else "" if one.is_same else "chance"


def _measure(one: Comparison, language: str) -> tuple[str, str, str, str]:
    """A row of the table: name, old, new, difference."""
    seat = one.measure.removeprefix("seat ")
    if seat != one.measure:
        name = translate("web-workshop-seat", language, number=seat)
    else:
        name = translate(f"web-workshop-measure_{one.measure}", language)
    before, after = (translate("word-decimal", language, number=mean) for mean in (one.before, one.after))
    if one.is_same:
        return name, before, after, translate("web-workshop-same", language)
    mean, low, high = (_signed(number, language) for number in one.difference)
    return name, before, after, f"{mean} [{low}; {high}]"


def _signed(number: float, language: str) -> str:
    return ("−" if number < 0 else "+") + translate("word-decimal", language, number=abs(number))
