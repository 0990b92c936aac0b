"""What is counted in games of Barrakuda: dives, what else seats did and met, and the fish on wreck 6."""

from __future__ import annotations

from typing import Any

from tortuga.games.barrakuda.actions import EXCHANGE, RED, STEAL_FROM
from tortuga.games.barrakuda.rules.b4_wreck import is_safe
from tortuga.games.barrakuda.state import BARRACUDA, NO_CARD, SEATS, WRECKS, Phase
from tortuga.games.kit.compile import called, wide
from tortuga.lab.kernels.defaults.tally import STAGES, by_stage

KINDS = WRECKS
TAKEN = STAGES * KINDS  # the first columns of a seat: dives, by third of the game and wreck
BARRACUDAS, STEALS, ROBBED, EXCHANGES, REDS, ATTACKED, LOST = range(TAKEN, TAKEN + 7)
#: The columns of a seat after those of the dives.
EVENTS = ("barracudas", "steals", "robbed", "exchanges", "reds", "attacked", "lost")
#: The columns of a game.
MARKS = ("fish_on_6",)


@called
def note(state: Any, seat: int, action: int, tally: Any, log: Any, used: int) -> int:
    """Count an action before it is done; a dive goes to the log."""
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
def note_turn(rules: Any, before: Any, after: Any, tally: Any, marks: Any) -> None:
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
def rolls_dice(state: Any, seat: int) -> bool:
    """Whether *seat* is the last to choose; the dice of the turn follow."""
    if state.phase != Phase.CHOOSE:
        return False
    waiting = 0
    for other in range(wide(state.players)):
        if other != seat and state.chosen[other] == NO_CARD:
            waiting += 1
    return waiting == 0


@called
def note_end(rules: Any, state: Any, log: Any, used: int, tally: Any, marks: Any) -> None:  # noqa: ARG001
    """Dives by stage."""
    by_stage(log, used, wide(state.turn) + 1, KINDS, tally)


@called
def standing(sheet: Any, seat: int) -> int:
    """The gold in the vault of *seat*: the first column of a score sheet."""
    return sheet[seat, 0]  # type: ignore[no-any-return]
