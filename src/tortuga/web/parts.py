"""Parts of a frame: lines of markup, each part drawn from its facts alone. The facts are the key it is kept under.

So a part whose facts have not changed costs a look-up, whoever sees it, and it cannot show what its key does not hold.
Lines of a kept part are the same objects from frame to frame: to compare two frames is to compare addresses.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache
from typing import Any

from jinja2 import Template
from markupsafe import Markup, escape

from tortuga.i18n import translate
from tortuga.web.spoken import Spoken

KEPT = 16384
Lines = tuple[str, ...]


class Parts:
    """Draws parts by their templates, and keeps them."""

    def __init__(self, templates: Spoken) -> None:
        self._templates = templates
        self._spoken: dict[tuple[str, str], Template] = {}
        self._kept: OrderedDict[tuple[Any, ...], Lines] = OrderedDict()

    def kept(self, name: str, language: str, **facts: Any) -> Lines:
        """A part that few moves change; every fact can be a key."""
        key = (name, language, *facts.values())
        found: Lines | None = self._kept.get(key)
        if found is None:
            found = self._kept[key] = self.drawn(f"chrome/{name}.html", language, **facts)
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        return found

    def drawn(self, name: str, language: str, **facts: Any) -> Lines:
        """A part that is seldom there, or never the same."""
        text = self._template(name, language).render(facts, t=translator(language))
        return tuple(text.split("\n"))

    def _template(self, name: str, language: str) -> Template:
        found = self._spoken.get((name, language))
        if found is None:
            found = self._spoken[name, language] = self._templates.speaking(language).get_template(name)
        return found


@lru_cache(maxsize=64)
def translator(language: str) -> Callable[..., str]:
    """What templates call `t`. A sentence without facts is escaped once, not in every frame."""
    known: dict[str, Markup] = {}

    def t(words: str, **facts: Any) -> str:
        if facts:
            return translate(words, language, **facts)
        found = known.get(words)
        if found is None:
            found = known[words] = escape(translate(words, language))
        return found

    return t
