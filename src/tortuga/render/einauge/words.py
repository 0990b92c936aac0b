"""The names of Einauge's cards and colours."""

from __future__ import annotations

from functools import lru_cache

from tortuga.i18n import translate


def colour_name(colour: str, language: str = "en") -> str:
    """A colour of Einauge."""
    return translate(f"colour-{colour}", language)


@lru_cache(maxsize=4096)
def card_name(card: str, language: str = "en") -> str:
    """A card of Einauge, given as in a record: `red 4`, `ship`."""
    colour, _, name = card.partition(" ")
    return (
        translate("card-island", language, colour=colour_name(colour, language), name=name) if name else ship(language)
    )


def ship(language: str = "en") -> str:
    """A ship of Einauge."""
    return translate("card-ship", language)
