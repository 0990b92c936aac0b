"""Whole games with a tally of what the seats did and of how the lead went: for studies, what-ifs and the workshop.

Two card tables are played on the same deals: what chance says follows from the seed and the number of the turn, and
what a bot draws from these and the number of the decision in the turn, whatever the seats did before.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from tortuga.games.kit import kernels, turn
from tortuga.games.kit.bits import count
from tortuga.games.kit.compile import called, kernel, wide
from tortuga.lab.kernels import games
from tortuga.lab.kernels.defaults import policies, tally
from tortuga.lab.kernels.seeds import begin_stream, mixed, seed_of

LOG = 4096  # entries of a game: cards or places taken, and turns; more are not told by stage
STATES = 11  # room for a game, for what bots think with, and for the state before the dice
#: The columns of a game's course; docs/how-to/study.md defines them.
COURSE = ("lead_changes", "drama", "halfway", "open", "choices", "moments")
LEAD_CHANGES, DRAMA, HALFWAY, OPEN, CHOICES, MOMENTS = range(6)


@kernel
def tally_games(
    rules: Any,
    lineups: Any,
    knowledge: Any,
    master: Any,
    first: int,
    states: Any,
    scores: Any,
    facts: Any,
    tallies: Any,
    marks: Any,
    course: Any,
) -> None:
    """Play the games from number *first* on, a row each; the policies `lineups[game % len]` sit in game *game*.

    Chance is asked by `game // len`: one deal goes round all line-ups. *states* has room for STATES.
    """
    chance, own, before = np.zeros(4, np.uint64), np.zeros(4, np.uint64), wide(STATES - 1)
    sheet, log = np.zeros((turn.SEATS, turn.COLUMNS), np.int64), np.zeros((LOG, 3), np.int32)
    standings = np.zeros((LOG, turn.SEATS), np.int32)
    for row in range(facts.shape[0]):
        game = first + row
        seats = lineups[game % lineups.shape[0]]
        seed = seed_of(master, game // lineups.shape[0])
        begin_stream(seed, chance)
        turn.begin(rules[0], states[0])
        kernels.let_chance_speak(rules[0], states[0], chance)
        decisions, used, turns, rolled, since = 0, 0, 0, False, 0
        while not turn.is_over(states[0]):
            seat = wide(turn.decider(states[0]))
            number = turn.turn_number(states[0])
            begin_stream(mixed(mixed(seed) + np.uint64(LOG * number + decisions - since)), own)
            action = policies.choose(rules, states, seat, seats[seat], knowledge, own)
            _note_choice(rules[0], states[0], seat, course[row])
            used = tally.note(states[0], seat, action, tallies[row], log, used)
            rolls = tally.rolls_dice(states[0], seat)
            kernels.apply_called(rules[0], states[0], seat, action)
            if rolls:
                begin_stream(mixed(seed + np.uint64(number + 1)), chance)
                states[before] = states[0]
                rolled = True
            kernels.let_chance_speak(rules[0], states[0], chance)
            if turn.turn_number(states[0]) != number or turn.is_over(states[0]):
                if rolled:
                    tally.note_turn(rules[0], states[before], states[0], tallies[row], marks[row])
                    rolled = False
                turns, since = _note_standing(rules[0], states[0], sheet, standings, turns), decisions + 1
            decisions += 1
        tally.note_end(rules[0], states[0], log, used, tallies[row], marks[row])
        games.write_row(rules[0], states[0], decisions, sheet, scores[row], facts[row])
        _note_course(standings, turns, wide(rules[0].players), facts[row, games.WINNERS], course[row])


@kernel
def tally_game(
    rules: Any, states: Any, steps: Any, scores: Any, facts: Any, tallies: Any, marks: Any, course: Any
) -> None:
    """Count what happened in a game played elsewhere: all its states, and for each decision its place, seat, action."""
    sheet, log = np.zeros((turn.SEATS, turn.COLUMNS), np.int64), np.zeros((LOG, 3), np.int32)
    standings = np.zeros((LOG, turn.SEATS), np.int32)
    used, turns, rolled, decisions, last = 0, 0, wide(-1), steps.shape[0], states.shape[0] - 1
    for number in range(decisions):
        place, seat, action = steps[number]
        after = steps[number + 1, 0] if number + 1 < decisions else last
        _note_choice(rules[0], states[place], seat, course)
        used = tally.note(states[place], seat, action, tallies, log, used)
        if tally.rolls_dice(states[place], seat):
            rolled = place + 1
        if turn.turn_number(states[after]) != turn.turn_number(states[place]) or turn.is_over(states[after]):
            if rolled >= 0:
                tally.note_turn(rules[0], states[rolled], states[after], tallies, marks)
                rolled = wide(-1)
            turns = _note_standing(rules[0], states[after], sheet, standings, turns)
    tally.note_end(rules[0], states[last], log, used, tallies, marks)
    games.write_row(rules[0], states[last], decisions, sheet, scores, facts)
    _note_course(standings, turns, wide(rules[0].players), facts[games.WINNERS], course)


@called
def _note_choice(rules: Any, state: Any, seat: int, course: Any) -> None:
    """Count a decision with more than one legal action, and a moment of thought: seats that choose at once share it."""
    number = 0
    for members in turn.legal(rules, state, seat):
        number += count(members)
    if number > 1:
        course[CHOICES] += 1
    if number > 1 and (seat == 0 or not turn.is_simultaneous(state)):
        course[MOMENTS] += 1


@called
def _note_standing(rules: Any, state: Any, sheet: Any, standings: Any, turns: int) -> int:
    """Add what every seat would score if the game ended after this turn; how many turns there are then."""
    if turns == standings.shape[0]:
        return turns
    turn.score(rules, state, sheet)
    for seat in range(wide(rules.players)):
        standings[turns, seat] = tally.standing(sheet, seat)
    return turns + 1


@called
def _note_course(standings: Any, turns: int, players: int, winners: int, course: Any) -> None:
    """Write how the lead went, from the standings after every turn; of several winners the lowest seat counts."""
    winner, number = 0, 0
    for seat in range(players - 1, -1, -1):
        if winners >> seat & 1:
            winner, number = seat, number + 1
    leader, behind, drama, last = -1, 0, 0.0, 0
    for at in range(turns):
        best = standings[at, :players].max()
        leaders, won, alone = 0, 0, 0
        for seat in range(players):
            if standings[at, seat] == best:
                leaders, won, alone = leaders + 1, won + (winners >> seat & 1), seat
        if leaders == 1:
            course[LEAD_CHANGES] += 1 if leader >= 0 and leader != alone else 0
            leader = alone
        if standings[at, winner] < best:
            drama += math.sqrt(min(1.0, (best - standings[at, winner]) / max(best, 1)))
            behind, last = behind + 1, at + 1
        if at == turns // 2:
            course[HALFWAY] = won / (leaders * number)
    course[DRAMA] = drama / max(behind, 1)
    course[OPEN] = last / max(turns, 1)
