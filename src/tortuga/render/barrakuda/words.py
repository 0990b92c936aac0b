"""The names of Barrakuda's cards and icons."""

from __future__ import annotations

from typing import Any

from tortuga.i18n import translate


def icon_name(icon: dict[str, Any], language: str = "en") -> str:
    """An icon of a wreck in two or three words."""
    return translate(f"icon_name-{icon['action']}", language, x=icon.get("x"))


def icon_short(icon: dict[str, Any], language: str = "en") -> str:
    """The same in at most nine letters, for narrow maps."""
    return translate(f"icon_short-{icon['action']}", language, x=icon.get("x"))


def icon_sentence(icon: dict[str, Any], language: str = "en") -> str:
    """What an icon does."""
    return translate(f"icon_sentence-{icon['action']}", language, x=icon.get("x"))


def barracuda_card(card: int | str, language: str = "en") -> str:
    """A card of Barrakuda: its number, or the Barracuda card by name."""
    return translate("card-barracuda", language) if card == "barracuda" else str(card)
