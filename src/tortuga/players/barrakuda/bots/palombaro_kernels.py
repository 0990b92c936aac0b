"""Search over turns, compiled: a tree of positions between turns, each a game of its own (SM-MCTS).

A new position is solved as a game of one turn on the brain's values; those payoffs are its first guess. Every playout
goes down by regret matching with some exploring, lets chance say what it says, and mends the payoffs on its way. For
two the first guess knows all dice, so only what deeper thought says *otherwise than the brain* of the position met is
joined: the luck of the dice, far larger than that difference, drops out. For more a guess has seen one throw, and what
came of it is joined whole. Positions are found again by their hash, whichever way the dice led there: a die changes
hands, so a place in the tree without it would not know which cards there are.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tortuga.games.barrakuda.state import SEATS, Phase
from tortuga.games.kit.chance import below
from tortuga.games.kit.compile import called, kernel, wide
from tortuga.players.barrakuda.training.self_play import drawn_from, finish_turn, unit
from tortuga.players.barrakuda.turn_game.matrix import MOST, match_regrets
from tortuga.players.barrakuda.turn_game.stage import DEEPEST, equilibrium, fill, set_joint, values_of
from tortuga.players.barrakuda.turn_game.value import FNV_TIMES, hash_of, outcome_shares, shares

LONGEST_WAY = 10  # turns
EXPLORE = 0.2
FIRST_GUESS = 4  # playouts that a first guess counts for
NO_PLACE = -1


@called
def place_of(state: Any, players: int, slots: Any, hashes: Any) -> Any:
    """Where a position is kept: its slot, and the key it has there. An empty slot is its own."""
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
def expand(rules: Any, scratch: Any, brain: Any, tree: Any, node: int, out: Any, words: Any, value: Any) -> None:
    """A new node for scratch[0]: its first payoffs, and what it is worth when all play their mixes."""
    tree.regrets[node] = 0.0
    tree.visits[node] = FIRST_GUESS
    fill(rules, scratch, brain, tree.payoffs[node], tree.sizes[node], out, words)
    tree.guesses[node] = tree.payoffs[node]
    solve_node(tree, node, wide(rules.players), value)


@called
def solve_node(tree: Any, node: int, players: int, value: Any) -> None:
    """What a node is worth when all play the mixes of its payoffs."""
    room = np.zeros((3, MOST, MOST), np.float64)
    tableau = np.empty((MOST + 1, 2 * MOST + 2), np.float64)
    mixes = np.zeros((SEATS, MOST), np.float64)
    equilibrium(tree.payoffs[node], tree.sizes[node], players, mixes, room, tableau)
    values_of(tree.payoffs[node], tree.sizes[node], players, mixes, room, value)


@called
def pick_joint(tree: Any, node: int, players: int, mix: Any, words: Any) -> int:
    """Everybody's card by regret matching, now and then any."""
    joint, times = 0, 1
    for seat in range(players):
        size = tree.sizes[node, seat]
        match_regrets(tree.regrets[node, seat], size, mix)
        pick = below(words, size) if unit(words) < EXPLORE else drawn_from(mix, size, words)
        joint += times * pick
        times *= size
    return joint


@called
def mend(tree: Any, node: int, joint: int, players: int, value: Any) -> None:
    """What came of a joint choice joins its payoffs; regrets grow by what other cards would have brought."""
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
def playouts(rules: Any, states: Any, i: int, brain: Any, tree: Any, words: Any, number: int) -> None:
    """So many more playouts from game *i*; tree.used[0] is how many nodes there are, the root first."""
    scratch = np.empty(DEEPEST + 3, states.dtype)
    out = np.zeros((DEEPEST + 3, SEATS), np.float64)
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
                expand(rules[0], scratch, brain, tree, node, out, words, value)
                break
            nodes[depth] = tree.slots[slot]
            joints[depth] = pick_joint(tree, nodes[depth], players, mix, words)
            set_joint(rules[0], scratch, 0, joints[depth], tree.sizes[nodes[depth]])
            finish_turn(rules[0], scratch, brain, out, words)
            shares(rules[0], scratch[0], brain, judged[depth])
            depth += 1
        for at in range(depth - 1, -1, -1):
            if players == 2:
                for seat in range(players):
                    value[seat] += tree.guesses[nodes[at], joints[at], seat] - judged[at, seat]
            mend(tree, nodes[at], joints[at], players, value)
            if players == 2 and at > 0:
                solve_node(tree, nodes[at], players, value)


@kernel
def root_mixes(payoffs: Any, sizes: Any, players: int, mixes: Any, worths: Any, values: Any) -> None:
    """The solution of the root's game: exact for two, average strategies of regret matching for more."""
    room = np.zeros((3, MOST, MOST), np.float64)
    tableau = np.empty((MOST + 1, 2 * MOST + 2), np.float64)
    equilibrium(payoffs, sizes, players, mixes, room, tableau)
    values_of(payoffs, sizes, players, mixes, room, values)
    worths[:SEATS, :MOST] = room[0, :SEATS, :MOST]
