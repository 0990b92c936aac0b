"""What the rules of a game supply: these functions, compiled, and three constants, in one module (its `turn.py`).

From them kit/kernels.py makes everything that Python calls. Here they are only declared: `kernels_of` puts the
game's own functions in their place, and refuses a game that lacks one or takes other parameters.

*rules* is the read-only record of the options, with at least the field `players`; *state* is the record of one game.
Actions are numbers, 64·word + bit, so that the legal actions of a seat are a tuple of WORDS sets (kit/bits.py).
Outcomes of chance are numbers as well. A game without chance answers `is_chance` with False and never hears of the
other functions of chance.
"""

from __future__ import annotations

from typing import Any

WORDS = 1  # of the legal actions: action numbers lie below 64·WORDS
SEATS, COLUMNS = 2, 1  # the shape of a score sheet


def begin(rules: Any, state: Any) -> None:
    """Set up the game, whatever the record holds."""


def is_over(state: Any) -> bool:
    """Whether the game has ended."""


def turn_number(state: Any) -> int:
    """The number of the present turn, as the game counts turns."""


# ---- decisions


def decider(state: Any) -> int:
    """The seat that decides; where several decide at once, the lowest that has not yet."""


def is_asked(state: Any, seat: int) -> bool:
    """Whether *seat* may decide something now; where all choose at once also if it has chosen."""


def is_simultaneous(state: Any) -> bool:
    """Whether all seats decide at once now, without knowledge of each other's choice."""


def legal(rules: Any, state: Any, seat: int) -> Any:
    """The legal actions of *seat*, which is asked: a tuple of WORDS sets."""


def why_not(rules: Any, state: Any, seat: int, action: int) -> int:
    """The refusal of any number as an action of any seat, or 0."""


def apply(rules: Any, state: Any, seat: int, action: int) -> None:
    """Do a legal action, and all that follows until somebody decides, chance speaks or the game is over."""


# ---- chance


def is_chance(state: Any) -> bool:
    """Whether the game waits for chance."""


def chance_size(rules: Any, state: Any) -> int:
    """How many equally likely outcomes chance has now."""


def chance_nth(rules: Any, state: Any, number: int) -> int:
    """The *number*-th outcome that chance has now."""


def chance_key(state: Any) -> int:
    """The key that a deal is asked (kit/chance.py); no two questions of a game may have the same."""


def is_outcome(rules: Any, state: Any, outcome: int) -> bool:
    """Whether chance can say *outcome* now."""


def apply_chance(rules: Any, state: Any, outcome: int) -> None:
    """Let chance say *outcome*, and do all that follows."""


# ---- scoring


def score(rules: Any, state: Any, sheet: Any) -> None:
    """Fill a sheet of SEATS × COLUMNS as if the game ended now."""


def winners(rules: Any, sheet: Any) -> int:
    """The winners by a filled sheet, as a set of seats."""
