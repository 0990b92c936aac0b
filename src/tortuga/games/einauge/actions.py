"""The action table: every move of Einauge has one number, 64·word + card.

A word is a verb with a way of placing; the card names an island, or by its colour's ship bit the row a ship goes to (or
comes from). The legal moves of a position are seven sets, one a word.
"""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

from tortuga.games.einauge.cards import ALONE
from tortuga.games.einauge.state import COLOURS, SHIP
from tortuga.games.kit.compile import part


class Word(IntEnum):
    """The verbs; a *joining* one begins a row with a lone ship, or lays a ship alone."""

    BUY = 0
    BUY_JOINING = 1
    FIGHT = 2
    FIGHT_JOINING = 3
    LAY = 4
    SELL = 5
    OTHER = 6


WORDS = len(Word)
ACTIONS = 64 * WORDS
LAY_SHIP = 64 * Word.LAY + SHIP  # whichever ship it is
SELL_JEWEL = 64 * Word.OTHER
SELL_LONE_SHIP = 64 * Word.OTHER + 1
PASS = 64 * Word.OTHER + 2
COLOURS_OUT = 64  # an outcome of chance is a card, or this plus a set of colours


@part
def word_of(action: int) -> int:
    """The word of an action."""
    return action >> 6


@part
def card_of(action: int) -> int:
    """The card of an action."""
    return action & 63


class Action(NamedTuple):
    """A row of the table, for people: `verb` one of sell, buy, fight, lay, pass."""

    verb: str
    colour: int | None = None  # of the island, or of the ship's row
    rank: int | None = None  # of the island; None for a ship
    joining: bool = False  # with a lone ship; a ship: alone
    jewel: bool = False


def _rows() -> dict[int, Action]:
    rows = {
        LAY_SHIP: Action("lay"),
        SELL_JEWEL: Action("sell", jewel=True),
        SELL_LONE_SHIP: Action("sell", joining=True),
        PASS: Action("pass"),
        64 * Word.BUY_JOINING + ALONE: Action("buy", joining=True),
        64 * Word.FIGHT_JOINING + ALONE: Action("fight", joining=True),
    }
    for word in (Word.BUY, Word.BUY_JOINING, Word.FIGHT, Word.FIGHT_JOINING, Word.LAY, Word.SELL):
        verb, _, joining = word.name.lower().partition("_")
        for card in range(64):
            colour, rank = divmod(card, 8)
            if rank != SHIP:
                rows[64 * word + card] = Action(verb, colour, rank, bool(joining))
            elif word in (Word.BUY, Word.FIGHT, Word.SELL):
                rows[64 * word + card] = Action(verb, colour)
    return rows


#: number -> what it means, or None where no move has that number.
TABLE: tuple[Action | None, ...] = tuple(_rows().get(number) for number in range(ACTIONS))

assert len(COLOURS) * 8 == 64
