"""The icons of Barrakuda's wrecks in words."""

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
