"""The rulebook of Barrakuda."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tortuga.games.barrakuda.state import Icon
from tortuga.i18n import translate
from tortuga.render.barrakuda.facts import icon_name, icon_sentence
from tortuga.web.pages.forms.barrakuda import layouts
from tortuga.web.pages.rulebook import examples_barrakuda
from tortuga.web.pages.rulebook.chapters import chapter
from tortuga.web.pages.rulebook.sources import Card, Field, source

_ANY_X = 2  # icons with a number are explained with this one
CHAPTERS = (
    chapter("goal", "B6"),
    chapter("setup", "B1 B1.1 B1.2 B1.3 B1.4", "setup"),
    chapter("layouts", "B1.5", extra="layouts"),
    chapter("turn", "B3 B3.0"),
    chapter("choose", "B3.1 B3.2", "reset"),
    chapter("fish", "B3.3", "dice fork"),
    chapter("steer", "", "steer"),
    chapter("wrecks", "B3.4 B4 B4.2"),
    chapter("gold", "B4.1", "take"),
    chapter("bite", "B4.3 B5.3", "bite shelter"),
    chapter("alone", "B4.4", "alone"),
    chapter("company", "B4.5 B4.6", "steal"),
    chapter("icons", "B5 B5.1 B5.2", extra="icons"),
    chapter("red", "B5.4", "red"),
    chapter("close", "B3.5"),
    chapter("whole", "B8", "whole"),
    chapter("teams", "B7", "teams"),
    chapter("always", "B9"),
    chapter("options", "B0", extra="options"),
    chapter("cards", "B2", extra="cards"),
    chapter("ours"),
    chapter("printed", "B10"),
)
example = examples_barrakuda.made


def cards(table: Any, language: str) -> Iterator[Card]:
    """The wrecks, base cards first."""
    for kind in ("base", "alternative"):
        for number, wreck in enumerate(getattr(table, kind), start=1):
            sources = dict(wreck.provenance)
            fields = [
                Field(
                    translate(f"cards-field-{slot}", language),
                    _icon(icon, language),
                    source(sources.get(slot), language),
                )
                for slot, icon in wreck.plain().items()
            ]
            yield Card(translate(f"cards-{kind}", language, number=number), fields)


def _icon(icon: dict[str, Any] | None, language: str) -> str:
    return translate("cards-empty", language) if icon is None else icon_sentence(icon, language)


def facts(language: str) -> dict[str, Any]:
    """What the templates of its chapters show."""
    shown = [{"action": icon.name.lower(), "x": _ANY_X} for icon in Icon if icon]
    icons = [(icon["action"], icon_name(icon, language), icon_sentence(icon, language)) for icon in shown]
    return {"icons": icons, "layouts": layouts()}
