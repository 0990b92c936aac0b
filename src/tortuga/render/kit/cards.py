"""A card table as text, with the provenance of every field, the rulings of ours and the sources."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tortuga.i18n import translate
from tortuga.render.barrakuda.words import icon_sentence


def draw_table(game: str, cards: Any, language: str = "en") -> str:
    """The whole table; a field that came without provenance says so."""
    head = translate("cards-head", language, name=cards.name, hash=cards.hash)
    rows = _islands(cards, language) if game == "einauge" else _wrecks(cards, language)
    return "\n".join([head, *rows, *_about(game, language)])


def _about(game: str, language: str) -> Iterator[str]:
    """Where the rulebooks are silent, and the printed game with its sources, as the rules pages tell it."""
    for chapter in ("ours", "printed"):
        yield "\n" + translate(f"rulebook-{game}-title-{chapter}", language)
        yield translate(f"rulebook-{game}-text-{chapter}", language).replace("*", "")


def _islands(cards: Any, language: str) -> Iterator[str]:
    for face in (*cards.islands, cards.ship):
        yield f"\n{face.name}"
        sources = dict(face.provenance)
        for field, value in face.plain().items():
            if field != "name":
                yield _line(translate(f"cards-field-{field}", language), str(value), sources.get(field), language)


def _wrecks(cards: Any, language: str) -> Iterator[str]:
    for kind in ("base", "alternative"):
        for number, wreck in enumerate(getattr(cards, kind), start=1):
            yield f"\n{translate(f'cards-{kind}', language, number=number)}"
            sources = dict(wreck.provenance)
            for slot, icon in wreck.plain().items():
                value = translate("cards-empty", language) if icon is None else icon_sentence(icon, language)
                yield _line(translate(f"cards-field-{slot}", language), value, sources.get(slot), language)


def _line(field: str, value: str, source: str | None, language: str) -> str:
    return f"  {field:<8} {value:<3} [{source or translate('cards-no_source', language)}]"
