"""Pictures as SVG: eight colours, each with a pattern and an emblem of its own, so that colour is never needed alone.

The colours are Okabe and Ito's, which most colour-blind people can tell apart. All parts are defined once in a drawing
and used by reference; their names begin with `tg-`, so that several drawings can stand on one page.
"""

from __future__ import annotations

from typing import NamedTuple
from xml.sax.saxutils import escape, quoteattr

SERIF = "Georgia, 'Times New Roman', serif"
PAPER, INK, GOLD = "#fbf5e6", "#2b1c0c", "#ffd34d"


class Ink(NamedTuple):
    """A colour: its ground, its dark shade for patterns and edges, and what can be read on it."""

    ground: str
    dark: str
    on_it: str


PALETTE = {
    "red": Ink("#D55E00", "#8d3c00", "#ffffff"),
    "blue": Ink("#0072B2", "#004a75", "#ffffff"),
    "green": Ink("#009E73", "#00634a", "#ffffff"),
    "yellow": Ink("#F0E442", "#a89b00", "#1b1205"),
    "orange": Ink("#E69F00", "#9c6a00", "#1b1205"),
    "sky": Ink("#56B4E9", "#1d76a8", "#07202e"),
    "rose": Ink("#CC79A7", "#8d3d6a", "#2a0a1c"),
    "black": Ink("#4a4a57", "#26262e", "#ffffff"),
    "ship": Ink("#c9b48a", "#7d6637", "#2b1c0c"),
}

PATTERNS = {  # 20 × 20, in the dark shade
    "red": '<path d="M10 2L18 10L10 18L2 10Z" fill="{dark}"/>',
    "blue": '<path d="M0 10Q5 4 10 10T20 10M0 20Q5 14 10 20T20 20" fill="none" stroke="{dark}" stroke-width="1.6"/>',
    "green": '<circle cx="5" cy="5" r="2.4" fill="{dark}"/><circle cx="15" cy="15" r="2.4" fill="{dark}"/>',
    "yellow": '<path d="M0 15L10 5L20 15" fill="none" stroke="{dark}" stroke-width="2.4"/>',
    "orange": '<path d="M0 0L20 20M-5 15L5 25M15 -5L25 5" stroke="{dark}" stroke-width="3"/>',
    "sky": '<path d="M0 0H20M0 0V20" stroke="{dark}" stroke-width="2"/>',
    "rose": '<path d="M0 10A10 10 0 0 1 20 10M-10 20A10 10 0 0 1 10 20M10 20A10 10 0 0 1 30 20" fill="none" '
    'stroke="{dark}" stroke-width="1.6"/>',
    "black": '<path d="M0 5H20M0 15H20" stroke="{dark}" stroke-width="3.4"/>',
    "ship": '<path d="M0 4H20M0 12H20M6 4V12M14 12V20" stroke="{dark}" stroke-width="1.2"/>',
}

EMBLEMS = {  # 24 × 24, strokes only
    "red": '<path d="M3 19h18l1-12-5.5 4L12 4l-4.5 7L2 7z"/>',  # crown
    "blue": '<path d="M12 7v14M12 21c-5 0-8-3-9-7l3 1M12 21c5 0 8-3 9-7l-3 1M8 10h8"/>'
    '<circle cx="12" cy="4.6" r="2.4"/>',  # anchor
    "green": '<path d="M6 21c0-8 1-17 8-17 4 0 5 3 5 5l-4 0c1 5-2 10-9 12zM6 21l-3 2"/>'
    '<circle cx="13.5" cy="7.5" r=".8"/>',  # parrot
    "yellow": '<path d="M12 2l3 7h7l-5.6 4.6 2.1 7.4L12 16.8 5.5 21l2.1-7.4L2 9h7z"/>',  # star
    "orange": '<circle cx="12" cy="12" r="6"/><circle cx="12" cy="12" r="1.6"/>'
    '<path d="M12 1v22M1 12h22M4.2 4.2l15.6 15.6M19.8 4.2L4.2 19.8"/>',  # wheel
    "sky": '<circle cx="12" cy="12" r="10"/><path d="M12 4l2.6 8L12 20l-2.6-8zM4 12l8-2.6L20 12l-8 2.6z"/>',
    "rose": '<path d="M2 12c4-7 11-7 15 0-4 7-11 7-15 0zM17 12l5-4v8z"/><circle cx="6.8" cy="10.8" r=".9"/>',
    "black": '<path d="M18 16.5A9 9 0 1 1 11 3a7 7 0 0 0 7 13.5z"/>',  # moon
    "ship": '<path d="M3 16h18l-3 5H6zM12 15V2M12 3c5 2 7 6 7 10h-7M11 5c-3 2-5 5-5 8h5"/>',
}

_EDGE = 'stroke-width="1.5" stroke-linejoin="round"'
ICONS = {  # 24 × 24
    "sabres": '<path d="M3 21l3-3M4.5 15.5l4 4M7 17C15 14 20 8 21 3c-5 1-11 6-14 14z" fill="#e8eef5" '
    f'stroke="#1d2b3a" {_EDGE}/>',
    "ducats": f'<circle cx="12" cy="12" r="9" fill="{GOLD}" stroke="#6b4700" stroke-width="1.7"/>'
    '<circle cx="12" cy="12" r="5.6" fill="none" stroke="#6b4700" stroke-width="1.2"/>'
    '<path d="M12 8.5v7" stroke="#6b4700" stroke-width="2"/>',
    "jewels": f'<path d="M6 4h12l4 6-10 11L2 10z" fill="#ff6b8b" stroke="#5c0a22" {_EDGE}/>'
    '<path d="M2 10h20M9 10l3 11 3-11-3-6z" fill="none" stroke="#5c0a22" stroke-width="1.1"/>',
    "chests": f'<path d="M3 11c0-5 3-7 9-7s9 2 9 7v9H3z" fill="#a8692f" stroke="#3a1e06" {_EDGE}/>'
    '<path d="M3 12h18" stroke="#3a1e06" stroke-width="1.5"/>'
    f'<rect x="9.8" y="10.2" width="4.4" height="5" rx="1" fill="{GOLD}" stroke="#3a1e06"/>',
    "pawn": f'<circle cx="12" cy="6" r="4.4" {_EDGE}/><path d="M5 22c0-7 3-11 7-11s7 4 7 11z" {_EDGE}/>',
    "fish": '<path d="M1 12c5-9 14-9 18-1l5-5v12l-5-5c-4 8-13 8-18-1z" fill="#9fd3e6" stroke="#08202c" '
    f'{_EDGE}/><path d="M3 13l3 1 1 2 2-2 2 2" fill="none" stroke="#08202c"/>'
    '<circle cx="6" cy="9.6" r="1.3" fill="#08202c"/>',
}


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
