"""The middle of the table of Einauge: display and pirate table, what can be done with each card, or why it cannot."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any

from markupsafe import Markup, escape

from tortuga.games.einauge.refusals import Refusal
from tortuga.games.einauge.state import DISPLAY_SIZE, TABLE_SIZE
from tortuga.games.einauge.tables import Face
from tortuga.show.facts_einauge import SHIP, sabre_price
from tortuga.show.words import amount, card_name, colour_name, phase_name, refusal_reason, refused, say
from tortuga.tables.table import Table
from tortuga.web.boards import einauge_pieces as pieces
from tortuga.web.boards.einauge_deck import BITS
from tortuga.web.boards.einauge_open import Open
from tortuga.web.boards.einauge_pieces import Income
from tortuga.web.boards.einauge_rows import Rows, kept
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


class Middle:
    """Draws both zones for one seat; `is_asked` says whether its answer is awaited."""

    def __init__(self, table: Table, seat: int | None, me: int, known: Open, rows: Rows, legal: list[str]) -> None:
        self.table, self.me, self.drawn, self.known = table, me, rows, known
        self.language, self.faces, self.phase = rows.language, rows.faces, known.phase
        self.legal, self.is_asked = legal, bool(legal)
        self.is_watched = seat is None or self.phase == "over"
        self.is_final = self.phase == "final"
        self.held = known.held[me]
        self.islands, self.ships = self.held.laid[1:3]
        self.deck = known.deck

    def say(self, key: str, **facts: object) -> str:
        return say(f"web.einauge.{key}", self.language, **facts)

    def zones(self) -> tuple[Lines, Lines]:
        """All slots of display and pirate table, a line each."""
        if not self.is_asked:
            return self._waiting(DISPLAY), self._waiting(PIRATES)
        moves: dict[int, tuple[str, ...]] = {}
        taken = self.deck.taken
        for move in self.legal:
            card = taken.get(move)
            if card is not None:
                moves[card] = (*moves.get(card, ()), move)
        return self._asked(DISPLAY, moves), self._asked(PIRATES, moves)

    def _waiting(self, zone: int) -> Lines:
        """Whoever is not asked sees the same as long as nothing moves there."""
        key = (zone, self.known.places[zone], self.is_final, self.is_watched, self.islands, self.ships)
        found = self.drawn.zones.get(key)
        return found or kept(self.drawn.zones, key, self._drawn_waiting(zone))

    def _drawn_waiting(self, zone: int) -> Lines:
        """All who wait are told the same of a card; each card is drawn from its key alone."""
        lines, known, islands, ships = [], self.drawn.slots, self.islands, self.ships
        for place, card in enumerate(self.known.places[zone], _FIRST[zone]):
            if card is None:
                lines.append(_EMPTY[place])
                continue
            bit = card >> 3  # its row says what it would pay
            key: tuple[object, ...] = (place, card, islands[bit], ships[bit], self.is_final, self.is_watched)
            found = known.get(key)
            if found is None:
                why = "" if self.is_watched else self._why(self._verb(zone), self.deck.names[card])
                found = kept(known, key, self._drawn(place, card, zone, (), why))
            lines.append(found)
        return tuple(lines)

    def _asked(self, zone: int, moves: dict[int, tuple[str, ...]]) -> Lines:
        """The same for whoever is asked: what can be done with each card, or why it cannot.

        A card that cannot be taken is kept by all that the rules look at, so that they are not asked again.
        """
        lines, known, islands, ships, verb = [], self.drawn.slots, self.islands, self.ships, self._verb(zone)
        is_time = verb == _VERB[self.phase]
        barred = (verb, self._means(verb) if is_time else self.phase)
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
                why = "" if can else self._why(verb, self.deck.names[card])
                found = kept(known, key, self._drawn(place, card, zone, can, why))
            lines.append(found)
        return tuple(lines)

    def _means(self, verb: str) -> int | None:
        """What one needs enough of."""
        return self.held.ducats if verb == "buy" else self.held.sabres if verb == "fight" else None

    def _row(self, colour: str) -> tuple[str, ...]:
        """The own row of a colour."""
        bit = BITS[colour]
        return self.deck.row(self.islands[bit], self.ships[bit])

    def _drawn(self, place: int, card: int, zone: int, moves: tuple[str, ...], why: str) -> str:
        name = self.deck.names[card]
        income, face = self._income(name), self.faces[name.partition(" ")[2] or SHIP][1]
        by_sabres = zone == PIRATES or self.is_final
        kind, price = ("sabres", sabre_price(face)) if by_sabres else ("ducats", face.price)
        seen = self.drawn.seen.get((place, card))
        number, start, about, inside = seen or kept(self.drawn.seen, (place, card), self._seen(_PLACES[place], name))
        if self.is_watched:
            drawn = f'<span {start}" id="{number}" role="img" aria-label="{about}">{inside}</span>'
        elif moves:
            lit = self._lit(zone, name, price, income, moves)
            drawn = f'<button {start} lit" id="{number}" {lit}>{inside}</button>'
        else:
            drawn = f'<button {start}" id="{number}" {_barred(about, why)}>{inside}</button>'
        return f'<li class="slot" id="{_PLACES[place]}">{drawn}{pieces.tags(kind, price, income)}</li>'

    def _income(self, card: str) -> Income | None:
        """What its row would pay me; None for a ship, whose row is not known."""
        colour, _, name = card.partition(" ")
        return self.drawn.income((*self._row(colour), name)) if name else None

    def _lit(self, zone: int, card: str, price: int, income: Income | None, moves: tuple[str, ...]) -> str:
        """What a card that can be taken does, and says."""
        verb = self._verb(zone)
        key = (verb, card, price, income)
        told = self.drawn.told.get(key) or kept(self.drawn.told, key, self._told(verb, card, price, income))
        return f"{self._does(verb, card, moves)} {told}"

    def _told(self, verb: str, card: str, price: int, income: Income | None) -> str:
        about = self._about(card, self.faces[card.partition(" ")[2] or SHIP][1])
        doing, does = escape(self._doing(verb, card, price, income)), escape(self.say("do_" + verb))
        return f'data-do="{does}" data-say="{doing}" aria-label="{about}. {doing}"'

    def _seen(self, place: str, card: str) -> tuple[str, str, Markup, str]:
        """What all see of a card: its id, how its tag begins, its words, its picture."""
        ground, _, name = card.partition(" ")
        layer, face = self.faces[name or SHIP]
        number = f"s-{place}" if card == SHIP else f"c-{pieces.slug(card)}"
        start = f'class="card fly k-{ground}'
        return number, start, self._about(card, face), pieces.picture(ground, layer)

    def _about(self, card: str, face: Face) -> Markup:
        """A card in words, as it may stand in an attribute."""
        found = self.drawn.words.get(card)
        if found is None:
            found = self.drawn.words[card] = escape(pieces.described(card, face, self.language))
        return found

    def _verb(self, zone: int) -> str:
        """For those who wait it does not change with every phase of somebody else's turn."""
        phase = self.phase if self.is_asked or self.is_final else "buy"
        return _VERBS.get(phase, _VERBS["buy"])[zone]

    def _doing(self, verb: str, card: str, price: int, income: Income | None) -> str:
        if verb == "lay":
            return self.say("say_lay", card=card_name(card, self.language))
        return pieces.taking(verb, card, price, income, self.language)

    def _does(self, verb: str, card: str, moves: tuple[str, ...]) -> str:
        """One move, or a choice among several: where a ship goes, whether an island joins a lone one."""
        if len(moves) == 1 and (card != SHIP or verb == "lay"):
            return f'data-move="{escape(moves[0])}"'
        options = [[move, self._option(move)] for move in moves]
        return f'data-options="{escape(json.dumps(options, ensure_ascii=False))}"'

    def _option(self, move: str) -> str:
        words = move.split()
        if words[1] != SHIP:
            joins = words[-1] == SHIP
            row = (words[2], SHIP) if joins else (words[2],)
            return self.say("option_with_ship" if joins else "option_without", income=self._brings(row))
        if words[2] == "alone":
            return self.say("option_alone")
        income = self._brings((*self._row(words[2]), SHIP))
        return self.say("option_row", colour=colour_name(words[2], self.language), income=income)

    def _brings(self, row: tuple[str, ...]) -> str:
        return pieces.brings(self.drawn.income(row), self.language)

    def _why(self, verb: str, card: str) -> str:
        """Why nothing can be done with a card now, asked of the rules; kept by the facts that it tells."""
        text = f"{verb} ship alone" if card == SHIP and verb != "lay" else f"{verb} {card}"
        refusal = self._refusal(verb, text) if self.is_asked else Refusal.NOT_YOUR_TURN
        key = (text, refusal.value, self._fact(refusal))
        found = self.drawn.whys.get(key)
        if found is None:
            reason = refusal_reason("einauge", refusal, self._facts(refusal, card), self.language)
            found = kept(self.drawn.whys, key, refused(text, reason, self.language))
        return found

    def _fact(self, refusal: Refusal) -> object:
        """What a refusal tells beside the card."""
        if refusal is Refusal.TOO_FEW_DUCATS:
            return self.held.ducats
        if refusal is Refusal.TOO_FEW_SABRES:
            return self.held.sabres
        return self.phase if refusal is Refusal.NOT_IN_THIS_PHASE else None

    def _facts(self, refusal: Refusal, card: str) -> dict[str, Any]:
        colour, _, name = card.partition(" ")
        face = self.faces[name or SHIP][1]
        if refusal is Refusal.TOO_FEW_DUCATS:
            return {"price": face.price, "ducats": self.held.ducats}
        if refusal is Refusal.TOO_FEW_SABRES:
            return {"sabre_price": sabre_price(face), "sabres": self.held.sabres}
        if refusal is Refusal.NOT_IN_THIS_PHASE:
            return {"phase": phase_name("einauge", self.phase, self.language)}
        return {"colour": None if colour == SHIP else colour}

    def _refusal(self, verb: str, text: str) -> Refusal:
        """What a phase forbids it forbids whatever the card: the rules need not be asked."""
        if verb != _VERB[self.phase]:
            return Refusal.NOT_IN_THIS_PHASE
        refusal: Refusal = view_of(self.table, self.me).why_not(text, self.me)
        return refusal


@lru_cache(maxsize=8192)
def _barred(about: Markup, why: str) -> str:
    told = escape(why)
    return f'aria-disabled="true" data-why="{told}" aria-label="{about}. {told}"'


# -- what lies around the zones ------------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def heading(foes: int, pile: int, language: str) -> Lines:
    """The beginning of the board, up to the cards of the display."""
    title = escape(say("web.einauge.display", language))
    words = escape(say("web.einauge.pile", language, cards=amount("cards", pile, language)))
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
    title = escape(say("web.einauge.pirates", language))
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
    title = escape(say("web.einauge.others", language))
    return "</ul>", "</section>", f'<div class="foes" aria-label="{title}">'
