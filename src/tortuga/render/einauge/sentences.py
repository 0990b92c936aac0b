"""The moves and draws of Einauge in words."""

from __future__ import annotations

from collections.abc import Sequence

from tortuga.games.einauge.actions import TABLE, Action
from tortuga.games.einauge.state import COLOURS
from tortuga.games.kit.game import Position
from tortuga.games.kit.moves import Step
from tortuga.i18n import listing, translate
from tortuga.render.einauge.words import card_name, colour_name


def sentence(position: Position, step: Step, names: Sequence[str], language: str) -> str:
    """A step in words."""
    if step.seat is None:
        return _chance(step.text, language)
    form, facts = _form(position, step.number, language)
    return translate(f"did-einauge-{form}", language, name=names[step.seat], **facts)


def label(position: Position, action: int, language: str) -> str:
    """A move as one would ask for it."""
    form, facts = _form(position, action, language)
    return translate(f"move-einauge-{form}", language, **facts)


def _chance(text: str, language: str) -> str:
    kind, *rest = text.split()
    if kind == "out":
        return translate(
            "chance-einauge-out", language, colours=listing([colour_name(word, language) for word in rest], language)
        )
    return translate("chance-einauge-up", language, card=card_name(" ".join(rest), language))


def _form(position: Position, number: int, language: str) -> tuple[str, dict[str, str]]:
    """Which sentence tells the move, and its fields."""
    action = TABLE[number]
    assert action is not None
    if action.verb == "pass" or action.jewel:
        return ("sell_jewel" if action.jewel else "pass"), {}
    colour = "" if action.colour is None else colour_name(COLOURS[action.colour], language)
    if action.rank is None:
        return f"{action.verb}_ship{_place_of_ship(action)}", {"colour": colour}
    card = f"{COLOURS[action.colour or 0]} {position.options.cards.islands[action.rank].name}"
    return action.verb + ("_with_ship" if action.joining else ""), {"card": card_name(card, language)}


def _place_of_ship(action: Action) -> str:
    if action.joining:
        return "_alone"
    return "" if action.colour is None else "_row"
