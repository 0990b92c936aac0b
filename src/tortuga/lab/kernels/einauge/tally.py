"""What is counted in games of Einauge: cards taken, what else the seats did, ties for chests."""

from __future__ import annotations

from typing import Any

from tortuga.games.einauge.actions import PASS, SELL_JEWEL, Word
from tortuga.games.einauge.scoring import chests
from tortuga.games.einauge.state import RANKS
from tortuga.games.kit.bits import NOTHING
from tortuga.games.kit.compile import called, wide
from tortuga.lab.kernels.defaults.tally import STAGES, by_stage, note_turn, rolls_dice, standing

__all__ = ["EVENTS", "KINDS", "MARKS", "TAKEN", "note", "note_end", "note_turn", "rolls_dice", "standing"]

KINDS = RANKS + 1
TAKEN = STAGES * KINDS  # the first columns of a seat: cards taken, by third of the game and kind
BOUGHT, FOUGHT, LAID, SOLD, SOLD_JEWELS, PASSED = range(TAKEN, TAKEN + 6)
#: The columns of a seat after those of the cards taken.
EVENTS = ("bought", "fought", "laid", "sold", "sold_jewels", "passed")
#: The columns of a game.
MARKS = ("chest_ties", "pile_empty")


@called
def note(state: Any, seat: int, action: int, tally: Any, log: Any, used: int) -> int:
    """Count an action before it is done; a card taken goes to the log."""
    word, kind = action >> 6, action & 7
    if word <= Word.FIGHT_JOINING:
        tally[seat, BOUGHT if word <= Word.BUY_JOINING else FOUGHT] += 1
        if used < log.shape[0]:
            log[used, 0], log[used, 1], log[used, 2] = state.turns, seat, kind
            used += 1
    elif word == Word.LAY:
        tally[seat, LAID] += 1
    elif action == PASS:
        tally[seat, PASSED] += 1
    else:
        tally[seat, SOLD_JEWELS if action == SELL_JEWEL else SOLD] += 1
    return used


@called
def note_end(rules: Any, state: Any, log: Any, used: int, tally: Any, marks: Any) -> None:
    """Cards taken by stage, colours whose first place is shared, and whether the pile is used up."""
    by_stage(log, used, wide(state.turns), KINDS, tally)
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
