"""Messages and errors as sentences in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from typing import Any

from tortuga.games.kit.errors import IllegalMoveError, Message
from tortuga.i18n import listing, translate
from tortuga.render.kit.renderer import renderer

_SEATS = ("seat", "seats", "other", "victim")  # arguments that are seats
_CARDS = ("card", "cards")  # arguments that are cards, as in a record: `red 4`, `ship`, `barracuda`


def told(what: str | Message | Exception, language: str = "en", names: Sequence[str] = ()) -> str:
    """The sentence of a message or an error, with the *names* of the seats; a text of its own stays as it is."""
    if isinstance(what, IllegalMoveError):
        what = renderer(what.game).refusal(what)
    elif isinstance(what, Exception):
        what = what.args[0] if what.args and isinstance(what.args[0], Message) else str(what)
    if isinstance(what, str):
        return what
    values = {name: _value(name, value, language, names) for name, value in what.arguments.items()}
    return translate(what.id, language, **values)


def _value(name: str, value: Any, language: str, names: Sequence[str]) -> object:
    if isinstance(value, Message | Exception):
        return told(value, language, names)
    if isinstance(value, list | tuple):
        return listing([str(_value(name, each, language, names)) for each in value], language)
    if name in _SEATS and isinstance(value, int) and value < len(names):
        return names[value]
    if isinstance(value, str) and name in _CARDS:
        return card_name(value, language)
    return colour_name(value, language) if value and name == "colour" else value


def plain(message: Message) -> dict[str, Any]:
    """A message as the page takes it: `Message` of static/table/wire.d.ts. Arguments that are None are left out."""
    arguments = {name: _plain(value) for name, value in message.arguments.items() if value is not None}
    return {"id": message.id, "args": arguments}


def _plain(value: Any) -> Any:
    if isinstance(value, Message):
        return plain(value)
    return [_plain(each) for each in value] if isinstance(value, list | tuple) else value


def colour_name(colour: str, language: str = "en") -> str:
    """A colour of cards."""
    return translate(f"colour-{colour}", language)


def card_name(card: str, language: str = "en") -> str:
    """A card by its text in a record: `red 4`, `ship`, `4`, `barracuda`."""
    first, _, name = card.partition(" ")
    if name:
        return translate("card-island", language, colour=colour_name(first, language), name=name)
    return first if first.isdecimal() else translate(f"card-{first}", language)


def amount(what: str, number: int) -> Message:
    """A number with its noun: `1 ducat`, `3 ducats`."""
    return Message(f"amount-{what}", number=number)


def amounts(held: dict[str, int], zeros: bool = False) -> Message:
    """Several amounts, those of 0 left out unless *zeros*: `1 sabre, 2 ducats`; a word if there is nothing."""
    parts = [amount(what, number) for what, number in held.items() if number or zeros]
    if not parts:
        return Message("word-nothing")
    return reduce(lambda first, last: Message("word-comma", first=first, last=last), parts)


def short(error: Exception, language: str = "en") -> str:
    """Without the name of the field it stands at; of a drawing only what is wrong with it."""
    message = error.args[0] if error.args else ""
    if isinstance(message, Message) and message.id == "error-as_drawing":
        return short(message.arguments["drawing"], language)
    if isinstance(message, Message) and message.id == "error-expected":
        wanted = {name: message.arguments[name] for name in ("wanted", "came")}
        return told(Message("error-expected_here", **wanted), language)
    text = told(error, language)
    return text[:1].upper() + text[1:] + "."
