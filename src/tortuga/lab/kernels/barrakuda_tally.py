"""Whole games of Barrakuda with a tally of what the seats did: for studies, what-ifs and the workshop.

The dice of a turn follow from the seed and the turn's number alone, so that two wreck tables meet the same dice.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tortuga.games.barrakuda.actions import EXCHANGE, RED, STEAL_FROM
from tortuga.games.barrakuda.kernels import _settle
from tortuga.games.barrakuda.rules import b1_setup
from tortuga.games.barrakuda.rules.b4_wreck import is_safe
from tortuga.games.barrakuda.scoring import COLUMNS, score, winners
from tortuga.games.barrakuda.state import BARRACUDA, NO_CARD, SEATS, WRECKS, Phase
from tortuga.games.barrakuda.turn import apply, decider
from tortuga.games.kit.compile import called, kernel, wide
from tortuga.lab.kernels.barrakuda_games import _chosen, _why
from tortuga.lab.kernels.einauge_tally import LOG, by_stage
from tortuga.lab.kernels.seeds import begin_stream, mixed, seed_of

STAGES, KINDS = 3, WRECKS
TAKEN = STAGES * KINDS  # the first columns of a seat: dives, by third of the game and wreck
BARRACUDAS, STEALS, ROBBED, EXCHANGES, REDS, ATTACKED, LOST = range(TAKEN, TAKEN + 7)
#: The columns of a seat after those of the dives.
EVENTS = ("barracudas", "steals", "robbed", "exchanges", "reds", "attacked", "lost")
SEAT_COLUMNS = TAKEN + len(EVENTS)
#: The columns of a game.
MARKS = ("fish_on_6",)


@called
def _note(state: Any, action: int, seat: int, tally: Any, log: Any, used: int) -> int:
    if state.phase == Phase.CHOOSE:
        if action == BARRACUDA:
            tally[seat, BARRACUDAS] += 1
        elif used < log.shape[0]:
            log[used, 0], log[used, 1], log[used, 2] = state.turn, seat, action - 1
            used += 1
    elif state.phase == Phase.ANSWER and action >= EXCHANGE:
        tally[seat, EXCHANGES] += 1
    elif state.phase == Phase.ANSWER and STEAL_FROM <= action < STEAL_FROM + SEATS:
        tally[seat, STEALS] += 1
        tally[action - STEAL_FROM, ROBBED] += 1
    elif action == RED:
        tally[seat, REDS] += 1
    return used


@called
def _note_fish(rules: Any, before: Any, after: Any, tally: Any, marks: Any) -> None:
    """A turn is over: whom the fish met with gold, as things stood when all had dived.

    A diver with initiative may have picked up old gold on the way; it is not counted as lost.
    """
    fish = wide(after.fish)
    if fish == WRECKS:
        marks[0] += 1
    for seat in range(wide(rules.players)):
        if before.pawn[seat] == fish and before.bag[seat] > 0 and not is_safe(rules, before, seat, fish):
            tally[seat, ATTACKED] += 1
            tally[seat, LOST] += before.bag[seat]


@called
def _all_have_chosen(state: Any, seat: int) -> bool:
    waiting = 0
    for other in range(wide(state.players)):
        if other != seat and state.chosen[other] == NO_CARD:
            waiting += 1
    return waiting == 0


@kernel
def tally_games(
    rules: Any, policies: Any, master: Any, first: int, states: Any, scores: Any, facts: Any, tallies: Any, marks: Any
) -> None:
    """Play the games from number *first* on, a row each; `policies[game % len]` sit in game *game*.

    Chance is asked by `game // len`: one deal goes round all line-ups. *states* has room for three.
    """
    chance, own = np.zeros(4, np.uint64), np.zeros(4, np.uint64)
    sheet, log = np.zeros((SEATS, COLUMNS), np.int64), np.zeros((LOG, 3), np.int32)
    for row in range(facts.shape[0]):
        game = first + row
        seats = policies[game % policies.shape[0]]
        seed = seed_of(master, game // policies.shape[0])
        begin_stream(seed, chance)
        begin_stream(mixed(seed), own)
        b1_setup.begin(rules[0], states[0])
        _settle(rules[0], states[0], chance)
        decisions, used, dived = 0, 0, False
        while states[0].phase != Phase.OVER:
            seat = wide(decider(states[0]))
            action = _chosen(rules, states, seat, seats[seat], own)
            used = _note(states[0], action, seat, tallies[row], log, used)
            turn = wide(states[0].turn)
            last = states[0].phase == Phase.CHOOSE and _all_have_chosen(states[0], seat)
            apply(rules[0], states[0], seat, action)
            if last:  # the dice of this turn
                begin_stream(mixed(seed + np.uint64(turn + 1)), chance)
                states[2] = states[0]
                dived = True
            _settle(rules[0], states[0], chance)
            if dived and (states[0].turn != turn or states[0].phase == Phase.OVER):
                _note_fish(rules[0], states[2], states[0], tallies[row], marks[row])
                dived = False
            decisions += 1
        by_stage(log, used, wide(states[0].turn) + 1, KINDS, tallies[row])
        score(rules[0], states[0], sheet)
        facts[row, 0], facts[row, 1] = states[0].turn, decisions
        facts[row, 2], facts[row, 3] = winners(rules[0], sheet), _why(rules[0], states[0])
        for seat in range(wide(rules[0].players)):
            for column in range(COLUMNS):
                scores[row, seat, column] = sheet[seat, column]
