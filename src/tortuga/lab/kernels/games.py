"""Whole games between bots that are compiled, many in one call."""

from __future__ import annotations

from typing import Any

import numpy as np

from tortuga.games.kit import kernels, turn
from tortuga.games.kit.compile import called, kernel, wide
from tortuga.lab.kernels.defaults import policies
from tortuga.lab.kernels.seeds import begin_stream, seed_of

TURNS, DECISIONS, WINNERS, WHY = 0, 1, 2, 3  # columns of the facts of a game
NO_ROOM = -1


@called
def _play(
    rules: Any, states: Any, seats: Any, knowledge: Any, words: Any, game: int, moves: Any, used: int
) -> tuple[int, int]:
    """A game by the policies of its seats; how many decisions, and how many rows of *moves* are used then."""
    decisions = 0
    kernels.let_chance_speak(rules[0], states[0], words)
    while not turn.is_over(states[0]):
        seat = wide(turn.decider(states[0]))
        action = policies.choose(rules, states, seat, seats[seat], knowledge, words)
        if moves.shape[0] > 0:
            if used == moves.shape[0]:
                return decisions, wide(NO_ROOM)
            moves[used, 0], moves[used, 1], moves[used, 2], moves[used, 3] = game, decisions, seat, action
            used += 1
        kernels.apply_called(rules[0], states[0], seat, action)
        decisions += 1
        kernels.let_chance_speak(rules[0], states[0], words)
    return decisions, used


@kernel
def play_games(
    rules: Any,
    lineups: Any,
    knowledge: Any,
    master: Any,
    first: int,
    states: Any,
    seeds: Any,
    scores: Any,
    facts: Any,
    moves: Any,
) -> int:
    """Play the games from number *first* on, a row each; the policies `lineups[game % len]` sit in game *game*.

    *knowledge* is what `policies.knowledge_of` returns. How many rows of *moves* are used (without any room none are
    written), or NO_ROOM.
    """
    words, sheet = np.zeros(4, np.uint64), np.zeros((turn.SEATS, turn.COLUMNS), np.int64)
    used = wide(0)
    for row in range(seeds.shape[0]):
        game = first + row
        seats = lineups[game % lineups.shape[0]]
        seeds[row] = seed_of(master, game)
        begin_stream(seeds[row], words)
        turn.begin(rules[0], states[0])
        if moves.shape[0] == 0 and seats.sum() == 0:
            decisions = wide(kernels.play_to_the_end(rules[0], states[0], words))
        else:
            decisions, used = _play(rules, states, seats, knowledge, words, game, moves, used)
            if used == NO_ROOM:
                return used
        write_row(rules[0], states[0], decisions, sheet, scores[row], facts[row])
    return used  # type: ignore[no-any-return]


@called
def write_row(rules: Any, state: Any, decisions: int, sheet: Any, scores: Any, facts: Any) -> None:
    """What came out of a game that is over: the scores of the seats, and its facts."""
    turn.score(rules, state, sheet)
    facts[TURNS], facts[DECISIONS] = turn.turn_number(state), decisions
    facts[WINNERS], facts[WHY] = turn.winners(rules, sheet), policies.way_to_end(rules, state)
    for seat in range(wide(rules.players)):
        for column in range(turn.COLUMNS):
            scores[seat, column] = sheet[seat, column]
