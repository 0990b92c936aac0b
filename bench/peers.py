"""OpenSpiel's own card games: driven from Python, and its C++ rollouts.

A decision is one applied move of a player, forced ones included; chance is not counted. OpenSpiel offers Python no loop
of random games in C++, so its MCTSBot is asked for a single simulation whose evaluator plays N random rollouts: nearly
all of that time is the C++ loop. Decisions a second = N × the mean number of decisions to the end / time; the mean
comes from random games that we play from the same position. Simultaneous games are played as turn-based ones.
"""

from __future__ import annotations

import random
from importlib.metadata import version
from statistics import fmean
from typing import Any

from bench.clock import Rate, Timing, best_rate

GAMES = ("hearts", "crazy_eights", "goofspiel", "leduc_poker", "spades")
LENGTHS = 200  # random games behind a mean length
_SEED = 7


def pyspiel() -> Any:
    """Import OpenSpiel, or exit with the command that installs it."""
    try:
        import pyspiel as module
    except ImportError:
        raise SystemExit("bench: OpenSpiel is missing. Install it and run again with: make bench") from None
    return module


def open_spiel_version() -> str:
    """Return the version of OpenSpiel."""
    return version("open_spiel")


def from_python(name: str, timing: Timing) -> Rate:
    """Return the rate of whole random games with every step a call from Python."""
    game, rng = pyspiel().load_game_as_turn_based(name), random.Random(_SEED)
    return best_rate(lambda games: float(sum(_play(game.new_initial_state(), rng) for _ in range(games))), timing)


def rollouts(name: str, timing: Timing) -> Rate:
    """Return the rate of random rollouts in C++ from the first decision of a game."""
    game, rng = pyspiel().load_game_as_turn_based(name), random.Random(_SEED)
    state = game.new_initial_state()
    _settle(state, rng)
    length = fmean(_play(state.clone(), rng) for _ in range(LENGTHS))

    def work(number: int) -> float:
        evaluator = pyspiel().RandomRolloutEvaluator(n_rollouts=number, seed=_SEED)
        bot = pyspiel().MCTSBot(
            game, evaluator, uct_c=1.0, max_simulations=1, max_memory_mb=10, solve=False, seed=_SEED, verbose=False
        )
        bot.mcts_search(state)
        return number * length

    return best_rate(work, timing)


def _settle(state: Any, rng: random.Random) -> None:
    while state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(outcomes, chances)[0])


def _play(state: Any, rng: random.Random) -> int:
    """Play a random game to its end and return the number of decisions."""
    decisions = 0
    _settle(state, rng)
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
        decisions += 1
        _settle(state, rng)
    return decisions
