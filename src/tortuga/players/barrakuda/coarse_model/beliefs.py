"""What a bot believes every position of the coarse model to be worth."""

from __future__ import annotations

import itertools
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from tortuga.games.barrakuda.options import Options
from tortuga.games.barrakuda.state import BARRACUDA, CARDS, NOBODY, STATE, WRECKS, Phase
from tortuga.games.kit.compile import called, kernel
from tortuga.games.kit.errors import OptionError, expected
from tortuga.players.barrakuda.bots.sub import WIN
from tortuga.players.barrakuda.coarse_model.solve import Solution, begin, layer_sweeps, mirrored, of_file, order
from tortuga.players.barrakuda.coarse_model.sweeps import THREADS
from tortuga.players.barrakuda.storage import table_path, weights, weights_name
from tortuga.players.barrakuda.turn_game.features import BLOCK, INPUTS, WATER, write_inputs
from tortuga.players.barrakuda.turn_game.heuristic import worth
from tortuga.players.barrakuda.turn_game.table import HANDS, HOLDINGS
from tortuga.players.barrakuda.turn_game.value import A_GOLD_OF_LOGIT, NETWORK, Evaluator, by_hand

SEARCHED = 1  # sweeps that stand for Palombaro's search: it looks a turn further than Apneista


@called
def _hold(state: Any, seat: int, holding: int) -> None:
    """Give a seat the cards of a holding; the rest lie in its row."""
    cards = holding % HANDS + 1
    state.hand[seat] = cards << 1 | holding // HANDS << BARRACUDA
    row = length = 0
    for card in range(1, CARDS + 1):
        if not cards >> (card - 1) & 1:
            row |= card << 3 * length
            length += 1
    state.row[seat] = row


@kernel
def tell_sides(rules: Any, states: Any, models: Any, fish: int, inputs: Any, worths: Any) -> None:
    """Write the inputs of seat 0, and its worth by hand, for every holding and bag with the vault of states[0].

    The lowest card of a row counts as the oldest; pawns are off the board.
    """
    width = models[0].bags + 1
    states[0].fish = fish + 1
    for holding in range(HOLDINGS):
        _hold(states[0], 0, holding)
        for bag in range(width):
            states[0].bag[0] = bag
            write_inputs(rules[0], states[0], 0, inputs[holding * width + bag])
            worths[holding * width + bag] = worth(rules[0], states[0], 0)


def believed(bot: str, options: Options, models: Any) -> Solution:
    """The values a bot believes in; Nettuno's are its table."""
    goal, bags = int(models[0].goal), int(models[0].bags)
    if bot == "Nettuno":
        path = table_path(options.rules(), bags)
        if not path.exists():
            raise OptionError(f"exploit Nettuno: expected the table of `tortuga solve barrakuda`; none at {path} came")
        return of_file(models, path)
    solution, evaluator = begin(models), _evaluator_of(bot)
    cubes = solution.values.reshape(goal, goal, WRECKS, HOLDINGS, HOLDINGS, bags + 1, bags + 1)
    for fish in range(WRECKS):
        sides = [_side(options, models, evaluator, vault, fish) for vault in range(goal)]
        for vault, other in itertools.product(range(goal), repeat=2):
            shares = _shares(evaluator, sides[vault], sides[other], in_gold=bot == "Sub")
            cubes[vault, other, fish] = shares.reshape(HOLDINGS, bags + 1, HOLDINGS, bags + 1).transpose(0, 2, 1, 3)
    if bot == "Palombaro":
        look_further(solution)
    return solution


def _evaluator_of(bot: str) -> Evaluator:
    if bot not in ("Apneista", "Palombaro", "Nettuno (weights)"):
        return by_hand()
    found = weights(weights_name("Nettuno", 2, False) if bot == "Nettuno (weights)" else "apneista-2")
    if found is None:
        raise OptionError(expected(f"weights of {bot}", "a file in the package", "nothing"))
    return found[0]


def _side(options: Options, models: Any, evaluator: Evaluator, vault: int, fish: int) -> tuple[Any, Any, Any]:
    """For all holdings and bags of a seat with that vault: worth by hand, and the part of both seats' hidden units."""
    rules, states = options.rules(), np.zeros(1, STATE)
    states[0].near[:] = rules[0].near
    states[0].vault[0] = vault
    states[0].phase, states[0].actor, states[0].victim, states[0].players = Phase.CHOOSE, NOBODY, NOBODY, 2
    number = HOLDINGS * (int(models[0].bags) + 1)
    inputs, worths = np.zeros((number, INPUTS[2]), np.float32), np.zeros(number)
    tell_sides(rules, states, models, fish, inputs, worths)
    if evaluator.kind != NETWORK:
        return worths, None, None
    own = inputs[:, : WATER + BLOCK] @ evaluator.first[: WATER + BLOCK] + evaluator.last[0, :-1]
    return worths, own, inputs[:, WATER : WATER + BLOCK] @ evaluator.first[WATER + BLOCK :]


def _shares(evaluator: Evaluator, mine: tuple[Any, Any, Any], theirs: tuple[Any, Any, Any], in_gold: bool) -> Any:
    """The first seat's share for all pairs of sides; *in_gold*: linear in the gold ahead, as Sub values positions."""
    if evaluator.kind != NETWORK:
        gold = mine[0][:, None] - theirs[0][None, :]
        return 0.5 + gold / (2 * WIN) if in_gold else 1 / (1 + np.exp(-A_GOLD_OF_LOGIT * gold))
    ahead = _logits(evaluator, mine[1], theirs[2]) - _logits(evaluator, theirs[1], mine[2]).T
    return 1 / (1 + np.exp(-ahead))


def _logits(evaluator: Evaluator, own: Any, other: Any) -> Any:
    hidden = own[:, None, :] + other[None, :, :]
    return np.maximum(hidden, 0.0, out=hidden) @ evaluator.last[1, :-1]


def look_further(solution: Solution) -> None:
    """Replace every value by that of the turn's equilibrium on the values before."""
    goal, bags = int(solution.model.goal), int(solution.model.bags)
    fresh = np.empty(solution.values.shape[1], np.float32)
    with ThreadPoolExecutor(THREADS) as pool:
        for _ in range(SEARCHED):
            for vault, other in reversed(order(goal)):  # from the bottom: no layer looks at one that has looked
                sweeps = layer_sweeps(solution, vault, other)
                sweeps.groups = [np.concatenate(sweeps.groups)]
                fresh[:] = solution.values[vault * goal + other]
                sweeps.sweep(pool, fresh)
                if vault != other:
                    solution.values[other * goal + vault] = mirrored(solution.values[vault * goal + other], bags)
