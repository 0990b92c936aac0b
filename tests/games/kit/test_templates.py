"""Compiled code that is written once and made for every game: here for a race to ten that is nowhere in the package."""

# ruff: noqa: ARG001  the parameters of a game's functions are given
from __future__ import annotations

import subprocess
import sys
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from tests.games.sections import ROOT
from tortuga.games.kit import turn as interface
from tortuga.games.kit.bits import NOTHING, has
from tortuga.games.kit.chance import stream
from tortuga.games.kit.compile import part, wide
from tortuga.games.kit.errors import TortugaError
from tortuga.games.kit.kernels import kernels_of
from tortuga.games.kit.layout import record_type

STATE = record_type([("total", "i4"), ("turn", "i4"), ("turns", "i4")])
RULES = np.array([(2,)], record_type([("players", "i4")]))
STEPS = np.uint64(0b1110)  # a step of 1, 2 or 3
COIN, OVER, ASKED, ILLEGAL, LATER = -1, 10, 0, 1, 2

# ---- the race: a coin says who begins; who reaches ten wins

WORDS, SEATS, COLUMNS = 1, 2, 1


@part
def begin(rules: Any, state: Any) -> None:
    state.total = state.turns = 0
    state.turn = COIN


@part
def is_over(state: Any) -> bool:
    return bool(state.total >= OVER)


@part
def turn_number(state: Any) -> Any:
    return wide(state.turns)


@part
def decider(state: Any) -> Any:
    return wide(state.turn)


@part
def is_asked(state: Any, seat: int) -> bool:
    return bool(seat == state.turn and not is_over(state))


@part
def is_simultaneous(state: Any) -> bool:
    return False


@part
def legal(rules: Any, state: Any, seat: int) -> Any:
    return (NOTHING if is_over(state) else STEPS,)


@part
def why_not(rules: Any, state: Any, seat: int, action: int) -> int:
    if not is_asked(state, seat):
        return LATER
    return ASKED if 0 <= action < 64 and has(STEPS, action) else ILLEGAL


@part
def apply(rules: Any, state: Any, seat: int, action: int) -> None:
    state.total += action
    state.turns += 1
    if not is_over(state):
        state.turn = 1 - seat


@part
def is_chance(state: Any) -> bool:
    return bool(state.turn == COIN)


@part
def chance_size(rules: Any, state: Any) -> int:
    return 2


@part
def chance_nth(rules: Any, state: Any, number: int) -> int:
    return number


@part
def chance_key(state: Any) -> int:
    return 0


@part
def is_outcome(rules: Any, state: Any, outcome: int) -> bool:
    return is_chance(state) and 0 <= outcome < 2


@part
def apply_chance(rules: Any, state: Any, outcome: int) -> None:
    state.turn = outcome


@part
def score(rules: Any, state: Any, sheet: Any) -> None:
    for seat in range(2):
        sheet[seat, 0] = 1 if seat == state.turn else 0


@part
def winners(rules: Any, sheet: Any) -> int:
    return 1 if sheet[0, 0] > 0 else 2


# ---- tests

RACE = kernels_of("race", sys.modules[__name__])


def begun() -> Any:
    """A game in which seat 1 begins, and room for more states."""
    states = np.zeros(8, STATE)
    RACE.begin(RULES, states, 0)
    assert RACE.push_chance(RULES, states, 0, 1)
    states[0] = states[1]
    return states


def test_a_game_gets_its_legal_actions() -> None:
    room = np.zeros(64, np.int64)
    found = RACE.legal_actions(RULES, begun(), 0, 1, room)
    assert room[:found].tolist() == [1, 2, 3]


def test_a_game_gets_moves_and_refusals() -> None:
    states = begun()
    assert [RACE.push(RULES, states, 0, seat, 3)[0] for seat in (0, 1)] == [LATER, ASKED]
    assert states[1]["total"] == 3


def test_a_game_gets_random_play_and_its_winners() -> None:
    totals = np.zeros(2, np.int64)
    decisions = RACE.play_many(RULES, np.zeros(2, STATE), stream(1), 100, totals)
    assert totals.sum() == 100 and 400 <= decisions <= 1000


def rules_without(name: str) -> ModuleType:
    """The race without one of its functions."""
    found = ModuleType("broken")
    found.__dict__.update({key: value for key, value in globals().items() if key in vars(interface) and key != name})
    return found


def test_a_game_without_one_of_the_functions_is_refused() -> None:
    with pytest.raises(TortugaError, match=r"rules of race: expected legal\(rules, state, seat\); None came"):
        kernels_of("race", rules_without("legal"))


def test_a_function_with_other_parameters_is_refused() -> None:
    broken = rules_without("legal")
    broken.__dict__["legal"] = is_over
    with pytest.raises(TortugaError, match=r"expected legal\(rules, state, seat\); 'legal\(state\)' came"):
        kernels_of("race", broken)


TAKEN_FROM_DISK = """
import numpy as np
from tortuga.games.{game}.game import {title} as Game
states = np.zeros(2, Game.state_type)
Game.kernels.begin(Game.options_type.of(2).rules(), states, 0)
print(len(Game.kernels.begin.stats.cache_hits))
"""


@pytest.mark.parametrize("game", ["einauge", "barrakuda"])
def test_another_process_takes_the_kernels_of_a_game_from_disk(game: str) -> None:
    program = TAKEN_FROM_DISK.format(game=game, title=game.title())
    for _ in range(2):  # the first may have to compile
        done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "1"
