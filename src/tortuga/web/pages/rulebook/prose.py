"""The text of a chapter as markup: a line a paragraph, `- ` and `1. ` for lists, `*word*` for stress, § as links."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby

from markupsafe import Markup, escape

_STRESS = re.compile(r"\*([^*]+)\*")
_MARK = re.compile(r"\b([EB]\d(?:\.\d)*)\b")
_LISTS = {"- ": "ul", "1. ": "ol"}


def prose(text: str) -> Markup:
    """A text of the locale as HTML; whatever it says is escaped."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return Markup("\n").join(_blocks(lines))


def _kind(line: str) -> str:
    return next((tag for sign, tag in _LISTS.items() if line.startswith(sign)), "p")


def _blocks(lines: list[str]) -> Iterator[Markup]:
    for kind, group in groupby(lines, _kind):
        if kind == "p":
            yield from (Markup("<p>{}</p>").format(_inline(line)) for line in group)
        else:
            items = Markup("").join(Markup("<li>{}</li>").format(_inline(line.split(" ", 1)[1])) for line in group)
            yield Markup("<{0}>{1}</{0}>").format(Markup(kind), items)


def _inline(line: str) -> Markup:
    stressed = _STRESS.sub(r"<b>\1</b>", str(escape(line)))
    return Markup(_MARK.sub(r'<a class="mark-link" href="#\1">\1</a>', stressed))  # escaped above
