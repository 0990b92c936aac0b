"""One game of Einauge in one record, and the read-only record of its rules.

A card is 8·colour + rank; ranks 0–6 are the seven islands of a colour, and the eighth bit of each colour's byte stands
for a ship in the row of that colour. Zones are sets of islands with a count of ships beside them: ships are
interchangeable (E1.6), so equal games have equal bytes. The order of the pile is nowhere (E1.4).
"""

from __future__ import annotations

from enum import IntEnum

from tortuga.games.kit.layout import record_type

SEATS = 5
COLOURS = ("red", "blue", "green", "yellow", "orange", "sky", "rose", "black")  # E1.2
RANKS = 7
SHIP = 7  # the rank that stands for a ship
MOST_SHIPS = 16  # in a card table
DISPLAY_SIZE = 6
TABLE_SIZE = 6
NOT_IN_SIGHT = -1


class Phase(IntEnum):
    """What the game waits for."""

    COLOURS = 0  # chance: which colours leave
    DEAL = 1  # chance: the first seven cards
    BUY = 2
    FIGHT = 3
    LAY = 4
    REFILL = 5  # chance: the next card of the display
    FINAL = 6
    OVER = 7


#: E0: when a player may sell.
Selling = IntEnum("Selling", ["FREE", "WHEN_SHORT"], start=0)
#: E0: how many turns follow the first ship.
End = IntEnum("End", ["FINISH_ROUND", "OTHERS_ONCE_MORE"], start=0)
#: E0: what a tie for chests does to the places below.
Ties = IntEnum("Ties", ["ONE_LAPSES", "SHARED_PLACES"], start=0)
#: E0: jewels for many colours.
ColourBonus = IntEnum("ColourBonus", ["OFF", "ADDED", "INSTEAD"], start=0)

STATE = record_type(
    [
        ("display", "u8"),
        ("table", "u8"),
        ("pile", "u8"),
        ("islands", "u8", (SEATS,)),
        ("row_ships", "u8", (SEATS,)),  # a byte a colour: how many ships lie in that row
        ("ducats", "i4", (SEATS,)),
        ("sabres", "i4", (SEATS,)),
        ("jewels", "i4", (SEATS,)),
        ("turns", "u2"),
        ("lone_ships", "u1", (SEATS,)),
        ("display_ships", "u1"),
        ("table_ships", "u1"),
        ("pile_ships", "u1"),
        ("colours", "u1"),  # a bit a colour that is in the game
        ("phase", "u1"),
        ("turn", "u1"),
        ("turns_left", "i1"),
        ("quiet", "u1"),
        ("moved", "u1"),
        ("final_left", "u1"),
    ]
)

RULES = record_type(
    [
        ("affordable", "u8", (100,)),  # the cards that so many ducats can pay
        ("fightable", "u8", (100,)),  # the cards that so many sabres can win
        ("row_sabres", "i4", (128,)),  # what a row of these islands yields
        ("row_ducats", "i4", (128,)),
        ("row_jewels", "i4", (128,)),
        ("row_chests", "i4", (128,)),
        ("ship_sabres", "i4"),
        ("ship_ducats", "i4"),
        ("ship_jewels", "i4"),
        ("ship_chests", "i4"),
        ("price", "i4", (8,)),  # by rank
        ("fight_price", "i4", (8,)),
        ("start_ducats", "i4"),
        ("start_sabres", "i4"),
        ("start_jewels", "i4"),
        ("jewel_sale", "i4"),
        ("card_sale", "i4"),
        ("sabre_ducats", "i4"),
        ("jewel_ducats", "i4"),
        ("place_jewels", "i4", (SEATS + 1,)),  # by place, counted from 1
        ("colour_jewels", "i4", (len(COLOURS) + 1,)),  # by the number of colours
        ("players", "u1"),
        ("ships", "u1"),
        ("selling", "u1"),
        ("end", "u1"),
        ("ties", "u1"),
        ("colour_bonus", "u1"),
        ("ways_out", "u1"),  # how many sets of colours could leave; 1: nothing to draw
        ("colours_out", "u1", (56,)),  # those sets, a bit a colour
    ]
)
