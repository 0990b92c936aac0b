"""The value of a position between two turns: each seat's expected share of the win.

An `Evaluator` is a tuple of arrays that compiled code reads; its kind says which of them counts: the judgement by hand,
a small network or a solved table. All kinds share one compiled search.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from tortuga.games.barrakuda.scoring import COLUMNS, score, winners
from tortuga.games.barrakuda.state import SEATS, Phase
from tortuga.games.kit.bits import count
from tortuga.games.kit.compile import called, part, wide
from tortuga.players.barrakuda.turn_game.features import write_inputs
from tortuga.players.barrakuda.turn_game.heuristic import worth
from tortuga.players.barrakuda.turn_game.table import looked_up

BY_HAND, NETWORK, TABLE = 0, 1, 2
A_GOLD_OF_LOGIT = 0.55  # how much a piece of gold counts by hand
FNV_START, FNV_TIMES = np.uint64(0xCBF29CE484222325), np.uint64(0x100000001B3)


class Evaluator(NamedTuple):
    """A way to value positions. Make one with `by_hand`, `network` or `of_table`."""

    kind: int
    first: Any = np.zeros((1, 1), np.float32)  # (inputs, units): weights from the inputs to the hidden units
    last: Any = np.zeros((2, 2), np.float32)  # (2, units + 1): biases of the units; weights and bias of the output
    table: Any = np.zeros(1, np.uint16)  # the solved coarse model
    goal: int = 0  # of that table
    bags: int = 1  # gold in a bag that it tells apart


def by_hand() -> Evaluator:
    """Values by the judgement by hand (heuristic.py)."""
    return Evaluator(BY_HAND)


def network(first: Any, last: Any) -> Evaluator:
    """Values by a small network, which is asked from the side of every seat."""
    return Evaluator(NETWORK, first, last)


def of_table(table: Any, goal: int, bags: int) -> Evaluator:
    """Values by a solved table of the coarse model."""
    return Evaluator(TABLE, table=table, goal=goal, bags=bags)


@part
def hash_of(state: Any) -> Any:
    """A hash of all that the rest of a game for two depends on after a turn."""
    found = FNV_START
    for seat in range(2):
        found = (found ^ np.uint64(state.row[seat])) * FNV_TIMES
        found = (found ^ np.uint64(state.hand[seat])) * FNV_TIMES
        found = (found ^ np.uint64(state.pawn[seat])) * FNV_TIMES
        found = (found ^ np.uint64(state.bag[seat])) * FNV_TIMES
        found = (found ^ np.uint64(state.vault[seat])) * FNV_TIMES
    for wreck in range(1, 7):
        found = (found ^ np.uint64(state.gold[wreck])) * FNV_TIMES
    found = (found ^ np.uint64(state.fish)) * FNV_TIMES
    found ^= found >> np.uint64(29)
    return found * FNV_TIMES


@called
def outcome_shares(rules: Any, state: Any, out: Any) -> None:
    """Fill *out* with each seat's share of the win at the end of a game; partners both have all of their team's."""
    sheet = np.zeros((SEATS, COLUMNS), np.int64)
    score(rules, state, sheet)
    best = winners(rules, sheet)
    number = count(np.uint64(best))
    if rules.teams:
        number = (number + 1) // 2
    for seat in range(wide(rules.players)):
        out[seat] = (best >> seat & 1) / number


@called
def output(evaluator: Any, inputs: Any, hidden: Any) -> float:
    """The output of a network with one hidden layer of rectified units."""
    units = evaluator.first.shape[1]
    hidden[:] = evaluator.last[0]
    for number in range(inputs.shape[0]):
        given = inputs[number]
        if given != 0.0:
            for unit in range(units):
                hidden[unit] += given * evaluator.first[number, unit]
    total = evaluator.last[1, units]
    for unit in range(units):
        if hidden[unit] > 0.0:
            total += hidden[unit] * evaluator.last[1, unit]
    return float(total)


@called
def logit(rules: Any, state: Any, seat: int, evaluator: Any, inputs: Any, hidden: Any) -> float:
    """How well *seat* stands, before it is compared with the others."""
    if evaluator.kind == NETWORK:
        write_inputs(rules, state, seat, inputs)
        return output(evaluator, inputs, hidden)
    return A_GOLD_OF_LOGIT * float(worth(rules, state, seat))


@called
def shares(rules: Any, state: Any, evaluator: Any, out: Any) -> None:
    """Fill *out* with every seat's share of the win."""
    players = wide(rules.players)
    if state.phase == Phase.OVER:
        outcome_shares(rules, state, out)
        return
    if evaluator.kind == TABLE:
        out[0] = looked_up(evaluator.table, evaluator.goal, evaluator.bags, state)
        out[1] = 1.0 - out[0]
        return
    inputs = np.empty(evaluator.first.shape[0], np.float32)
    hidden = np.empty(evaluator.last.shape[1], np.float32)
    for seat in range(players):
        out[seat] = logit(rules, state, seat, evaluator, inputs, hidden)
    if rules.teams:
        out[0] = out[2] = (out[0] + out[2]) / 2.0
        out[1] = out[3] = (out[1] + out[3]) / 2.0
    _compare(out, players, 2 if rules.teams else 1)


@part
def _compare(out: Any, players: int, members: int) -> None:
    most = out[0]
    for seat in range(players):
        most = max(most, out[seat])
    total = 0.0
    for seat in range(players):
        out[seat] = np.exp(out[seat] - most)
        total += out[seat]
    for seat in range(players):
        out[seat] *= members / total
