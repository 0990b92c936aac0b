"""The learned ladder of Einauge: Bootsmann, Steuermann, Kapitän, Admiral."""

from __future__ import annotations

import math
from abc import abstractmethod
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, ClassVar

import numpy as np

from tortuga.games.einauge.state import STATE
from tortuga.games.kit.chance import stream
from tortuga.games.kit.game import View
from tortuga.players.base import Budget, Generator, ThinkingBot, Thought, move_of, no_move, seat_of
from tortuga.players.einauge.lookahead import best_of_turn, glance
from tortuga.players.einauge.thinking import CORES, Found, Root, grown, halved, seed_from, solved
from tortuga.players.einauge.value import new_room
from tortuga.players.einauge.weights import LINEAR, NONE_FIT, TUPLES, fitting


@dataclass(frozen=True)
class Learned(ThinkingBot):
    """What the four share: weights for the cards of the game, or none."""

    game: str | None = "einauge"
    weights: ClassVar[str] = TUPLES

    def think(self, view: View, budget: Budget, generator: Generator) -> Thought:
        """The best move, and all moves with their worth."""
        seat = seat_of(view)
        if not view.actions(seat):
            raise no_move(view)
        how, found = self._found(view, fitting(self.weights, view.options), budget, generator)
        worth, error, playouts = found
        best = max(worth, key=lambda action: worth[action])
        shares = {action: min(1.0, max(0.0, share)) for action, share in worth.items()}
        return Thought(move_of(view, seat, best), how, shares, error, playouts=playouts)

    @abstractmethod
    def _found(self, view: View, weights: Any, budget: Budget, generator: Generator) -> tuple[str, Found]:
        """How it was found, and the worth of each move."""


def judged(view: View, weights: Any) -> Found:
    """Every move with the value of the best its turn can become."""
    return _listed(best_of_turn, view, weights)


def _listed(search: Callable[..., int], view: View, *given: Any) -> Found:
    """Every move with the worth that a search of the turn (lookahead.py) writes."""
    states, actions, worths = np.zeros(10, STATE), np.zeros(512, np.int64), np.zeros(512)
    states[0] = view.state
    number = search(view.rules, states, *given, new_room(), actions, worths)
    return dict(zip(actions[:number].tolist(), worths[:number].tolist(), strict=True)), {}, 0


class Bootsmann(Learned):
    """A linear value of where its turn may end."""

    weights = LINEAR

    def _found(self, view: View, weights: Any, budget: Budget, generator: Generator) -> tuple[str, Found]:
        del budget, generator
        return _how(weights), judged(view, weights)


class Steuermann(Learned):
    """A value by tables of every colour; tries all ways to finish the turn, and glances at what the others can do."""

    def _found(self, view: View, weights: Any, budget: Budget, generator: Generator) -> tuple[str, Found]:
        del budget
        return _how(weights), _listed(glance, view, weights, stream(seed_from(generator)))


def _how(weights: Any) -> str:
    return "heuristic" if weights is NONE_FIT else "value"


class Searcher(Learned):
    """A bot that searches: exact ends first. It uses both cores for a budget in seconds, else one."""

    shipped: ClassVar[Budget]

    def _found(self, view: View, weights: Any, budget: Budget, generator: Generator) -> tuple[str, Found]:
        if budget.seconds is None and budget.playouts is None:
            budget = self.shipped
        if (found := solved(view, budget)) is not None:
            return "exact", found
        if len(view.actions(seat_of(view))) == 1:
            return "search", judged(view, weights)
        root = Root(view, weights, generator, CORES if budget.playouts is None else 1)
        return "search", self._searched(root, view, budget)

    @abstractmethod
    def _searched(self, root: Root, view: View, budget: Budget) -> Found:
        """The worth of each move by the search."""


def best_of(worth: dict[int, float], number: int) -> dict[int, float]:
    """The best moves with their worth, in the order of their actions."""
    best = sorted(worth, key=lambda action: -worth[action])[:number]
    return {action: worth[action] for action in sorted(best)}


class Kapitaen(Searcher):
    """Sequential halving over reshuffles, with rollouts that the value cuts short."""

    shipped = Budget(seconds=0.15)
    ROUNDS = 2
    ARMS = 8  # more moves than the value likes best are never worth the playouts

    def _searched(self, root: Root, view: View, budget: Budget) -> Found:
        return halved(root, best_of(judged(view, root.weights)[0], self.ARMS), self.ROUNDS, budget)


class Admiral(Searcher):
    """Open-loop max^n search with value leaves; for more than two, Kapitän's rollouts judge its best moves again.

    With three others before the next own turn a tree does not grow beyond them; rollouts look further, and less well.
    """

    shipped = Budget(seconds=1.5)
    NODES = 400_000
    ARMS = 4
    PRICE = 10  # a rollout takes as long as so many simulations: half of the time goes to each

    def _searched(self, root: Root, view: View, budget: Budget) -> Found:
        if view.options.players == 2:
            return self._grown(root, budget)
        seconds = None if budget.seconds is None else budget.seconds / 2
        tree = self._grown(root, replace(budget, seconds=seconds))
        rollouts = None if budget.playouts is None else max(1, budget.playouts // self.PRICE)
        return joined(tree, halved(root, best_of(tree[0], self.ARMS), Kapitaen.ROUNDS, Budget(seconds, rollouts)))

    def _grown(self, root: Root, budget: Budget) -> Found:
        nodes = self.NODES if budget.playouts is None else min(self.NODES, 64 * budget.playouts + 64)
        return grown(root, nodes, budget)


def joined(tree: Found, rolled: Found) -> Found:
    """The mean of both for moves that have both; no other is worth more than the least of these."""
    (said, doubt, simulations), (found, error, rollouts) = tree, rolled
    both = {action: (said[action] + worth) / 2 for action, worth in found.items()}
    least = min(both.values())
    worth = {action: both[action] if action in both else min(share, least) for action, share in said.items()}
    errors = {**doubt, **{action: math.hypot(doubt[action], error[action]) / 2 for action in both}}
    return worth, errors, simulations + rollouts
