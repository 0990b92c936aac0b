"""OpenSpiel's own MCTSBot as an independent opponent: it plays Einauge through our OpenSpiel game."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate
from typing import Any

import numpy as np
from open_spiel.python.algorithms import mcts

from tortuga.games.kit.chance import stream
from tortuga.games.kit.game import View
from tortuga.games.kit.moves import Move
from tortuga.games.kit.numbers import whole_number
from tortuga.lab.envs.open_spiel import TortugaGame, TortugaState
from tortuga.players.base import Budget, Generator, move_of, no_move, seat_of

UCT_C = 2.0  # as in OpenSpiel's own example of this bot
GAME = "einauge"  # made turn-based, Barrakuda would show the first mover's sealed card to the second
OWN, COMPILED = "openspiel-mcts", "openspiel-mcts-compiled"


@lru_cache(maxsize=256)
def _steps(chances: tuple[float, ...]) -> list[float]:
    """The chances added up, the last of them 1."""
    sums = list(accumulate(chances))
    return [each / sums[-1] for each in sums]


class QuickRandom(np.random.RandomState):
    """NumPy's generator; one choice by given chances, of which a search asks several a simulation, takes a tenth.

    It chooses as NumPy does, from the same number: what is played does not change.
    """

    def choice(self, a: Any, size: Any = None, replace: bool = True, p: Any = None) -> Any:
        """One of *a*, or as NumPy's."""
        if size is not None or p is None:
            return super().choice(a, size, replace, p)
        return a[bisect_right(_steps(tuple(p)), self.random_sample())]


def _checked(words: Any) -> Any:
    """A stream of random words; without one, a new stream."""
    if words is None:
        return stream(None)
    if not isinstance(words, np.ndarray) or words.dtype != np.uint64 or words.shape != (4,):
        raise ValueError(f"words: expected an array of tortuga.games.kit.chance.stream; {words!r} came")
    return words


class CompiledRollouts(mcts.Evaluator):  # type: ignore[misc]
    """RandomRolloutEvaluator with compiled rollouts: the same uniform moves and chance, some hundred times faster."""

    def __init__(self, n_rollouts: int = 1, words: Any = None) -> None:
        self.n_rollouts, self._words = whole_number("n_rollouts", n_rollouts, 1), _checked(words)

    def evaluate(self, state: TortugaState) -> Any:
        """The mean returns of random play from here."""
        box, rewards = state.box, np.zeros(state.num_players())
        box.lab.rollouts(box.rules, box.states, self.n_rollouts, self._words, box.teams, rewards)
        return rewards / self.n_rollouts

    def prior(self, state: TortugaState) -> list[tuple[int, float]]:
        """Every action is equally likely."""
        if state.is_chance_node():
            return state.chance_outcomes()
        actions = state.legal_actions(state.current_player())
        return [(action, 1 / len(actions)) for action in actions]


@lru_cache(maxsize=8)
def _game_of(options: Any) -> TortugaGame:
    game = TortugaGame(GAME, {"players": options.players})
    game.options, game.rules = options, options.rules()  # the user's own cards, too
    return game


@dataclass(frozen=True)
class OpenSpielMCTS:
    """The Python MCTSBot with so many simulations a move."""

    name: str = OWN
    simulations: int = 1000
    compiled: bool = False
    game: str | None = GAME

    def choose(self, view: View, budget: Budget, generator: Generator) -> Move:
        """The most visited move; a budget in playouts is a number of simulations."""
        seat = seat_of(view)
        if seat not in view.seats_to_move:
            raise no_move(view)
        game = _game_of(view.options)
        state = game.new_initial_state()
        state.box.set(view.state)
        random = QuickRandom(generator.below(2**31))
        rollouts = CompiledRollouts(1, generator.words) if self.compiled else mcts.RandomRolloutEvaluator(1, random)
        simulations = budget.playouts or self.simulations
        searcher = mcts.MCTSBot(game, UCT_C, simulations, rollouts, solve=True, random_state=random)
        return move_of(view, seat, int(searcher.step(state)))
