"""Palombaro: searches over turns in which all choose at once (SM-MCTS), and draws its card from the root's mix.

A new node is a position between turns, solved as a game of one turn on an evaluator's values: those payoffs are its
first guess. Every playout goes down by regret matching with some exploring, draws chance, and updates the payoffs on
its way up. For two the first guess knows all dice, so only the difference between the deeper search and the evaluator
at the position met is added: the luck of the dice, far larger than that difference, cancels. For more a guess has seen
one throw, and the result of a playout is added whole. Positions are found by their hash, whichever way the dice led
there.
"""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from tortuga.games.barrakuda.state import NO_CARD, SEATS, Phase
from tortuga.games.kit.chance import below, stream
from tortuga.games.kit.compile import called, kernel, wide
from tortuga.games.kit.game import View
from tortuga.players.barrakuda.bots.apneista import evaluator_for
from tortuga.players.barrakuda.bots.mixing import mixed_thought, think_of_answer
from tortuga.players.barrakuda.turn_game.matrix import MOST, drawn_from, match_regrets, unit
from tortuga.players.barrakuda.turn_game.solver import DEPTHS, fill, finish_turn, set_joint, solve_filled, solve_payoffs
from tortuga.players.barrakuda.turn_game.value import FNV_TIMES, Evaluator, hash_of, outcome_shares, shares
from tortuga.players.base import Budget, Generator, ThinkingBot, Thought, draw_below, seat_of

LONGEST_WAY = 10  # turns
EXPLORE = 0.2
FIRST_GUESS = 4  # playouts that a first guess counts for
NO_PLACE = -1
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


@called
def place_of(state: Any, players: int, slots: Any, hashes: Any) -> Any:
    """The slot of a position, empty if it has no node yet, and its hash."""
    key = hash_of(state)
    for seat in range(2, players):
        key = (key ^ np.uint64(state.row[seat])) * FNV_TIMES
        key = (key ^ np.uint64(state.hand[seat])) * FNV_TIMES
        key = (key ^ np.uint64(state.pawn[seat] + 8 * state.bag[seat] + 4096 * state.vault[seat])) * FNV_TIMES
    mask = np.uint64(slots.shape[0] - 1)
    slot = wide(key & mask)
    while slots[slot] != NO_PLACE and hashes[slot] != key:
        slot = wide(np.uint64(slot + 1) & mask)
    return slot, key


@called
def expand(rules: Any, scratch: Any, evaluator: Any, tree: Any, node: int, out: Any, words: Any, value: Any) -> None:
    """Make a node for scratch[0]: its first payoffs, and the value when all play their mixes."""
    tree.regrets[node] = 0.0
    tree.visits[node] = FIRST_GUESS
    fill(rules, scratch, evaluator, tree.payoffs[node], tree.sizes[node], out, words)
    tree.guesses[node] = tree.payoffs[node]
    solve_node(tree, node, wide(rules.players), value)


@called
def solve_node(tree: Any, node: int, players: int, value: Any) -> None:
    """Write the value of a node when all play the mixes of its payoffs."""
    mixes, worths = np.zeros((SEATS, MOST), np.float64), np.zeros((SEATS, MOST), np.float64)
    solve_payoffs(tree.payoffs[node], tree.sizes[node], players, mixes, worths, value)


@called
def pick_joint(tree: Any, node: int, players: int, mix: Any, words: Any) -> int:
    """Draw everybody's card by regret matching, now and then at random."""
    joint, times = 0, 1
    for seat in range(players):
        size = tree.sizes[node, seat]
        match_regrets(tree.regrets[node, seat], size, mix)
        pick = below(words, size) if unit(words) < EXPLORE else drawn_from(mix, size, words)
        joint += times * pick
        times *= size
    return joint


@called
def update(tree: Any, node: int, joint: int, players: int, value: Any) -> None:
    """Add the result of a joint choice to its payoffs, and to the regrets what other cards would have brought."""
    tree.visits[node, joint] += 1
    for seat in range(players):
        tree.payoffs[node, joint, seat] += (value[seat] - tree.payoffs[node, joint, seat]) / tree.visits[node, joint]
    times = 1
    for seat in range(players):
        size = tree.sizes[node, seat]
        own = joint // times % size
        for action in range(size):
            other = joint + (action - own) * times
            gain = tree.payoffs[node, other, seat] - tree.payoffs[node, joint, seat]
            tree.regrets[node, seat, action] += gain
        times *= size


@kernel
def playouts(rules: Any, states: Any, i: int, evaluator: Any, tree: Any, words: Any, number: int) -> None:
    """Run so many more playouts from game *i*; tree.used[0] is how many nodes there are, the root first."""
    scratch, out = np.empty(DEPTHS, states.dtype), np.zeros((DEPTHS, SEATS), np.float64)
    mix, value = np.zeros(MOST, np.float64), np.zeros(SEATS, np.float64)
    judged = np.zeros((LONGEST_WAY, SEATS), np.float64)
    nodes, joints = np.zeros(LONGEST_WAY, np.int64), np.zeros(LONGEST_WAY, np.int64)
    players = wide(rules[0].players)
    for _ in range(number):
        scratch[0] = states[i]
        depth = 0
        while True:
            if scratch[0].phase == Phase.OVER:
                outcome_shares(rules[0], scratch[0], value)
                break
            slot, key = place_of(scratch[0], players, tree.slots, tree.hashes)
            if tree.slots[slot] == NO_PLACE or depth == LONGEST_WAY:
                node = min(tree.used[0], tree.sizes.shape[0] - 1)  # the last node is for all that find no room
                if tree.slots[slot] == NO_PLACE and tree.used[0] < tree.sizes.shape[0] - 1:
                    tree.slots[slot], tree.hashes[slot] = node, key
                    tree.used[0] += 1
                else:
                    node = tree.sizes.shape[0] - 1
                expand(rules[0], scratch, evaluator, tree, node, out, words, value)
                break
            nodes[depth] = tree.slots[slot]
            joints[depth] = pick_joint(tree, nodes[depth], players, mix, words)
            set_joint(rules[0], scratch, 0, joints[depth], tree.sizes[nodes[depth]])
            finish_turn(rules[0], scratch, evaluator, out, words)
            shares(rules[0], scratch[0], evaluator, judged[depth])
            depth += 1
        for at in range(depth - 1, -1, -1):
            if players == 2:
                for seat in range(players):
                    value[seat] += tree.guesses[nodes[at], joints[at], seat] - judged[at, seat]
            update(tree, nodes[at], joints[at], players, value)
            if players == 2 and at > 0:
                solve_node(tree, nodes[at], players, value)


def search(view: View, evaluator: Evaluator, budget: Budget, words: Any) -> tuple[Any, Any, Any, int]:
    """Everybody's mixes, the cards' shares, the seats' shares, and how many playouts were made."""
    states = view.states.copy()
    states["chosen"] = NO_CARD  # a search may not know those of others, and does not need one's own
    if budget.seconds is None:
        number = budget.playouts or PLAYOUTS[view.players]
        tree = new_tree(view.players, number)
        playouts(view.rules, states, 0, evaluator, tree, words, number)
        return *_solved(view, [tree]), number
    return _search_until(view, states, evaluator, budget, words)


def _search_until(
    view: View, states: Any, evaluator: Evaluator, budget: Budget, words: Any
) -> tuple[Any, Any, Any, int]:
    """Grow a tree on each core until the time is over; their payoffs are averaged at the root."""
    assert budget.seconds is not None
    end = time.monotonic() + budget.seconds
    most = budget.playouts or NODES[view.players]
    trees = [new_tree(view.players, NODES[view.players]) for _ in range(THREADS)]
    seed, made, chunk = int(draw_below(words, 1 << 31)), [0] * THREADS, CHUNK[view.players]

    def work(thread: int) -> None:
        own = stream(seed, thread)
        while made[thread] == 0 or (time.monotonic() < end and sum(made) < most):
            playouts(view.rules, states, 0, evaluator, trees[thread], own, chunk)
            made[thread] += chunk

    with ThreadPoolExecutor(THREADS) as pool:
        list(pool.map(work, range(THREADS)))
    return *_solved(view, trees), sum(made)


def _solved(view: View, trees: list[Tree]) -> tuple[Any, Any, Any]:
    weights = [tree.visits[0][:, None].astype(np.float64) for tree in trees]
    payoffs = sum(tree.payoffs[0] * weight for tree, weight in zip(trees, weights, strict=True)) / sum(weights)
    mixes, worths, values = np.zeros((SEATS, MOST)), np.zeros((SEATS, MOST)), np.zeros(SEATS)
    solve_filled(payoffs, trees[0].sizes[0].copy(), view.players, mixes, worths, values)
    return mixes, worths, values


@dataclass(frozen=True)
class Palombaro(ThinkingBot):
    """Reproducible with playouts; with seconds it uses both cores."""

    name: str = "Palombaro"
    game: str | None = "barrakuda"

    def think(self, view: View, budget: Budget, generator: Generator) -> Thought:
        """A card of the mix, or the best answer, with the mix and each card's share against the others' mixes."""
        seat = seat_of(view)
        evaluator, how = evaluator_for(view.options)
        if view.phase != "choose":
            return think_of_answer(view, evaluator, how, generator)
        mixes, worths, _, made = search(view, evaluator, budget, generator.words)
        return mixed_thought(view, "search", mixes[seat], worths[seat], generator, made)
