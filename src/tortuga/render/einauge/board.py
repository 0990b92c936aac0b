"""What a board of Einauge needs beside the plain state (static/boards/view.d.ts): no rule is written twice."""

from __future__ import annotations

from typing import Any

from tortuga.games.einauge.actions import COLOURS_OUT, Word
from tortuga.games.einauge.state import COLOURS, DISPLAY_SIZE, SHIP, TABLE_SIZE
from tortuga.games.kit.game import Game, View
from tortuga.render.einauge import facts
from tortuga.render.einauge.facts import INCOME, chest_jewels, face_of, income_with, row_yields, sabre_price

_Slots = list[str | None]
_PARTS = ("jewels", "exchange", "chests", "bonus")
_VERBS = {"lay": ("lay", "fight"), "final": ("fight", "fight")}  # for the display and the table; else buy and fight


def extra(game: Game, view: View, seat: int | None) -> dict[str, Any]:
    """Where the cards lie, what they cost and would pay, and the score if the game ended now."""
    plain = view.plain()
    me, cards = plain["turn"] if seat is None else seat, game.options.cards
    rows = plain["seats"][me]["rows"]
    moves = [move.text for move in view.legal_moves_of(me)] if me in view.seats_to_move else []
    return {
        "places": places(game, plain),
        "market": {card: _market(cards, rows, card) for card in dict.fromkeys((*plain["display"], *plain["table"]))},
        "pays": {move: pays for move in moves if (pays := _pays(cards, rows, move)) is not None},
        "if_ended_now": [
            {**dict(zip(_PARTS, parts, strict=True)), "total": sum(parts)} for parts in facts.score_sheet(view)
        ],
        "chest_jewels": [{colour: jewels for colour, jewels in one.items() if jewels} for one in chest_jewels(view)],
    }


def _market(cards: Any, rows: dict[str, list[str]], card: str) -> dict[str, Any]:
    """E3.2, E4.3: the prices of a card, and what its row would pay."""
    face = face_of(cards, card)
    return {"ducats": face.price, "sabres": sabre_price(face), "pays": income_with(cards, rows, card)}


def _pays(cards: Any, rows: dict[str, list[str]], move: str) -> dict[str, int] | None:
    """E4.3: what the row pays to which a move adds cards."""
    verb, *words = move.split()
    if verb not in ("buy", "fight") or words == ["ship", "alone"]:
        return None
    if words[0] == "ship":
        return row_yields(cards, [*rows[words[1]], "ship"], INCOME)
    joining = ["ship"] if words[-1] == "ship" else []
    return row_yields(cards, [*rows.get(words[0], []), words[1], *joining], INCOME)


def offers(view: View, seat: int) -> list[str]:  # noqa: ARG001  the middle is the same for every seat
    """The moves that the board shows on the cards of the middle, legal or not."""
    plain = view.plain()
    verbs = _VERBS.get(plain["phase"], ("buy", "fight"))
    shown = zip(verbs, (plain["display"], plain["table"]), strict=True)
    return list(dict.fromkeys(_move(verb, card) for verb, zone in shown for card in zone))


def _move(verb: str, card: str) -> str:
    return f"{verb} ship alone" if card == "ship" and verb != "lay" else f"{verb} {card}"


def turn_at(game: Game, number: int) -> int:
    """The turn to which step *number* belongs; the deal belongs to the first."""
    return 1 + int(game.states["turns"][number])


# -- places: a card stays where it was turned up; the rules know no order


def places(game: Game, plain: dict[str, Any]) -> dict[str, _Slots]:
    """Display and pirate table as slots, from the steps so far; ships are alike and fill what is left."""
    display: list[int | None] = [None] * DISPLAY_SIZE
    table: list[int | None] = [None] * TABLE_SIZE
    for seat, number, _ in game.steps if game.position is None else ():
        card, word = number & 63, number >> 6
        if seat is None:
            if number < COLOURS_OUT:
                _put(display if None in display else table, card)
        elif card & 7 != SHIP and word <= Word.LAY:
            _drop(display, card)
            if word == Word.LAY:
                _put(table, card)
            else:
                _drop(table, card)
    names = [face.name for face in game.options.cards.islands]
    return {
        "display": _matching([_name(names, card) for card in display], plain["display"]),
        "table": _matching([_name(names, card) for card in table], plain["table"]),
    }


def _name(names: list[str], card: int | None) -> str | None:
    return None if card is None else f"{COLOURS[card >> 3]} {names[card & 7]}"


def _put(slots: list[Any], card: int | str) -> None:
    if None in slots:
        slots[slots.index(None)] = card


def _drop(slots: list[int | None], card: int) -> None:
    if card in slots:
        slots[slots.index(card)] = None


def _matching(slots: _Slots, cards: list[str]) -> _Slots:
    """The slots with exactly these cards."""
    kept: _Slots = [card if card in cards else None for card in slots]
    missing = [card for card in cards if card not in kept or card == "ship"]
    for card in missing:
        _put(kept, card)
    return kept
