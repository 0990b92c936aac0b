"""The moves, draws and log of Einauge as messages. Nothing here is in a language yet."""

from __future__ import annotations

from struct import Struct
from typing import Any

from tortuga.games.einauge.actions import TABLE, Action
from tortuga.games.einauge.state import COLOURS, NOT_IN_SIGHT, STATE, Phase
from tortuga.games.kit.errors import Message
from tortuga.games.kit.game import Game, Position
from tortuga.games.kit.moves import Step
from tortuga.render.einauge.facts import INCOME, SHIP
from tortuga.render.kit.messages import amount, amounts

_PHASE, _SHIPS, _TURNS = (STATE.fields[name][1] for name in ("phase", "pile_ships", "turns_left"))
_HELD = [STATE.fields[kind][1] for kind in INCOME]
_SIZE, _NUMBER = STATE.itemsize, Struct("i")
_NEVER = NOT_IN_SIGHT & 255  # as a byte
_FINAL = int(Phase.FINAL)


def story_by_step(game: Game, since: int) -> list[list[Message]]:
    """The messages of each step from number *since* on, with what it paid.

    Cards turned up one after the other share a message, which the last of them has. States are read by their bytes, all
    at once: in plain fields they would take ten times as long.
    """
    told: list[list[Message]] = []
    shown: list[str] = []  # cards turned up one after the other
    states, after = game.states[since:].tobytes(), 0
    for step in game.steps[since:]:
        before, after = after, after + _SIZE
        lines: list[Message] = []
        if step.seat is None and step.text.startswith("up "):
            shown.append(step.text[3:])
        else:
            _turned_up(told, shown)
            lines.append(_with_income(game, step, states, before, after))
        told.append(lines)
        shown += [SHIP] * (states[before + _SHIPS] - states[after + _SHIPS])  # of the pile
        news = _news(states, before, after)
        if news:
            _turned_up(told, shown)
            lines += news
    _turned_up(told, shown)
    return told


def _turned_up(told: list[list[Message]], shown: list[str]) -> None:
    """Tell the cards turned up so far with the last step."""
    if shown:
        told[-1].append(Message("chance-einauge-up", cards=list(shown)))
        shown.clear()


def _with_income(game: Game, step: Step, states: bytes, before: int, after: int) -> Message:
    """A move with what the row paid: the change of what the seat holds, the price added again."""
    did = sentence(game, step)
    action = TABLE[step.number] if step.seat is not None else None
    if action is None or action.verb not in ("buy", "fight"):
        return did
    cards = game.options.cards
    face = cards.ship if action.rank is None else cards.islands[action.rank]
    mine = _NUMBER.size * (step.seat or 0)
    income = {
        kind: _NUMBER.unpack_from(states, after + at + mine)[0] - _NUMBER.unpack_from(states, before + at + mine)[0]
        for kind, at in zip(INCOME, _HELD, strict=True)
    }
    if action.verb == "buy":
        income["ducats"] += face.price
    else:
        income["sabres"] += cards.fight_price(face)
    return Message("news-einauge-paid", did=did, income=amounts(income)) if any(income.values()) else did


def _news(states: bytes, before: int, after: int) -> list[Message]:
    news = []
    if states[before + _TURNS] == _NEVER != states[after + _TURNS]:
        news.append(Message("news-einauge-in_sight"))
    if states[before + _PHASE] != _FINAL == states[after + _PHASE]:
        news.append(Message("news-einauge-final"))
    return news


def sentence(position: Position, step: Step) -> Message:
    """One step: who did what, or what chance showed."""
    if step.seat is not None:
        form, arguments = _form(position, step.number)
        return Message(f"did-einauge-{form}", seat=step.seat, **arguments)
    kind, _, rest = step.text.partition(" ")
    if kind == "out":
        return Message("chance-einauge-out", number=len(rest.split()), colour=rest.split())
    return Message("chance-einauge-up", cards=[rest])


def label(position: Position, action: int) -> Message:
    """A move as one would ask for it."""
    form, arguments = _form(position, action)
    return Message(f"move-einauge-{form}", **arguments)


def _form(position: Position, number: int) -> tuple[str, dict[str, Any]]:
    """Which message tells the move, and its arguments."""
    action, numbers = TABLE[number], position.options.cards.numbers
    assert action is not None
    if action.jewel:
        return "sell_jewel", {"price": amount("ducats", numbers.jewel_sale)}
    if action.verb == "pass":
        return "pass", {}
    price = {"price": amount("ducats", numbers.card_sale)} if action.verb == "sell" else {}
    colour = "" if action.colour is None else COLOURS[action.colour]
    if action.rank is None:
        return f"{action.verb}_ship{_place_of_ship(action)}", {"colour": colour, **price}
    card = f"{colour} {position.options.cards.islands[action.rank].name}"
    return action.verb + ("_with_ship" if action.joining else ""), {"card": card, **price}


def _place_of_ship(action: Action) -> str:
    if action.joining:
        return "_alone"
    return "" if action.colour is None else "_row"


def purse(position: Position, seat: int) -> Message:
    """What a seat can pay with, also what it has none of."""
    held = {kind: int(position.state[kind][seat]) for kind in ("ducats", "sabres", "jewels")}
    return amounts(held, zeros=True)
