"""What Python calls: the kernels of a game, made from the functions of its turn (kit/turn.py) by `kernels_of`.

Records go in as array and index: that is ten times cheaper than passing a record.
"""

from __future__ import annotations

import sys
from types import ModuleType
from typing import Any

import numpy as np

from tortuga.games.kit import turn
from tortuga.games.kit.bits import count, nth
from tortuga.games.kit.chance import below
from tortuga.games.kit.compile import called, kernel, part, wide
from tortuga.games.kit.templates import checked, made_for


def kernels_of(game: str, rules: ModuleType) -> ModuleType:
    """The functions of this module for a game whose module *rules* has all that kit/turn.py describes."""
    found = made_for(game, sys.modules[__name__], {turn: checked(game, rules, turn)})
    found.WORDS = rules.WORDS  # type: ignore[attr-defined]
    return found


def new_sheet() -> Any:
    """An empty score sheet: a row a seat."""
    return np.zeros((turn.SEATS, turn.COLUMNS), np.int64)


# ---- one game


@kernel
def begin(rules: Any, states: Any, i: int) -> None:
    """Set up game *i*, whatever its record holds."""
    turn.begin(rules[0], states[i])


@kernel
def why_not_push(rules: Any, states: Any, i: int, seat: int, action: int) -> int:
    """The refusal of *action* by *seat*, or 0."""
    return _why_not(rules[0], states[i], seat, action)


@kernel
def push(rules: Any, states: Any, i: int, seat: int, action: int) -> tuple[int, int, int]:
    """Copy game *i* to *i + 1* and do *action* there, or leave all as it is.

    The refusal, and what chance is asked then: how many outcomes (0: it is not chance's turn), and the key of a deal.
    """
    refusal = wide(_why_not(rules[0], states[i], seat, action))
    if refusal != 0:
        return refusal, 0, 0
    states[i + 1] = states[i]
    apply_called(rules[0], states[i + 1], seat, action)
    size, key = _question(rules[0], states[i + 1])
    return refusal, size, key


@kernel
def push_nth(rules: Any, states: Any, i: int, number: int) -> tuple[int, int, int]:
    """Copy game *i* to *i + 1* and let chance say its *number*-th outcome there.

    That outcome, and what chance is asked then.
    """
    outcome = turn.chance_nth(rules[0], states[i], number)
    states[i + 1] = states[i]
    _apply_chance(rules[0], states[i + 1], outcome)
    size, key = _question(rules[0], states[i + 1])
    return outcome, size, key


@kernel
def push_chance(rules: Any, states: Any, i: int, outcome: int) -> bool:
    """Copy game *i* to *i + 1* and let chance say *outcome* there; False if it cannot."""
    if not turn.is_outcome(rules[0], states[i], outcome):
        return False
    states[i + 1] = states[i]
    _apply_chance(rules[0], states[i + 1], outcome)
    return True


@kernel
def question(rules: Any, states: Any, i: int) -> tuple[int, int]:
    """How many outcomes chance has now (0: it is not chance's turn), and the key a deal is asked."""
    return _question(rules[0], states[i])


@kernel
def nth_outcome(rules: Any, states: Any, i: int, number: int) -> int:
    """The *number*-th outcome chance has now."""
    return turn.chance_nth(rules[0], states[i], number)


@kernel
def legal_actions(rules: Any, states: Any, i: int, seat: int, out: Any) -> int:
    """Write the legal actions of *seat* into *out*, rising; how many there are."""
    if not turn.is_asked(states[i], seat):
        return 0
    found = 0
    word = 0
    for members in _legal(rules[0], states[i], seat):
        for number in range(count(members)):
            out[found] = 64 * word + nth(members, number)
            found += 1
        word += 1
    return found


@kernel
def score_sheet(rules: Any, states: Any, i: int, sheet: Any) -> int:
    """Fill the score sheet as if the game ended now; the winners as a set of seats."""
    turn.score(rules[0], states[i], sheet)
    return turn.winners(rules[0], sheet)


# ---- random play, and many games at once


@kernel
def settle(rules: Any, states: Any, words: Any) -> None:
    """Let chance speak in every game until somebody decides."""
    for i in range(states.shape[0]):
        let_chance_speak(rules[0], states[i], words)


@kernel
def play_out(rules: Any, states: Any, i: int, words: Any) -> int:
    """Play game *i* to its end by uniformly random moves; how many moves that took."""
    return play_to_the_end(rules[0], states[i], words)


@kernel
def play_many(rules: Any, states: Any, words: Any, games: int, totals: Any) -> int:
    """Play *games* whole games at random on one scratch record; the moves made, and wins a seat added to *totals*."""
    decisions = 0
    sheet = np.zeros((turn.SEATS, turn.COLUMNS), np.int64)
    for _ in range(games):
        turn.begin(rules[0], states[0])
        decisions += play_to_the_end(rules[0], states[0], words)
        turn.score(rules[0], states[0], sheet)
        best = turn.winners(rules[0], sheet)
        for seat in range(rules[0].players):
            totals[seat] += best >> seat & 1
    return decisions


@kernel
def step_many(rules: Any, states: Any, words: Any, actions: Any, masks: Any, over: Any) -> None:
    """One decision in every game: apply `actions[i]`, let chance speak, write the legal words to `masks[i]`.

    A game that is over begins anew, so that a batch never runs dry; `over[i]` tells.
    """
    for i in range(states.shape[0]):
        apply_called(rules[0], states[i], turn.decider(states[i]), wide(actions[i]))
        let_chance_speak(rules[0], states[i], words)
        over[i] = turn.is_over(states[i])
        if over[i]:
            begin_anew(rules[0], states[i], words)
        write_masks(rules[0], states[i], masks, i)


@kernel
def masks_many(rules: Any, states: Any, masks: Any) -> None:
    """The legal moves of every game, in words; where several decide at once, those of the lowest seat yet to decide."""
    for i in range(states.shape[0]):
        write_masks(rules[0], states[i], masks, i)


@kernel
def pick_many(masks: Any, words: Any, actions: Any) -> None:
    """A uniformly random legal action for every row of *masks*."""
    for i in range(masks.shape[0]):
        total = 0
        for word in range(masks.shape[1]):
            total += count(masks[i, word])
        left = below(words, total)
        for word in range(masks.shape[1]):
            size = count(masks[i, word])
            if left < size:
                actions[i] = 64 * word + nth(masks[i, word], left)
                break
            left -= size


# ---- the parts of kernels, also of the laboratory's


@called
def apply_called(rules: Any, state: Any, seat: int, action: int) -> None:
    """`turn.apply`, compiled once: inlined into every kernel it would take minutes to compile."""
    turn.apply(rules, state, seat, action)


@called
def _apply_chance(rules: Any, state: Any, outcome: int) -> None:
    turn.apply_chance(rules, state, outcome)


@called
def _legal(rules: Any, state: Any, seat: int) -> Any:
    return turn.legal(rules, state, seat)


@called
def _why_not(rules: Any, state: Any, seat: int, action: int) -> int:
    return turn.why_not(rules, state, seat, action)


@part
def _question(rules: Any, state: Any) -> tuple[int, int]:
    if not turn.is_chance(state):
        return 0, 0
    return int(turn.chance_size(rules, state)), int(turn.chance_key(state))  # plain numbers, interpreted too


@part
def random_action(rules: Any, state: Any, seat: int, words: Any) -> int:
    """A uniformly random legal action of *seat*."""
    sets = turn.legal(rules, state, seat)
    total = 0
    for members in sets:
        total += count(members)
    left = below(words, total)
    word = 0
    for members in sets:
        size = count(members)
        if left < size:
            return 64 * word + nth(members, left)
        left -= size
        word += 1
    return -1


@called
def let_chance_speak(rules: Any, state: Any, words: Any) -> None:
    """Let chance speak until somebody decides or the game is over."""
    while turn.is_chance(state):
        number = below(words, turn.chance_size(rules, state))
        turn.apply_chance(rules, state, turn.chance_nth(rules, state, number))


@called
def play_to_the_end(rules: Any, state: Any, words: Any) -> int:
    """Play a game to its end by uniformly random moves; how many moves that took."""
    decisions = 0
    let_chance_speak(rules, state, words)
    while not turn.is_over(state):
        seat = turn.decider(state)
        turn.apply(rules, state, seat, random_action(rules, state, seat, words))
        decisions += 1
        if turn.is_chance(state):
            let_chance_speak(rules, state, words)
    return decisions


@part
def begin_anew(rules: Any, state: Any, words: Any) -> None:
    """Set up a game and let chance speak until somebody decides."""
    turn.begin(rules, state)
    let_chance_speak(rules, state, words)


@part
def write_masks(rules: Any, state: Any, masks: Any, i: int) -> None:
    """Write the legal actions of whoever decides to row *i* of *masks*."""
    word = 0
    for members in _legal(rules, state, turn.decider(state)):
        masks[i, word] = members
        word += 1
