"""The action table: every move of Barrakuda has one number, 64·word + bit.

Word 0 holds all moves but the exchange, whose 128 amounts fill words 1 and 2. The legal moves of a position are three
sets, one a word. A move with a card, wreck or seat is its verb's number plus that card, wreck or seat.
"""

from __future__ import annotations

from typing import NamedTuple

from tortuga.games.barrakuda.state import BARRACUDA, CARDS, SEATS, WRECKS
from tortuga.games.kit.compile import part

PASS = 0
PLAY = 0  # + card 1–5: dive; + BARRACUDA
FISH_TO = 6  # + wreck 1–6
SPECIAL = 13
TAKE_BACK = 14
RED = 15
STEAL_FROM = 16  # + seat
BARRACUDA_AWAY = 20  # + seat
VICTIM = 24  # + seat
BARRACUDA_BACK = 28
LAY = 28  # + card 1–5, or BARRACUDA
DO = 35  # the general action that could be declined
DECLINE = 36
EXCHANGE = 64  # + the acting member's new bag

# An outcome of chance has one number, too.
DISTANCE = 0  # + 1–5
DIRECTION = 8  # + wreck 1–6
JUMP = 16  # + wreck 1–5
PAIR = 128  # + the set of the two cards
LAYOUT = 256  # + the number of a drawing

WORDS = 3
ACTIONS = 64 * WORDS
USED = DECLINE + 1  # numbers from here to EXCHANGE are no moves
MOST_EXCHANGED = ACTIONS - EXCHANGE - 1


@part
def is_move(action: int) -> bool:
    """Whether any move has this number."""
    return 0 <= action < USED or EXCHANGE <= action < ACTIONS


class Action(NamedTuple):
    """A row of the table, for people: the verb as it is written, and what it is done with."""

    verb: str
    card: int | None = None  # 1–5, or BARRACUDA
    wreck: int | None = None
    seat: int | None = None
    gold: int | None = None


def _rows() -> dict[int, Action]:
    rows = {
        PASS: Action("pass"),
        SPECIAL: Action("special"),
        TAKE_BACK: Action("take back"),
        RED: Action("red"),
        BARRACUDA_BACK: Action("barracuda back"),
        DO: Action("do"),
        DECLINE: Action("decline"),
        PLAY + BARRACUDA: Action("barracuda", card=BARRACUDA),
        LAY + BARRACUDA: Action("lay", card=BARRACUDA),
    }
    for card in range(1, CARDS + 1):
        rows[PLAY + card] = Action("dive", card=card)
        rows[LAY + card] = Action("lay", card=card)
    for wreck in range(1, WRECKS + 1):
        rows[FISH_TO + wreck] = Action("fish to", wreck=wreck)
    for seat in range(SEATS):
        rows[STEAL_FROM + seat] = Action("steal from", seat=seat)
        rows[BARRACUDA_AWAY + seat] = Action("barracuda away", seat=seat)
        rows[VICTIM + seat] = Action("victim", seat=seat)
    for gold in range(MOST_EXCHANGED + 1):
        rows[EXCHANGE + gold] = Action("exchange", gold=gold)
    return rows


#: number -> what it means, or None where no move has that number.
TABLE: tuple[Action | None, ...] = tuple(_rows().get(number) for number in range(ACTIONS))
