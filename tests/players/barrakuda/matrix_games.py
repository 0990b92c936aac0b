"""Matrix games given to the bots' solver."""

from __future__ import annotations

from typing import Any

import numpy as np

from tortuga.games.barrakuda.state import SEATS
from tortuga.players.barrakuda.turn_game.matrix import MOST
from tortuga.players.barrakuda.turn_game.solver import solve_filled


def equilibrium(payoffs: Any) -> Any:
    """Everybody's mix, (seats, MOST): payoffs[a, b, …, seat], shares from 0 to 1, at most six actions each."""
    players = payoffs.ndim - 1
    order = (*range(players - 1, -1, -1), players)  # the lowest digit of a joint choice is seat 0's
    flat = np.zeros((payoffs[..., 0].size, SEATS))
    flat[:, :players] = payoffs.transpose(order).reshape(-1, players)
    sizes = np.ones(SEATS, np.int64)
    sizes[:players] = payoffs.shape[:players]
    mixes = np.zeros((SEATS, MOST))
    solve_filled(flat, sizes, players, mixes, np.zeros((SEATS, MOST)), np.zeros(SEATS))
    return mixes


def zero_sum(game: Any) -> tuple[float, Any, Any]:
    """The value of a matrix game for the rows, and both optimal strategies."""
    game = np.asarray(game, float)
    spread = max(float(game.max() - game.min()), 1e-300)
    shares = (game - game.min()) / spread
    mixes = equilibrium(np.stack([shares, 1 - shares], axis=-1))
    rows, columns = mixes[0, : game.shape[0]], mixes[1, : game.shape[1]]
    return float(rows @ game @ columns), rows, columns
