"""The pictures of Barrakuda: wrecks, divers, the fish, icons and dice, drawn once as symbols of one sprite.

Shapes take their colours from the custom properties of barrakuda.css, so that day and night need one drawing. Whatever
differs by seat differs in shape as well as in colour, and every diver bears a letter in the window of the helmet.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from markupsafe import Markup, escape

_LINE: Final = 'stroke-linecap="round" stroke-linejoin="round"'

_HELMETS: Final = (  # of the four seats: round, square, pointed, six-sided
    '<circle cx="20" cy="17" r="13.5"/>',
    '<rect x="7" y="4" width="26" height="26" rx="5"/>',
    '<path d="M20 0.5L35 25.5a3 3 0 0 1-2.6 4.5H7.6A3 3 0 0 1 5 25.5Z"/>',
    '<path d="M12.2 3.5h15.6L35.5 17l-7.7 13.5H12.2L4.5 17Z"/>',
)
_WINDOW: Final = ('cy="17" r="8.6"', 'cy="17" r="8.8"', 'cy="19.5" r="8"', 'cy="17" r="8.8"')

_COIN = (
    '<circle cx="12" cy="12" r="10.4" fill="var(--bk-gold)" stroke="var(--bk-gold-edge)" stroke-width="1.6"/>'
    '<circle cx="12" cy="12" r="7" fill="none" stroke="var(--bk-gold-edge)" stroke-width="1.1" stroke-dasharray="1.2 1.4"/>'
    '<path d="M6.4 8.4A7 7 0 0 1 12 5" fill="none" stroke="#fff6cf" stroke-width="1.7" stroke-linecap="round"/>'
    '<path d="M12 8.3v7.4M9.6 10h4.8M9.6 14h4.8" stroke="var(--bk-gold-edge)" stroke-width="1.5" stroke-linecap="round"/>'
)

_FISH = (
    '<path class="bk-fin" d="M58 12L49 1l27 10Z"/><path class="bk-fin" d="M38 15L27 5l19 8Z"/>'
    '<path class="bk-fin" d="M60 36l-9 10 24-9Z"/><path class="bk-fin" d="M22 23L2 5q6 10 6 19t-6 19l20-17Z"/>'
    '<path class="bk-body" d="M18 24.5C34 13 60 9 84 10.5c22 1.400 40 7 54 14-3 2.500-8 3.700-14 4.300l13 2c-18 6-36 8-56 7.500C58 37.800 34 34 18 24.500Z"/>'
    '<path class="bk-belly" d="M24 27.500C44 35 66 37.600 82 37.500c18-.1 34-2.500 48-6.200L112 28C84 33 52 33 24 27.500Z"/>'
    '<path class="bk-stripe" d="M44 15l4 8M55 12.500l4.500 9M67 11.500l4.500 9M79 11.500l4 8.500M91 12.500l3 7"/>'
    '<path class="bk-gill" d="M103 15.500q-5 8.500 0 17"/>'
    '<path class="bk-maw" d="M137 24.500L110 27.500l26.500 3.300-12-2.200Z"/>'
    '<path class="bk-teeth" d="M134 25l-2 2.700-2-2-2 2.700-2.200-2.200-2 2.500-2.200-2-1.600 2M132 30.200l-1.700-2.300-2 1.900-1.900-2.300-2 1.700-1.800-2"/>'
    '<circle cx="115" cy="19.500" r="3.700" fill="#fdf6da"/><circle cx="116" cy="19.700" r="2" fill="#0a141b"/>'
)

_CARD = '<rect x="{x}" y="{y}" width="13" height="18" rx="2" fill="var(--bk-card)" stroke="var(--bk-line)" stroke-width="1.6"/>'
_SMALL_FISH = '<path d="M{x} {y}c2.600-4 7-4 9 0l2.600-2.400v4.800L{x2} {y}c-2 4-6.400 4-9 0Z" fill="{fill}" stroke="var(--bk-line)" stroke-width="1.100"/>'
_CHEST = (
    '<path d="M5 16c0-5.500 4-8 11-8s11 2.500 11 8v11H5Z" fill="var(--bk-wood)" stroke="var(--bk-line)" stroke-width="1.700"/>'
    '<path d="M5 17h22M10 8.800V27M22 8.800V27" stroke="var(--bk-line)" stroke-width="1.400"/>'
    '<rect x="13" y="14.500" width="6" height="6" rx="1.200" fill="var(--bk-gold)" stroke="var(--bk-line)" stroke-width="1.300"/>'
)
_ARROW = f'fill="none" stroke="var(--bk-arrow)" stroke-width="2.600" {_LINE}'


def _small_fish(x: float, y: float, fill: str = "var(--bk-silver)") -> str:
    return _SMALL_FISH.format(x=x, y=y, x2=x + 9, fill=fill)


#: 32 × 32 each: what the actions of wrecks look like; a number X stands beside them as text.
ICONS: Final = {
    "gold": '<ellipse cx="16" cy="25" rx="11" ry="3" fill="#0004"/>'
    f'<g transform="translate(8.500 9) scale(.8)">{_COIN}</g><g transform="translate(1 3) scale(.8)">{_COIN}</g>'
    f'<g transform="translate(12 1) scale(.8)">{_COIN}</g>',
    "take_back": _CARD.format(x=13, y=9)
    + f'<path d="M19 4.500C10 3 4 8 4 15.500v6M.800 18.500L4 22.500l3.600-3.700" {_ARROW}/>',
    "bank": f'<g transform="translate(0 3)">{_CHEST}</g><path d="M16 1v8.500M12.500 6.500L16 10l3.500-3.500" {_ARROW}/>',
    "bank_all": f'<g transform="translate(0 4)">{_CHEST}</g><g transform="translate(2 0) scale(.46)">{_COIN}</g>'
    f'<g transform="translate(10.500 -1) scale(.46)">{_COIN}</g><g transform="translate(19 0) scale(.46)">{_COIN}</g>',
    "or_red": _CARD.format(x=2, y=8)
    + f'<path d="M8.500 13v7M6 17.500L8.500 20.500 11 17.500" {_ARROW}/>'
    + '<rect x="17" y="8" width="13" height="18" rx="2" fill="var(--bk-red)" stroke="var(--bk-line)" stroke-width="1.600"/>'
    + f'<path d="M23.500 12v6.500M23.500 22.200v.1" fill="none" stroke="#fff" stroke-width="2.600" {_LINE}/>',
    "barracuda": _CARD.format(x=9.5, y=7)
    + _small_fish(10.2, 16)
    + f'<path d="M5.500 11v10M2.500 14L5.500 11l3 3M27 21V11M24 18l3 3 3-3" {_ARROW}/>',
    "shelter": '<path d="M3 27C3 13 9 5 16 5s13 8 13 22Z" fill="var(--bk-rock)" stroke="var(--bk-line)" stroke-width="1.700"/>'
    '<path d="M10 27c0-8 2.500-12 6-12s6 4 6 12Z" fill="var(--bk-deep)" stroke="var(--bk-line)" stroke-width="1.300"/>'
    '<path d="M16 18.500l3.400 1.200v2.600c0 2-1.600 3.300-3.400 4-1.800-.7-3.400-2-3.400-4v-2.600Z" fill="var(--bk-silver)" stroke="var(--bk-line)"/>',
    "all_back": '<g transform="rotate(-14 9 20)">'
    + _CARD.format(x=3, y=10)
    + '</g><g transform="rotate(14 23 20)">'
    + _CARD.format(x=16, y=10)
    + "</g>"
    + _CARD.format(x=9.5, y=8)
    + _small_fish(10.4, 17)
    + f'<path d="M10 5.500q6-5.500 12 0M19.500 1.800L22.300 5.800l-4.600.900" {_ARROW} stroke-width="2.200"/>',
    "jump": f'<path d="M4 27Q13-3 27 21" {_ARROW} stroke-dasharray="3 3.400"/>'
    f'<g transform="rotate(38 20 11) scale(1.050) translate(-1 -1)">{_small_fish(13, 10)}</g>'
    '<path d="M22.500 20.500l5 .8 1-5" fill="none" stroke="var(--bk-arrow)" stroke-width="2.400" stroke-linecap="round"/>'
    '<path d="M1 29q3-3 6 0t6 0 6 0 6 0 6 0" fill="none" stroke="var(--bk-line)" stroke-width="1.500"/>',
}

#: 120 × 80 each: hulls on the sand, one a wreck; 6 is the cave of the fish.
_HULLS: Final = {
    1: '<path d="M8 52q50 22 100-6-6 24-24 28H30Q14 72 8 52Z"/><path d="M58 54L46 8M46 8q26 12 24 38Z" class="bk-thin"/><path d="M50 24L74 30" class="bk-thin"/>',
    2: '<path d="M4 40L30 50h58l26-14q-2 26-16 38H22Q8 64 4 40Z"/><path d="M44 50V6M76 50V22M34 18h22M66 30h20M44 6l10-4" class="bk-thin"/><path d="M16 60h88M22 68h76" class="bk-plank"/>',
    3: '<path d="M14 30h26v16h44V22h24l-6 40-14 12H30L18 60Z"/><path d="M84 30h18M84 38h16M20 38h14" class="bk-plank"/><path d="M60 46V10l16 8-16 7" class="bk-thin"/>',
    4: '<path d="M6 62q52 18 108-2l-6 14H14Z"/><path d="M22 64Q18 34 34 22M40 68Q34 34 50 18M60 69q-4-34 10-50M80 67q2-28 10-40M98 62q4-18 6-26" class="bk-rib"/>',
    5: '<path d="M6 34q10 16 28 16h50q20 0 30-22-2 34-18 46H28Q10 64 6 34Z"/><path d="M60 50V4M60 6q24 8 22 26-10-4-22 0M60 12q-20 8-18 24 8-5 18-2" class="bk-thin"/><path d="M20 60h80" class="bk-plank"/>',
    6: '<path d="M4 76Q8 34 30 26q6-20 30-18 26-6 36 18 18 12 20 50Z"/><path d="M38 76q0-30 22-32 24 2 24 32Z" class="bk-hole"/><path d="M16 76q-4-16 6-26M106 76q4-14-4-24" class="bk-thin"/>',
}

_BOAT = (
    '<path d="M2 20h60l-9 12H11Z" fill="var(--bk-wood)" stroke="var(--bk-line)" stroke-width="1.600"/>'
    '<path d="M6 25h52" stroke="var(--bk-line)"/><path d="M34 19V3l16 9-16 4" fill="var(--bk-sail)" stroke="var(--bk-line)" stroke-width="1.300"/>'
)
_BAG = (
    '<path d="M9 8Q2 14 3 21q1 8 11 8t11-8q1-7-6-13Z" fill="var(--bk-cloth)" stroke="var(--bk-line)" stroke-width="1.600"/>'
    '<path d="M8 8h12M9 8L7 3q3 2 4 0 1.500 2 3 0 1.500 2 3 0 1 2 4 0l-2 5" fill="var(--bk-cloth)" stroke="var(--bk-line)" stroke-width="1.500"/>'
    '<circle cx="14" cy="20" r="4" fill="var(--bk-gold)" stroke="var(--bk-gold-edge)"/>'
)
_CROWN = '<path d="M2 14h16l1-9-5 3.500L10 2 6 8.500 1 5Z" fill="currentColor"/>'
_CREW = '<g fill="currentColor"><circle cx="4" cy="6.500" r="2.600"/><circle cx="16" cy="6.500" r="2.600"/><circle cx="10" cy="5" r="3.200"/><path d="M0 16q0-6 4-6 1.500 0 2.400.8Q4.600 13 4.600 16ZM20 16q0-6-4-6-1.500 0-2.400.8 1.800 2.200 1.800 5.200ZM5.600 16q0-7 4.400-7t4.400 7Z"/></g>'
_BACK = '<path d="M0 10q6-6 12 0t12 0M0 20q6-6 12 0t12 0M0 30q6-6 12 0t12 0" fill="none" stroke="currentColor" stroke-width="1.400"/>'


def _pawn(seat: int) -> str:
    """A diver of this seat: suit, collar, helmet, window."""
    return (
        '<path d="M7.500 51C6.500 37 11 29 20 29s13.500 8 12.500 22q-12.500 3-25 0Z"/><path d="M12 40h16" class="bk-seam"/>'
        f'{_HELMETS[seat]}<circle cx="20" {_WINDOW[seat]} class="bk-window"/>'
    )


def _symbol(name: str, box: str, drawn: str) -> str:
    return f'<symbol id="sea-{name}" viewBox="{box}">{drawn}</symbol>'


@cache
def sprite() -> str:
    """All symbols; a page holds them once. Plain text, to be joined to the other pictures of the page."""
    parts = [_symbol("coin", "0 0 24 24", _COIN), _symbol("fish", "0 0 140 48", _FISH)]
    parts += [_symbol(f"icon-{name}", "0 0 32 32", drawn) for name, drawn in ICONS.items()]
    parts += [_symbol(f"hull-{number}", "0 0 120 80", drawn) for number, drawn in _HULLS.items()]
    parts += [_symbol(f"pawn-{seat}", "-7 -1 54 54", _pawn(seat)) for seat in range(len(_HELMETS))]
    parts += [
        _symbol("boat", "0 0 64 34", _BOAT),
        _symbol("bag", "0 0 28 30", _BAG),
        _symbol("vault", "3 6 26 23", _CHEST),
    ]
    parts += [
        _symbol("crown", "0 0 20 16", _CROWN),
        _symbol("crew", "0 0 20 17", _CREW),
        _symbol("back", "0 0 24 34", _BACK),
    ]
    return f'<svg id="bk-sprite" width="0" height="0" aria-hidden="true"><defs>{"".join(parts)}</defs></svg>'


@cache
def use(name: str, kind: str = "") -> Markup:
    """A picture by reference; decoration for those who do not see it."""
    return Markup(
        f'<svg class="bk-art bk-art-{name}{" " + kind if kind else ""}" aria-hidden="true"><use href="#sea-{name}"/></svg>'
    )


@cache
def pawn(seat: int, tag: str) -> Markup:
    """A diver with a letter; CSS lays it down."""
    line = (22, 22, 24.5, 22)[seat]
    return Markup(
        f'<svg class="bk-diver bk-seat-{seat}" viewBox="-7 -1 54 54" aria-hidden="true"><use href="#sea-pawn-{seat}" x="-7" y="-1" width="54" height="54"/>'
        f'<text x="20" y="{line}" text-anchor="middle">{escape(tag)}</text></svg>'
    )


@cache
def lanes(pairs: tuple[tuple[tuple[int, int], tuple[int, int]], ...], rows: int, columns: int, turned: bool) -> Markup:
    """The ways of the fish: a line from each wreck to each beside it, behind the wrecks."""
    across, down = (rows, columns) if turned else (columns, rows)
    lines = []
    for (row, column), (other_row, other_column) in pairs:
        first, last = ((column, row), (other_column, other_row))
        if turned:
            first, last = first[::-1], last[::-1]
        lines.append(f"M{first[0] + 0.5:g} {first[1] + 0.5:g}L{last[0] + 0.5:g} {last[1] + 0.5:g}")
    kind = "bk-lanes bk-turned" if turned else "bk-lanes bk-straight"
    return Markup(
        f'<svg class="{kind}" viewBox="0 0 {across} {down}" preserveAspectRatio="none" aria-hidden="true">'
        f'<path d="{"".join(lines)}" vector-effect="non-scaling-stroke"/></svg>'
    )
