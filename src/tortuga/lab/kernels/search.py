"""For environments and search: who decides, outcomes of chance, random rollouts, what a seat sees as numbers."""

from __future__ import annotations

from typing import Any

import numpy as np

from tortuga.games.kit import kernels, turn
from tortuga.games.kit.compile import called, kernel, wide
from tortuga.lab.kernels.defaults import sight

CHANCE, TOGETHER, OVER = -1, -2, -4  # instead of a seat; OpenSpiel's numbers


@kernel
def status(rules: Any, states: Any, i: int) -> int:  # noqa: ARG001  as every kernel
    """The seat that decides in game *i*, or CHANCE, or TOGETHER (all choose), or OVER."""
    if turn.is_over(states[i]):
        return wide(OVER)  # type: ignore[no-any-return]
    if turn.is_simultaneous(states[i]):
        return wide(TOGETHER)  # type: ignore[no-any-return]
    return wide(CHANCE) if turn.is_chance(states[i]) else wide(turn.decider(states[i]))  # type: ignore[no-any-return]


@kernel
def outcomes(rules: Any, states: Any, i: int) -> Any:
    """The outcomes chance has now in game *i*."""
    if not turn.is_chance(states[i]):
        return np.empty(0, np.int64)
    found = np.empty(turn.chance_size(rules[0], states[i]), np.int64)
    for number in range(found.shape[0]):
        found[number] = turn.chance_nth(rules[0], states[i], number)
    return found


@called
def add_rewards(rules: Any, state: Any, teams: bool, sheet: Any, rewards: Any) -> None:
    """Add what each seat has from a game that is over: zero-sum, 1 for a win alone; partners have the same."""
    turn.score(rules, state, sheet)
    best, players = turn.winners(rules, sheet), wide(rules.players)
    number = 0
    for seat in range(players):
        number += best >> seat & 1
    for seat in range(players):
        if teams:
            rewards[seat] += 2 * ((best >> seat & 1) + (best >> (seat + 2) % players & 1)) / number - 1
        else:
            rewards[seat] += (players * (best >> seat & 1) / number - 1) / (players - 1)


@kernel
def rewards_of(rules: Any, states: Any, i: int, teams: bool, rewards: Any) -> None:
    """Add what each seat has from game *i*, which is over."""
    add_rewards(rules[0], states[i], teams, np.zeros((turn.SEATS, turn.COLUMNS), np.int64), rewards)


@kernel
def forfeit(seat: int, teams: bool, rewards: Any) -> None:
    """Write what each seat has when *seat* forfeits the game by an illegal move: zero-sum, -1 for it and a partner."""
    for other in range(rewards.shape[0]):
        if teams:
            rewards[other] = 1.0 if (other - seat) % 2 else -1.0
        else:
            rewards[other] = -1.0 if other == seat else 1.0 / (rewards.shape[0] - 1)


@kernel
def rollouts(rules: Any, states: Any, number: int, words: Any, teams: bool, rewards: Any) -> None:
    """Play game 0 to its end *number* times by uniformly random moves, and add the rewards; game 1 is for scratch."""
    sheet = np.zeros((turn.SEATS, turn.COLUMNS), np.int64)
    for _ in range(number):
        states[1] = states[0]
        kernels.play_to_the_end(rules[0], states[1], words)
        add_rewards(rules[0], states[1], teams, sheet, rewards)


@kernel
def look_many(rules: Any, states: Any, seats: Any, out: Any) -> None:
    """What `seats[i]` sees of every game, as numbers (`sight.FIELDS`)."""
    for i in range(states.shape[0]):
        sight.write_sight(rules[0], states[i], seats[i], out[i])
