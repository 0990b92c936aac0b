"""The log of Einauge: moves with what they paid, and the cards that were turned up."""

from __future__ import annotations

from struct import Struct
from typing import NamedTuple

from tortuga.games.einauge.actions import TABLE
from tortuga.games.einauge.state import NOT_IN_SIGHT, STATE, Phase
from tortuga.games.kit.game import Game
from tortuga.games.kit.moves import Step
from tortuga.show.facts_einauge import INCOME, sabre_price
from tortuga.show.words import amounts, card_name, listing, move_sentence, say

_PHASE, _SHIPS, _TURNS = (STATE.fields[name][1] for name in ("phase", "pile_ships", "turns_left"))
_TURNS_LEFT, _HELD = Struct("b"), Struct("i")


class _Glance(NamedTuple):
    """What the story wants of a state; the whole in plain fields would take ten times as long."""

    phase: int
    ships: int  # in the pile
    turns_left: int
    record: bytes


def _glance(game: Game, number: int) -> _Glance:
    record = game._states[number : number + 1].tobytes()
    return _Glance(record[_PHASE], record[_SHIPS], _TURNS_LEFT.unpack_from(record, _TURNS)[0], record)


def tell(game: Game, names: list[str], since: int, language: str) -> list[str]:
    """The steps from number *since* on."""
    lines: list[str] = []
    shown: list[str] = []  # cards turned up one after the other
    after = _glance(game, since)
    for number, step in enumerate(game.steps[since:], start=since):
        before, after = after, _glance(game, number + 1)
        if step.seat is None and step.text.startswith("up "):
            shown.append(card_name(step.text[3:], language))
        else:
            _turned_up(lines, shown, language)
            lines.append(move_sentence(game, step, names, language) + _paid(game, step, before, after, language))
        shown += [card_name("ship", language)] * (before.ships - after.ships)
        if _news(before, after):
            _turned_up(lines, shown, language)
            lines += [say(f"news.einauge.{word}", language) for word in _news(before, after)]
    _turned_up(lines, shown, language)
    return lines


def _turned_up(lines: list[str], shown: list[str], language: str) -> None:
    if shown:
        lines.append(say("chance.einauge.up", language, card=listing(shown, language)))
        shown.clear()


def _paid(game: Game, step: Step, before: _Glance, after: _Glance, language: str) -> str:
    """What the row paid: the change of what the seat holds, the price added again."""
    action = TABLE[step.number] if step.seat is not None else None
    if action is None or action.verb not in ("buy", "fight"):
        return ""
    cards = game.options.cards
    face = cards.ship if action.rank is None else cards.islands[action.rank]
    price = {"ducats": face.price} if action.verb == "buy" else {"sabres": sabre_price(face)}
    held = [(kind, STATE.fields[kind][1] + _HELD.size * (step.seat or 0)) for kind in INCOME]
    income = {kind: _gain(before, after, at) + price.get(kind, 0) for kind, at in held}
    return say("news.einauge.paid", language, income=amounts(income, language)) if any(income.values()) else ""


def _gain(before: _Glance, after: _Glance, at: int) -> int:
    """How much a step brought of what lies at this byte of a state."""
    return int(_HELD.unpack_from(after.record, at)[0] - _HELD.unpack_from(before.record, at)[0])


def _news(before: _Glance, after: _Glance) -> list[str]:
    news = []
    if before.turns_left == NOT_IN_SIGHT != after.turns_left:
        news.append("in_sight")
    if before.phase != Phase.FINAL == after.phase:
        news.append("final")
    return news
