"""Whole games of Einauge with a tally of what the seats did: for studies, what-ifs and the workshop.

Chance has a stream of its own, so that two card tables are played on the same deals: the pile's order follows from the
seed alone, whatever the seats do.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tortuga.games.einauge.actions import PASS, SELL_JEWEL, Word
from tortuga.games.einauge.kernels import _apply, _settle
from tortuga.games.einauge.rules import e1_setup
from tortuga.games.einauge.scoring import COLUMNS, chests, score, winners
from tortuga.games.einauge.state import RANKS, SEATS, Phase
from tortuga.games.kit.bits import NOTHING
from tortuga.games.kit.compile import called, kernel, wide
from tortuga.lab.kernels.einauge_games import _chosen, _why
from tortuga.lab.kernels.seeds import begin_stream, mixed, seed_of

STAGES, KINDS = 3, RANKS + 1
TAKEN = STAGES * KINDS  # the first columns of a seat: cards taken, by third of the game and kind
BOUGHT, FOUGHT, LAID, SOLD, SOLD_JEWELS, PASSED = range(TAKEN, TAKEN + 6)
#: The columns of a seat after those of the cards taken.
EVENTS = ("bought", "fought", "laid", "sold", "sold_jewels", "passed")
SEAT_COLUMNS = TAKEN + len(EVENTS)
#: The columns of a game.
MARKS = ("chest_ties", "pile_empty")
LOG = 4096  # cards taken in a game; more are not told by stage


@called
def _note(action: int, seat: int, turn: int, tally: Any, log: Any, used: int) -> int:
    word, kind = action >> 6, action & 7
    if word <= Word.FIGHT_JOINING:
        tally[seat, BOUGHT if word <= Word.BUY_JOINING else FOUGHT] += 1
        if used < log.shape[0]:
            log[used, 0], log[used, 1], log[used, 2] = turn, seat, kind
            used += 1
    elif word == Word.LAY:
        tally[seat, LAID] += 1
    elif action == PASS:
        tally[seat, PASSED] += 1
    else:
        tally[seat, SOLD_JEWELS if action == SELL_JEWEL else SOLD] += 1
    return used


@called
def by_stage(log: Any, used: int, turns: int, kinds: int, tally: Any) -> None:
    """Enter what was logged (turn, seat, kind) under its third of the game."""
    for entry in range(used):
        stage = min(STAGES - 1, STAGES * wide(log[entry, 0]) // max(turns, 1))
        tally[log[entry, 1], stage * kinds + log[entry, 2]] += 1


@called
def _mark(rules: Any, state: Any, marks: Any) -> None:
    """Colours whose first place is shared, and whether the pile is used up."""
    for colour in range(8):
        best, number = 0, 0
        for seat in range(wide(rules.players)):
            mine = wide(chests(rules, state, seat, colour))
            if mine > best:
                best, number = mine, 1
            elif mine == best:
                number += 1
        marks[0] += 1 if best > 0 and number > 1 else 0
    marks[1] = 1 if state.pile == NOTHING and state.pile_ships == 0 else 0


@kernel
def tally_games(
    rules: Any, policies: Any, master: Any, first: int, states: Any, scores: Any, facts: Any, tallies: Any, marks: Any
) -> None:
    """Play the games from number *first* on, a row each; `policies[game % len]` sit in game *game*.

    Chance is asked by `game // len`: one deal goes round all line-ups.
    """
    chance, own = np.zeros(4, np.uint64), np.zeros(4, np.uint64)
    sheet, log = np.zeros((SEATS, COLUMNS), np.int64), np.zeros((LOG, 3), np.int32)
    for row in range(facts.shape[0]):
        game = first + row
        seats = policies[game % policies.shape[0]]
        seed = seed_of(master, game // policies.shape[0])
        begin_stream(seed, chance)
        begin_stream(mixed(seed), own)
        e1_setup.begin(rules[0], states[0])
        _settle(rules[0], states[0], chance)
        decisions, used = 0, 0
        while states[0].phase != Phase.OVER:
            seat = wide(states[0].turn)
            action = _chosen(rules, states, seat, seats[seat], own)
            used = _note(action, seat, wide(states[0].turns), tallies[row], log, used)
            _apply(rules[0], states[0], action)
            _settle(rules[0], states[0], chance)
            decisions += 1
        by_stage(log, used, wide(states[0].turns), KINDS, tallies[row])
        _mark(rules[0], states[0], marks[row])
        score(rules[0], states[0], sheet)
        facts[row, 0], facts[row, 1] = states[0].turns, decisions
        facts[row, 2], facts[row, 3] = winners(rules[0], sheet), _why(rules[0], states[0])
        for seat in range(wide(rules[0].players)):
            for column in range(COLUMNS):
                scores[row, seat, column] = sheet[seat, column]
