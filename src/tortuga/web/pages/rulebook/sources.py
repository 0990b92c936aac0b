"""Where every field of the cards comes from, in the reader's language."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from tortuga.i18n import ids, translate

FAMILY = "provenance-"


class Field(NamedTuple):
    """A field of a card: what it is called, what it holds, where that is known from."""

    name: str
    value: str
    source: str


class Card(NamedTuple):
    """A card with its fields."""

    name: str
    fields: list[Field]
    card: str | int | None = None  # what the board draws of it


@cache
def _keys() -> dict[str, str]:
    return {translate(key): key for key in ids() if key.startswith(FAMILY)}


def source(text: str | None, language: str) -> str:
    """A provenance in words; one we do not know, of somebody's own table, as it was written."""
    if text is None:
        return translate("cards-no_source", language)
    key = _keys().get(text)
    return text if key is None else translate(f"provenance-{key.removeprefix(FAMILY)}", language)
