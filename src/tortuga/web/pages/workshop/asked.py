"""The request to the bots of the workshop, read from a form: players, bots, deals, options of the game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

from tortuga.games import GAMES
from tortuga.games.kit.errors import Message, OptionError, expected, one_of
from tortuga.games.kit.options import Choice, Option, Preset, Switch, Whole
from tortuga.lab.kernels import compiled_bots
from tortuga.lab.laboratory import laboratory
from tortuga.players.ladder import ladder
from tortuga.web.pages.forms import form_of
from tortuga.web.pages.newtable import options_of
from tortuga.web.pages.workshop.bench_process import MOST, Asked
from tortuga.web.pages.workshop.cards import workbench_of
from tortuga.web.pages.workshop.tables import changed_fields, table_of

PLAYERS = 3  # default
FEWEST = 100  # deals that a request may state


class Filled:
    """The fields of a form: the values that were sent, else the defaults."""

    def __init__(self, game: str, sent: Iterable[tuple[str, str]]) -> None:
        self.game = game
        self.fields: dict[str, str] = {}
        self._all: dict[str, list[str]] = {}
        for name, value in sent:
            self.fields[name] = value.strip()
            self._all.setdefault(name, []).append(value.strip())

    def one(self, name: str) -> str:
        """The value of a field."""
        found = self.all(name)
        return found[0] if found else ""

    def all(self, name: str) -> list[str]:
        """The values of a field that may have several."""
        return self._all.get(name, _defaults(self.game).get(name, []))

    def changed(self) -> list[tuple[str, str]]:
        """The fields that differ from the defaults, for the address of the page."""
        usual = _defaults(self.game)
        names = [name for name in usual if name in self._all and self._all[name] != usual[name]]
        return [(name, value) for name in names for value in self._all[name] if value]


@cache
def bots_of(game: str) -> list[str]:
    """The bots that a seat may have, weakest first: those of the ladder that play inside a kernel.

    The first call imports them, which takes half a second.
    """
    known = compiled_bots(game)
    return [entry.name for entry in ladder(game).entries if entry.is_listed and entry.name in known] or ["random"]


def offered_options(game: str) -> list[Option]:
    """The options with a field on the page: all but those that its cards decide."""
    return [option for option in options_of(game) if option.name not in workbench_of(game).OWN_OPTIONS]


def seat_field(seat: int) -> str:
    """The name of the field for the bot of a seat, counted from 0; an empty one has the bot of all."""
    return f"bot{seat + 1}"


@cache
def _defaults(game: str) -> dict[str, list[str]]:
    """Every field with its default values."""
    seats = {seat_field(seat): [""] for seat in range(GAMES[game].rules.PLAYERS[1])}
    usual = {"players": [str(PLAYERS)], "bot": [laboratory(game).steady], **seats, "deals": [""]}
    has_preset = any(isinstance(option, Preset) for option in GAMES[game].options)
    return usual | {option.name: _usual(option, has_preset) for option in offered_options(game)}


def _usual(option: Option, has_preset: bool) -> list[str]:
    if option.default is None or isinstance(option, Switch) or (type(option) is Choice and has_preset):
        return [""]  # the game decides, not ticked, as in the preset
    return [option.text(option.default)]


def asked_of(filled: Filled) -> Asked:
    """The request of a form; raises with the name of a wrong field."""
    game = filled.game
    low, high = GAMES[game].rules.PLAYERS
    players = Whole(name="players", section="", low=low, high=high, default=PLAYERS).read(filled.one("players"))
    number = Whole(name="deals", section="", low=FEWEST, high=MOST, default=MOST)
    deals = number.read(filled.one("deals")) if filled.one("deals") else 0
    seats = [filled.one(seat_field(seat)) or filled.one("bot") for seat in range(players)]
    options = {**_options(filled), **workbench_of(game).options(filled.fields), "cards": table_of(game, filled.fields)}
    GAMES[game].rules.options_type.of(players, **options)
    return Asked(game, tuple(_bot(game, name) for name in seats), deals, options)


def _bot(game: str, name: str) -> str:
    known = bots_of(game)
    if name not in known:
        raise OptionError(expected(Message("error-option", name="bot"), one_of(known), name))
    return name


def _options(filled: Filled) -> dict[str, Any]:
    """The options that differ from the defaults."""
    changed = {name for name, _ in filled.changed()}
    form = form_of(filled.game)
    chosen = {each.name: form.value(each, filled) for each in offered_options(filled.game) if each.name in changed}
    return {name: value for name, value in chosen.items() if value is not None}


def address_of(filled: Filled, asked: Asked) -> Sequence[tuple[str, str]]:
    """The fields that an address keeps: changed cards and numbers, then other fields that differ from the defaults."""
    return [*changed_fields(filled.game, asked.options).items(), *filled.changed()]
