"""What a drawing of Einauge says beside the plain state: what rows pay, and what chests bring."""

from __future__ import annotations

import numpy as np

from tortuga.games.einauge.scoring import CHESTS
from tortuga.games.einauge.state import COLOURS
from tortuga.games.einauge.tables import CardTable, Face
from tortuga.games.kit.game import Position
from tortuga.games.kit.layout import copied

SHIP = "ship"
INCOME = ("sabres", "ducats", "jewels")
YIELDS = (*INCOME, "chests")


def face_of(cards: CardTable, card: str) -> Face:
    """The face of a card given as in a record: `red 4`, `ship`."""
    return face_named(cards, card.partition(" ")[2] or SHIP)


def face_named(cards: CardTable, name: str) -> Face:
    """The face of a card of a row, given by its name alone."""
    return cards.ship if name == SHIP else next(face for face in cards.islands if face.name == name)


def sabre_price(face: Face) -> int:
    """E3.2: three sabres, or four if the card shows one."""
    return 4 if face.sabres else 3


def row_yields(cards: CardTable, row: list[str], kinds: tuple[str, ...] = YIELDS) -> dict[str, int]:
    """What all cards of a row bear together."""
    return {kind: sum(getattr(face_named(cards, name), kind) for name in row) for kind in kinds}


def income_with(cards: CardTable, rows: dict[str, list[str]], card: str) -> dict[str, int] | None:
    """E4.3: what the row of *card* pays when it joins; None for a ship, whose row is not known."""
    colour, _, name = card.partition(" ")
    return row_yields(cards, [*rows.get(colour, []), name], INCOME) if name else None


def score_sheet(position: Position) -> list[tuple[int, ...]]:
    """E5.3–E5.5 for each seat as if the game ended now: the columns of a score sheet."""
    return list(map(tuple, position.score_sheet().tolist()))


def chest_jewels(position: Position) -> list[dict[str, int]]:
    """E5.4 for each seat: colour -> the jewels its chests would bring now."""
    held = int(np.bitwise_or.reduce(position.state["islands"][: position.players]))
    nothing = (0,) * position.players
    by_colour = [
        jewels_of_colour(position, number) if held >> 8 * number & 255 else nothing for number in range(len(COLOURS))
    ]
    return [dict(zip(COLOURS, jewels, strict=True)) for jewels in zip(*by_colour, strict=True)]


def jewels_of_colour(position: Position, number: int) -> tuple[int, ...]:
    """E5.4 for each seat: the jewels that the chests of one colour would bring now.

    Asked of the compiled rules: what a state scores in which only that colour's rows are left.
    """
    states, sheet = copied(position.states[-1:]), position.kernels.new_sheet()
    for name in ("islands", "row_ships"):
        states[name] &= np.uint64(255 << 8 * number)
    position.kernels.score_sheet(position.rules, states, 0, sheet)
    return tuple(sheet[: position.players, CHESTS].tolist())
