"""What a bot believes of every position of the coarse model."""

from __future__ import annotations

import itertools
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from tortuga.games.barrakuda.options import Options
from tortuga.games.barrakuda.state import NOBODY, STATE, WRECKS, Phase
from tortuga.games.kit.errors import OptionError, expected
from tortuga.players.barrakuda.bots.sub_kernels import WIN
from tortuga.players.barrakuda.coarse_model.best_response import tell_sides
from tortuga.players.barrakuda.coarse_model.holdings import HOLDINGS
from tortuga.players.barrakuda.coarse_model.solve import Solution, begin, layer_pass, mirrored, of_file, order
from tortuga.players.barrakuda.coarse_model.sweeps import THREADS
from tortuga.players.barrakuda.training.storage import table_path, weights
from tortuga.players.barrakuda.turn_game.features import BLOCK, INPUTS, WATER
from tortuga.players.barrakuda.turn_game.value import A_GOLD_OF_LOGIT, NETWORK, Brain, by_hand

SEARCHED = 1  # sweeps that stand for Palombaro's search: a turn further than Apneista looks


def believed(bot: str, options: Options, models: Any) -> Solution:
    """The bot's belief; Barracuda's is its table."""
    goal, bags = int(models[0].goal), int(models[0].bags)
    if bot == "Barracuda":
        path = table_path(options.rules(), bags)
        if not path.exists():
            raise OptionError(
                f"exploit Barracuda: expected the table of `tortuga solve barrakuda`; none at {path} came"
            )
        return of_file(models, path)
    solution, brain = begin(models), _brain_of(bot)
    cubes = solution.values.reshape(goal, goal, WRECKS, HOLDINGS, HOLDINGS, bags + 1, bags + 1)
    for fish in range(WRECKS):
        sides = [_side(options, models, brain, vault, fish) for vault in range(goal)]
        for vault, other in itertools.product(range(goal), repeat=2):
            shares = _shares(brain, sides[vault], sides[other], in_gold=bot == "Sub")
            cubes[vault, other, fish] = shares.reshape(HOLDINGS, bags + 1, HOLDINGS, bags + 1).transpose(0, 2, 1, 3)
    if bot == "Palombaro":
        look_further(solution)
    return solution


def _brain_of(bot: str) -> Brain:
    if bot not in ("Apneista", "Palombaro", "Barracuda (weights)"):
        return by_hand()
    found = weights("barracuda-2" if bot == "Barracuda (weights)" else "apneista-2")
    if found is None:
        raise OptionError(expected(f"weights of {bot}", "a file in the package", "nothing"))
    return found[0]


def _side(options: Options, models: Any, brain: Brain, vault: int, fish: int) -> tuple[Any, Any, Any]:
    """A seat with that vault, for every holding and bag: worth by hand, and its part of both seats' hidden units."""
    rules, states = options.rules(), np.zeros(1, STATE)
    states[0].near[:] = rules[0].near
    states[0].vault[0] = vault
    states[0].phase, states[0].actor, states[0].victim, states[0].players = Phase.CHOOSE, NOBODY, NOBODY, 2
    number = HOLDINGS * (int(models[0].bags) + 1)
    inputs, worths = np.zeros((number, INPUTS[2]), np.float32), np.zeros(number)
    tell_sides(rules, states, models, fish, inputs, worths)
    if brain.way != NETWORK:
        return worths, None, None
    own = inputs[:, : WATER + BLOCK] @ brain.first[: WATER + BLOCK] + brain.last[0, :-1]
    return worths, own, inputs[:, WATER : WATER + BLOCK] @ brain.first[WATER + BLOCK :]


def _shares(brain: Brain, mine: tuple[Any, Any, Any], theirs: tuple[Any, Any, Any], in_gold: bool) -> Any:
    """The first seat's share for all pairs of sides; *in_gold* as Sub counts: most gold in the mean, a win so many."""
    if brain.way != NETWORK:
        gold = mine[0][:, None] - theirs[0][None, :]
        return 0.5 + gold / (2 * WIN) if in_gold else 1 / (1 + np.exp(-A_GOLD_OF_LOGIT * gold))
    ahead = _logits(brain, mine[1], theirs[2]) - _logits(brain, theirs[1], mine[2]).T
    return 1 / (1 + np.exp(-ahead))


def _logits(brain: Brain, own: Any, other: Any) -> Any:
    hidden = own[:, None, :] + other[None, :, :]
    return np.maximum(hidden, 0.0, out=hidden) @ brain.last[1, :-1]


def look_further(solution: Solution) -> None:
    """Every position as the turn's equilibrium on what is believed."""
    goal, bags = int(solution.model.goal), int(solution.model.bags)
    fresh = np.empty(solution.values.shape[1], np.float32)
    with ThreadPoolExecutor(THREADS) as pool:
        for _ in range(SEARCHED):
            for vault, other in reversed(order(goal)):  # from the bottom: no layer looks at one that has looked
                sweeping = layer_pass(solution, vault, other)
                sweeping.groups = [np.concatenate(sweeping.groups)]
                fresh[:] = solution.values[vault * goal + other]
                sweeping.sweep(pool, fresh)
                if vault != other:
                    solution.values[other * goal + vault] = mirrored(solution.values[vault * goal + other], bags)
