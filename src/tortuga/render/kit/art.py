"""Pictures as SVG, from data/art.toml. All parts are defined once in a drawing and used by reference.

Their names begin with `tg-`, so that several drawings can stand on one page.
"""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import NamedTuple
from xml.sax.saxutils import escape, quoteattr

SERIF = "Georgia, 'Times New Roman', serif"
PAPER, INK = "#fbf5e6", "#2b1c0c"
_ART = tomllib.loads((resources.files("tortuga") / "data" / "art.toml").read_text("utf-8"))


class Ink(NamedTuple):
    """A colour: its ground, its dark shade for patterns and edges, and what can be read on it."""

    ground: str
    dark: str
    on_it: str


PALETTE = {name: Ink(*shades) for name, shades in _ART["palette"].items()}
PATTERNS: dict[str, str] = _ART["patterns"]
EMBLEMS: dict[str, str] = _ART["emblems"]
ICONS: dict[str, str] = _ART["icons"]


def text(x: float, y: float, words: object, size: float = 14, fill: str = INK, **more: str) -> str:
    """A line of text; `anchor` and `weight` as in CSS."""
    extra = "".join(f" {key}={quoteattr(value)}" for key, value in _named(more).items())
    return f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" fill="{fill}"{extra}>{escape(str(words))}</text>'


def _named(more: dict[str, str]) -> dict[str, str]:
    names = {"anchor": "text-anchor", "weight": "font-weight"}
    return {names[key]: value for key, value in more.items()}


def use(name: str, x: float, y: float, size: float, **more: str) -> str:
    """One of the defined pictures at a place."""
    extra = "".join(f" {key}={quoteattr(value)}" for key, value in more.items())
    return f'<use href="#tg-{name}" x="{x:g}" y="{y:g}" width="{size:g}" height="{size:g}"{extra}/>'


def box(x: float, y: float, width: float, height: float, fill: str, **more: str) -> str:
    """A rectangle with round corners."""
    extra = "".join(f" {key.replace('_', '-')}={quoteattr(value)}" for key, value in more.items())
    return f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="8" fill="{fill}"{extra}/>'


def definitions(colours: bool) -> str:
    """All pictures a drawing may use; patterns and emblems only if it has cards of Einauge."""
    parts = []
    for name, ink in PALETTE.items() if colours else ():
        pattern = PATTERNS[name].format(dark=ink.dark)
        parts.append(
            f'<pattern id="tg-pattern-{name}" width="20" height="20" patternUnits="userSpaceOnUse">{pattern}</pattern>'
        )
        strokes = 'fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"'
        parts.append(f'<symbol id="tg-emblem-{name}" viewBox="0 0 24 24"><g {strokes}>{EMBLEMS[name]}</g></symbol>')
    parts += [f'<symbol id="tg-{name}" viewBox="0 0 24 24">{drawn}</symbol>' for name, drawn in ICONS.items()]
    return f"<defs>{''.join(parts)}</defs>"


def picture(width: float, height: float, title: str, ground: str, parts: list[str], colours: bool = True) -> str:
    """A whole SVG that stands by itself: a title for those who do not see it, the definitions, the parts."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" width="{width:g}" '
        f'height="{height:g}" role="img" font-family="{SERIF}" style="max-width:100%;height:auto">'
        f"<title>{escape(title)}</title>{definitions(colours)}"
        f'<rect width="{width:g}" height="{height:g}" rx="12" fill="{ground}"/>{"".join(parts)}</svg>'
    )
