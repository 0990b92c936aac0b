"""The moves, dice and draws of Barrakuda in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tortuga.games.barrakuda.actions import TABLE
from tortuga.games.barrakuda.options import Options
from tortuga.games.barrakuda.state import BARRACUDA
from tortuga.games.kit.moves import Step
from tortuga.i18n import amount, listing, translate
from tortuga.render.barrakuda.facts import SLOTS, waiting, wrecks_of
from tortuga.render.barrakuda.words import barracuda_card, icon_sentence


def sentence(step: Step, names: Sequence[str], language: str) -> str:
    """A step in words."""
    if step.seat is None:
        return _chance(step.text, language)
    form, facts = _form(step.number, names, language)
    return translate(f"did-barrakuda-{form}", language, name=names[step.seat], **facts)


def label(action: int, names: Sequence[str], language: str) -> str:
    """A move as one would ask for it."""
    form, facts = _form(action, names, language)
    return translate(f"move-barrakuda-{form}", language, **facts)


def _chance(text: str, language: str) -> str:
    kind, *rest = text.split()
    if kind == "pair":
        cards = [barracuda_card(card, language) for card in rest]
        return translate("chance-barrakuda-pair", language, cards=listing(cards, language))
    return translate(f"chance-barrakuda-{kind}", language, shown=" ".join(rest))


def _form(number: int, names: Sequence[str], language: str) -> tuple[str, dict[str, str]]:
    """Which sentence tells the move, and its fields."""
    action = TABLE[number]
    assert action is not None
    form = action.verb.replace(" ", "_")
    if action.verb == "lay" and action.card == BARRACUDA:
        form = "lay_barracuda"
    facts = {"card": str(action.card), "wreck": str(action.wreck)}
    if action.gold is not None:
        facts.update(number=str(action.gold), gold=amount("gold", action.gold, language))
    if action.seat is not None:
        facts["other"] = names[action.seat] if action.seat < len(names) else str(action.seat)
    return form, facts


def number_of(number: int) -> int | None:
    """The card or wreck of a move; the Barracuda card is 6, as the fish's wreck is."""
    action = TABLE[number]
    return None if action is None else action.card or action.wreck


def status(plain: dict[str, Any], names: Sequence[str], language: str) -> str:
    """Who does what now."""
    actor, victim = plain["actor"], plain["victim"]
    facts = {
        "name": "" if actor is None else names[actor],
        "victim": "" if victim is None else names[victim],
        "wreck": plain["wreck"],
        "distance": plain["distance"],
        "cards": listing([barracuda_card(card, language) for card in plain["pair"]], language),
        "names": listing([names[seat] for seat in waiting(plain)], language),
    }
    return translate(f"turn-barrakuda-{plain['phase']}", language, **facts)


def wreck_sentences(options: Options, language: str) -> list[str]:
    """What every icon of the six wrecks does."""
    icons = [(wreck, slot, shown[slot]) for wreck, shown in wrecks_of(options).items() for slot in SLOTS if shown[slot]]
    return [
        translate(f"wreck-{slot}", language, wreck=wreck, sentence=icon_sentence(icon, language))
        for wreck, slot, icon in icons
    ]
