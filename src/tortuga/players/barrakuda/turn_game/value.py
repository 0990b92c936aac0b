"""What a position between two turns is worth to each seat: a share of the win. Four ways to know it, one form.

A *brain* is a tuple of arrays that compiled code reads: which way, a small network, a solved table, sorted keys with
values. Compiled code branches on the way, so that all bots share one compiled search.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from tortuga.games.barrakuda.scoring import COLUMNS, score, winners
from tortuga.games.barrakuda.state import SEATS, Phase
from tortuga.games.kit.bits import count
from tortuga.games.kit.compile import called, part, wide
from tortuga.players.barrakuda.bots.sub_kernels import worth
from tortuga.players.barrakuda.coarse_model.holdings import looked_up
from tortuga.players.barrakuda.turn_game.features import INPUTS, write_inputs

BY_HAND, NETWORK, TABLE, KEYED = 0, 1, 2, 3
A_GOLD_OF_LOGIT = 0.55  # how much a piece of gold counts by hand
HIDDEN = 24  # units of a network, if nothing else is said
FNV_START, FNV_TIMES = np.uint64(0xCBF29CE484222325), np.uint64(0x100000001B3)


class Brain(NamedTuple):
    """A way to value positions. Make one with the functions below."""

    way: int
    first: Any  # float32 (inputs, units): from the inputs to the hidden units
    last: Any  # float32 (2, units + 1): biases of the hidden units; weights and bias of the output
    table: Any  # uint16: the solved coarse model
    goal: int  # of that table
    bags: int  # gold in a bag that it tells apart
    keys: Any  # uint64, rising: hashes of positions
    values: Any  # float64: seat 0's share there


def _empty() -> dict[str, Any]:
    return {
        "first": np.zeros((1, HIDDEN), np.float32),
        "last": np.zeros((2, HIDDEN + 1), np.float32),
        "table": np.zeros(1, np.uint16),
        "goal": 0,
        "bags": 1,
        "keys": np.zeros(1, np.uint64),
        "values": np.zeros(1, np.float64),
    }


def by_hand() -> Brain:
    """Sub's judgement by hand, as shares."""
    return Brain(BY_HAND, **_empty())


def network(first: Any, last: Any) -> Brain:
    """A small network, asked from every seat's side."""
    return Brain(NETWORK, **{**_empty(), "first": first, "last": last})


def of_table(table: Any, goal: int, bags: int) -> Brain:
    """The solved coarse model."""
    return Brain(TABLE, **{**_empty(), "table": table, "goal": goal, "bags": bags})


def keyed(keys: Any, values: Any) -> Brain:
    """Positions by their hash: for backward induction."""
    return Brain(KEYED, **{**_empty(), "keys": keys, "values": values})


@part
def hash_of(state: Any) -> Any:
    """A hash of all that decides how a game of two goes on after a turn."""
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
    """The end of a game: what each seat has of the win; in teams both partners all of theirs."""
    sheet = np.zeros((SEATS, COLUMNS), np.int64)
    score(rules, state, sheet)
    best = winners(rules, sheet)
    number = count(np.uint64(best))
    if rules.teams:
        number = (number + 1) // 2
    for seat in range(wide(rules.players)):
        out[seat] = (best >> seat & 1) / number


@called
def output(brain: Any, inputs: Any, hidden: Any) -> float:
    """The network's answer: one hidden layer of rectified units."""
    units = brain.first.shape[1]
    hidden[:] = brain.last[0]
    for number in range(inputs.shape[0]):
        given = inputs[number]
        if given != 0.0:
            for unit in range(units):
                hidden[unit] += given * brain.first[number, unit]
    total = brain.last[1, units]
    for unit in range(units):
        if hidden[unit] > 0.0:
            total += hidden[unit] * brain.last[1, unit]
    return float(total)


@called
def logit(rules: Any, state: Any, seat: int, brain: Any, inputs: Any, hidden: Any) -> float:
    """How well *seat* stands, before it is compared with the others."""
    if brain.way == NETWORK:
        write_inputs(rules, state, seat, inputs)
        return output(brain, inputs, hidden)
    return A_GOLD_OF_LOGIT * float(worth(rules, state, seat))


@called
def shares(rules: Any, state: Any, brain: Any, out: Any) -> None:
    """Fill *out* with every seat's share of the win."""
    players = wide(rules.players)
    if state.phase == Phase.OVER:
        outcome_shares(rules, state, out)
        return
    if brain.way == TABLE:
        out[0] = looked_up(brain.table, brain.goal, brain.bags, state)
        out[1] = 1.0 - out[0]
        return
    if brain.way == KEYED:
        out[0] = brain.values[np.searchsorted(brain.keys, hash_of(state))]
        out[1] = 1.0 - out[0]
        return
    inputs = np.empty(brain.first.shape[0], np.float32)
    hidden = np.empty(brain.last.shape[1], np.float32)
    for seat in range(players):
        out[seat] = logit(rules, state, seat, brain, inputs, hidden)
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


__all__ = ["HIDDEN", "INPUTS", "Brain", "by_hand", "keyed", "network", "of_table", "shares"]
