"""What an effect looks like: numbers with their intervals in the reader's language, and a picture."""

from __future__ import annotations

from typing import Any, NamedTuple

from markupsafe import Markup

from tortuga import __version__
from tortuga.i18n import translate
from tortuga.lab import charts
from tortuga.lab.studies.comparisons import Comparison, judged
from tortuga.lab.whatif import Effect
from tortuga.web.pages.workshop.bench_process import ENOUGH, POINTS, SEED, Asked, is_exact
from tortuga.web.pages.workshop.cards import workbench_of

DEFINED = ("imbalance", "minutes", "lead_changes", "drama", "halfway", "open", "choices")  # that the page explains


class Row(NamedTuple):
    """A row of the table, in words."""

    measure: str
    name: str
    old: str
    new: str
    change: str
    verdict: str  # clear, chance, or nothing


def shown(asked: Asked, found: Effect, language: str, is_done: bool) -> dict[str, Any]:
    """Return what the template needs.

    Only the finished answer says what is clear: whoever looks at every state would find something by chance.
    """
    names = zip(workbench_of(asked.game).pieces(asked.options["cards"], language), found.taken, strict=True)
    bars = [(f"{name} *" if is_done and one.is_clear else name, [one.drawn]) for name, one in names]
    title = translate(f"web-workshop-more_{asked.game}", language)
    told = basis(asked, found, language, is_done)
    rows = [_row(one, language, is_done) for one in found.measures]
    verdict = verdict_of(found, language) if is_done else ""
    return {
        "is_done": is_done,
        "told": told,
        "verdict": verdict,
        "exact": precision(asked, found, language, is_done),
        "played": found.games,
        "deals": expected(asked, found),
        "comparisons": len(found.comparisons),
        "clear": sum(one.is_clear for one in found.comparisons),
        "title": title,
        "measures": rows,
        "defined": DEFINED,
        "picture": Markup(charts.intervals(title, bars, translate("web-workshop-unit", language), 0, note=told)),
        "kept": {"verdict": verdict, "basis": told, "rows": rows, "data": _data(asked, found)} if is_done else None,
    }


def basis(asked: Asked, found: Effect, language: str, is_done: bool) -> str:
    """A sentence that names the deals and the bots."""
    names = list(dict.fromkeys(asked.bots))
    facts = {"number": found.games, "players": found.players}
    bots = names[0] if len(names) == 1 else ", ".join(asked.bots)
    return translate("web-workshop-done" if is_done else "web-workshop-running", language, **facts, bot=bots)


def precision(asked: Asked, found: Effect, language: str, is_done: bool) -> str:
    """How exact the wins of the seats are, and why the bots stopped unless all deals were played."""
    text = translate("web-workshop-exact", language, points=found.precision)
    if not is_done or found.games == asked.deals:
        return text
    why = "exact" if not asked.deals and is_exact(found) else "time"
    return f"{text} {translate(f'web-workshop-until_{why}', language)}"


def expected(asked: Asked, found: Effect) -> int:
    """About how many deals will be played: the width of an interval falls with the root of their number."""
    return asked.deals or max(found.games, ENOUGH, round(found.games * (found.precision / POINTS) ** 2))


def verdict_of(found: Effect, language: str) -> str:
    """The noticeable changes, in plain words."""
    noticed, open_ = judged(found.measures)
    if noticed:
        ids = [f"web-workshop-{'more' if is_more else 'less'}_{measure}" for measure, is_more in noticed]
        return _sentence(", ".join(translate(each, language) for each in ids))
    if not open_:
        return translate("web-workshop-nobody", language)
    names = [translate(f"web-workshop-measure_{measure}", language).partition(":")[0] for measure in open_]
    return translate("web-workshop-too_few", language, measures=", ".join(names))


def _sentence(text: str) -> str:
    """The text with a capital letter and a full stop."""
    return f"{text[:1].upper()}{text[1:]}."


def _data(asked: Asked, found: Effect) -> dict[str, Any]:
    """The data of a saved result: everything needed to reproduce the figures."""
    about = {"game": asked.game, "version": __version__, "players": asked.players, "bots": asked.bots}
    return {**about, "deals": found.games, "seed": SEED, "options": asked.options, **found.plain()}


def _verdict(one: Comparison) -> str:
    return "clear" if one.is_clear else "" if one.is_same else "chance"


def _row(one: Comparison, language: str, is_done: bool) -> Row:
    seat = one.measure.removeprefix("seat ")
    if seat != one.measure:
        name = translate("web-workshop-seat", language, number=seat)
    else:
        name = translate(f"web-workshop-measure_{one.measure}", language)
    before, after = (translate("word-decimal", language, number=mean) for mean in (one.before, one.after))
    verdict = _verdict(one) if is_done else ""
    if one.is_same:
        return Row(one.measure, name, before, after, translate("web-workshop-same", language), verdict)
    mean, low, high = (_signed(number, language) for number in one.difference)
    return Row(one.measure, name, before, after, f"{mean} [{low}; {high}]", verdict)


def _signed(number: float, language: str) -> str:
    return ("−" if number < 0 else "+") + translate("word-decimal", language, number=abs(number))
