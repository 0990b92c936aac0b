"""Luck: what chance gave each seat, by a baseline of what positions are worth.

The luck of an outcome is the value after it less the mean over all outcomes there were. Outcomes are equally likely, so
that its mean is 0 whatever the baseline says; the better the baseline, the more of a result it explains.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tortuga.games.kit import kernels, turn
from tortuga.games.kit.chance import below
from tortuga.games.kit.compile import called, kernel, wide
from tortuga.lab.kernels.defaults import baseline, policies


@called
def add_luck(rules: Any, states: Any, i: int, outcome: int, scratch: Any, knowledge: Any, luck: Any) -> None:
    """Add to *luck* what *outcome* gives each seat in game *i*, where chance speaks."""
    shares = np.zeros(turn.SEATS, np.float64)
    size = wide(turn.chance_size(rules[0], states[i]))
    for number in range(size):
        said = wide(turn.chance_nth(rules[0], states[i], number))
        scratch[0] = states[i]
        turn.apply_chance(rules[0], scratch[0], said)
        baseline.write_shares(rules, scratch, 0, knowledge, shares)
        for seat in range(wide(rules[0].players)):
            luck[seat] += ((1.0 if said == outcome else 0.0) - 1.0 / size) * shares[seat]


@kernel
def luck_of_chance(rules: Any, states: Any, outcomes: Any, knowledge: Any, luck: Any) -> None:
    """Add the luck of a whole game: *states* one after the other; *outcomes* is negative where no chance spoke."""
    scratch = np.zeros(2, states.dtype)
    for i in range(outcomes.shape[0]):
        if outcomes[i] >= 0 and turn.chance_size(rules[0], states[i]) > 1:
            add_luck(rules, states, i, wide(outcomes[i]), scratch, knowledge, luck)


@kernel
def write_values(rules: Any, states: Any, knowledge: Any, shares: Any) -> None:
    """Write the baseline of every game, a row each."""
    for i in range(states.shape[0]):
        baseline.write_shares(rules, states, i, knowledge, shares[i])


@kernel
def play_with_luck(
    rules: Any, seats: Any, bots: Any, knowledge: Any, words: Any, states: Any, lucks: Any, shares: Any
) -> None:
    """Play a game for each row of *lucks* by the policies *seats*; its luck, and every seat's share of the win.

    *bots* is what `policies.knowledge_of` returns, *states* holds ten games for scratch.
    """
    scratch, sheet = np.zeros(2, states.dtype), np.zeros((turn.SEATS, turn.COLUMNS), np.int64)
    for game in range(lucks.shape[0]):
        turn.begin(rules[0], states[0])
        while not turn.is_over(states[0]):
            if turn.is_chance(states[0]):
                number = below(words, turn.chance_size(rules[0], states[0]))
                outcome = wide(turn.chance_nth(rules[0], states[0], number))
                add_luck(rules, states, 0, outcome, scratch, knowledge, lucks[game])
                turn.apply_chance(rules[0], states[0], outcome)
            else:
                seat = wide(turn.decider(states[0]))
                action = policies.choose(rules, states, seat, seats[seat], bots, words)
                kernels.apply_called(rules[0], states[0], seat, action)
        turn.score(rules[0], states[0], sheet)
        winners = turn.winners(rules[0], sheet)
        number = 0
        for seat in range(wide(rules[0].players)):
            number += winners >> seat & 1
        for seat in range(wide(rules[0].players)):
            shares[game, seat] = (winners >> seat & 1) / number
