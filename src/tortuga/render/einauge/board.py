"""What a board of Einauge needs beside the plain state (static/boards/view.d.ts): no rule is written twice."""

from __future__ import annotations

from typing import Any

from tortuga.games.einauge.actions import COLOURS_OUT, Word
from tortuga.games.einauge.state import COLOURS, DISPLAY_SIZE, TABLE_SIZE
from tortuga.games.einauge.state import SHIP as SHIP_RANK
from tortuga.games.einauge.tables import CardTable
from tortuga.games.kit.game import Game, View
from tortuga.render.einauge import facts
from tortuga.render.einauge.facts import INCOME, SHIP, chest_jewels, row_yields

_Slots = list[str | None]
_CARD_TABLES = 64  # of which prices are kept
_LAYING, _ABOUT_CARDS = Word.LAY << 6, Word.LAY + 1 << 6  # numbers of moves: from here on laid, up to here with a card
_PARTS = ("jewels", "exchange", "chests", "bonus")
_VERBS = {"lay": ("lay", "fight"), "final": ("fight", "fight")}  # for the display and the table; else buy and fight


def history_extra(game: Game, plain: dict[str, Any]) -> dict[str, Any]:
    """Where the cards lie."""
    return {"places": places(game, plain)}


def shared_extra(game: Game, plain: dict[str, Any]) -> dict[str, Any]:  # noqa: ARG001  read from the record
    """The score if the game ended now."""
    return {
        "if_ended_now": [
            {**dict(zip(_PARTS, parts, strict=True)), "total": sum(parts)} for parts in facts.score_sheet(game)
        ],
        "chest_jewels": [{colour: jewels for colour, jewels in one.items() if jewels} for one in chest_jewels(game)],
    }


def own_extra(game: Game, plain: dict[str, Any], seat: int | None, legal: list[str]) -> dict[str, Any]:
    """What the cards of the middle cost and would pay the seat that looks; a spectator looks from the seat in turn."""
    prices, rows = _prices_of(game.options.cards), plain["seats"][plain["turn"] if seat is None else seat]["rows"]
    return {
        "market": {card: prices.market(rows, card) for card in (*plain["display"], *plain["table"])},
        "pays": {move: pays for move in legal if (pays := prices.pays(rows, move)) is not None},
    }


class _Prices:
    """What the cards of a table cost, and what rows of them pay: rows are few, and asked for at every move."""

    def __init__(self, cards: CardTable) -> None:
        self.cards = cards
        self.faces = {**{face.name: face for face in cards.islands}, SHIP: cards.ship}  # whatever the table calls it
        self._paid: dict[tuple[str, ...], dict[str, int]] = {}
        self._markets: dict[tuple[str, ...], dict[str, Any]] = {}

    def market(self, rows: dict[str, list[str]], card: str) -> dict[str, Any]:
        """E3.2, E4.3: the prices of a card, and what its row would pay; of a ship the row is not known."""
        colour, _, name = card.partition(" ")
        key = (name, *rows.get(colour, ())) if name else ()
        found = self._markets.get(key)
        if found is None:
            face = self.faces[name or SHIP]
            pays = self.paid(*key[1:], name) if name else None
            found = self._markets[key] = {"ducats": face.price, "sabres": self.cards.fight_price(face), "pays": pays}
        return found

    def pays(self, rows: dict[str, list[str]], move: str) -> dict[str, int] | None:
        """E4.3: what the row pays to which a move adds cards."""
        verb, *words = move.split()
        if verb not in ("buy", "fight") or words == [SHIP, "alone"]:
            return None
        if words[0] == SHIP:
            return self.paid(*rows[words[1]], SHIP)
        joining = [SHIP] if words[-1] == SHIP else []
        return self.paid(*rows.get(words[0], ()), words[1], *joining)

    def paid(self, *row: str) -> dict[str, int]:
        """What a row pays."""
        found = self._paid.get(row)
        if found is None:
            found = self._paid[row] = row_yields(self.cards, list(row), INCOME)
        return found


_known_prices: dict[int, _Prices] = {}


def _prices_of(cards: CardTable) -> _Prices:
    """The prices of a card table, found by the object itself: to take its hash would take longer."""
    found = _known_prices.get(id(cards))
    if found is None or found.cards is not cards:
        if len(_known_prices) >= _CARD_TABLES:
            _known_prices.clear()
        found = _known_prices[id(cards)] = _Prices(cards)
    return found


def refusal_arguments(view: View, plain: dict[str, Any], seat: int, move: str) -> dict[str, Any]:
    """The arguments of the message that says why *seat* may not make a move."""
    verb, first, *_ = move.split()
    mine = plain["seats"][seat]
    card = SHIP if first == SHIP else move.removeprefix(f"{verb} ")
    face = _prices_of(view.options.cards).faces[card.partition(" ")[2] or SHIP]
    return {
        "phase": plain["phase"],
        "seat": seat,
        "turn": plain["turn"],
        "colour": None if first == SHIP else first,
        "card": card,
        "price": face.price,
        "sabre_price": view.options.cards.fight_price(face),
        "ducats": mine["ducats"],
        "sabres": mine["sabres"],
    }


def offers(plain: dict[str, Any]) -> list[str]:
    """The moves that the board shows on the cards of the middle, legal or not."""
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
        card = number & 63
        if seat is None:
            if number < COLOURS_OUT:
                _put(display if None in display else table, card)
        elif number < _ABOUT_CARDS and card & 7 != SHIP_RANK:
            if card in display:
                display[display.index(card)] = None
            elif card in table:
                table[table.index(card)] = None
            if number >= _LAYING:
                _put(table, card)
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


def _matching(slots: _Slots, cards: list[str]) -> _Slots:
    """The slots with exactly these cards."""
    kept: _Slots = [card if card in cards else None for card in slots]
    missing = [card for card in cards if card not in kept or card == "ship"]
    for card in missing:
        _put(kept, card)
    return kept
