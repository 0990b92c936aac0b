"""What Python calls. Records go in as array and index: that is ten times cheaper than passing a record."""

from __future__ import annotations

from typing import Any

import numpy as np

from tortuga.games.einauge.actions import ACTIONS, WORDS
from tortuga.games.einauge.refusals import Refusal
from tortuga.games.einauge.rules import e1_setup
from tortuga.games.einauge.scoring import new_sheet, score, winners
from tortuga.games.einauge.state import Phase
from tortuga.games.einauge.turn import (
    apply,
    apply_chance,
    chance_key,
    chance_nth,
    chance_size,
    is_chance,
    is_outcome,
    legal,
    why_not,
)
from tortuga.games.kit.bits import count, nth
from tortuga.games.kit.chance import below
from tortuga.games.kit.compile import called, kernel, part, wide

__all__ = ["WORDS", "new_sheet"]  # of the batch: words a row of masks, and a sheet to score on


@kernel
def begin(rules: Any, states: Any, i: int) -> None:
    """Set up game *i*, whatever its record holds."""
    e1_setup.begin(rules[0], states[i])


@kernel
def why_not_push(rules: Any, states: Any, i: int, seat: int, action: int) -> int:
    """The refusal of *action* by *seat*, or 0."""
    return _why_not(rules[0], states[i], seat, action)


@called
def _apply(rules: Any, state: Any, action: int) -> None:
    apply(rules, state, action)


@called
def _apply_chance(rules: Any, state: Any, outcome: int) -> None:
    apply_chance(rules, state, outcome)


@called
def _legal(rules: Any, state: Any) -> Any:
    return legal(rules, state)


@called
def _why_not(rules: Any, state: Any, seat: int, action: int) -> Refusal:
    if not 0 <= action < ACTIONS:
        return Refusal.NO_SUCH_MOVE
    if state.phase != Phase.OVER and not is_chance(state) and seat != state.turn:
        return Refusal.NOT_YOUR_TURN
    return why_not(rules, state, action)


@kernel
def push(rules: Any, states: Any, i: int, seat: int, action: int) -> tuple[int, int, int]:
    """Copy game *i* to *i + 1* and do *action* there, or leave all as it is.

    The refusal, and what chance is asked then: how many outcomes (0: it is not chance's turn), and the key of a deal.
    """
    refusal = wide(_why_not(rules[0], states[i], seat, action))
    if refusal != 0:
        return refusal, 0, 0
    states[i + 1] = states[i]
    _apply(rules[0], states[i + 1], action)
    size, key = _question(rules[0], states[i + 1])
    return refusal, size, key


@kernel
def push_nth(rules: Any, states: Any, i: int, number: int) -> tuple[int, int, int]:
    """Copy game *i* to *i + 1* and let chance say its *number*-th outcome there.

    That outcome, and what chance is asked then.
    """
    outcome = chance_nth(rules[0], states[i], number)
    states[i + 1] = states[i]
    _apply_chance(rules[0], states[i + 1], outcome)
    size, key = _question(rules[0], states[i + 1])
    return outcome, size, key


@kernel
def push_chance(rules: Any, states: Any, i: int, outcome: int) -> bool:
    """Copy game *i* to *i + 1* and let chance say *outcome* there; False if it cannot."""
    if not is_outcome(rules[0], states[i], outcome):
        return False
    states[i + 1] = states[i]
    _apply_chance(rules[0], states[i + 1], outcome)
    return True


@kernel
def question(rules: Any, states: Any, i: int) -> tuple[int, int]:
    """How many outcomes chance has now (0: it is not chance's turn), and the key a deal is asked."""
    return _question(rules[0], states[i])


@part
def _question(rules: Any, state: Any) -> tuple[int, int]:
    if not is_chance(state):
        return 0, 0
    return chance_size(rules, state), chance_key(state)


@kernel
def nth_outcome(rules: Any, states: Any, i: int, number: int) -> int:
    """The *number*-th outcome chance has now."""
    return chance_nth(rules[0], states[i], number)


@kernel
def legal_actions(rules: Any, states: Any, i: int, seat: int, out: Any) -> int:
    """Write the legal actions of *seat* into *out*, rising; how many there are."""
    if is_chance(states[i]) or seat != states[i].turn:
        return 0
    found = 0
    word = 0
    for members in _legal(rules[0], states[i]):
        for number in range(count(members)):
            out[found] = 64 * word + nth(members, number)
            found += 1
        word += 1
    return found


@kernel
def score_sheet(rules: Any, states: Any, i: int, sheet: Any) -> int:
    """Fill the score sheet as if the game ended now; the winners as a set of seats."""
    score(rules[0], states[i], sheet)
    return winners(rules[0], sheet)


@part
def _random_action(rules: Any, state: Any, words: Any) -> int:
    buys, buy_joining, fights, fight_joining, lays, sells, other = legal(rules, state)
    total = count(buys) + count(buy_joining) + count(fights) + count(fight_joining) + count(lays) + count(sells)
    left = below(words, total + count(other))
    word = 0
    for members in (buys, buy_joining, fights, fight_joining, lays, sells, other):
        size = count(members)
        if left < size:
            return 64 * word + nth(members, left)
        left -= size
        word += 1
    return -1


@called
def _settle(rules: Any, state: Any, words: Any) -> None:
    """Let chance speak until somebody decides."""
    while is_chance(state):
        apply_chance(rules, state, chance_nth(rules, state, below(words, chance_size(rules, state))))


@kernel
def settle(rules: Any, states: Any, words: Any) -> None:
    """Let chance speak in every game until somebody decides."""
    for i in range(states.shape[0]):
        _settle(rules[0], states[i], words)


@called
def _play_out(rules: Any, state: Any, words: Any) -> int:
    decisions = 0
    _settle(rules, state, words)
    while state.phase != Phase.OVER:
        apply(rules, state, _random_action(rules, state, words))
        decisions += 1
        if is_chance(state):
            _settle(rules, state, words)
    return decisions


@kernel
def play_out(rules: Any, states: Any, i: int, words: Any) -> int:
    """Play game *i* to its end by uniformly random moves; how many moves that took."""
    return _play_out(rules[0], states[i], words)


@kernel
def play_many(rules: Any, states: Any, words: Any, games: int, totals: Any) -> int:
    """Play *games* whole games at random on one scratch record; the moves made, and wins a seat added to *totals*."""
    decisions = 0
    sheet = np.zeros((5, 4), np.int64)
    for _ in range(games):
        e1_setup.begin(rules[0], states[0])
        decisions += _play_out(rules[0], states[0], words)
        score(rules[0], states[0], sheet)
        best = winners(rules[0], sheet)
        for seat in range(rules[0].players):
            totals[seat] += best >> seat & 1
    return decisions


@kernel
def step_many(rules: Any, states: Any, words: Any, actions: Any, masks: Any, over: Any) -> None:
    """One decision in every game: apply `actions[i]`, let chance speak, write the legal words to `masks[i]`.

    A game that is over begins anew, so that a batch never runs dry; `over[i]` tells.
    """
    for i in range(states.shape[0]):
        _apply(rules[0], states[i], wide(actions[i]))
        _settle(rules[0], states[i], words)
        over[i] = states[i].phase == Phase.OVER
        if over[i]:
            _begin_anew(rules[0], states[i], words)
        _write_masks(rules[0], states[i], masks, i)


@kernel
def masks_many(rules: Any, states: Any, masks: Any) -> None:
    """The legal moves of every game, in words."""
    for i in range(states.shape[0]):
        _write_masks(rules[0], states[i], masks, i)


@part
def _begin_anew(rules: Any, state: Any, words: Any) -> None:
    e1_setup.begin(rules, state)
    _settle(rules, state, words)


@part
def _write_masks(rules: Any, state: Any, masks: Any, i: int) -> None:
    word = 0
    for members in _legal(rules, state):
        masks[i, word] = members
        word += 1


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
