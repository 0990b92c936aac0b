"""What the environments share: spaces, masks, rewards, and a new game from a seed."""

from __future__ import annotations

import io
from typing import Any

import gymnasium
import numpy as np

from tortuga.games import GAMES
from tortuga.games.kit.game import Game
from tortuga.games.kit.numbers import as_whole
from tortuga.lab.envs.sight import highest, in_teams, kernels_of
from tortuga.lab.packages import need


def actions_of(game: str) -> int:
    """The number of actions; in environments of several agents this number itself is WAIT."""
    return 64 * int(GAMES[game].rules.kernels.WORDS)


def sight_space(game: str, compact: bool = False) -> Any:
    """The space of what a seat sees, as fractions or as bytes."""
    high = highest(game, compact)
    return gymnasium.spaces.Box(np.zeros_like(high), high, dtype=high.dtype.type)


def checked_mode(mode: str | None, modes: list[str]) -> str | None:
    """The render mode, if the environment has it."""
    if mode is not None and mode not in modes:
        raise ValueError(f"render_mode: expected None or one of {', '.join(modes)}; {mode!r} came")
    return mode


def picture_of(position: Any) -> Any:
    """The drawing of a position as an array: rows, columns, red green blue."""
    image, png = need("PIL.Image"), need("resvg_py").svg_to_bytes(svg_string=position._repr_svg_())
    return np.asarray(image.open(io.BytesIO(bytes(png))).convert("RGB"))


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


def rewards_of(game: Game, illegal: int | None = None) -> list[float]:
    """Zero-sum: 1 for a win alone; 0 while the game runs; -1 for the seat that forfeited it by an *illegal* action."""
    rewards, kernels, teams = np.zeros(game.players), kernels_of(game.NAME), in_teams(game.options)
    if illegal is not None:
        kernels.forfeit(illegal, teams, rewards)
    elif game.is_over:
        kernels.rewards_of(game.rules, game.states[-1:], 0, teams, rewards)
    return rewards.tolist()
