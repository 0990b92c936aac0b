"""The full game for two, solved exactly by backward induction: for short turn limits, where all positions fit.

Every position that can occur at the beginning of each turn is listed, then solved from the last turn back: each is a
matrix game over all dice and all decisions within the turn. Nothing is left out: rows, pawns and dropped gold count.
"""

from __future__ import annotations

import importlib.util
from dataclasses import dataclass
from types import ModuleType
from typing import Any, NamedTuple
from unittest import mock

import numba
import numpy as np

from tortuga.games.barrakuda.cards import hand
from tortuga.games.barrakuda.kernels import KERNELS
from tortuga.games.barrakuda.options import Options
from tortuga.games.barrakuda.state import SEATS, STATE, Phase
from tortuga.games.kit.bits import count
from tortuga.games.kit.chance import stream
from tortuga.games.kit.compile import Function, called, wide
from tortuga.games.kit.errors import OptionError, expected
from tortuga.players.barrakuda.turn_game.matrix import MOST
from tortuga.players.barrakuda.turn_game.solver import DEPTHS, PAIRS, set_joint, solve_payoffs, try_next, ways_on
from tortuga.players.barrakuda.turn_game.value import hash_of, outcome_shares

MOST_POSITIONS = 1 << 21  # a turn
NO_PLACE = -1


def compiled(function: Function) -> Function:
    """An entry from Python, not kept on disk: that cache does not know the sources of tests."""
    return numba.njit(function)  # type: ignore[no-any-return]


class Keyed(NamedTuple):
    """Values by the hash of a position, in place of the bots' `Evaluator`."""

    keys: Any = np.zeros(1, np.uint64)  # rising
    values: Any = np.zeros(1)  # seat 0's share there


@called
def _shares(rules: Any, state: Any, evaluator: Any, out: Any) -> None:
    """As `turn_game.value.shares`, with a `Keyed` evaluator."""
    if state.phase == Phase.OVER:
        outcome_shares(rules, state, out)
    else:
        out[0] = evaluator.values[np.searchsorted(evaluator.keys, hash_of(state))]
        out[1] = 1.0 - out[0]


def _copy_of(name: str, **replaced: Any) -> ModuleType:
    """A second copy of a module whose compiled code calls what is *replaced*: its globals are read when it compiles."""
    found = importlib.import_module(name).__spec__
    assert found is not None and found.loader is not None
    module = importlib.util.module_from_spec(found)
    with mock.patch("tortuga.games.kit.compile.kernel", compiled):
        found.loader.exec_module(module)
    vars(module).update({key: value for key, value in replaced.items() if key in vars(module)})
    return module


SOLVER = _copy_of("tortuga.players.barrakuda.turn_game.solver", shares=_shares)
PALOMBARO = _copy_of(
    "tortuga.players.barrakuda.bots.palombaro",
    **{name: value for name, value in vars(SOLVER).items() if not name.startswith("__")},
)


@dataclass(frozen=True)
class Level:
    """All positions at the beginning of one turn: their hashes, rising, and seat 0's share of the win in each."""

    states: Any
    keys: Any
    values: Any


@called
def _note(state: Any, found: Any, slots: Any, number: int) -> int:
    """Add a position if it is new; how many there are."""
    mask = np.uint64(slots.shape[0] - 1)
    slot = wide(hash_of(state) & mask)
    while slots[slot] != NO_PLACE:
        if hash_of(found[slots[slot]]) == hash_of(state):
            return number
        slot = wide(np.uint64(slot + 1) & mask)
    slots[slot] = number
    found[number] = state
    return number + 1


@called
def _spread(rules: Any, states: Any, found: Any, slots: Any, number: int, words: Any) -> int:
    """Add every position that the turn of states[0] can end in; how many there are."""
    step, size = np.zeros(DEPTHS, np.int64), np.zeros(DEPTHS, np.int64)
    depth = 0
    fresh = True
    while number < found.shape[0]:
        if fresh:
            step[depth] = size[depth] = 0
            if states[depth].phase == Phase.CHOOSE:
                number = _note(states[depth], found, slots, number)
            elif states[depth].phase != Phase.OVER:
                size[depth] = ways_on(rules, states[depth], True)
        fresh = False
        if step[depth] < size[depth]:
            step[depth] += 1
            if try_next(rules, states, depth, step[depth] - 1, size[depth], words):
                depth += 1
                fresh = True
        elif depth == 0:
            break
        else:
            depth -= 1
    return number


@compiled
def _next_positions(rules: Any, states: Any, found: Any, slots: Any, words: Any) -> int:
    """All positions one turn after *states*; how many there are."""
    scratch = np.empty(DEPTHS, states.dtype)
    sizes = np.ones(SEATS, np.int64)
    number = 0
    for i in range(states.shape[0]):
        for seat in range(2):
            sizes[seat] = count(hand(states[i], seat))
        for joint in range(sizes[0] * sizes[1]):
            scratch[0] = states[i]
            set_joint(rules[0], scratch, 0, joint, sizes)
            number = _spread(rules[0], scratch, found, slots, number, words)
    return number


@compiled
def _hashes(states: Any, out: Any) -> None:
    for i in range(states.shape[0]):
        out[i] = hash_of(states[i])


@compiled
def solve_positions(rules: Any, states: Any, evaluator: Any, words: Any, values: Any) -> None:
    """Seat 0's share in every position, each solved as a matrix game on the evaluator's values."""
    scratch = np.empty(DEPTHS, states.dtype)
    out = np.zeros((DEPTHS, SEATS), np.float64)
    payoffs, sizes = np.empty((PAIRS, SEATS), np.float64), np.ones(SEATS, np.int64)
    mixes, worths = np.zeros((SEATS, MOST), np.float64), np.zeros((SEATS, MOST), np.float64)
    both = np.zeros(SEATS, np.float64)
    for i in range(states.shape[0]):
        scratch[0] = states[i]
        SOLVER.fill(rules[0], scratch, evaluator, payoffs, sizes, out, words)
        solve_payoffs(payoffs, sizes, 2, mixes, worths, both)
        values[i] = both[0]


def _sorted(states: Any) -> tuple[Any, Any]:
    keys = np.zeros(len(states), np.uint64)
    _hashes(states, keys)
    by_key = np.argsort(keys)
    return states[by_key], keys[by_key]


def exact_levels(options: Options) -> list[Level]:
    """The solution: a level for each turn up to the turn limit."""
    if options.players != 2 or options.near is None or not 1 <= options.turn_limit <= 5:
        raise OptionError(
            expected("exact solution", "two players, a drawn layout, a turn limit from 1 to 5", options.texts())
        )
    rules = options.rules()
    states = np.zeros(1, STATE)
    KERNELS.begin(rules, states, 0)
    turns = [_sorted(states)]
    for _ in range(options.turn_limit - 1):
        found, slots = np.zeros(MOST_POSITIONS, STATE), np.full(2 * MOST_POSITIONS, NO_PLACE, np.int64)
        number = _next_positions(rules, turns[-1][0], found, slots, stream(0))
        if number >= MOST_POSITIONS:
            raise OptionError(f"exact solution: expected fewer than {MOST_POSITIONS} positions a turn; more came")
        turns.append(_sorted(found[:number].copy()))
    levels: list[Level] = []
    evaluator = Keyed()  # never asked: the last turn ends the game
    for positions, keys in reversed(turns):
        values = np.zeros(len(positions))
        solve_positions(rules, positions, evaluator, stream(0), values)
        levels.insert(0, Level(positions, keys, values))
        evaluator = Keyed(keys, values)
    return levels


def exact_value(options: Options) -> float:
    """Seat 0's share of the win under best play from the beginning; by symmetry a half, unless seats differ."""
    return float(exact_levels(options)[0].values[0])
