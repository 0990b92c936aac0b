"""Limits for texts, numbers and nested values that strangers send, checked before anything else is done with them."""

from __future__ import annotations

import re
import unicodedata
from typing import Any

from tortuga.games.kit.tables import canonical
from tortuga.tables.errors import Refused

DEEPEST = 8  # tables in tables: a card table has four
LONGEST_TEXT = 200  # letters: the longest provenance of our own card tables has about half
MOST_ENTRIES = 500  # a card table with the provenance of every field has about 150
LARGEST = 32 * 1024  # bytes as JSON, as it is stored
MOST_MARKS = 3  # on one letter: Vietnamese and Hebrew need two
MOST_DIGITS = 9  # every number of ours is far smaller; int() refuses texts of more than 4,300 digits

_JOINERS = "\u200c\u200d"  # inside a word of Persian or Hindi, and between the parts of one emoji
_UNSEEN = frozenset("\u115f\u1160\u2800\u3164\uffa0")  # letters to Unicode, but they show nothing
_LOOSE_JOINER = re.compile(rf"(?<![^\s{_JOINERS}])[{_JOINERS}]|[{_JOINERS}](?![^\s{_JOINERS}])")


def parse_digits(text: object) -> int | None:
    """The number that a text of a few ASCII digits means; None for anything else."""
    is_number = isinstance(text, str) and text.isascii() and text.isdecimal() and len(text) <= MOST_DIGITS
    return int(str(text)) if is_number else None


def one_line(text: str) -> str:
    """A text as one line of what can be seen.

    Control characters become spaces. Half characters and what changes the direction of the text around it are left out,
    and so are marks that pile up on one letter. The joiners that emoji and some scripts need stay between two signs.
    """
    signs = [_seen(sign) for sign in unicodedata.normalize("NFC", text)]
    return " ".join(_LOOSE_JOINER.sub("", "".join(_fewer_marks(signs))).split())


def _seen(sign: str) -> str:
    if sign in _JOINERS:
        return sign
    if unicodedata.category(sign) in ("Cf", "Cs") or sign in _UNSEEN:
        return ""
    return sign if sign.isprintable() else " "


def _fewer_marks(signs: list[str]) -> list[str]:
    """The signs without marks that stand on nothing, or that are too many on one letter."""
    kept: list[str] = []
    free = 0
    for sign in signs:
        is_mark = sign != "" and unicodedata.combining(sign) > 0
        free = free - 1 if is_mark else MOST_MARKS if sign.strip() else 0
        if not is_mark or free >= 0:
            kept.append(sign)
    return kept


def is_encodable(text: str) -> bool:
    """Whether a text can be encoded as UTF-8: JSON may bring halves of characters, such as a lone `\\ud800`."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def is_storable(text: str) -> bool:
    """Whether every database can store a text: PostgreSQL takes no zero byte."""
    return "\0" not in text and is_encodable(text)


def check_plain(value: Any) -> None:
    """Refuse a nested value that is too deep, has too many entries, or a text or number that is too long."""
    entries, layer = 0, [value]
    for _ in range(DEEPEST):
        inside = [each for each in layer if isinstance(each, dict | list | tuple)]
        layer = [part for each in inside for part in ((*each, *each.values()) if isinstance(each, dict) else each)]
        entries += len(layer)
        for each in layer:
            _check_leaf(each)
    if any(isinstance(each, dict | list | tuple) for each in layer):
        raise Refused("too_deep", deepest=DEEPEST)
    if entries > 2 * MOST_ENTRIES:  # keys and values
        raise Refused("too_many_entries", most=MOST_ENTRIES)
    if (size := len(canonical(value))) > LARGEST:
        raise Refused("options_too_large", most=LARGEST, came=size)


def _check_leaf(value: object) -> None:
    if isinstance(value, str) and len(value) > LONGEST_TEXT:
        raise Refused("text_too_long", longest=LONGEST_TEXT, came=len(value))
    if isinstance(value, str) and not is_storable(value):
        raise Refused("bad_text")
    if isinstance(value, int) and abs(value) >= 10**MOST_DIGITS:
        raise Refused("number_too_large", digits=MOST_DIGITS)
