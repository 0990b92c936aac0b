"""The form of a new table: what it offers, what somebody typed, and the table that is asked for."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tortuga.games import GAMES
from tortuga.games.kit.errors import OptionError, TortugaError
from tortuga.games.kit.options import Cards, Choice, Option, Preset
from tortuga.i18n import translate
from tortuga.players import names as bot_names
from tortuga.players import usual
from tortuga.render.kit.messages import short
from tortuga.render.kit.renderer import phrase
from tortuga.tables.commands import DRAWN as DRAWN_START
from tortuga.tables.commands import STARTS
from tortuga.tables.errors import Refused
from tortuga.tables.inputs import parse_digits
from tortuga.web.pages.bots import key_of, ladder, levels
from tortuga.web.pages.forms import as_number, form_of, start_of
from tortuga.web.say import refused_sentence

CLOCKS = (0, 30, 60, 120, 86_400, 259_200)  # seconds a decision
ONE_DEVICE = "one"
_FIELD = re.compile(r"(?:option )(\w+): ")
_FIELD_OF_REFUSAL = {
    "bad_name": "name",
    "bad_clock": "clock",
    "bad_chat_mode": "chat",
    "bad_webhook": "webhook",
    "webhook_clock": "webhook",
    "bad_start": "start",
    "bad_youngest": "start",
    "bad_seats": "seats",
    "bad_seat": "seats",
    "no_such_bot": "seats",
}


@dataclass(frozen=True)
class Fault:
    """What is wrong with a form, and at which field it is said."""

    field: str
    text: str


class OneSeatOnly(TortugaError):  # noqa: N818  # an answer, not a fault
    """Somebody wants several seats, each at a device of its own."""


class Typed:
    """What stands in the form: what was sent, else how it is offered."""

    def __init__(
        self, game: str, sent: Mapping[str, Sequence[str]] | None, name: str, language: str, listed: bool = False
    ) -> None:
        self.game = game
        self._sent = sent
        self._offered = {**_offered(game, name, language), "listed": [str(int(listed))]}

    def one(self, field: str) -> str:
        """The value of a field."""
        found = self.all(field)
        return found[0] if found else ""

    def all(self, field: str) -> list[str]:
        """The values of a field that may have several."""
        if self._sent is None:
            return self._offered.get(field, [])
        return [str(value).strip() for value in self._sent.get(field, ())]

    @property
    def players(self) -> int:
        """How many seats are asked for, as far as that can be told."""
        low, high = GAMES[self.game].rules.PLAYERS
        return min(max(parse_digits(self.one("players")) or low, low), high)


def _offered(game: str, name: str, language: str) -> dict[str, list[str]]:
    people = translate("seat-humans", language).split()
    bot = f"bot {usual(game)}"
    seats = {f"seat{number}": ["me" if number == 0 else bot] for number in range(GAMES[game].rules.PLAYERS[1])}
    names = {f"name{number}": [people[number]] for number in range(len(seats))}
    return {
        **seats,
        **names,
        "name": [name or translate("seat-human", language)],
        "players": [str(GAMES[game].rules.PLAYERS[0])],
        **{option.name: [str(start_of(option))] for option in options_of(game) if _is_filled_in(option)},
        "clock": ["0"],
        "chat": [""],
        "device": ["own"],
        "start": [DRAWN_START],
    }


def options_of(game: str) -> list[Option]:
    """The options that a form has: a file of this machine is not for guests."""
    return [option for option in GAMES[game].options if not isinstance(option, Cards)]


def _is_filled_in(option: Option) -> bool:
    """Whether the field shows its value before somebody types; a choice may be left to the preset."""
    is_open = type(option) is Choice
    return not is_open and isinstance(start_of(option), str | int) and not isinstance(start_of(option), bool)


def usual_options(game: str) -> dict[str, Any]:
    """What a quick game has where the API has another default."""
    return {option.name: option.offered for option in GAMES[game].options if option.offered is not None}


def offer(game: str, language: str) -> dict[str, Any]:
    """What the template lists for a game."""
    low, high = GAMES[game].rules.PLAYERS
    return {
        "players": range(low, high + 1),
        "bots": [(name, key_of(name)) for name in bot_names(game)],
        "ladder": ladder(game),
        "levels": levels(game),
        "clocks": CLOCKS,
        "starts": STARTS,
        "options": options_of(game),
        "all_options": GAMES[game].options,
        "has_preset": any(isinstance(option, Preset) for option in GAMES[game].options),
        **form_of(game).facts(),
        "clock_text": lambda seconds: clock_text(seconds, language),
        **option_words(game, language),
    }


def clock_text(seconds: int, language: str) -> str:
    """How long a decision may take, in words."""
    if not seconds:
        return translate("web-create-clock_none", language)
    unit, size = ("seconds", 1) if seconds < 120 else ("minutes", 60) if seconds < 86_400 else ("days", 86_400)
    return translate(f"web-create-clock_{unit}", language, number=seconds // size)


def option_words(game: str, language: str) -> dict[str, Callable[..., str]]:
    """What options and their values are called, in the reader's language; without a translation by their own names."""

    def title(option: Option) -> str:
        return phrase(
            f"web-create-option_{option.name}", phrase(f"web-create-{option.name}", option.name, language), language
        )

    def does(option: Option) -> str:
        text = phrase(f"option-{game}-{option.name}", option.values, language)
        return text[:1].upper() + text[1:]

    def word(option: Option, value: str) -> str:
        return phrase(f"web-create-{option.name}_{value}", value, language)

    return {"title": title, "does": does, "word": word}


# -- what is asked for -------------------------------------------------------------------------------------------------


def asked_of(typed: Typed) -> dict[str, Any]:
    """The table somebody asks for; refused here only what no table could tell."""
    return {
        "game": typed.game,
        "options": _options(typed),
        "seats": _seats(typed),
        "listed": typed.one("listed") == "1",
        "clock": typed.one("clock"),
        "hot_seat": typed.one("device") == ONE_DEVICE,
        "hints": typed.one("hints") == "1",
        "chat": typed.one("chat"),
        "webhook": typed.one("webhook"),
        "start": typed.one("start"),
        "youngest": as_number(typed.one("youngest")),
    }


def _options(typed: Typed) -> dict[str, Any]:
    """What is left open is as in the preset, or has its default."""
    form = form_of(typed.game)
    chosen = {option.name: form.value(option, typed) for option in options_of(typed.game)}
    given = {name: value for name, value in chosen.items() if value is not None}
    return {"players": as_number(typed.one("players")), **given}


def _seats(typed: Typed) -> list[dict[str, Any]]:
    together = typed.one("device") == ONE_DEVICE
    seats = [_seat(typed, number, together) for number in range(typed.players)]
    if not together and sum(seat["kind"] == "me" for seat in seats) > 1:
        raise OneSeatOnly
    return seats


def _seat(typed: Typed, number: int, together: bool) -> dict[str, Any]:
    """A seat; at one device whoever is no bot sits here."""
    kind, _, bot = typed.one(f"seat{number}").partition(" ")
    if kind == "bot":
        return {"kind": "bot", "bot": levels(typed.game).get(bot, bot)}
    if together:
        return {"kind": "me", "name": typed.one(f"name{number}")}
    return {"kind": kind}


# -- what is refused ---------------------------------------------------------------------------------------------------


def fault_of(error: TortugaError, language: str) -> Fault:
    """The sentence of an error and the field it belongs to."""
    if isinstance(error, OneSeatOnly):
        return Fault("seats", translate("web-create-one_seat_only", language))
    if isinstance(error, Refused):
        return Fault(_FIELD_OF_REFUSAL.get(error.reason, ""), refused_sentence(error, language))
    match = _FIELD.search(str(error)) if isinstance(error, OptionError) else None
    return Fault(match[1] if match else "", short(error, language))
