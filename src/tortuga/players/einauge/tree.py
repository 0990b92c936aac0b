"""Open-loop max^n search: one tree over sequences of moves; every simulation draws its own cards.

A node is what was done, whatever was drawn, so its legal moves differ from visit to visit. New moves begin with the
value of their afterstate; each seat follows its own share (Sturtevant's max^n in a Monte-Carlo tree).
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from tortuga.games.einauge.kernels import KERNELS
from tortuga.games.einauge.state import SEATS, Phase
from tortuga.games.kit.compile import called, kernel, part, wide
from tortuga.players.einauge.matrose import do
from tortuga.players.einauge.policy import list_promising, share_after
from tortuga.players.einauge.value import share_out

ROOT = 0
NO_NODE = -1
_ACTIONS = 512
_DEEPEST = 256
TRUST = 2.0  # the value of an afterstate counts as so many visits
CURIOSITY = 0.6
SHARPNESS = 12.0  # how much likelier a better-looking move is tried: e to this times its lead in share


def new_tree(nodes: int) -> Any:
    """An empty tree: links (first child, next sibling, action, visits), sums of shares, prior share and weight."""
    return np.zeros((nodes, 4), np.int32), np.zeros((nodes, SEATS), np.float32), np.zeros((nodes, 2), np.float32)


@part
def _begin_node(tree: Any, node: int, action: int) -> None:
    links, sums, priors = tree
    links[node, 0] = links[node, 1] = NO_NODE
    links[node, 2] = action
    links[node, 3] = 0
    sums[node, :] = 0.0
    priors[node, :] = 0.0


@called
def _add_child(rules: Any, states: Any, seat: int, node: int, action: int, size: int, tree: Any, desk: Any) -> int:
    """Append a move to a node, judged by its afterstate from position 0."""
    weights, room = desk[0], desk[1]
    links, _, priors = tree
    _begin_node(tree, size, action)
    states[1] = states[0]
    do(rules, states[1], action)
    share_after(rules, states, 1, seat, weights, room, desk[7])
    priors[size, 0] = room[4][seat]
    priors[size, 1] = math.exp(SHARPNESS * room[4][seat])
    links[size, 1] = links[node, 0]
    links[node, 0] = size
    return size


@part
def _worth(tree: Any, child: int, seat: int) -> float:
    links, sums, priors = tree
    return (TRUST * priors[child, 0] + sums[child, seat]) / (TRUST + links[child, 3])  # type: ignore[no-any-return]


@called
def _select(tree: Any, seat: int, children: Any, number: int) -> int:
    """The child with the best share for *seat*, or that deserves another try."""
    links, _, priors = tree
    visits, weight = 1.0, 0.0
    for place in range(number):
        visits += links[children[place], 3]
        weight += priors[children[place], 1]
    eager = CURIOSITY * math.sqrt(visits) / weight
    best, chosen = -np.inf, wide(children[0])
    for place in range(number):
        child = wide(children[place])
        worth = _worth(tree, child, seat) + eager * priors[child, 1] / (1.0 + links[child, 3])
        if worth > best:
            best, chosen = worth, child
    return chosen  # type: ignore[no-any-return]


@called
def _children(rules: Any, states: Any, node: int, size: int, tree: Any, desk: Any) -> tuple[int, int]:
    """Write the children for the legal moves of position 0 to the desk, new ones too; how many, and the tree's size."""
    actions, slots, children, best_shares = desk[2], desk[3], desk[4], desk[5]
    links, _, priors = tree
    seat = wide(states[0].turn)
    child = wide(links[node, 0])
    while child != NO_NODE:
        slots[links[child, 2]] = child
        child = wide(links[child, 1])
    number = list_promising(rules, states[0], actions)
    found = 0
    best = -np.inf
    for place in range(number):
        child = wide(slots[actions[place]])
        if child == NO_NODE and size < links.shape[0]:
            child = _add_child(rules, states, seat, node, wide(actions[place]), size, tree, desk)
            size += 1
            if priors[child, 0] > best:
                best = priors[child, 0]
                best_shares[:] = desk[1][4]
        if child != NO_NODE:
            children[found] = child
            found += 1
    child = wide(links[node, 0])
    while child != NO_NODE:
        slots[links[child, 2]] = NO_NODE
        child = wide(links[child, 1])
    return found, size


@called
def _simulate(rules: Any, states: Any, size: int, words: Any, tree: Any, desk: Any) -> int:
    """One way down and up again from the position in place 0; the tree's size after it."""
    weights, room, best_shares, path = desk[0], desk[1], desk[5], desk[6]
    links, sums, _ = tree
    players = wide(rules.players)
    node, depth = ROOT, 0
    path[0] = ROOT
    while True:
        if states[0].phase == Phase.OVER:
            share_out(rules, states[0], weights, room)
            best_shares[:] = room[4]
            break
        KERNELS.let_chance_speak(rules, states[0], words)
        fresh = links[node, 0] == NO_NODE
        seat = wide(states[0].turn)
        number, size = _children(rules, states, node, size, tree, desk)
        if number == 0:  # the tree is full
            share_out(rules, states[0], weights, room)
            best_shares[:] = room[4]
            break
        if (fresh and node != ROOT) or depth + 2 >= _DEEPEST:
            break
        node = _select(tree, seat, desk[4], number)
        do(rules, states[0], wide(links[node, 2]))
        depth += 1
        path[depth] = node
    for place in range(depth + 1):
        links[path[place], 3] += 1
        for other in range(players):
            sums[path[place], other] += best_shares[other]
    return size


@kernel
def grow(
    rules: Any, states: Any, root: Any, size: int, times: int, weights: Any, words: Any, room: Any, tree: Any
) -> int:
    """Run so many simulations from `root[0]` on a tree of *size* nodes (0: a new one); its size after them."""
    desk = (
        weights,
        room,
        np.zeros(_ACTIONS, np.int64),
        np.full(_ACTIONS, NO_NODE, np.int64),
        np.zeros(_ACTIONS, np.int64),
        np.zeros(SEATS, np.float64),
        np.zeros(_DEEPEST, np.int64),
        np.zeros(SEATS, np.float64),
    )
    if size == 0:
        _begin_node(tree, ROOT, 0)
        size = 1
    for _ in range(times):
        states[0] = root[0]
        size = _simulate(rules[0], states, size, words, tree, desk)
    return size
