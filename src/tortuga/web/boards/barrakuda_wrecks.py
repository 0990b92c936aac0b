"""A wreck on the map as markup. By hand, not by a template: most moves change one or two of them."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import escape

from tortuga.i18n import amount, listing, translate
from tortuga.web.boards.barrakuda_parts import Pawn, Spot
from tortuga.web.boards.barrakuda_words import chance
from tortuga.web.parts import Lines

KEPT = 16384
MOST_COINS = 4  # that lie on one wreck (B4.3)
_FISH = '<svg class="bk-art"><use href="#sea-fish"/></svg>'


@lru_cache(maxsize=KEPT)
def wreck(spot: Spot, language: str) -> Lines:
    """Drawn once for each way it can look."""
    number, likely = spot.number, escape(chance(spot.far, spot.throws, language))
    told, gold = f"{escape(_label(spot, language))}. {likely}", min(spot.gold, MOST_COINS)
    near = f"{_FISH}{spot.far}" if spot.far in (1, 2) else ""
    return (
        (
            f'<article class="{_look(spot)}" id="bk-wreck-{number}" data-wreck="{number}" '
            f'style="--r:{spot.row};--c:{spot.column}">'
        ),
        (
            f'<span class="bk-eye" id="bk-eye-{number}" tabindex="0" role="img" aria-label="{told}"></span>'
            f'<span class="bk-tip bk-whole" aria-hidden="true">{told}</span>'
        ),
        (
            '<svg class="bk-hull" viewBox="0 0 120 80" preserveAspectRatio="xMidYMax slice" aria-hidden="true">'
            f'<use href="#sea-hull-{number}"/></svg>'
        ),
        f'<b class="bk-number" aria-hidden="true">{number}</b>',
        f'<span class="bk-near" title="{likely}" aria-hidden="true">{near}</span>',
        f'<div class="bk-signs">{spot.signs}</div>',
        f'<div class="bk-gold" id="bk-gold-{number}" data-n="{gold}" aria-hidden="true">{"<i></i>" * 4}</div>',
        f'<div class="bk-pawns" id="bk-pawns-{number}">{"".join(_pawn(pawn, language) for pawn in spot.pawns)}</div>',
        *([_steering(spot, language)] if spot.steer else []),
        "</article>",
    )


def _label(spot: Spot, language: str) -> str:
    """A wreck for those who do not see it."""
    parts = [spot.words]
    if spot.gold:
        parts.append(translate("web-barrakuda-lies", language, gold=amount("gold", spot.gold, language)))
    if spot.pawns:
        told = [
            translate("web-barrakuda-lying", language, name=pawn.name) if pawn.lies else pawn.name
            for pawn in spot.pawns
        ]
        parts.append(translate("web-barrakuda-divers", language, names=listing(told, language)))
    if spot.fish:
        parts.append(translate("web-barrakuda-fish_here", language))
    return "; ".join(parts)


def _look(spot: Spot) -> str:
    now, can, cannot = spot.now, bool(spot.steer) and not spot.why, bool(spot.why)
    states = "".join(name for name, holds in ((" bk-now", now), (" bk-can", can), (" bk-cannot", cannot)) if holds)
    return f"bk-wreck bk-{spot.side} bk-far-{spot.far}{states}"


def _pawn(pawn: Pawn, language: str) -> str:
    lies, key = " bk-lies" if pawn.lies else "", f"bk-pawn-{pawn.seat}"
    if not pawn.steal:
        return f'<span class="bk-pawn{lies}" id="{key}" title="{escape(pawn.name)}">{pawn.art}</span>'
    words = escape(translate("web-barrakuda-ask-steal", language, name=pawn.name))
    does = f'data-move="{escape(pawn.steal)}" title="{words}" aria-label="{words}"'
    return f'<button class="bk-pawn bk-prey{lies}" id="{key}" {does}>{pawn.art}</button>'


def _steering(spot: Spot, language: str) -> str:
    number = spot.number
    words = escape(translate(f"web-barrakuda-ask-{'stay' if spot.fish else 'swim'}", language, wreck=number))
    does = f'data-move="{escape(spot.steer)}" data-say="{words}"'
    if spot.why:
        does = f'aria-disabled="true" data-why="{escape(spot.why)}"'
    return f'<button class="bk-steer" id="bk-steer-{number}" data-key="{number}" {does} aria-label="{words}"></button>'
