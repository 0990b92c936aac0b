"""What a bot is: it gets the view of its seat, a budget and a random generator, and returns a move."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from tortuga.games.kit.chance import below, stream
from tortuga.games.kit.compile import kernel
from tortuga.games.kit.errors import TortugaError, expected
from tortuga.games.kit.game import View
from tortuga.games.kit.moves import Move
from tortuga.games.kit.numbers import whole_number


@dataclass(frozen=True)
class Budget:
    """The time for one move: seconds, playouts, or both (whichever ends first). None: the default of the bot.

    Results are reproducible with playouts, never with seconds. Bots that do not search ignore it.
    """

    seconds: float | None = None
    playouts: int | None = None

    def __post_init__(self) -> None:
        if self.playouts is not None:
            whole_number("playouts", self.playouts, 1)
        if self.seconds is not None and not 0 < self.seconds < math.inf:
            raise TortugaError(expected("seconds", "a number above 0", self.seconds))


@kernel
def draw_below(words: Any, size: int) -> int:
    """The next number of a stream from 0 to size - 1."""
    return below(words, size)


class Generator:
    """A bot's own random numbers: a seed and a number give the same draws in every version and on every machine."""

    __slots__ = ("words",)

    def __init__(self, seed: int | bytes | str | None = None, number: int = 0) -> None:
        self.words = stream(seed, number)  # what compiled bots draw from

    def below(self, size: int) -> int:
        """A whole number from 0 to size - 1, each equally likely."""
        if type(size) is not int or not 0 < size < 1 << 32:
            size = whole_number("size", size, 1, (1 << 32) - 1)
        return int(draw_below(self.words, size))  # interpreted, it is one of NumPy's


class Bot(Protocol):
    """A player. It holds no memory of a game: the same view, budget and generator give the same move."""

    @property
    def name(self) -> str:
        """What it is called."""

    @property
    def game(self) -> str | None:
        """The game it plays; None: both."""

    def choose(self, view: View, budget: Budget, generator: Generator) -> Move:
        """A legal move of the view's seat, which must have a decision to make."""


@dataclass(frozen=True)
class Thought:
    """What a bot found: its move, how it was found, and the worth of all moves."""

    move: Move
    how: str  # "exact", "search", "value", "table", "heuristic" or "random"
    worth: Mapping[int, float] = field(default_factory=dict)  # action -> expected share of the win, where estimated
    error: Mapping[int, float] = field(default_factory=dict)  # action -> standard error of that share
    mix: Mapping[int, float] = field(default_factory=dict)  # action -> how often it is played, where chance decides
    playouts: int = 0


@dataclass(frozen=True)
class ThinkingBot(ABC):
    """A bot that can tell what it found: `choose` gives the move of `think`."""

    name: str
    game: str | None

    def choose(self, view: View, budget: Budget, generator: Generator) -> Move:
        """The move of `think`."""
        return self.think(view, budget, generator).move

    @abstractmethod
    def think(self, view: View, budget: Budget, generator: Generator) -> Thought:
        """A move with all that was found."""


def seat_of(view: View) -> int:
    """The seat a bot decides for."""
    if view.seat is None:
        raise ValueError("view: expected the view of a seat; the view of a spectator came")
    return view.seat


def actions_of(view: View) -> Sequence[int]:
    """The actions of the view's seat; refused if it has none to choose."""
    actions = view.actions(seat_of(view))
    if not actions:
        raise no_move(view)
    return actions


def no_move(view: View) -> ValueError:
    """The error of a bot that is asked out of turn."""
    return ValueError(f"view: expected a position in which seat {view.seat} decides; phase {view.phase} came")


def move_of(view: View, seat: int, action: int) -> Move:
    """The move of an action; refused if there is none (a negative one)."""
    if action < 0:
        raise no_move(view)
    return Move(seat, action, view.text_of(action))


@dataclass(frozen=True)
class RandomBot:
    """Plays any legal move of any game, each equally likely: the anchor of the ladders."""

    name: str = "random"
    game: str | None = None

    def choose(self, view: View, budget: Budget, generator: Generator) -> Move:
        """One of the legal moves."""
        del budget
        actions = actions_of(view)
        return move_of(view, seat_of(view), actions[generator.below(len(actions))])
