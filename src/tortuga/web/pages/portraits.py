"""Portraits of the bots: small medallions, drawn from a few parts in the inks of the cards."""

from __future__ import annotations

from markupsafe import Markup

_INK = 'stroke="#2b1c0c" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round"'
_SKIN, _DARK, _WHITE, _GOLD, _RED, _BLUE = "#e8bd8c", "#2b1c0c", "#fbf5e6", "#ffd34d", "#c9502f", "#2a5f86"


def _head(skin: str = _SKIN, coat: str = _BLUE) -> str:
    return (
        f'<path d="M8 64c1-13 10-18 24-18s23 5 24 18z" fill="{coat}" {_INK}/>'
        f'<path d="M20 27c0-9 5-13 12-13s12 4 12 13c0 12-5 20-12 20s-12-8-12-20z" fill="{skin}" {_INK}/>'
    )


def _eyes() -> str:
    return f'<g fill="{_DARK}"><circle cx="37" cy="29" r="1.8"/><circle cx="27" cy="29" r="1.8"/></g>'


def _mouth(bend: int) -> str:
    return f'<path d="M27 39q5 {bend} 10 0" fill="none" {_INK}/>'


def _beard(ink: str) -> str:
    return f'<path d="M20 31c0 15 5 21 12 21s12-6 12-21c-3 6-6 7-12 5-6 2-9 1-12-5z" fill="{ink}" {_INK}/>'


def _tricorne(ink: str, trim: str) -> str:
    return (
        f'<path d="M10 24c4-3 8-15 22-15s18 12 22 15c-6-3-13-4-22-4s-16 1-22 4z" fill="{ink}" {_INK}/>'
        f'<path d="M12 22c5-3 12-4 20-4s15 1 20 4" fill="none" stroke="{trim}" stroke-width="2"/>'
    )


_SCARF = (
    f'<path d="M18 23c1-9 6-13 14-13s13 4 14 13c-8-3-20-3-28 0z" fill="{_RED}" {_INK}/>'
    f'<path d="M46 22l7 3-5 3z" fill="{_RED}" {_INK}/><g fill="{_WHITE}"><circle cx="26" cy="16" r="1.4"/>'
    '<circle cx="33" cy="14" r="1.4"/><circle cx="39" cy="18" r="1.4"/></g>'
)
_CAP = (
    f'<path d="M19 22c0-7 5-11 13-11s13 4 13 11z" fill="{_WHITE}" {_INK}/><path d="M18 22h28" {_INK}/>'
    f'<path d="M19 18h26" stroke="{_BLUE}" stroke-width="2.4"/>'
)
_WHISTLE = f'<path d="M32 52v6h6a3 3 0 1 0-3-3" fill="{_GOLD}" {_INK}/>'
_WHEEL = (
    '<g fill="none" stroke="#8a5a2b" stroke-width="2.4"><circle cx="51" cy="51" r="7"/>'
    '<path d="M51 40v22M40 51h22M43 43l16 16M59 43L43 59"/></g>'
)
_COOK_HAT = (
    f'<path d="M20 22c-8-2-6-13 3-11 2-6 16-6 18 0 9-2 11 9 3 11z" fill="{_WHITE}" {_INK}/>'
    f'<path d="M20 18h24v6H20z" fill="{_WHITE}" {_INK}/>'
)
_SPYGLASS = (
    f'<path d="M37 27l22-7 2 6-22 6z" fill="{_GOLD}" {_INK}/><path d="M50 22.500l2 6" {_INK}/>'
    f'<path d="M40 40q9 1 10-12" fill="none" stroke="{_SKIN}" stroke-width="5"/>'
)
_CANNON_BALLS = f'<g fill="#3a3a42" {_INK}><circle cx="21" cy="55" r="4.500"/><circle cx="43" cy="55" r="4.500"/></g>'
_EPAULETTES = (
    f'<g fill="{_GOLD}" {_INK}><path d="M8 54q6-8 13-5l-2 6q-6-1-10 3z"/><path d="M56 54q-6-8-13-5l2 6q6-1 10 3z"/></g>'
)
_RING = (
    f'<ellipse cx="32" cy="56" rx="21" ry="8" fill="{_WHITE}" {_INK}/>'
    f'<path d="M13 53q6-6 13-5l-2 7q-5 0-8 4zM51 53q-6-6-13-5l2 7q5 0 8 4z" fill="{_RED}"/>'
)
_CORAL = '<path d="M46 62V40M46 48l-6-6M46 52l7-8M40 42v-5M53 44v-6" fill="none" stroke="#e2503f" stroke-width="4"/>'
_SPONGE = (
    f'<path d="M38 48q3-6 9-5 8-1 9 7 1 8-8 9-9 1-11-4-1-4 1-7z" fill="#e6c25a" {_INK}/>'
    '<g fill="#a67c1e"><circle cx="45" cy="49" r="1.6"/><circle cx="50" cy="54" r="1.8"/>'
    '<circle cx="51" cy="47" r="1.2"/></g>'
)
_CROWN = f'<path d="M19 23l-2-13 8 6 7-9 7 9 8-6-2 13q-13-4-26 0z" fill="{_GOLD}" {_INK}/>'
_TRIDENT = (
    f'<path d="M52 63V22M46 18v8q0 5 6 5t6-5v-8M52 16v12" fill="none" stroke="{_DARK}" stroke-width="5.500"/>'
    f'<path d="M52 63V22M46 18v8q0 5 6 5t6-5v-8M52 16v12" fill="none" stroke="{_GOLD}" stroke-width="3"/>'
)
_BUBBLES = (
    '<g fill="#ffffff55" stroke="#fff" stroke-width="1.2"><circle cx="52" cy="16" r="3"/>'
    '<circle cx="56" cy="26" r="2"/><circle cx="48" cy="8" r="1.8"/></g>'
)
_MASK = (
    f'<rect x="19" y="23" width="26" height="12" rx="5" fill="#9fd3e6" {_INK}/>'
    '<path d="M24 26l4 5" stroke="#fff" stroke-width="2"/>'
)

PORTRAITS = {
    "schiffsjunge": _head(coat="#7d9d5a")
    + _eyes()
    + _mouth(4)
    + f'<path d="M19 24c0-11 26-14 26 0-4-4-9-6-13-6s-9 2-13 6z" fill="#b9722f" {_INK}/>'
    + '<g fill="#b9722f"><circle cx="25" cy="34" r=".9"/><circle cx="28" cy="35" r=".9"/>'
    + '<circle cx="39" cy="34" r=".9"/></g>',
    "smutje": _head("#edc59a", _WHITE) + _eyes() + _mouth(6) + _COOK_HAT,
    "jungmann": _head(coat="#5f86a8")
    + _eyes()
    + _mouth(-2)
    + f'<path d="M20 24c0-14 24-14 24 0-3-5-7-2-10-5-4 4-10 1-14 5z" fill="#d9b45a" {_INK}/>',
    "leichtmatrose": _head(coat=_WHITE)
    + _eyes()
    + _mouth(3)
    + f'<path d="M19 23c1-9 6-13 13-13s12 4 13 13c-8-3-18-3-26 0z" fill="{_BLUE}" {_INK}/>'
    + f'<path d="M12 55h40M10 60h44" stroke="{_BLUE}" stroke-width="2.4"/>',
    "kanonier": _head("#d9a878", "#4b5320")
    + _eyes()
    + f'<path d="M24 37c3-3 13-3 16 0" fill="none" stroke="{_DARK}" stroke-width="3.500"/>'
    + _SCARF
    + _CANNON_BALLS,
    "toppgast": _head(coat="#7a3b52")
    + _eyes()
    + _mouth(2)
    + f'<path d="M18 23c1-10 7-13 14-13s13 3 14 13l-14-3z" fill="#3c5a3a" {_INK}/>'
    + _SPYGLASS,
    "matrose": _head(coat=_WHITE)
    + _eyes()
    + _mouth(5)
    + _CAP
    + f'<path d="M16 50l16 8 16-8" fill="none" stroke="{_BLUE}" stroke-width="3"/>',
    "bootsmann": _head(coat="#6b3f1a") + _eyes() + _beard("#8d3c00") + _SCARF + _WHISTLE,
    "steuermann": _head(coat="#004a75") + _eyes() + _mouth(2) + _beard("#c9b48a") + _CAP + _WHEEL,
    "kapitan": _head(coat="#8d2f1c")
    + _eyes()
    + f'<path d="M25 37c4-3 10-3 14 0" fill="none" stroke="{_DARK}" stroke-width="3"/>'
    + _mouth(-2)
    + _tricorne("#26262e", _GOLD)
    + f'<g fill="{_GOLD}" {_INK}><circle cx="32" cy="54" r="2"/><circle cx="32" cy="60" r="2"/></g>',
    "admiral": _head(coat="#14305c")
    + _eyes()
    + _beard("#e9e4d6")
    + f'<path d="M6 25q4-4 8-3 8-13 18-13t18 13q4-1 8 3-26-8-52 0z" fill="#14222c" {_INK}/>'
    + f'<path d="M9 23q23-8 46 0" fill="none" stroke="{_GOLD}" stroke-width="2.4"/>'
    + f'<circle cx="32" cy="15" r="3.4" fill="{_GOLD}" {_INK}/>'
    + _EPAULETTES,
    "pesciolino": f'<path d="M14 33c6-11 24-12 32 0-8 12-26 11-32 0z" fill="#f0a33c" {_INK}/>'
    f'<path d="M46 33l10-8v16z" fill="#e0862a" {_INK}/><circle cx="23" cy="31" r="3.4" fill="{_WHITE}" {_INK}/>'
    f'<circle cx="22.500" cy="31" r="1.5" fill="{_DARK}"/><path d="M30 25q4 8 0 16M37 25q3 8 0 15" fill="none" {_INK}/>'
    + _BUBBLES,
    "bagnante": _head(coat=_SKIN)
    + _eyes()
    + _mouth(5)
    + f'<path d="M19 24c0-11 6-14 13-14s13 3 13 14c-8-3-18-3-26 0z" fill="#e889a0" {_INK}/>'
    + _RING,
    "tuffatore": _head("#d9a878", "#d9a878")
    + _mouth(3)
    + f'<path d="M20 25c0-13 24-13 24 0-8-4-16-4-24 0z" fill="#3a2412" {_INK}/>'
    + f'<path d="M18 28h28" {_INK}/>'
    + f'<g fill="#9fd3e6" {_INK}><circle cx="27" cy="29" r="4"/><circle cx="37" cy="29" r="4"/></g>',
    "corallaro": _head("#c98f5f", "#2f6f73") + _eyes() + _beard("#2b1c0c") + _CORAL,
    "spugnaro": _head("#b97f52", "#e8e0c8")
    + _eyes()
    + _mouth(1)
    + f'<path d="M19 23c1-9 6-13 13-13s12 4 13 13c-8-3-18-3-26 0z" fill="#6b8f4e" {_INK}/>'
    + _SPONGE,
    "sub": _head(coat="#22424f")
    + _MASK
    + _mouth(3)
    + f'<path d="M45 30h6V10" fill="none" stroke="{_RED}" stroke-width="4"/>',
    "apneista": _head("#d9a878", "#10303c")
    + f'<path d="M18 34c-2-16 4-23 14-23s16 7 14 23c-2-9-5-12-14-12s-12 3-14 12z" fill="#10303c" {_INK}/>'
    + f'<path d="M24 30h6M34 30h6" {_INK}/>'
    + _mouth(0)
    + _BUBBLES,
    "palombaro": f'<path d="M8 64c1-12 9-16 24-16s23 4 24 16z" fill="#8a5a2b" {_INK}/>'
    f'<circle cx="32" cy="30" r="19" fill="#d6a243" {_INK}/><circle cx="32" cy="31" r="10" fill="#0f4450" {_INK}/>'
    '<path d="M32 21v20M22 31h20" stroke="#d6a243" stroke-width="2.4"/>'
    '<path d="M18 49h28" stroke="#b9832c" stroke-width="5"/>'
    '<path d="M26 27q2-3 5-3" fill="none" stroke="#dff6f2" stroke-width="2"/>',
    "nettuno": _head("#7fb3a6", "#10555c") + _eyes() + _beard("#dff1ec") + _CROWN + _TRIDENT,
}
_UNKNOWN = _head() + _eyes() + _mouth(2)


def portrait(key: str) -> Markup:
    """The medallion of a bot; an unknown one is a sailor. A page may colour ground and rim anew."""
    drawn = PORTRAITS.get(key, _UNKNOWN)
    return Markup(
        '<svg xmlns="http://www.w3.org/2000/svg" class="portrait" viewBox="0 0 64 64" aria-hidden="true">'
        f'<clipPath id="round-{key}"><circle cx="32" cy="32" r="30"/></clipPath>'
        '<circle class="p-sea" cx="32" cy="32" r="30" fill="#cfe3dc"/>'
        f'<g clip-path="url(#round-{key})">{drawn}</g>'
        '<circle class="p-rim" cx="32" cy="32" r="30.500" fill="none" stroke="#c8932d" stroke-width="2.5"/></svg>'
    )
