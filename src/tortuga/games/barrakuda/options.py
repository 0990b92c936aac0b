"""B0  Options, and the read-only record made of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np

from tortuga.games.barrakuda.layouts import drawn, named, near_of, pairs_of, parse
from tortuga.games.barrakuda.notation import notation
from tortuga.games.barrakuda.state import RULES, SEATS, WRECKS
from tortuga.games.barrakuda.tables import SLOTS, Wreck, WreckTable, load
from tortuga.games.kit.errors import Message, OptionError, TableError, expected
from tortuga.games.kit.notation import Notation
from tortuga.games.kit.options import Option, choice, known_only, switch, whole, words

DEFAULT_CARDS = "reconstruction-1"
DEFAULT_GOAL, TEAM_GOAL, HIGHEST_GOAL = 8, 12, 30
DEFAULT_LAYOUT, RANDOM_LAYOUT = "first", "random"
DEFAULT_LIMIT, HIGHEST_LIMIT = 200, 1_000_000
DECLINING = NEVER, ALLOWED = ("never", "allowed")
MOST_EXCHANGED = 2  # wrecks
OPTIONS = (
    Option("goal", "8 (in teams 12) | 10 | any number from 1 to 30", "B0"),
    Option("teams", "off | on", "B7"),
    Option("layout", "first | calm | medium | harsh | random | a drawing", "B1.2"),
    Option("turn_limit", "200 | 0 for none | any number", "B0"),
    Option("wrecks", "none | one or two numbers, exchanged for the alternative cards", "B0"),
    Option("declining", "never | allowed", "B5"),
    Option("cards", "reconstruction-1 | a file", "B2"),
)


@dataclass(frozen=True)
class Options:
    """The options of one game, checked. Make one with `Options.of`."""

    players: int
    goal: int
    teams: bool
    layout: str  # a name, `random` or a drawing
    turn_limit: int
    wrecks: tuple[int, ...]  # exchanged for the alternative card
    declining: str
    cards: WreckTable

    @classmethod
    def of(cls, players: object = 2, **given: Any) -> Options:
        """Options from Python values or texts; what is not given has its default."""
        known_only(given, OPTIONS)
        number = whole("players", players, 2, SEATS)
        teams = switch("teams", given.get("teams", False))
        if teams and number != SEATS:
            raise OptionError(
                expected(Message("error-option", name="teams"), Message("error-teams"), f"{number} players")
            )
        return cls(
            players=number,
            goal=whole("goal", given.get("goal", TEAM_GOAL if teams else DEFAULT_GOAL), 1, HIGHEST_GOAL),
            teams=teams,
            layout=_layout(given.get("layout", DEFAULT_LAYOUT)),
            turn_limit=whole("turn_limit", given.get("turn_limit", DEFAULT_LIMIT), 0, HIGHEST_LIMIT),
            wrecks=_wrecks(given.get("wrecks", ())),
            declining=choice("declining", given.get("declining", NEVER), DECLINING),
            cards=_cards(given.get("cards", DEFAULT_CARDS)),
        )

    @staticmethod
    def default_cards() -> str:
        """The name of the wreck table one plays with if one asks for no other."""
        return DEFAULT_CARDS

    @property
    def cards_in_play(self) -> tuple[Wreck, ...]:
        """The six wrecks of this game, 1 to 6."""
        sets = zip(self.cards.base, self.cards.alternative, strict=True)
        return tuple(other if number in self.wrecks else base for number, (base, other) in enumerate(sets, 1))

    @property
    def drawing(self) -> str | None:
        """The layout as a drawing; None: chance draws one."""
        if self.layout == RANDOM_LAYOUT:
            return None
        return named()[self.layout].drawing if self.layout in named() else self.layout

    @property
    def near(self) -> list[int] | None:
        """The layout as in a state; None: chance draws one."""
        return None if self.drawing is None else near_of(pairs_of(parse(self.drawing)))

    def plain(self) -> dict[str, Any]:
        """Plain values, as in docs/records.md."""
        names = [field.name for field in fields(self) if field.name != "declining" or self.declining != NEVER]
        values = {name: getattr(self, name) for name in names}
        return {**values, "wrecks": list(self.wrecks), "cards": self.cards.plain()}

    def texts(self) -> dict[str, str]:
        """The options as texts for a record: all but the cards.

        `declining` is named here and in plain() only where it is allowed: records written before that option existed
        do not have it, and the hashes of their steps cover all options.
        """
        texts = {
            "goal": str(self.goal),
            "teams": "on" if self.teams else "off",
            "layout": self.layout,
            "turn_limit": str(self.turn_limit),
            "wrecks": " ".join(map(str, self.wrecks)) or "none",
        }
        return texts if self.declining == NEVER else {**texts, "declining": self.declining}

    def notation(self) -> Notation:
        """The texts of all moves and outcomes."""
        return notation()

    def rules(self) -> Any:
        """The record that compiled rules read, as an array of one."""
        return _rules(self).copy()


def _layout(value: object) -> str:
    """A name as it is; a drawing without empty borders."""
    if not isinstance(value, str):
        raise OptionError(expected(Message("error-option", name="layout"), Message("error-layout_type"), value))
    name = value.strip()
    if name == RANDOM_LAYOUT or name in named():
        return name
    try:
        return drawn(parse(name))
    except TableError as error:
        wanted = Message("error-layout", names=", ".join([*named(), RANDOM_LAYOUT]))
        wrong = expected(Message("error-option", name="layout"), wanted, value)
        raise OptionError(Message("error-as_drawing", wrong=wrong, drawing=error)) from None


def _wrecks(value: object) -> tuple[int, ...]:
    """B0: none, one or two different numbers; order irrelevant."""
    given = [] if value in ("none", ["none"], None) else words("wrecks", value)
    numbers = [int(word) for word in given if word.isascii() and word.isdecimal() and 1 <= int(word) <= WRECKS]
    if len(numbers) != len(given) or len(set(numbers)) != len(numbers) or len(numbers) > MOST_EXCHANGED:
        raise OptionError(expected(Message("error-option", name="wrecks"), Message("error-wrecks"), value))
    return tuple(sorted(numbers))


def _cards(value: object) -> WreckTable:
    if isinstance(value, WreckTable):
        return value
    if isinstance(value, Mapping):
        return WreckTable.from_plain(dict(value))
    if not isinstance(value, str | Path):
        raise OptionError(expected(Message("error-option", name="cards"), Message("error-cards"), value))
    return load(value)


@lru_cache(maxsize=64)
def _rules(options: Options) -> Any:
    array = np.zeros(1, RULES)
    rules = array[0]
    rules.players, rules.goal, rules.turn_limit = options.players, options.goal, options.turn_limit
    rules.teams = options.teams
    rules.declining = options.declining == ALLOWED
    for seat in range(options.players):
        others = (other for other in range(options.players) if other != seat)
        rules.opponents[seat] = sum(1 << other for other in others if not options.teams or (other - seat) % 2)
        rules.purse[seat] = seat % 2 if options.teams else seat
    near = options.near
    rules.layout_drawn = near is not None
    rules.near[:] = near or 0
    _write_wrecks(rules, options.cards_in_play)
    return array


def _write_wrecks(rules: Any, wrecks: tuple[Wreck, ...]) -> None:
    for number, wreck in enumerate(wrecks, 1):
        for slot in SLOTS:
            sign = getattr(wreck, slot)
            if sign is not None:
                rules[slot][number] = sign.icon
                if slot != "stop":
                    rules[f"{slot}_x"][number] = sign.x
