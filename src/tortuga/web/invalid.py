"""What is wrong with the form of a request, in the language of whoever sent it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tortuga.i18n import translate

#: What the checker of forms calls it, by its beginning -> what we say.
_KINDS = {
    "missing": "missing",
    "string_too_long": "too_long",
    "string_pattern": "signs",
    "string_unicode": "signs",
    "string": "text",
    "int": "whole",
    "bool": "switch",
    "list": "list",
    "dict": "object",
    "model": "object",
    "json": "json",
}


def told(error: Mapping[str, Any], language: str) -> dict[str, Any]:
    """One fault: its kind, the way to its field, and a sentence. Without what came: it may be anything."""
    kind = next((said for start, said in _KINDS.items() if str(error["type"]).startswith(start)), "other")
    longest = error.get("ctx", {}).get("max_length")
    return {
        "type": error["type"],
        "loc": error["loc"],
        "msg": translate(f"web-invalid-{kind}", language, longest=longest),
    }
