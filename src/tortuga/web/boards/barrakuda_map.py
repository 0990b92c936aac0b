"""The sea floor of Barrakuda as lines: wrecks, fish, boat and dice. By hand, not by a template, which takes longer.

Idiomorph leaves the children of the focused element alone: what can have the focus has none that change.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from markupsafe import escape

from tortuga.show.words import say
from tortuga.web.boards import sea
from tortuga.web.boards.barrakuda_parts import Pawn
from tortuga.web.parts import Lines, translator

KEPT = 4096
Lanes = tuple[tuple[tuple[int, int], tuple[int, int]], ...]


@lru_cache(maxsize=KEPT)
def before_wrecks(rows: int, columns: int, lanes: Lanes, language: str) -> Lines:
    """From the sea to the ways between the wrecks."""
    look = f"bk-sea{' bk-wide' if columns > 3 else ''}{' bk-tall' if rows > 3 else ''}"
    ways = sea.lanes(lanes, rows, columns, False) + sea.lanes(lanes, rows, columns, True)
    return (
        f'<div class="{look}" id="bk-sea" role="group" aria-label="{translator(language)("web.barrakuda.sea")}">',
        '<div class="bk-floor" aria-hidden="true"></div>',
        f'<div class="bk-grid" id="bk-grid">{ways}',
    )


def after_wrecks(
    fish: tuple[int, int], boat: Iterable[Pawn], distance: int | None, direction: int | None, language: str
) -> Lines:
    """From the fish to the end of the sea."""
    words = translator(language)("web.barrakuda.boat")
    divers = "".join(
        f'<span class="bk-pawn{" bk-lies" if pawn.lies else ""}" id="bk-pawn-{pawn.seat}" '
        f'title="{escape(pawn.name)}">{pawn.art}</span>'
        for pawn in boat
    )
    return (
        (
            f'<div class="bk-fish" id="bk-fish" style="--r:{fish[0] + 1};--c:{fish[1] + 1}" aria-hidden="true"><i></i>'
            '<svg><use href="#sea-fish"/></svg></div>'
        ),
        "</div>",
        (
            f'<div class="bk-boat" id="bk-boat" title="{words}" aria-label="{words}" role="group">'
            f'<svg class="bk-art" aria-hidden="true"><use href="#sea-boat"/></svg>{divers}</div>'
        ),
        _dice(distance, direction, language),
        "</div>",
    )


@lru_cache(maxsize=KEPT)
def _dice(distance: int | None, direction: int | None, language: str) -> str:
    title, colon = translator(language)("web.barrakuda.dice"), translator(language)("word.colon")
    told = escape(
        say("web.barrakuda.distance", language, shown=distance)
        if distance
        else say("web.barrakuda.not_rolled", language)
    )
    if direction:
        told += ", " + escape(say("web.barrakuda.direction", language, shown=direction))
    return (
        f'<div class="bk-dice" id="bk-dice" role="img" title="{title}" aria-label="{title}{colon}{told}">'
        f'<span class="bk-die bk-die-distance"><b>{distance or ""}</b></span>'
        f'<span class="bk-die bk-die-direction"><b>{direction or ""}</b></span></div>'
    )
