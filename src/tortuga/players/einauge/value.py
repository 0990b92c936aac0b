"""The value of a position for every seat: its expected share of the win, by learned weights or by Matrose's judgement.

The weights are a table of stages × numbers and cells; a seat's points are the sum of those it has, and the shares are
the softmax of the points. An empty table means that no weights fit these cards: then the points are Matrose's.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from tortuga.games.einauge.state import COLOURS, SEATS, Phase
from tortuga.games.kit.compile import called, part, wide
from tortuga.players.einauge.features import NO_CELL, NUMBERS, describe, stage_of, tally
from tortuga.players.einauge.matrose import worth

_CELLS = 2 * len(COLOURS)
JUDGED = 8.0  # how far Matrose's judgement tells seats apart: the points of one whose worth is twice the mean


def new_room() -> Any:
    """Scratch arrays for one thread: numbers, cells, chests, totals, shares, pays."""
    return (
        np.zeros(NUMBERS, np.float32),
        np.zeros(_CELLS, np.int64),
        np.zeros((SEATS, len(COLOURS)), np.int64),
        np.zeros((SEATS, 2), np.int64),
        np.zeros(SEATS, np.float64),
        np.zeros(len(COLOURS), np.float64),
    )


@part
def points_of(weights: Any, stage: int, x: Any, cells: Any) -> float:
    """The sum of a seat's weights."""
    points = 0.0
    for number in range(NUMBERS):
        points += weights[stage, number] * x[number]
    if weights.shape[1] > NUMBERS:
        for cell in cells:
            if cell != NO_CELL:
                points += weights[stage, cell]
    return points


@called
def share_out(rules: Any, state: Any, weights: Any, room: Any) -> None:
    """Write the expected share of every seat to room[4]; exact when the game is over."""
    x, cells, sheet, totals, shares, pays = room
    players = wide(rules.players)
    if state.phase == Phase.OVER:
        tally(rules, state, sheet, totals)
        _split(players, totals, shares)
        return
    if weights.shape[0] > 0:
        tally(rules, state, sheet, totals)
        stage = stage_of(rules, state)
        for seat in range(players):
            describe(rules, state, seat, sheet, totals, x, cells)
            shares[seat] = points_of(weights, stage, x, cells)
    else:
        _judge(rules, state, players, shares, pays)
    _softmax(players, shares)


@part
def _judge(rules: Any, state: Any, players: int, shares: Any, pays: Any) -> None:
    mean = 0.0
    for seat in range(players):
        shares[seat] = worth(rules, state, seat, pays)
        mean += abs(shares[seat]) / players
    for seat in range(players):
        shares[seat] *= JUDGED / max(mean, 1.0)


@part
def _softmax(players: int, shares: Any) -> None:
    top = shares[0]
    for seat in range(1, players):
        top = max(top, shares[seat])
    total = 0.0
    for seat in range(players):
        shares[seat] = math.exp(shares[seat] - top)
        total += shares[seat]
    for seat in range(players):
        shares[seat] /= total


@part
def _split(players: int, totals: Any, shares: Any) -> None:
    """E5.6: a tie for most is a shared win."""
    best = totals[0, 1]
    winners = 0
    for seat in range(1, players):
        best = max(best, totals[seat, 1])
    for seat in range(players):
        if totals[seat, 1] == best:
            winners += 1
    for seat in range(players):
        shares[seat] = 1.0 / winners if totals[seat, 1] == best else 0.0
