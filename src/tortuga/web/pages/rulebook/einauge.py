"""The rulebook of Einauge."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tortuga.i18n import translate
from tortuga.web.pages.rulebook import examples_einauge
from tortuga.web.pages.rulebook.chapters import chapter
from tortuga.web.pages.rulebook.sources import Card, Field, source

CHAPTERS = (
    chapter("goal", "E5.6"),
    chapter("setup", "E1 E1.1 E1.2 E1.3 E1.4 E1.5", "setup"),
    chapter("faces", "E1.6", extra="faces"),
    chapter("turn", "E3 E3.0"),
    chapter("buy", "E3.1 E3.1.1 E3.1.3", "buy"),
    chapter("rows", "E4 E4.1 E4.3", "rows"),
    chapter("sell", "E3.1.2", "sell"),
    chapter("fight", "E3.2", "fight"),
    chapter("lay", "E3.3 E3.4", "lay"),
    chapter("ships", "E4.2", "ships"),
    chapter("end", "E5 E5.1"),
    chapter("final", "E5.2", "final"),
    chapter("scoring", "E5.3", "scoring"),
    chapter("chests", "E5.4 E6", extra="chests"),
    chapter("colours", "E5.5", "colours"),
    chapter("always", "E3.5 E7"),
    chapter("options", "E0", extra="options"),
    chapter("cards", "E2", extra="cards"),
    chapter("ours"),
    chapter("printed", "E8"),
)
example = examples_einauge.made


def cards(table: Any, language: str) -> Iterator[Card]:
    """The cards by their names."""
    names = examples_einauge.faces(language)
    for face, (name, card, _) in zip((*table.islands, table.ship), names, strict=True):
        sources = dict(face.provenance)
        fields = [
            Field(translate(f"cards-field-{field}", language), str(value), source(sources.get(field), language))
            for field, value in face.plain().items()
            if field != "name"
        ]
        yield Card(name, fields, card)


def facts(language: str) -> dict[str, Any]:
    """What the templates of its chapters show."""
    return {"faces": examples_einauge.faces(language), "majorities": examples_einauge.majorities()}
