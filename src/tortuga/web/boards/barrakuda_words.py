"""Words and pictures of Barrakuda's board that come back in every frame, made once."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, NamedTuple

from markupsafe import Markup

from tortuga.games.barrakuda.options import Options
from tortuga.games.barrakuda.state import CARDS
from tortuga.games.barrakuda.tables import SLOTS, Wreck
from tortuga.i18n import translate
from tortuga.render.barrakuda.facts import icon_name, icon_sentence, icon_short
from tortuga.web.boards import sea

KEPT = 4096
_TURN = ("choose", "fish", "wrecks", "end")
_STEP_OF = {
    "choose": 0,
    "distance": 1,
    "direction": 1,
    "steer": 1,
    "jump": 1,
    "answer": 2,
    "special": 2,
    "general": 2,
    "victim": 3,
    "pair": 3,
    "card": 3,
}
_FACTS = Markup(
    '<span class="bk-fact" title="{limit}"><span class="bk-long">{turn}</span>'
    '<span class="bk-brief" aria-hidden="true">{short}</span></span>'
    '<span class="bk-fact" title="{goal}">{art}<span class="bk-long">{goal}</span>'
    '<span class="bk-brief" aria-hidden="true">{number}</span></span>'
)


@lru_cache(maxsize=256)
def steps(phase: str, language: str) -> tuple[tuple[str, str], ...]:
    """The steps of a turn, and which of them are done."""
    at = _STEP_OF.get(phase, len(_TURN))
    states = ["done" if place < at else "now" if place == at else "" for place in range(len(_TURN))]
    words = [translate(f"web-barrakuda-step-{word}", language) for word in _TURN]
    return tuple(zip(words, states, strict=True))


@lru_cache(maxsize=KEPT)
def facts(turn: int, limit: int, goal: int, language: str) -> Markup:
    """The turn and the goal."""

    def told(key: str, **numbers: int) -> str:
        return translate(f"web-barrakuda-{key}", language, **numbers)

    return _FACTS.format(
        limit=told("limit_help", limit=limit) if limit else "",
        turn=told("turn_of" if limit else "turn", turn=turn, limit=limit),
        short=told("turn_short", turn=turn),
        goal=told("goal", goal=goal),
        number=goal,
        art=sea.use("vault"),
    )


@cache
def chance(far: int, throws: int, language: str) -> str:
    """How near the fish is, and how likely the dice lead it there."""
    near = translate("web-barrakuda-far" if far <= 2 else "web-barrakuda-far-more", language, steps=far)
    return f"{near} {translate('web-barrakuda-throws', language, throws=throws)}"


class Face(NamedTuple):
    """What a wreck's card says and shows."""

    words: str
    signs: Markup
    pressed: Markup  # the signs where the special one can be pressed


_faces: dict[tuple[int, str], tuple[Options, tuple[Face, ...]]] = {}


def faces_of(options: Options, language: str) -> tuple[Face, ...]:
    """The six wrecks of a game. Kept by its options, which are held here, so that nothing has their place in memory."""
    key = id(options), language
    found = _faces.get(key)
    if found is None:
        if len(_faces) >= KEPT:
            _faces.clear()
        faces = tuple([_face(card, wreck, language) for wreck, card in enumerate(options.cards_in_play, 1)])
        found = _faces[key] = (options, faces)
    return found[1]


@lru_cache(maxsize=KEPT)
def _face(card: Wreck, wreck: int, language: str) -> Face:
    icons = [(slot, getattr(card, slot).plain()) for slot in SLOTS if getattr(card, slot) is not None]
    named = [translate(f"web-barrakuda-{slot}", language, icon=icon_name(icon, language)) for slot, icon in icons]
    signs, pressed = (
        Markup("").join(_sign(slot, icon, wreck, language, can and slot == "special") for slot, icon in icons)
        for can in (False, True)
    )
    return Face(translate("web-barrakuda-wreck", language, wreck=wreck, actions=", ".join(named)), signs, pressed)


_MARKS = {"special": "crown", "general": "crew", "stop": "fish"}
_SIGN = Markup(
    '<{tag} class="bk-sign bk-{slot} bk-do-{action}" id="bk-sign-{wreck}-{slot}" {attributes}>{art}{x}'
    '<span class="bk-mark">{mark}</span><span class="bk-word">{word}</span>'
    '<span class="bk-tip" role="tooltip">{tip}</span></{tag}>'
)


def _sign(slot: str, icon: dict[str, Any], wreck: int, language: str, pressed: bool) -> Markup:
    """An action of a wreck: a picture with its number, its name, and a sentence that appears on focus."""
    tip = translate(f"web-barrakuda-tip-{slot}", language, does=icon_sentence(icon, language))
    shown = (
        Markup('<b class="bk-x">{}{}</b>').format("+" if icon["action"] == "gold" else "", icon["x"])
        if "x" in icon
        else ""
    )
    press = Markup('data-move="special" type="button" aria-label="{}"').format(tip)
    still = Markup('tabindex="-1" role="img" aria-label="{}"').format(tip)
    return _SIGN.format(
        tag="button" if pressed else "span",
        slot=slot,
        action=icon["action"],
        wreck=wreck,
        attributes=press if pressed else still,
        art=sea.use(f"icon-{icon['action']}"),
        x=shown,
        mark=sea.use(_MARKS[slot]),
        word=icon_short(icon, language),
        tip=tip,
    )


@cache
def pips(hand: tuple[int, ...], holds: bool, row: tuple[int, ...], language: str) -> Markup:
    """Remaining cards as pips, played ones hollow; then the row, oldest first."""
    pips = [f'<i class="{"in" if card in hand else "out"}">{card}</i>' for card in range(1, CARDS + 1)]
    fish = sea.use("fish")
    pips.append(f'<i class="bk-pip-fish {"in" if holds else "out"}">{fish}</i>')
    laid = "".join(f"<i>{card}</i>" for card in row)
    words = translate(
        "web-barrakuda-cards",
        language,
        hand=" ".join(map(str, hand)),
        row=" ".join(map(str, row)) or translate("word-nothing", language),
        fish=translate("web-barrakuda-in_hand" if holds else "web-barrakuda-in_centre", language),
    )
    return Markup(
        f'<span class="bk-pips" role="img" aria-label="{words}" title="{words}">{"".join(pips)}</span>'
        f'<span class="bk-laid" aria-hidden="true">{laid}</span>'
    )


assert len(_TURN) == max(_STEP_OF.values()) + 1
