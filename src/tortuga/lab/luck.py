"""Variance reduction: a game's result without its luck, after AIVAT (Burch et al. 2018).

Subtracted is the luck of every outcome of chance, and of every choice that a bot drew from a mix it can tell: the value
after it minus the mean over all alternatives. Its mean is 0, so shares stay unbiased and vary less.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

from tortuga.games import GAMES
from tortuga.games.kit.game import Game
from tortuga.lab.kernels import lab_kernels

MOST_JOINT = 64  # joint choices of all seats that are valued; with more, which takes too long, none is


class Drawn(NamedTuple):
    """A choice of a seat after so many steps, and the probability of each action; more than one if it drew."""

    step: int
    seat: int
    action: int
    mix: Mapping[int, float]


@lru_cache(maxsize=16)
def _knowledge(name: str, options: Any) -> Any:
    """The knowledge of the baseline of a game, one a process: threads must not share its scratch arrays."""
    return lab_kernels(name, "luck").baseline.knowledge_of(options)


def luck_of(game: Game, drawn: Sequence[Drawn] = ()) -> Any:
    """The luck of each seat in a finished game; a seat's share minus its luck has the same mean as its share."""
    kernels, known = lab_kernels(game.NAME, "luck"), _knowledge(game.NAME, game.options)
    luck = np.zeros(kernels.turn.SEATS)
    outcomes = np.array([step.number if step.seat is None else -1 for step in game.steps], np.int64)
    kernels.luck_of_chance(game.rules, game.states, outcomes, known, luck)
    for number, together in itertools.groupby(drawn, key=lambda one: one.step):
        luck += _luck_of_choice(game, number, list(together))
    return luck[: game.players] if not getattr(game.options, "teams", False) else luck[: game.players] / 2


def _luck_of_choice(game: Game, number: int, choices: Sequence[Drawn]) -> Any:
    """The luck of simultaneous choices after so many steps; a choice without a mix counts as certain."""
    kernels, known = lab_kernels(game.NAME, "luck"), _knowledge(game.NAME, game.options)
    mixes = [[item for item in (one.mix or {one.action: 1.0}).items() if item[1] > 0] for one in choices]
    joints = list(itertools.product(*mixes))
    if not 1 < len(joints) <= MOST_JOINT:
        return np.zeros(kernels.turn.SEATS)
    states, pair = np.zeros(len(joints), game.state_type), np.zeros(2, game.state_type)
    for place, joint in enumerate(joints):
        pair[0] = game.states[number]
        for one, (action, _) in zip(choices, joint, strict=True):
            game.kernels.push(game.rules, pair, 0, one.seat, action)
            pair[0] = pair[1]
        states[place] = pair[0]
    shares = np.zeros((len(joints), kernels.turn.SEATS))
    kernels.write_values(game.rules, states, known, shares)
    chances = np.array([math.prod(chance for _, chance in joint) for joint in joints])
    came = [tuple(action for action, _ in joint) for joint in joints].index(tuple(one.action for one in choices))
    return shares[came] - chances @ shares / chances.sum()


def has_baseline(name: str) -> bool:
    """Whether a game has a baseline, without which luck cannot be measured."""
    return GAMES[name].part("lab.kernels") is not None
