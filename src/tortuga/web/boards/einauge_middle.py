"""The middle of the table of Einauge: display and pirate table, what can be done with each card, or why it cannot."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any

from markupsafe import Markup, escape

from tortuga.games.einauge.refusals import Refusal
from tortuga.games.einauge.state import COLOURS, DISPLAY_SIZE, TABLE_SIZE
from tortuga.games.einauge.tables import Face
from tortuga.games.kit.errors import IllegalMoveError
from tortuga.i18n import amount, translate
from tortuga.render.einauge.facts import SHIP, sabre_price
from tortuga.render.kit.messages import card_name, colour_name, told
from tortuga.tables.table import Table
from tortuga.web.boards import einauge_pieces as pieces
from tortuga.web.boards.einauge_deck import BITS, SHIP_CARD
from tortuga.web.boards.einauge_open import Open
from tortuga.web.boards.einauge_pieces import Income
from tortuga.web.boards.einauge_rows import Rows, Seen, Tagged, kept
from tortuga.web.context import view_of
from tortuga.web.parts import Lines

DISPLAY, PIRATES = 0, 1
_PLACES = [f"{prefix}{number}" for prefix in "dt" for number in range(DISPLAY_SIZE + TABLE_SIZE)]  # ids of slots
_FIRST = (0, DISPLAY_SIZE + TABLE_SIZE)  # the first place of a zone
_EMPTY = [f'<li class="slot empty" id="{place}"></li>' for place in _PLACES]
_VERBS = {  # phase -> what one does with a card of the display, of the pirate table
    "buy": ("buy", "fight"),
    "fight": ("buy", "fight"),
    "lay": ("lay", "fight"),
    "final": ("fight", "fight"),
}
_VERB = {"buy": "buy", "fight": "fight", "lay": "lay", "final": "fight"}  # what a phase asks for


def zones(table: Table, seat: int | None, me: int, known: Open, rows: Rows, legal: list[str]) -> tuple[Lines, Lines]:
    """All slots of display and pirate table as one seat sees them, a line each."""
    middle = Middle(table, seat is None or known.phase == "over", me, known, rows, bool(legal))
    if not legal:
        return middle.waiting(DISPLAY), middle.waiting(PIRATES)
    moves: dict[int, tuple[str, ...]] = {}
    taken = known.deck.taken
    for move in legal:
        card = taken.get(move)
        if card is not None:
            moves[card] = (*moves.get(card, ()), move)
    return middle.asked(DISPLAY, moves), middle.asked(PIRATES, moves)


class Middle:
    """Draws both zones for one seat; `is_asked` says whether its answer is awaited."""

    def __init__(self, table: Table, is_watched: bool, me: int, known: Open, rows: Rows, is_asked: bool) -> None:
        self.table, self.me, self.drawn, self.known = table, me, rows, known
        self.is_asked, self.is_watched, self.is_final = is_asked, is_watched, known.phase == "final"
        self.held = known.held[me]

    def translate(self, key: str, **facts: object) -> str:
        return translate(f"web-einauge-{key}", self.drawn.language, **facts)

    def waiting(self, zone: int) -> Lines:
        """Whoever is not asked sees the same as long as nothing moves there."""
        laid, drawn = self.held.laid, self.drawn.zones
        key = (zone, self.known.places[zone], self.is_final, self.is_watched, laid.islands, laid.ships)
        return drawn.get(key) or kept(drawn, key, self._waiting(zone))

    def _waiting(self, zone: int) -> Lines:
        """All who wait are told the same of a card; each card is drawn from its key alone."""
        lines, known, islands, ships = [], self.drawn.slots, self.held.laid.islands, self.held.laid.ships
        look = self.is_final, self.is_watched
        for place, card in enumerate(self.known.places[zone], _FIRST[zone]):
            if card is None:
                lines.append(_EMPTY[place])
                continue
            bit = card >> 3  # its row says what it would pay
            key: tuple[object, ...] = (place, card, islands[bit], ships[bit], look)
            found = known.get(key)
            if found is None:
                why = "" if self.is_watched else self._why(self._verb(zone), card)
                found = kept(known, key, self._drawn(place, card, zone, (), why))
            lines.append(found)
        return tuple(lines)

    def asked(self, zone: int, moves: dict[int, tuple[str, ...]]) -> Lines:
        """The same for whoever is asked: what can be done with each card, or why it cannot.

        A card that cannot be taken is kept by all that the rules look at, so that they are not asked again.
        """
        lines, known, islands, ships = [], self.drawn.slots, self.held.laid.islands, self.held.laid.ships
        verb, phase = self._verb(zone), self.known.phase
        is_time = verb == _VERB[phase]
        barred = (verb, self._means(verb) if is_time else phase)
        for place, card in enumerate(self.known.places[zone], _FIRST[zone]):
            if card is None:
                lines.append(_EMPTY[place])
                continue
            bit, can = card >> 3, moves.get(card, ()) if is_time else ()
            key: tuple[object, ...]
            if len(can) > 1:  # the labels of several say what each row would pay
                key = (place, card, islands, ships, can)
            else:
                key = (place, card, islands[bit], ships[bit], can or barred)
            found = known.get(key)
            if found is None:
                why = "" if can else self._why(verb, card)
                found = kept(known, key, self._drawn(place, card, zone, can, why))
            lines.append(found)
        return tuple(lines)

    def _means(self, verb: str) -> int | None:
        """What one needs enough of."""
        return self.held.ducats if verb == "buy" else self.held.sabres if verb == "fight" else None

    def _row(self, bit: int) -> tuple[str, ...]:
        """The own row of a colour."""
        return self.known.deck.row(self.held.laid.islands[bit], self.held.laid.ships[bit])

    def _drawn(self, place: int, card: int, zone: int, moves: tuple[str, ...], why: str) -> str:
        seen = self.drawn.seen.get((place, card))
        number, start, about, inside = seen or kept(self.drawn.seen, (place, card), self._seen(place, card))
        price, income, tags = self._tagged(card, zone == PIRATES or self.is_final)
        if self.is_watched:
            drawn = f'<span {start}" id="{number}" role="img" aria-label="{about}">{inside}</span>'
        elif moves:
            lit = self._lit(self._verb(zone), card, price, income, moves)
            drawn = f'<button {start} lit" id="{number}" {lit}>{inside}</button>'
        else:
            drawn = f'<button {start}" id="{number}" {_barred(about, why)}>{inside}</button>'
        return f'<li class="slot" id="{_PLACES[place]}">{drawn}{tags}</li>'

    def _tagged(self, card: int, by_sabres: bool) -> Tagged:
        """Its price, what its row would pay me, and both as tags; kept by rank and row, for all colours are alike."""
        bit, laid = card >> 3, self.held.laid
        key = (card & 7, laid.islands[bit], laid.ships[bit], by_sabres)
        return self.drawn.tagged.get(key) or kept(self.drawn.tagged, key, self._found_tagged(card, by_sabres))

    def _found_tagged(self, card: int, by_sabres: bool) -> Tagged:
        face, name = self._face(card)
        kind, price = ("sabres", sabre_price(face)) if by_sabres else ("ducats", face.price)
        income = None if name == SHIP else self.drawn.income((*self._row(card >> 3), name))
        return price, income, pieces.tags(kind, price, income)

    def _face(self, card: int) -> tuple[Face, str]:
        """What is printed on a card, and its name within its colour."""
        name = self.known.deck.names[card].partition(" ")[2] or SHIP
        return self.drawn.faces[name][1], name

    def _lit(self, verb: str, card: int, price: int, income: Income | None, moves: tuple[str, ...]) -> str:
        """What a card that can be taken does, and says."""
        key = (verb, card, price, income)
        told = self.drawn.told.get(key) or kept(self.drawn.told, key, self._told(verb, card, price, income))
        return f"{self._does(verb, card, moves)} {told}"

    def _told(self, verb: str, card: int, price: int, income: Income | None) -> str:
        doing, does = escape(self._doing(verb, card, price, income)), escape(self.translate("do_" + verb))
        return f'data-do="{does}" data-say="{doing}" aria-label="{self._about(card)}. {doing}"'

    def _seen(self, place: int, card: int) -> Seen:
        """What all see of a card: its id, how its tag begins, its words, its picture."""
        name = self.known.deck.names[card]
        ground, _, rank = name.partition(" ")
        number = f"s-{_PLACES[place]}" if card == SHIP_CARD else f"c-{pieces.slug(name)}"
        picture = pieces.picture(ground, self.drawn.faces[rank or SHIP][0])
        return number, f'class="card fly k-{ground}', self._about(card), picture

    def _about(self, card: int) -> Markup:
        """A card in words, as it may stand in an attribute."""
        return escape(pieces.described(self.known.deck.names[card], self._face(card)[0], self.drawn.language))

    def _verb(self, zone: int) -> str:
        """For those who wait it does not change with every phase of somebody else's turn."""
        phase = self.known.phase if self.is_asked or self.is_final else "buy"
        return _VERBS.get(phase, _VERBS["buy"])[zone]

    def _doing(self, verb: str, card: int, price: int, income: Income | None) -> str:
        name = self.known.deck.names[card]
        if verb == "lay":
            return self.translate("say_lay", card=card_name(name, self.drawn.language))
        return pieces.taking(verb, name, price, income, self.drawn.language)

    def _does(self, verb: str, card: int, moves: tuple[str, ...]) -> str:
        """One move, or a choice among several: where a ship goes, whether an island joins a lone one."""
        if len(moves) == 1 and (card != SHIP_CARD or verb == "lay"):
            return f'data-move="{escape(moves[0])}"'
        options = [[move, self._option(move)] for move in moves]
        return f'data-options="{escape(json.dumps(options, ensure_ascii=False))}"'

    def _option(self, move: str) -> str:
        words = move.split()
        if words[1] != SHIP:
            joins = words[-1] == SHIP
            row = (words[2], SHIP) if joins else (words[2],)
            return self.translate("option_with_ship" if joins else "option_without", income=self._brings(row))
        if words[2] == "alone":
            return self.translate("option_alone")
        income = self._brings((*self._row(BITS[words[2]]), SHIP))
        return self.translate("option_row", colour=colour_name(words[2], self.drawn.language), income=income)

    def _brings(self, row: tuple[str, ...]) -> str:
        return pieces.brings(self.drawn.income(row), self.drawn.language)

    def _why(self, verb: str, card: int) -> str:
        """Why nothing can be done with a card now, asked of the rules; kept by the facts that it tells."""
        name = self.known.deck.names[card]
        text = f"{verb} ship alone" if card == SHIP_CARD and verb != "lay" else f"{verb} {name}"
        refusal = self._refusal(verb, text) if self.is_asked else Refusal.NOT_YOUR_TURN
        key = (text, refusal, self._fact(refusal))
        found = self.drawn.whys.get(key)
        if found is None:
            error = IllegalMoveError("einauge", text, refusal, self._facts(refusal, card))
            found = kept(self.drawn.whys, key, told(error, self.drawn.language))
        return found

    def _refusal(self, verb: str, text: str) -> Refusal:
        """What a phase forbids it forbids whatever the card: the rules need not be asked."""
        if verb != _VERB[self.known.phase]:
            return Refusal.NOT_IN_THIS_PHASE
        refusal: Refusal = view_of(self.table, self.me).why_not(text, self.me)
        return refusal

    def _fact(self, refusal: Refusal) -> object:
        """What a refusal tells beside the card."""
        if refusal is Refusal.TOO_FEW_DUCATS:
            return self.held.ducats
        if refusal is Refusal.TOO_FEW_SABRES:
            return self.held.sabres
        return self.known.phase if refusal is Refusal.NOT_IN_THIS_PHASE else None

    def _facts(self, refusal: Refusal, card: int) -> dict[str, Any]:
        face = self._face(card)[0]
        if refusal is Refusal.TOO_FEW_DUCATS:
            return {"price": face.price, "ducats": self.held.ducats}
        if refusal is Refusal.TOO_FEW_SABRES:
            return {"sabre_price": sabre_price(face), "sabres": self.held.sabres}
        if refusal is Refusal.NOT_IN_THIS_PHASE:
            return {"phase": self.known.phase}
        return {"colour": None if card == SHIP_CARD else COLOURS[card >> 3]}


@lru_cache(maxsize=8192)
def _barred(about: Markup, why: str) -> str:
    told = escape(why)
    return f'aria-disabled="true" data-why="{told}" aria-label="{about}. {told}"'


# -- what lies around the zones ------------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def heading(foes: int, pile: int, language: str) -> Lines:
    """The beginning of the board, up to the cards of the display."""
    title = escape(translate("web-einauge-display", language))
    words = escape(translate("web-einauge-pile", language, cards=amount("cards", pile, language)))
    back = '<svg class="face" viewBox="0 0 100 140" aria-hidden="true"><use href="#g-back"/></svg>'
    return (
        f'<div class="ea" data-foes="{foes}">',
        f'<section class="zone sea" id="display" aria-label="{title}">',
        f'<div class="zone-side"><h2>{title}</h2>',
        (
            f'<div class="pile" id="pile" title="{words}" role="img" aria-label="{words}">{back}'
            f'<b class="count" id="pile-count">{pile}</b></div></div>'
        ),
        '<ul class="slots">',
    )


@lru_cache(maxsize=8)
def between(language: str) -> Lines:
    """From the last card of the display to the first of the pirate table."""
    title = escape(translate("web-einauge-pirates", language))
    eye = '<svg class="one-eye" viewBox="0 0 64 64" aria-hidden="true"><use href="#one-eye"/></svg>'
    return (
        "</ul>",
        "</section>",
        f'<section class="zone wood" id="pirates" aria-label="{title}">',
        f'<div class="zone-side"><h2>{title}</h2>{eye}</div>',
        '<ul class="slots">',
    )


@lru_cache(maxsize=8)
def before_foes(language: str) -> Lines:
    """From the last card of the pirate table to the first of the other seats."""
    title = escape(translate("web-einauge-others", language))
    return "</ul>", "</section>", f'<div class="foes" aria-label="{title}">'
