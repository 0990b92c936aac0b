"""What the environments share: spaces, masks, rewards, and a new game from a seed."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np

from tortuga.games import GAMES
from tortuga.games.kit.game import Game
from tortuga.games.kit.numbers import as_whole
from tortuga.lab.envs.sight import kernels_of, size_of, utilities

ILLEGAL = -1.0  # the reward of an illegal move, which ends the game
HIGHEST = 1e6


def actions_of(game: str) -> int:
    """The number of actions; in environments of several agents this number itself is WAIT."""
    return 64 * int(GAMES[game].rules.kernels.WORDS)


def sight_space(game: str) -> Any:
    """The space of what a seat sees."""
    return gymnasium.spaces.Box(0.0, HIGHEST, (size_of(game),), np.float32)


def new_game(game: str, options: dict[str, Any], rng: Any) -> Game:
    """A game whose deal follows from the generator of an environment."""
    return GAMES[game].rules(seed=rng.bytes(32), **options)


def action_number(action: Any) -> int:
    """The action as a Python int; it need not be legal. An array of one number is one, as policies return it."""
    number = as_whole(action.item() if isinstance(action, np.ndarray) and action.size == 1 else action)
    if number is None:
        raise ValueError(f"action: expected a whole number; {action!r} came")
    return number


def legal_actions(game: Game, seat: int) -> list[int]:
    """The legal actions of *seat*: none where it is not asked."""
    return game.actions(seat) if seat in game.seats_to_move else []


def mask_of(game: Game, seat: int, size: int) -> Any:
    """1 for each legal action of *seat*."""
    mask = np.zeros(size, np.int8)
    mask[legal_actions(game, seat)] = 1
    return mask


def rewards_of(game: Game) -> list[float]:
    """Zero-sum: 1 for a win alone; 0 while the game runs."""
    if not game.is_over:
        return [0.0] * game.players
    shares = np.zeros(game.players)
    kernels_of(game.NAME).shares_of(game.rules, game.states[-1:], 0, shares)
    teams = bool(getattr(game.options, "teams", False))
    return utilities(shares, teams)
