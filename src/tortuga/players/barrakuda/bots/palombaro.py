"""Palombaro: searches over turns in which all choose at once (palombaro_kernels.py), and draws its card by a mix."""

from __future__ import annotations

import threading
import time
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from tortuga.games.barrakuda.state import SEATS
from tortuga.games.kit.chance import next_word
from tortuga.games.kit.compile import kernel
from tortuga.games.kit.game import View
from tortuga.games.kit.moves import Move
from tortuga.players.barrakuda.bots.apneista import brain_for
from tortuga.players.barrakuda.bots.mixing import mixed_thought, states_of, think_of_answer
from tortuga.players.barrakuda.bots.palombaro_kernels import NO_PLACE, playouts, root_mixes
from tortuga.players.barrakuda.turn_game.matrix import MOST
from tortuga.players.barrakuda.turn_game.stage import unseal
from tortuga.players.barrakuda.turn_game.value import Brain
from tortuga.players.base import Budget, Generator, Thought, seat_of

PLAYOUTS = {2: 400, 3: 120, 4: 30}  # without a budget: about a fifth of a second
CHUNK = {2: 20, 3: 5, 4: 1}
NODES = {2: 4096, 3: 1024, 4: 256}
SLOTS = 1 << 14
THREADS = 2


class Tree(NamedTuple):
    """The nodes of a search, in arrays."""

    payoffs: Any  # (node, joint choice, seat)
    guesses: Any  # the same, before any playout
    visits: Any  # (node, joint choice)
    regrets: Any  # (node, seat, action)
    sizes: Any  # (node, seat): cards in hand
    slots: Any  # by hash: the node
    hashes: Any  # by hash: the whole hash
    used: Any  # how many nodes there are


def new_tree(players: int, most: int) -> Tree:
    """An empty tree with room for *most* playouts."""
    nodes = min(NODES[players], most + 2)
    return Tree(
        np.zeros((nodes, MOST**players, SEATS)),
        np.zeros((nodes, MOST**players, SEATS)),
        np.zeros((nodes, MOST**players), np.int32),
        np.zeros((nodes, SEATS, MOST)),
        np.ones((nodes, SEATS), np.int64),
        np.full(SLOTS, NO_PLACE, np.int64),
        np.zeros(SLOTS, np.uint64),
        np.zeros(1, np.int64),
    )


@kernel
def _forget(states: Any, i: int) -> None:
    unseal(states[i])


@kernel
def _split(words: Any, other: Any) -> None:
    for number in range(4):
        other[number] = next_word(words)


def search(view: View, brain: Brain, budget: Budget, words: Any) -> tuple[Any, Any, Any, int]:
    """Everybody's mixes, the cards' shares, the seats' shares, and how many playouts were made."""
    states = states_of(view)
    _forget(states, 0)
    if budget.seconds is None:
        number = budget.playouts or PLAYOUTS[view.players]
        tree = new_tree(view.players, number)
        playouts(view.rules, states, 0, brain, tree, words, number)
        return *_solved(view, [tree]), number
    return _search_until(view, states, brain, budget, words)


def _search_until(view: View, states: Any, brain: Brain, budget: Budget, words: Any) -> tuple[Any, Any, Any, int]:
    """A tree on each core until the time is over; their payoffs are averaged at the root."""
    assert budget.seconds is not None
    end = time.monotonic() + budget.seconds
    most = budget.playouts or NODES[view.players]
    trees = [new_tree(view.players, NODES[view.players]) for _ in range(THREADS)]
    streams = [np.zeros(4, np.uint64) for _ in range(THREADS)]
    made = [0] * THREADS
    for own in streams:
        _split(words, own)

    def work(thread: int) -> None:
        chunk = CHUNK[view.players]
        while made[thread] == 0 or (time.monotonic() < end and sum(made) < most):
            playouts(view.rules, states, 0, brain, trees[thread], streams[thread], chunk)
            made[thread] += chunk

    others = [threading.Thread(target=work, args=(number,)) for number in range(1, THREADS)]
    for thread in others:
        thread.start()
    work(0)
    for thread in others:
        thread.join()
    return *_solved(view, trees), sum(made)


def _solved(view: View, trees: list[Tree]) -> tuple[Any, Any, Any]:
    weights = [tree.visits[0][:, None].astype(np.float64) for tree in trees]
    payoffs = sum(tree.payoffs[0] * weight for tree, weight in zip(trees, weights, strict=True)) / sum(weights)
    mixes, worths, values = np.zeros((SEATS, MOST)), np.zeros((SEATS, MOST)), np.zeros(SEATS)
    root_mixes(payoffs, trees[0].sizes[0].copy(), view.players, mixes, worths, values)
    return mixes, worths, values


@dataclass(frozen=True)
class Palombaro:
    """Reproducible with playouts; with seconds it uses both cores."""

    name: str = "Palombaro"
    game: str | None = "barrakuda"

    def choose(self, view: View, budget: Budget, generator: Generator) -> Move:
        """A card of the mix, or the best answer."""
        return self.think(view, budget, generator).move

    def think(self, view: View, budget: Budget, generator: Generator) -> Thought:
        """With the mix, and each card's share against the others' mixes."""
        seat = seat_of(view)
        brain, how = brain_for(view)
        if view.phase != "choose":
            return think_of_answer(view, brain, how, generator)
        mixes, worths, _, made = search(view, brain, budget, generator.words)
        return mixed_thought(view, "search", mixes[seat], worths[seat], generator, made)
