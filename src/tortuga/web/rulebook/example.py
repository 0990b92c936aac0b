"""An example: pictures before and after, and what the rules say happened between them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from markupsafe import Markup


@dataclass(frozen=True)
class Example:
    """Drawn from real positions; every figure comes from the rules."""

    scenes: tuple[Markup, ...]  # one, or before and after, or several in a row
    lines: tuple[str, ...]


@lru_cache(maxsize=512)
def example(game: str, name: str, language: str) -> Example:
    """The example of that name, made once a language."""
    from tortuga.web.rulebook import examples_barrakuda, examples_einauge

    made = examples_einauge.made if game == "einauge" else examples_barrakuda.made
    return made(name, language)
