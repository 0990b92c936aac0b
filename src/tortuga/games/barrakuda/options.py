"""B0  Options, and the read-only record made of them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np

from tortuga.games.barrakuda.layouts import drawn, named, near_of, pairs_of, parse
from tortuga.games.barrakuda.notation import notation
from tortuga.games.barrakuda.state import RULES, SEATS, WRECKS
from tortuga.games.barrakuda.tables import SLOTS, Numbers, Wreck, WreckTable
from tortuga.games.kit.errors import Message, OptionError, TableError, expected
from tortuga.games.kit.notation import Notation
from tortuga.games.kit.options import Cards, Choice, Drawing, GameOptions, Several, Switch, Whole, words

DEFAULT_CARDS = "reconstruction-1"
DEFAULT_GOAL, TEAM_GOAL, HIGHEST_GOAL = 8, 12, 30
DEFAULT_LAYOUT, RANDOM_LAYOUT = "first", "random"
HIGHEST_LIMIT = 1_000_000
NEVER, ALLOWED = "never", "allowed"
MOST_EXCHANGED = 2  # wrecks


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
    given = words("wrecks", value)
    numbers = [int(word) for word in given if word.isascii() and word.isdecimal() and 1 <= int(word) <= WRECKS]
    if len(numbers) != len(given) or len(set(numbers)) != len(numbers) or len(numbers) > MOST_EXCHANGED:
        raise OptionError(expected(Message("error-option", name="wrecks"), Message("error-wrecks"), value))
    return tuple(sorted(numbers))


OPTIONS = (
    Whole(name="goal", section="B0", low=1, high=HIGHEST_GOAL, default=None, compared=(10,)),
    Switch(name="teams", section="B7"),
    Drawing(
        name="layout",
        section="B1.2",
        names=lambda: [*named(), RANDOM_LAYOUT],
        reader=_layout,
        default=DEFAULT_LAYOUT,
        offered=RANDOM_LAYOUT,
        compared=("calm", "medium", "harsh"),
    ),
    Whole(name="turn_limit", section="B0", low=0, high=HIGHEST_LIMIT, default=200),
    Several(
        name="wrecks",
        section="B0",
        words=tuple(str(number) for number in range(1, WRECKS + 1)),
        most=MOST_EXCHANGED,
        otherwise="none",
        default=(),
        reader=_wrecks,
        compared=tuple((number,) for number in range(1, WRECKS + 1)),
    ),
    Choice(name="declining", section="B5", words=(NEVER, ALLOWED), default=NEVER, is_new=True),
    Cards(section="B2", default=DEFAULT_CARDS, table=WreckTable),
)


@dataclass(frozen=True)
class Options(GameOptions):
    """The options of one game, checked. Make one with `Options.of`."""

    DECLARED = OPTIONS
    SEATS = (2, SEATS)
    players: int
    goal: int
    teams: bool
    layout: str  # a name, `random` or a drawing
    turn_limit: int
    wrecks: tuple[int, ...]  # exchanged for the alternative card
    declining: str
    cards: WreckTable

    def __post_init__(self) -> None:
        """B7: teams are of two; they play for a goal of their own."""
        if self.teams and self.players != SEATS:
            raise OptionError(
                expected(Message("error-option", name="teams"), Message("error-teams"), f"{self.players} players")
            )
        if self.goal is None:
            object.__setattr__(self, "goal", TEAM_GOAL if self.teams else DEFAULT_GOAL)

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

    def notation(self) -> Notation:
        """The texts of all moves and outcomes."""
        return notation()

    def rules(self) -> Any:
        """The record that compiled rules read, as an array of one."""
        return _rules(self).copy()


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
    _write_numbers(rules, options.cards.numbers)
    return array


def _write_wrecks(rules: Any, wrecks: tuple[Wreck, ...]) -> None:
    for number, wreck in enumerate(wrecks, 1):
        for slot in SLOTS:
            sign = getattr(wreck, slot)
            if sign is not None:
                rules[slot][number] = sign.icon
                if slot != "stop":
                    rules[f"{slot}_x"][number] = sign.x


def _write_numbers(rules: Any, numbers: Numbers) -> None:
    for name in ("start_gold", "bank_limit", "wreck_gold"):
        rules[name] = getattr(numbers, name)
    rules.faces = len(numbers.distances)
    rules.distances[: rules.faces] = numbers.distances
