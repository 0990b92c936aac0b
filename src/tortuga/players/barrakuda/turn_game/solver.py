"""The solver of a turn, compiled: every joint choice of cards with its value for each seat, and the equilibrium mixes.

All dice are tried; what is decided within the turn (the fish, a theft, an icon's choice) is decided by whoever is asked
for the best of its own share. Where the turn ends, an evaluator says what the position is worth.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tortuga.games.barrakuda.actions import ACTIONS, EXCHANGE, PLAY
from tortuga.games.barrakuda.cards import hand
from tortuga.games.barrakuda.state import NO_CARD, SEATS, Phase
from tortuga.games.barrakuda.turn import apply, apply_chance, chance_nth, chance_size, is_asked, is_chance, legal
from tortuga.games.kit.bits import count, nth
from tortuga.games.kit.chance import below
from tortuga.games.kit.compile import called, kernel, part, wide
from tortuga.players.barrakuda.turn_game.matrix import MOST, against, solve_many, solve_two
from tortuga.players.barrakuda.turn_game.value import shares

DEEPEST = 16  # decisions and outcomes within a turn; deeper positions are valued as they are
DEPTHS = DEEPEST + 3  # positions and shares that the search of a turn needs as scratch
ALL_TRIED = 5  # down to this depth all outcomes of chance are tried, deeper one
PAIRS, JOINTS = MOST**2, MOST**SEATS  # joint choices of two seats, and of four
ROUNDS = 120  # of regret matching for three
FEW_ROUNDS = 30  # for four, where a round costs six times as much
NO_ACTION = -1


# ---- legal actions


@called
def legal_sets(rules: Any, state: Any, seat: int) -> Any:
    """The legal actions of *seat* as sets."""
    return legal(rules, state, seat)


@part
def count_legal(rules: Any, state: Any, seat: Any) -> int:
    """How many legal actions *seat* has."""
    total = 0
    for members in legal_sets(rules, state, seat):
        total += count(members)
    return total


@called
def nth_legal(rules: Any, state: Any, seat: Any, number: int) -> int:
    """The *number*-th legal action of *seat*."""
    for word, members in enumerate(legal_sets(rules, state, seat)):
        if number < count(members):
            return 64 * word + nth(members, number)
        number -= count(members)
    return NO_ACTION


# ---- the rest of a turn


@called
def worth_trying(rules: Any, state: Any, action: int) -> bool:
    """Whether a search tries an action: of the amounts of an exchange only those most likely to matter.

    These are nothing, all, as much as a bank takes on either side, and what is there now.
    """
    if action < EXCHANGE:
        return True
    moves = legal_sets(rules, state, wide(state.actor))
    gold, total = action - EXCHANGE, count(moves[1]) + count(moves[2]) - 1
    banked = wide(rules.bank_limit)
    few = gold == 0 or gold == banked or gold == state.bag[state.actor]
    return few or gold == total or gold == total - banked or total < MOST


@called
def try_next(rules: Any, states: Any, depth: int, step: int, size: int, words: Any) -> bool:
    """Set states[depth + 1] to states[depth] after its *step*-th outcome or move; False if that is not worth trying."""
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
    """How many outcomes or moves there are to try."""
    if is_chance(state):
        return chance_size(rules, state) if all_of_chance else 1
    return count_legal(rules, state, wide(state.actor))


@called
def join(state: Any, depth: int, size: int, first: bool, out: Any) -> None:
    """Add the shares of an outcome or move to out[depth]: a mean for chance, the best for whoever is asked."""
    if is_chance(state):
        for seat in range(SEATS):
            out[depth, seat] += out[depth + 1, seat] / size
    elif first or out[depth + 1, state.actor] > out[depth, state.actor]:
        out[depth] = out[depth + 1]


@called
def resolve(rules: Any, states: Any, top: int, evaluator: Any, out: Any, words: Any, all_dice: bool) -> None:
    """Fill out[top] with every seat's share once the turn of states[top] has been played to its end.

    A loop with a stack of its own: Numba cannot load a function that calls itself from its cache.
    """
    step, size = np.zeros(DEPTHS, np.int64), np.zeros(DEPTHS, np.int64)
    joined = np.zeros(DEPTHS, np.int64)
    depth = top
    fresh = True
    while True:
        phase = states[depth].phase
        if fresh:
            step[depth] = size[depth] = joined[depth] = 0
            out[depth] = 0.0
            if phase == Phase.CHOOSE or phase == Phase.OVER or depth >= DEEPEST:
                shares(rules, states[depth], evaluator, out[depth])
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
def try_answers(
    rules: Any, states: Any, seat: int, evaluator: Any, out: Any, words: Any, actions: Any, worths: Any
) -> int:
    """Write each legal action of *seat* in states[0] with its share; how many there are. states[1:] is scratch."""
    found = 0
    for word, members in enumerate(legal_sets(rules, states[0], seat)):
        for number in range(count(members)):
            actions[found] = 64 * word + nth(members, number)
            states[1] = states[0]
            apply(rules, states[1], seat, actions[found])
            resolve(rules, states, 1, evaluator, out, words, True)
            worths[found] = out[1, seat]
            found += 1
    return found


@called
def finish_turn(rules: Any, states: Any, evaluator: Any, out: Any, words: Any) -> None:
    """Play states[0] on until all choose again or the game is over: chance draws, whoever is asked answers best."""
    actions, worths = np.empty(ACTIONS, np.int64), np.empty(ACTIONS, np.float64)
    while states[0].phase != Phase.CHOOSE and states[0].phase != Phase.OVER:
        if is_chance(states[0]):
            drawn = below(words, chance_size(rules, states[0]))
            apply_chance(rules, states[0], chance_nth(rules, states[0], drawn))
        else:
            actor: Any = wide(states[0].actor)
            number = try_answers(rules, states, actor, evaluator, out, words, actions, worths)
            apply(rules, states[0], actor, actions[worths[:number].argmax()])


# ---- the choice of cards


@called
def set_joint(rules: Any, states: Any, i: int, joint: int, sizes: Any) -> None:
    """Let everybody choose by the digits of *joint* in states[i], whose cards are revealed then."""
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
def fill(rules: Any, states: Any, evaluator: Any, payoffs: Any, sizes: Any, out: Any, words: Any) -> int:
    """Write the shares of every joint choice in states[0]; how many there are. states[1:] is scratch."""
    players = wide(rules.players)
    joints = 1
    for seat in range(SEATS):
        states[0].chosen[seat] = NO_CARD  # a search may not know those of others, and does not need one's own
    for seat in range(players):
        sizes[seat] = count(hand(states[0], seat))
        joints *= sizes[seat]
    for joint in range(joints):
        states[1] = states[0]
        set_joint(rules, states, 1, joint, sizes)
        resolve(rules, states, 1, evaluator, out, words, players == 2)
        payoffs[joint] = out[1]
    return joints


@called
def solve_payoffs(payoffs: Any, sizes: Any, players: int, mixes: Any, worths: Any, values: Any) -> None:
    """Write everybody's mix, the share of each action against the others' mixes, and the share of each seat.

    Exact for two, by regret matching for more.
    """
    if players > 2:
        room = np.zeros((3, SEATS, MOST), np.float64)
        solve_many(payoffs, sizes, players, ROUNDS if players == 3 else FEW_ROUNDS, mixes, room)
    else:
        game, tableau = np.empty((MOST, MOST), np.float64), np.empty((MOST + 1, 2 * MOST + 2), np.float64)
        for row in range(sizes[0]):
            for column in range(sizes[1]):
                game[row, column] = payoffs[row + sizes[0] * column, 0]
        solve_two(game, sizes[0], sizes[1], mixes[0], mixes[1], tableau)
    for seat in range(players):
        against(payoffs, sizes, players, seat, mixes, worths[seat])
        values[seat] = 0.0
        for action in range(sizes[seat]):
            values[seat] += mixes[seat, action] * worths[seat, action]


# ---- what Python calls


@kernel
def choose_mixes(
    rules: Any, states: Any, i: int, evaluator: Any, words: Any, mixes: Any, worths: Any, values: Any
) -> None:
    """While all choose in game *i*: everybody's mix over the cards in hand, each card's share, and each seat's."""
    scratch, out = np.empty(DEPTHS, states.dtype), np.zeros((DEPTHS, SEATS), np.float64)
    players = wide(rules[0].players)
    payoffs, sizes = np.empty((PAIRS if players == 2 else JOINTS, SEATS), np.float64), np.ones(SEATS, np.int64)
    scratch[0] = states[i]
    fill(rules[0], scratch, evaluator, payoffs, sizes, out, words)
    solve_payoffs(payoffs, sizes, players, mixes, worths, values)


@kernel
def solve_filled(payoffs: Any, sizes: Any, players: int, mixes: Any, worths: Any, values: Any) -> None:
    """As `solve_payoffs`."""
    solve_payoffs(payoffs, sizes, players, mixes, worths, values)


@kernel
def fill_stage(rules: Any, states: Any, i: int, evaluator: Any, words: Any, payoffs: Any, sizes: Any) -> int:
    """Write the shares of every joint choice in game *i*, seat 0's digit lowest; how many there are."""
    scratch, out = np.empty(DEPTHS, states.dtype), np.zeros((DEPTHS, SEATS), np.float64)
    scratch[0] = states[i]
    return fill(rules[0], scratch, evaluator, payoffs, sizes, out, words)


@kernel
def answer_worths(
    rules: Any, states: Any, i: int, seat: int, evaluator: Any, words: Any, actions: Any, worths: Any
) -> int:
    """Write the actions of *seat* in game *i* with their shares, for any decision but the choice of a card.

    Returns how many there are.
    """
    if not is_asked(states[i], seat) or states[i].phase == Phase.OVER:
        return 0
    scratch, out = np.empty(DEPTHS, states.dtype), np.zeros((DEPTHS, SEATS), np.float64)
    scratch[0] = states[i]
    return try_answers(rules[0], scratch, seat, evaluator, out, words, actions, worths)


@kernel
def shares_after_turn(rules: Any, states: Any, evaluator: Any, words: Any, found: Any) -> None:
    """Write every seat's share in each of *states* once its turn has been played to its end."""
    scratch, out = np.empty(DEPTHS, states.dtype), np.zeros((DEPTHS, SEATS), np.float64)
    for i in range(states.shape[0]):
        scratch[1] = states[i]
        resolve(rules[0], scratch, 1, evaluator, out, words, True)
        found[i] = out[1]
