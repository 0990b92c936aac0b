"""One turn as a game of its own, compiled: every joint choice of cards with what it is worth to each seat.

All dice are tried, and all that is decided within the turn (the fish, a theft, an icon's choice) is decided by whoever
is asked for the best of its own share. Where the turn ends, a brain says what the position is worth.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tortuga.games.barrakuda.actions import EXCHANGE, PLAY
from tortuga.games.barrakuda.cards import hand
from tortuga.games.barrakuda.state import NO_CARD, SEATS, Phase
from tortuga.games.barrakuda.turn import apply, apply_chance, chance_nth, chance_size, is_chance, legal
from tortuga.games.kit.bits import count, nth
from tortuga.games.kit.chance import below
from tortuga.games.kit.compile import called, wide
from tortuga.players.barrakuda.turn_game.matrix import MOST, against, solve_many, solve_two
from tortuga.players.barrakuda.turn_game.value import shares

DEEPEST = 16  # decisions and outcomes within a turn; beyond them the position is judged as it lies
ALL_TRIED = 5  # so deep all outcomes of chance are tried, deeper one
JOINTS = MOST**SEATS
ROUNDS = 120  # of regret matching for three
FEW_ROUNDS = 30  # for four, where a round costs six times as much
BANKED_AT_ONCE = 7


@called
def _legal(rules: Any, state: Any, seat: int) -> Any:
    return legal(rules, state, seat)


@called
def worth_trying(rules: Any, state: Any, action: int) -> bool:
    """Of the many amounts of an exchange: none, all, a bankful on either side, and what is there now."""
    if action < EXCHANGE:
        return True
    moves = _legal(rules, state, wide(state.actor))
    gold, total = action - EXCHANGE, count(moves[1]) + count(moves[2]) - 1
    few = gold == 0 or gold == BANKED_AT_ONCE or gold == state.bag[state.actor]
    return few or gold == total or gold == total - BANKED_AT_ONCE or total < MOST


@called
def try_next(rules: Any, states: Any, depth: int, step: int, size: int, words: Any) -> bool:
    """states[depth + 1] is states[depth] after its *step*-th outcome or move; False if that is not worth trying."""
    states[depth + 1] = states[depth]
    if is_chance(states[depth]):
        outcomes = chance_size(rules, states[depth])
        drawn = step if size == outcomes else below(words, outcomes)
        apply_chance(rules, states[depth + 1], chance_nth(rules, states[depth], drawn))
        return True
    actor: Any = wide(states[depth].actor)
    action = nth_legal(rules, states[depth], actor, step)
    if not worth_trying(rules, states[depth], action):
        return False
    apply(rules, states[depth + 1], actor, action)
    return True


@called
def ways_on(rules: Any, state: Any, all_of_chance: bool) -> int:
    """How many outcomes or moves to try."""
    if is_chance(state):
        return chance_size(rules, state) if all_of_chance else 1
    total = 0
    for members in _legal(rules, state, wide(state.actor)):
        total += count(members)
    return total


@called
def nth_legal(rules: Any, state: Any, seat: Any, number: int) -> int:
    """The *number*-th legal action."""
    word = 0
    for members in _legal(rules, state, seat):
        if number < count(members):
            return 64 * word + nth(members, number)
        number -= count(members)
        word += 1
    return -1


@called
def join(state: Any, depth: int, size: int, first: bool, out: Any) -> None:
    """What a way on is worth joins out[depth]: a mean for chance, the best of its own for whoever is asked."""
    if is_chance(state):
        for seat in range(SEATS):
            out[depth, seat] += out[depth + 1, seat] / size
    elif first or out[depth + 1, state.actor] > out[depth, state.actor]:
        out[depth] = out[depth + 1]


@called
def resolve(rules: Any, states: Any, top: int, brain: Any, out: Any, words: Any, all_dice: bool) -> None:
    """Fill out[top] with every seat's share once the turn of states[top] has been played to its end.

    A loop with a stack of its own: Numba cannot load a function that calls itself from its cache.
    """
    step, size = np.zeros(DEEPEST + 3, np.int64), np.zeros(DEEPEST + 3, np.int64)
    joined = np.zeros(DEEPEST + 3, np.int64)
    depth = top
    fresh = True
    while True:
        phase = states[depth].phase
        if fresh:
            step[depth] = size[depth] = joined[depth] = 0
            out[depth] = 0.0
            if phase == Phase.CHOOSE or phase == Phase.OVER or depth >= DEEPEST:
                shares(rules, states[depth], brain, out[depth])
            else:
                size[depth] = ways_on(rules, states[depth], all_dice and depth <= ALL_TRIED)
        fresh = False
        if step[depth] < size[depth]:
            step[depth] += 1
            if try_next(rules, states, depth, step[depth] - 1, size[depth], words):
                depth += 1
                fresh = True
        elif depth == top:
            return
        else:
            depth -= 1
            join(states[depth], depth, size[depth], joined[depth] == 0, out)
            joined[depth] += 1


@called
def unseal(state: Any) -> None:
    """Forget all choices: a search may not know them, nor does it care for one's own."""
    for seat in range(SEATS):
        state.chosen[seat] = NO_CARD


@called
def set_joint(rules: Any, states: Any, i: int, joint: int, sizes: Any) -> None:
    """Everybody chooses by the digits of *joint*; states[i] is then revealed."""
    left = joint
    players = wide(rules.players)
    for seat in range(players):
        card = nth(hand(states[i], seat), left % sizes[seat])
        left //= sizes[seat]
        if seat < players - 1:
            states[i].chosen[seat] = card
        else:
            apply(rules, states[i], seat, PLAY + card)


@called
def fill(rules: Any, states: Any, brain: Any, payoffs: Any, sizes: Any, out: Any, words: Any) -> int:
    """Every joint choice in states[0] with its shares; how many there are. The rest of *states* is scratch."""
    players = wide(rules.players)
    joints = 1
    unseal(states[0])
    for seat in range(players):
        sizes[seat] = count(hand(states[0], seat))
        joints *= sizes[seat]
    for joint in range(joints):
        states[1] = states[0]
        set_joint(rules, states, 1, joint, sizes)
        resolve(rules, states, 1, brain, out, words, players == 2)
        payoffs[joint] = out[1]
    return joints


@called
def equilibrium(payoffs: Any, sizes: Any, players: int, mixes: Any, room: Any, tableau: Any) -> None:
    """Everybody's mix in the game of a turn: exact for two, by regret matching for more."""
    if players > 2:
        solve_many(payoffs, sizes, players, ROUNDS if players == 3 else FEW_ROUNDS, mixes, room)
        return
    game = room[2]  # seat 0's share, in rows
    for row in range(sizes[0]):
        for column in range(sizes[1]):
            game[row, column] = payoffs[row + sizes[0] * column, 0]
    solve_two(game, sizes[0], sizes[1], mixes[0], mixes[1], tableau)


@called
def values_of(payoffs: Any, sizes: Any, players: int, mixes: Any, room: Any, out: Any) -> None:
    """Every seat's share when all play their mixes; room[0] holds each action's share against the others."""
    for seat in range(players):
        against(payoffs, sizes, players, seat, mixes, room[0, seat])
        out[seat] = 0.0
        for action in range(sizes[seat]):
            out[seat] += mixes[seat, action] * room[0, seat, action]


def scratch(number: int = DEEPEST + 3) -> Any:
    """The shares of each depth."""
    return np.zeros((number, SEATS), np.float64)


def room() -> Any:
    """Scratch for regrets, sums and payoffs; the last serves as the matrix of two."""
    return np.zeros((3, MOST, MOST), np.float64)
