"""What a table refuses, in words."""

from __future__ import annotations

from tortuga.i18n import translate
from tortuga.tables.errors import Refused


def refused_sentence(error: Refused, language: str) -> str:
    """The sentence of a refusal."""
    return translate(f"table-refused-{error.reason}", language, **error.facts)
