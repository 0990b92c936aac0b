"""A card table as text, with the provenance of every field, the rulings of ours and the sources."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tortuga.i18n import translate
from tortuga.render.kit.renderer import renderer


def draw_table(game: str, cards: Any, language: str = "en") -> str:
    """The whole table; a field that came without provenance says so."""
    head = translate("cards-head", language, name=cards.name, hash=cards.hash)
    return "\n".join([head, *renderer(game).card_rows(cards, language), *_about(game, language)])


def _about(game: str, language: str) -> Iterator[str]:
    """Where the rulebooks are silent, and the printed game with its sources, as the rules pages tell it."""
    for chapter in ("ours", "printed"):
        yield "\n" + translate(f"rulebook-{game}-title-{chapter}", language)
        yield translate(f"rulebook-{game}-text-{chapter}", language).replace("*", "")


def source_line(field: str, value: str, source: str | None, language: str) -> str:
    """A field of a card, its value and where that comes from."""
    title, told = translate(f"cards-field-{field}", language), source or translate("cards-no_source", language)
    return f"  {title:<8} {value:<3} [{told}]"
