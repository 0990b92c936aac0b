"""What the laboratory knows about a game. A game's own facts are LABORATORY in `tortuga.lab.<game>`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

from tortuga.games import GAMES

if TYPE_CHECKING:
    from tortuga.lab.tally import Tallies


class Question(NamedTuple):
    """What can be asked about a game: `tortuga.lab.studies.<name>` answers it."""

    what: str
    players: int | None = 3  # unless told otherwise; None: the question is not about one number of players


EVERY = 0  # every number of players of the game

#: What can be asked about every game whose kernels keep a tally.
QUESTIONS = {
    "seats": Question("Does it matter where one sits?", EVERY),
    "cards": Question("What is a card, or a wreck, worth?"),
    "length": Question("How long is a game, and how high are the scores?", EVERY),
    "events": Question("How often does what happen?", EVERY),
    "options": Question("What do editions and options change?", 4),  # ties for chests need four
    "levels": Question("What is a card, or a wreck, worth at each level of play?"),
    "course": Question("How do the lead and the decisions go, and how long does a game take?", EVERY),
    "skill": Question("How much is skill, and how much is luck?", None),
}


class Longest(NamedTuple):
    """Upper bounds of a game, which OpenSpiel wants to know."""

    decisions: int  # a simultaneous choice counts once a seat
    chance: int
    outcomes: int  # numbers of outcomes are below this


def _long(options: Any) -> Longest:
    """Bounds for a game that names none."""
    return Longest(1000, 1000, 1 + max(options.notation().outcomes, default=0))


@dataclass(frozen=True)
class Laboratory:
    """Facts about a game for simulations, studies and environments; the defaults do for any game."""

    columns: tuple[str, ...] = ("score",)  # of the score sheet
    main_column: int | None = None  # the one that counts first; None: their sum does
    score: str = "points"  # what it counts
    steady: str = "random"  # the bot that plays well inside the kernels
    study_games: int = 3_000  # that two cores play in about half a minute
    whatif_games: int = 600  # the same by each of two card tables
    workshop_deals: int = 12  # that the workshop plays in one batch, a fraction of a second
    playouts: int = 40  # of bots that search in studies: about 15 ms a move
    pace: float = 20.0  # seconds that people take for a decision, or for one that all make at once: our assumption
    designs: Mapping[str, tuple[str, ...]] = field(default_factory=lambda: {"fair": ("seats<=2",)})  # to start from
    has_rounds: bool = False  # whether turns are of one seat each, and a round is one of every seat
    questions: Mapping[str, Question] = field(default_factory=dict)
    piece: str = "card"  # what seats take
    verb: str = "taken"
    kinds: Callable[[Any], list[str]] = lambda _: []  # the names of the pieces, from the options
    events: Mapping[str, str] = field(default_factory=dict)  # what a tally counts, in words
    main_event: str = ""  # the one that a finding names
    ends: Mapping[str, str] = field(default_factory=dict)  # ways to end, in words
    marks: Mapping[str, Callable[[Tallies], Any]] = field(default_factory=dict)  # what a game can have, by words
    longest: Callable[[Any], Longest] = _long
    small: tuple[Mapping[str, Any], ...] = ()  # options of small games for two, smallest first

    def main_score(self, scores: Any) -> Any:
        """The score of every game and seat, from the columns of their score sheets."""
        return scores.sum(axis=2) if self.main_column is None else scores[:, :, self.main_column]


def laboratory(game: str) -> Laboratory:
    """The facts about a game."""
    part = GAMES[game].part("lab")
    found: Laboratory = Laboratory() if part is None else part.LABORATORY
    return found
