"""The sprite of a table's page: icons, emblems, patterns, and the faces of the cards. Inlined once; frames only refer to it.

A face is two layers: `#g-red`, the ground of a colour, and `#r-0`, what the first row of the card table bears. The
drawing of colours, emblems and icons is `show.art`'s.
"""

from __future__ import annotations

from functools import lru_cache

from tortuga.games.einauge.tables import CardTable, Face
from tortuga.render.einauge.facts import YIELDS
from tortuga.render.kit.art import ICONS, PALETTE, definitions
from tortuga.web.boards import sea

_LINE = 'fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"'
UI = {  # 24 × 24, drawn in the colour of the text
    "undo": '<path d="M9 5L4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3"/>',
    "sound": '<path d="M4 10v4h4l5 4V6L8 10zM16.5 8.5a5 5 0 0 1 0 7M19 6a9 9 0 0 1 0 12"/>',
    "mute": '<path d="M4 10v4h4l5 4V6L8 10zM17 9.5l5 5M22 9.5l-5 5"/>',
    "sun": '<circle cx="12" cy="12" r="4"/><path d="M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2"/>',
    "lantern": '<path d="M9 5h6M12 2v3M8 8l1-3h6l1 3M7 8h10v11H7zM5 22h14M12 11c2 2 2 5 0 5s-2-3 0-5z"/>',
    "clock": '<circle cx="12" cy="13" r="8"/><path d="M12 8v5l3 2M9 2h6"/>',
    "again": '<path d="M4 12a8 8 0 0 1 14-5l2 2M20 4v5h-5M20 12a8 8 0 0 1-14 5l-2-2M4 20v-5h5"/>',
    "branch": '<path d="M6 3v18M6 14c0-6 12-3 12-9M14 8l4-4 4 4"/>',
    "menu": '<path d="M4 7h16M4 12h16M4 17h16"/>',
    "flag": '<path d="M5 22V3M5 4c5-3 8 3 14 0v9c-6 3-9-3-14 0"/>',
    "pile": '<path d="M7 3h11v15H7zM4 6v15h11"/>',
    "score": '<path d="M6 4h12v4a6 6 0 0 1-12 0zM12 14v4M8 21h8M18 5h3c0 4-2 5-4 5M6 5H3c0 4 2 5 4 5"/>',
}
# Seven islands, each with its own outline; a card table of one's own has as many rows.
_COASTS = (
    "M0 118q18-10 34-9 8-16 18-13 10-2 15 12 18 0 33 10v22H0z",
    "M0 120q14-4 24-22 6-8 12 0l10 16q20 2 54 6v20H0z",
    "M0 116q30-4 40-18t22 2q8 12 38 16v24H0z",
    "M0 119q10-3 20-14l12-4 10 9 16-22 16 22q12 6 26 9v21H0z",
    "M0 120q22-2 30-10 4-20 9-20t8 19q20-3 28 3 12 6 25 8v20H0z",
    "M0 118q24-2 34-16l6-14 6 7 8-12 10 18q12 14 36 17v22H0z",
    "M0 119q14-2 22-12l8-22 5 6 5-14 5 14 9-8 6 20q20 14 40 16v21H0z",
)


_ONE_EYE = (  # who gives the game its name: a kerchief, a patch, one watchful eye
    '<symbol id="one-eye" viewBox="0 0 64 64"><g fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" '
    'stroke-linejoin="round"><path d="M12 25c0 24 8 34 20 34s20-10 20-34"/><path d="M8 25C10 9 20 4 32 4s22 5 24 21c-14-5-34-5-48 0z" '
    'fill="currentColor" fill-opacity=".28"/><path d="M55 22c5 1 6 7 8 10M56 25c1 4 0 8 2 12M11 31l42 0"/>'
    '<path d="M16 31h14l-2 9c-4 3-7 2-10-1z" fill="currentColor"/><path d="M37 37c3-4 9-4 12 0-3 3-9 3-12 0z"/><circle cx="43" cy="36.6" r="1.5" '
    'fill="currentColor"/><path d="M32 38l-2 8h4M24 52c5 3 11 3 16-1"/></g></symbol>'
)


def sprite_of(cards: CardTable | None) -> str:
    """Everything that pages refer to: with the cards of Einauge, or without cards for Barrakuda."""
    return _sprite(cards) if cards is not None else "".join([_sprite(None), sea.sprite()])


@lru_cache(maxsize=32)
def _sprite(cards: CardTable | None) -> str:
    parts = [
        f'<symbol id="ui-{name}" viewBox="0 0 24 24"><g {_LINE}>{drawn}</g></symbol>' for name, drawn in UI.items()
    ]
    if cards is not None:
        parts += [_ground(colour) for colour in PALETTE]
        parts += [_overlay(str(rank), face, rank) for rank, face in enumerate(cards.islands)]
        parts += [_overlay("ship", cards.ship, None), _BACK, _ONE_EYE]
    shades = "".join(_shade(name) for name in PALETTE) if cards else ""
    return (
        '<svg class="sprite" width="0" height="0" style="position:absolute" aria-hidden="true" focusable="false">'
        f"{_icons()}<defs>{shades}{_SHEEN}</defs>{''.join(parts)}</svg>"
    )


_SHEEN = (
    '<clipPath id="tg-sky"><rect x="5" y="37" width="90" height="98" rx="6"/></clipPath>'
    '<linearGradient id="tg-sheen" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".3"/>'
    '<stop offset=".45" stop-color="#fff" stop-opacity="0"/></linearGradient>'
)


_SABRE = (  # bolder than the one of still drawings: here it is often 13 pixels high
    '<path d="M8.5 16.5C15 14.5 20.5 9 22 2c-6.500 1.500-13 7-15.500 12.500z" fill="#dfe8f2" stroke="#1d2b3a" stroke-width="1.6" stroke-linejoin="round"/>'
    '<path d="M4.500 12.500l7 7" stroke="#6b4700" stroke-width="4.400" stroke-linecap="round"/><path d="M4.500 12.500l7 7" stroke="#ffd34d" stroke-width="2.200" '
    'stroke-linecap="round"/><path d="M7 17l-4.500 4.500" stroke="#3a1e06" stroke-width="4" stroke-linecap="round"/>'
)


def _icons() -> str:
    return definitions(True).replace(ICONS["sabres"], _SABRE)


def _shade(name: str) -> str:
    ink = PALETTE[name]
    return (
        f'<linearGradient id="tg-shade-{name}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="{ink.ground}"/>'
        f'<stop offset=".55" stop-color="{ink.ground}"/><stop offset="1" stop-color="{ink.dark}"/></linearGradient>'
    )


def _ground(name: str) -> str:
    """Paper, the coloured sky with its pattern, and the emblem as a sun."""
    ink = PALETTE[name]
    sky = 'x="5" y="37" width="90" height="98" rx="6"'
    return (
        f'<symbol id="g-{name}" viewBox="0 0 100 140">'
        f'<rect x="1" y="1" width="98" height="138" rx="9" fill="var(--card-paper)" stroke="{ink.dark}" stroke-width="2"/>'
        f'<rect x="5" y="5" width="90" height="30" rx="6" fill="{ink.ground}" opacity=".3"/>'
        f'<rect {sky} fill="url(#tg-shade-{name})"/><rect {sky} fill="url(#tg-pattern-{name})" opacity=".38"/>'
        f'<circle cx="50" cy="72" r="25" fill="{ink.ground}" stroke="#fffaf0" stroke-width="2.6"/>'
        f'<use href="#tg-emblem-{name}" x="32" y="54" width="36" height="36" color="{ink.on_it}"/></symbol>'
    )


def _overlay(key: str, face: Face, rank: int | None) -> str:
    """The island's coast at the foot, what the card bears along the top, its name in the corner."""
    coast = "" if rank is None else f'<path d="{_COASTS[rank % len(_COASTS)]}" fill="#120c06" opacity=".5"/>'
    waves = '<path d="M5 128q8-5 15 0t15 0 15 0 15 0 15 0 15 0" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="2"/>'
    name = _ROPE if rank is None and not any(getattr(face, kind) for kind in YIELDS) else ""
    name = name if rank is None else _corner(face.name)
    return (
        f'<symbol id="r-{key}" viewBox="0 0 100 140"><g clip-path="url(#tg-sky)">{coast}{waves}</g>'
        f'{name}{_bears(face, 8 if rank is None else 32)}<rect x="1" y="1" width="98" height="138" rx="9" fill="url(#tg-sheen)"/></symbol>'
    )


_ROPE = (  # a ship that bears nothing: a rope instead of pictures
    '<path d="M12 20q6.300-9 12.700 0t12.700 0 12.700 0 12.700 0 12.700 0 12.700 0M12 20q6.300 9 12.700 0t12.700 0 12.700 0 12.700 0 12.700 0 12.700 0" '
    'fill="none" stroke="#7d6637" stroke-width="2.2"/>'
)


def _corner(name: str) -> str:
    size = 25 if len(name) == 1 else 15
    return (
        f'<text x="17" y="{29 if size > 20 else 25}" text-anchor="middle" font-size="{size}" font-weight="800" fill="#2b1c0c" '
        f'font-family="Georgia, serif">{name[:4]}</text>'
    )


def _bears(face: Face, left: int) -> str:
    """Each thing by itself while four fit, else a number beside its picture."""
    held = [(kind, getattr(face, kind)) for kind in YIELDS if getattr(face, kind)]
    if sum(number for _, number in held) <= 4:
        icons = [kind for kind, number in held for _ in range(number)]
        step = 16.0
        start = 95 - 16 * len(icons)
        return "".join(
            f'<use href="#tg-{kind}" x="{start + step * n:g}" y="12" width="15.5" height="15.5"/>'
            for n, kind in enumerate(icons)
        )
    step = (95 - left) / len(held)
    return "".join(
        f'<use href="#tg-{kind}" x="{left + step * n:g}" y="6" width="13" height="13"/>'
        f'<text x="{left + step * n + 6.5:g}" y="32" text-anchor="middle" font-size="12" font-weight="700" fill="#2b1c0c">{number}</text>'
        for n, (kind, number) in enumerate(held)
    )


_BACK = (
    '<symbol id="g-back" viewBox="0 0 100 140"><rect x="1" y="1" width="98" height="138" rx="9" fill="#12303f" stroke="#d9b45b" stroke-width="2"/>'
    '<rect x="8" y="8" width="84" height="124" rx="6" fill="none" stroke="#d9b45b" stroke-opacity=".6"/>'
    '<use href="#tg-emblem-sky" x="24" y="44" width="52" height="52" color="#d9b45b"/></symbol>'
)
