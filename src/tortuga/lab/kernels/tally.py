"""Whole games with a tally of what the seats did: for studies, what-ifs and the workshop.

Chance has a stream of its own, so that two card tables are played on the same deals: what it says follows from the seed
and the number of the turn, whatever the seats do.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tortuga.games.kit import kernels, turn
from tortuga.games.kit.compile import kernel, wide
from tortuga.lab.kernels import games
from tortuga.lab.kernels.defaults import policies, tally
from tortuga.lab.kernels.seeds import begin_stream, mixed, seed_of

LOG = 4096  # entries of a game: cards or places taken; more are not told by stage


@kernel
def tally_games(
    rules: Any, lineups: Any, master: Any, first: int, states: Any, scores: Any, facts: Any, tallies: Any, marks: Any
) -> None:
    """Play the games from number *first* on, a row each; the policies `lineups[game % len]` sit in game *game*.

    Chance is asked by `game // len`: one deal goes round all line-ups. *states* has room for three.
    """
    chance, own = np.zeros(4, np.uint64), np.zeros(4, np.uint64)
    sheet, log = np.zeros((turn.SEATS, turn.COLUMNS), np.int64), np.zeros((LOG, 3), np.int32)
    for row in range(facts.shape[0]):
        game = first + row
        seats = lineups[game % lineups.shape[0]]
        seed = seed_of(master, game // lineups.shape[0])
        begin_stream(seed, chance)
        begin_stream(mixed(seed), own)
        turn.begin(rules[0], states[0])
        kernels.let_chance_speak(rules[0], states[0], chance)
        decisions, used, rolled = 0, 0, False
        while not turn.is_over(states[0]):
            seat = wide(turn.decider(states[0]))
            action = policies.choose(rules, states, seat, seats[seat], None, own)
            used = tally.note(states[0], seat, action, tallies[row], log, used)
            number = turn.turn_number(states[0])
            rolls = tally.rolls_dice(states[0], seat)
            kernels.apply_called(rules[0], states[0], seat, action)
            if rolls:
                begin_stream(mixed(seed + np.uint64(number + 1)), chance)
                states[2] = states[0]
                rolled = True
            kernels.let_chance_speak(rules[0], states[0], chance)
            if rolled and (turn.turn_number(states[0]) != number or turn.is_over(states[0])):
                tally.note_turn(rules[0], states[2], states[0], tallies[row], marks[row])
                rolled = False
            decisions += 1
        tally.note_end(rules[0], states[0], log, used, tallies[row], marks[row])
        games.write_row(rules[0], states[0], decisions, sheet, scores[row], facts[row])
