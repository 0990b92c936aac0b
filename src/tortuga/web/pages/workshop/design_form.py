"""The form of a search: targets by measure, and how far each kind of number may move."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from tortuga.games.kit.errors import TortugaError
from tortuga.games.kit.options import Whole
from tortuga.i18n import translate
from tortuga.lab.design.asked import Design
from tortuga.lab.design.fields import fields_of
from tortuga.lab.design.measures import MEASURES
from tortuga.lab.design.targets import Target
from tortuga.lab.laboratory import laboratory
from tortuga.render.kit.messages import short
from tortuga.render.kit.renderer import phrase
from tortuga.web.pages.workshop.asked import Filled, asked_of
from tortuga.web.pages.workshop.tables import ours

FURTHEST = 5  # that a number may move
LOW, HIGH, VARY = "low.", "high.", "vary."  # how the fields of the form begin


class Unclear(TortugaError):  # noqa: N818  # an answer, not a fault
    """The form describes no possible search; the text is the id of a message."""


@dataclass(frozen=True)
class Preset:
    """Values that fill the form."""

    name: str
    fields: Mapping[str, str]


def measures_of() -> list[str]:
    """The measures of targets: all that a search measures by itself."""
    return [name for name, one in MEASURES.items() if one.figures is not None]


def is_distance(measure: str) -> bool:
    """Whether a target has only an upper limit."""
    return MEASURES[measure].is_distance


def kinds_of(game: str) -> list[str]:
    """The kinds of numbers that a card table has."""
    return list(dict.fromkeys(each.key for each in fields_of(_plain(game))))


def _plain(game: str) -> dict[str, Any]:
    return {name: value for name, value in ours(game).items() if name != "numbers"}


def kind_name(key: str, language: str) -> str:
    """The name of a kind of number: `price`, or of a sign `special X`."""
    first, *rest = key.split(".")
    return " ".join([phrase(f"cards-field-{first}", first, language), *(word.upper() for word in rest)])


def presets_of(game: str) -> list[Preset]:
    """The presets of a game."""
    return [Preset(name, dict(_filled_in(texts))) for name, texts in laboratory(game).designs.items()]


def _filled_in(texts: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    for text in texts:
        key, by, number = text.partition(":±")
        if by:
            yield f"{VARY}{key}", number
            continue
        target = Target.of(text)
        ends = {HIGH: target.high} if target.about.is_distance else {LOW: target.low, HIGH: target.high}
        yield from (
            (f"{end}{target.measure}", f"{value:g}") for end, value in ends.items() if abs(value) < float("inf")
        )


def design_of(filled: Filled) -> Design:
    """The search that a form describes; raises if the form is wrong."""
    asked, targets = asked_of(filled), list(_targets(filled))
    vary = [f"{kind}:±{by}" for kind in kinds_of(filled.game) if (by := _furthest(filled, kind))]
    for id_, is_wrong in (("targets", not targets), ("fields", not vary), ("one_bot", len(set(asked.bots)) > 1)):
        if is_wrong:
            raise Unclear(f"web-workshop-design_no_{id_}")
    bot, table = asked.bots[0], asked.options["cards"]
    return Design.of(filled.game, targets, vary, table, players=asked.players, options=asked.before, bot=bot)


def _furthest(filled: Filled, kind: str) -> int:
    """How far numbers of a kind may move; at most FURTHEST, since every step is checked."""
    field = f"{VARY}{kind}"
    return Whole(name=field, section="", low=0, high=FURTHEST, default=0).read(filled.one(field) or "0")


def _targets(filled: Filled) -> Iterator[str]:
    for measure in measures_of():
        low, high = (filled.one(f"{end}{measure}").replace(",", ".") for end in (LOW, HIGH))
        if low and high:
            yield f"{measure}={low}..{high}"
        elif low or high:
            yield f"{measure}{'>=' if low else '<='}{low or high}"


def reason(error: TortugaError, language: str) -> str:
    """Why a form is refused, in the reader's language."""
    return translate(str(error), language) if isinstance(error, Unclear) else short(error, language)
