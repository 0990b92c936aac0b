"""The log of Einauge: moves with what they paid, and the cards that were turned up."""

from __future__ import annotations

from functools import lru_cache
from struct import Struct

from tortuga.games.einauge.actions import TABLE
from tortuga.games.einauge.state import NOT_IN_SIGHT, STATE, Phase
from tortuga.games.kit.game import Game
from tortuga.games.kit.moves import Step
from tortuga.i18n import amounts, listing, translate
from tortuga.render.einauge.facts import INCOME, sabre_price
from tortuga.render.einauge.sentences import sentence
from tortuga.render.einauge.words import card_name

_PHASE, _SHIPS, _TURNS = (STATE.fields[name][1] for name in ("phase", "pile_ships", "turns_left"))
_HELD = [STATE.fields[kind][1] for kind in INCOME]
_SIZE, _NUMBER = STATE.itemsize, Struct("i")
_NEVER = NOT_IN_SIGHT & 255  # as a byte
_FINAL = int(Phase.FINAL)


def tell(game: Game, names: list[str], since: int, language: str) -> list[str]:
    """The steps from number *since* on.

    States are read by their bytes, all at once: in plain fields they would take ten times as long.
    """
    lines: list[str] = []
    shown: list[str] = []  # cards turned up one after the other
    states, after = game.states[since:].tobytes(), 0
    for step in game.steps[since:]:
        before, after = after, after + _SIZE
        if step.seat is None and step.text.startswith("up "):
            shown.append(card_name(step.text[3:], language))
        else:
            _turned_up(lines, shown, language)
            lines.append(sentence(game, step, names, language) + _paid(game, step, states, before, after, language))
        ships = states[before + _SHIPS] - states[after + _SHIPS]  # of the pile
        if ships:
            shown += [card_name("ship", language)] * ships
        news = _news(states, before, after)
        if news:
            _turned_up(lines, shown, language)
            lines += [translate(f"news-einauge-{word}", language) for word in news]
    _turned_up(lines, shown, language)
    return lines


def _turned_up(lines: list[str], shown: list[str], language: str) -> None:
    if shown:
        lines.append(_up(tuple(shown), language))
        shown.clear()


@lru_cache(maxsize=2048)
def _up(shown: tuple[str, ...], language: str) -> str:
    return translate("chance-einauge-up", language, card=listing(shown, language))


def _paid(game: Game, step: Step, states: bytes, before: int, after: int, language: str) -> str:
    """What the row paid: the change of what the seat holds, the price added again."""
    action = TABLE[step.number] if step.seat is not None else None
    if action is None or action.verb not in ("buy", "fight"):
        return ""
    cards = game.options.cards
    face = cards.ship if action.rank is None else cards.islands[action.rank]
    mine = _NUMBER.size * (step.seat or 0)
    sabres, ducats, jewels = [
        _NUMBER.unpack_from(states, after + at + mine)[0] - _NUMBER.unpack_from(states, before + at + mine)[0]
        for at in _HELD
    ]
    if action.verb == "buy":
        return _income(sabres, ducats + face.price, jewels, language)
    return _income(sabres + sabre_price(face), ducats, jewels, language)


@lru_cache(maxsize=4096)
def _income(sabres: int, ducats: int, jewels: int, language: str) -> str:
    income = dict(zip(INCOME, (sabres, ducats, jewels), strict=True))
    return translate("news-einauge-paid", language, income=amounts(income, language)) if any(income.values()) else ""


def _news(states: bytes, before: int, after: int) -> list[str]:
    news = []
    if states[before + _TURNS] == _NEVER != states[after + _TURNS]:
        news.append("in_sight")
    if states[before + _PHASE] != _FINAL == states[after + _PHASE]:
        news.append("final")
    return news
