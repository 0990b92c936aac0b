"""Where every field of the cards comes from, in the reader's language."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from tortuga.i18n import ids, translate
from tortuga.render.barrakuda.words import icon_sentence

FAMILY = "provenance-"


class Field(NamedTuple):
    """A field of a card: what it is called, what it holds, where that is known from."""

    name: str
    value: str
    source: str


@cache
def _keys() -> dict[str, str]:
    return {translate(key): key for key in ids() if key.startswith(FAMILY)}


def source(text: str | None, language: str) -> str:
    """A provenance in words; one we do not know, of somebody's own table, as it was written."""
    if text is None:
        return translate("cards-no_source", language)
    key = _keys().get(text)
    return text if key is None else translate(f"provenance-{key.removeprefix(FAMILY)}", language)


def islands(cards: Any, language: str) -> Iterator[tuple[str, list[Field]]]:
    """The cards of Einauge by their names."""
    for face in (*cards.islands, cards.ship):
        sources = dict(face.provenance)
        values = [(field, value) for field, value in face.plain().items() if field != "name"]
        yield (
            face.name,
            [
                Field(translate(f"cards-field-{field}", language), str(value), source(sources.get(field), language))
                for field, value in values
            ],
        )


def wrecks(cards: Any, language: str) -> Iterator[tuple[str, list[Field]]]:
    """The wrecks of Barrakuda, base cards first."""
    for kind in ("base", "alternative"):
        for number, wreck in enumerate(getattr(cards, kind), start=1):
            sources = dict(wreck.provenance)
            yield (
                translate(f"cards-{kind}", language, number=number),
                [
                    Field(
                        translate(f"cards-field-{slot}", language),
                        _icon(icon, language),
                        source(sources.get(slot), language),
                    )
                    for slot, icon in wreck.plain().items()
                ],
            )


def _icon(icon: dict[str, Any] | None, language: str) -> str:
    return translate("cards-empty", language) if icon is None else icon_sentence(icon, language)
