"""What a drawing of Einauge says beside the plain state: what rows pay, and what chests bring."""

from __future__ import annotations

import numpy as np

from tortuga.games.einauge.scoring import CHESTS
from tortuga.games.einauge.state import COLOURS
from tortuga.games.einauge.tables import CardTable, Face
from tortuga.games.kit.errors import Message
from tortuga.games.kit.game import Position

SHIP = "ship"
INCOME = ("sabres", "ducats", "jewels")
YIELDS = (*INCOME, "chests")
_OF_COLOUR = np.array([[255 << 8 * number] for number in range(len(COLOURS))], np.uint64)  # the cards of each colour


def face_of(cards: CardTable, card: str) -> Face:
    """The face of a card given as in a record: `red 4`, `ship`."""
    return face_named(cards, card.partition(" ")[2] or SHIP)


def face_named(cards: CardTable, name: str) -> Face:
    """The face of a card of a row, given by its name alone."""
    return cards.ship if name == SHIP else next(face for face in cards.islands if face.name == name)


_UNITS = {
    "jewel_sale": "ducats",
    "card_sale": "ducats",
    "fight_price": "sabres",
    "fight_price_sabre": "sabres",
    "sabre_ducats": "ducats",
    "jewel_ducats": "ducats",
}


def number_words(cards: CardTable) -> dict[str, Message | str]:
    """E0: the numbers of the rules with their units; of chests those of the three places."""
    words: dict[str, Message | str] = {
        name: Message(f"amount-{unit}", number=getattr(cards.numbers, name)) for name, unit in _UNITS.items()
    }
    places = zip(("first", "second", "third"), cards.numbers.chest_jewels, strict=True)
    return {**words, **{place: Message("amount-jewels", number=jewels) for place, jewels in places}}


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
    """E5.4 for each seat: colour -> the jewels its chests would bring now.

    Asked of the compiled rules: what states score in each of which the rows of only one colour are left.
    """
    here, sheet, held = position.states[-1:], position.kernels.new_sheet(), 0
    for islands in here["islands"][0].tolist():
        held |= islands
    states = np.frombuffer(bytearray(here.tobytes() * len(COLOURS)), here.dtype)
    states["islands"] &= _OF_COLOUR
    states["row_ships"] &= _OF_COLOUR
    found = [dict.fromkeys(COLOURS, 0) for _ in range(position.players)]
    for number, colour in enumerate(COLOURS):
        if held >> 8 * number & 255:
            position.kernels.score_sheet(position.rules, states, number, sheet)
            for jewels, brought in zip(found, sheet[: position.players, CHESTS].tolist(), strict=True):
                jewels[colour] = brought
    return found
