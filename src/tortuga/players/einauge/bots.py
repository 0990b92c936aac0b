"""The learned ladder of Einauge: Bootsmann, Steuermann, Kapitän, Einauge."""

from __future__ import annotations

import math
from abc import abstractmethod
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
    states, actions, worths = np.zeros(10, STATE), np.zeros(512, np.int64), np.zeros(512)
    states[0] = view.state
    number = best_of_turn(view.rules, states, weights, new_room(), actions, worths)
    return _listed(actions, worths, number)


def _listed(actions: Any, worths: Any, number: int) -> Found:
    return dict(zip(actions[:number].tolist(), worths[:number].tolist(), strict=True)), {}, 0


class Bootsmann(Learned):
    """A linear value of where its turn may end."""

    weights = LINEAR

    def _found(self, view: View, weights: Any, budget: Budget, generator: Generator) -> tuple[str, Found]:
        del budget, generator
        return _how("value", weights), judged(view, weights)


class Steuermann(Learned):
    """A value by tables of every colour; tries all ways to finish the turn, and glances at what the others can do."""

    def _found(self, view: View, weights: Any, budget: Budget, generator: Generator) -> tuple[str, Found]:
        del budget
        words = stream(seed_from(generator))
        states, actions, worths = np.zeros(10, STATE), np.zeros(512, np.int64), np.zeros(512)
        states[0] = view.state
        number = glance(view.rules, states, weights, words, new_room(), actions, worths)
        return _how("value", weights), _listed(actions, worths, number)


def _how(how: str, weights: Any) -> str:
    return "heuristic" if weights is NONE_FIT else how


class Searcher(Learned):
    """A bot that searches: exact ends first. `threads` None: both cores for a budget in seconds, else one."""

    shipped: ClassVar[Budget]
    threads: int | None = None

    def _found(self, view: View, weights: Any, budget: Budget, generator: Generator) -> tuple[str, Found]:
        if budget.seconds is None and budget.playouts is None:
            budget = self.shipped
        if (found := solved(view, budget)) is not None:
            return "exact", found
        actions = view.actions(seat_of(view))
        if len(actions) == 1:
            return "search", judged(view, weights)
        threads = self.threads or (CORES if budget.playouts is None else 1)
        return "search", self._searched(Root(view, weights, generator, threads), view, budget)

    @abstractmethod
    def _searched(self, root: Root, view: View, budget: Budget) -> Found:
        """The worth of each move by the search."""


class Kapitaen(Searcher):
    """Sequential halving over reshuffles, with rollouts that the value cuts short."""

    shipped = Budget(seconds=0.15)
    ROUNDS = 2
    ARMS = 8  # more moves than the value likes best are never worth the playouts

    def _searched(self, root: Root, view: View, budget: Budget) -> Found:
        worth, _, _ = judged(view, root.weights)
        best = sorted(worth, key=lambda action: -worth[action])[: self.ARMS]
        return halved(root, {action: worth[action] for action in sorted(best)}, self.ROUNDS, budget)


class EinaugeBot(Searcher):
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
        halves = budget
        if budget.seconds is not None:
            halves = replace(budget, seconds=budget.seconds / 2)
        tree = self._grown(root, halves)
        best = sorted(tree[0], key=lambda action: -tree[0][action])[: self.ARMS]
        said = {action: tree[0][action] for action in sorted(best)}
        if halves.playouts is not None:
            halves = replace(halves, playouts=max(1, halves.playouts // self.PRICE))
        return joined(tree, halved(root, said, Kapitaen.ROUNDS, halves))

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
