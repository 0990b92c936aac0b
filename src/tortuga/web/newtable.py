"""The form of a new table: what it offers, what somebody typed, and the table that is asked for."""

from __future__ import annotations

import re
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tortuga.games import game_type
from tortuga.games.barrakuda.layouts import danger, named, near_of, pairs_of, parse
from tortuga.games.barrakuda.options import (
    DECLINING,
    DEFAULT_GOAL,
    DEFAULT_LIMIT,
    HIGHEST_GOAL,
    HIGHEST_LIMIT,
    RANDOM_LAYOUT,
    TEAM_GOAL,
)
from tortuga.games.barrakuda.state import WRECKS
from tortuga.games.einauge.options import EDITIONS
from tortuga.games.einauge.state import COLOURS, ColourBonus, End, Selling, Ties
from tortuga.games.kit.errors import OptionError, TableError, TortugaError
from tortuga.i18n import translate
from tortuga.players import names as bot_names
from tortuga.players import usual
from tortuga.render.kit.messages import short
from tortuga.tables.commands import DRAWN as DRAWN_START
from tortuga.tables.commands import STARTS
from tortuga.tables.errors import Refused
from tortuga.tables.inputs import parse_digits
from tortuga.web.bots import key_of, ladder
from tortuga.web.say import refused_sentence

#: What a new table and a quick game have where the API has another default.
USUAL: dict[str, dict[str, str]] = {"einauge": {}, "barrakuda": {"layout": RANDOM_LAYOUT}}
CLOCKS = (0, 30, 60, 120, 86_400, 259_200)  # seconds a decision
OWN_LAYOUT = "own"
DRAWN = (1, 2)  # how many alternative wrecks chance may draw (B10)
ONE_DEVICE = "one"
#: The options of Einauge that are a choice of words, as the form lists them.
CHOICES = {
    "selling": [member.name.lower() for member in Selling],
    "end": [member.name.lower() for member in End],
    "ties": [member.name.lower() for member in Ties],
    "colour_bonus": [member.name.lower() for member in ColourBonus],
}
_CALM, _MEDIUM = 25.0, 12.0  # per cent; the middle of all layouts is 17.7
_FIELD = re.compile(r"(?:option )(\w+): ")
_FIELD_OF_REFUSAL = {
    "bad_name": "name",
    "bad_clock": "clock",
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
        low, high = game_type(self.game).PLAYERS
        return min(max(parse_digits(self.one("players")) or low, low), high)


def _offered(game: str, name: str, language: str) -> dict[str, list[str]]:
    people = translate("seat-humans", language).split()
    bot = f"bot {usual(game)}"
    seats = {f"seat{number}": ["me" if number == 0 else bot] for number in range(game_type(game).PLAYERS[1])}
    names = {f"name{number}": [people[number]] for number in range(len(seats))}
    return {
        **seats,
        **names,
        "name": [name or translate("seat-human", language)],
        "players": ["2"],
        "edition": ["amigo"],
        **{option: [value] for option, value in USUAL[game].items()},
        "drawing": [named()["first"].drawing],
        "turn_limit": [str(DEFAULT_LIMIT)],
        "clock": ["0"],
        "device": ["own"],
        "start": [DRAWN_START],
    }


def offer(game: str) -> dict[str, Any]:
    """What the template lists for a game."""
    low, high = game_type(game).PLAYERS
    return {
        "players": range(low, high + 1),
        "bots": [(name, key_of(name)) for name in bot_names(game)],
        "ladder": ladder(game),
        "clocks": CLOCKS,
        "starts": STARTS,
        "editions": EDITIONS,
        "choices": CHOICES,
        "colours": COLOURS,
        "layouts": [
            (layout.name, grid(layout.drawing), layout.danger / 100, tide(layout.danger)) for layout in named().values()
        ],
        "example": named()["first"].drawing,
        "wrecks": range(1, WRECKS + 1),
        "drawn": DRAWN,
        "declining": DECLINING,
        "goals": (DEFAULT_GOAL, TEAM_GOAL, HIGHEST_GOAL),
        "limits": (DEFAULT_LIMIT, HIGHEST_LIMIT),
    }


def grid(drawing: str) -> list[list[int]]:
    """A drawing as rows of numbers, 0 where nothing lies."""
    cells = parse(drawing)
    rows, columns = 1 + max(row for row, _ in cells), 1 + max(column for _, column in cells)
    return [[cells.get((row, column), 0) for column in range(columns)] for row in range(rows)]


# -- danger ------------------------------------------------------------------------------------------------------------


def tide(percent: float) -> str:
    """How the water is, in one word of the locale."""
    return "calm" if percent >= _CALM else "medium" if percent >= _MEDIUM else "harsh"


def danger_of(drawing: str, language: str) -> dict[str, Any]:
    """How dangerous the water of a drawing is, or what is wrong with it."""
    try:
        percent = round(100 * danger(near_of(pairs_of(parse(drawing)))), 2)
    except TableError as error:
        return {"ok": False, "error": short(error, language)}
    water = translate(f"web-create-tide-{tide(percent)}", language)
    return {
        "ok": True,
        "danger": percent,
        "text": translate("web-create-danger", language, percent=percent / 100, water=water),
    }


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
        "start": typed.one("start"),
        "youngest": _number(typed.one("youngest")),
    }


def _options(typed: Typed) -> dict[str, Any]:
    own = _einauge(typed) if typed.game == "einauge" else _barrakuda(typed)
    return {"players": _number(typed.one("players")), **own}


def _einauge(typed: Typed) -> dict[str, Any]:
    """What is left open is as in the edition."""
    options: dict[str, Any] = {"edition": typed.one("edition") or "amigo"}
    options.update({key: typed.one(key) for key in CHOICES if typed.one(key)})
    if typed.all("colours_out"):
        options["colours_out"] = typed.all("colours_out")
    return options


def _barrakuda(typed: Typed) -> dict[str, Any]:
    layout = typed.one("layout")
    options: dict[str, Any] = {"layout": typed.one("drawing") if layout == OWN_LAYOUT else layout}
    options["teams"] = typed.one("teams") or "off"
    options.update({key: _number(typed.one(key)) for key in ("goal", "turn_limit") if typed.one(key)})
    drawn = _number(typed.one("wrecks_drawn"))
    if drawn in DRAWN:
        options["wrecks"] = sorted(secrets.SystemRandom().sample(range(1, WRECKS + 1), int(drawn)))
    elif typed.all("wrecks"):
        options["wrecks"] = typed.all("wrecks")
    if typed.one("declining"):
        options["declining"] = typed.one("declining")
    return options


def _number(text: str) -> int | str:
    number = parse_digits(text)
    return text if number is None else number


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
        return {"kind": "bot", "bot": bot}
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


assert RANDOM_LAYOUT == "random"  # the template says so
