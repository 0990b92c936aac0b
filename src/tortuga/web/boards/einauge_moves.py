"""What the legal moves of Einauge mean for each card on the table, and where cards lie and went."""

from __future__ import annotations

from collections import OrderedDict, defaultdict
from collections.abc import Iterable, Sequence
from functools import lru_cache

from markupsafe import escape

from tortuga.games.einauge.state import COLOURS, DISPLAY_SIZE, TABLE_SIZE
from tortuga.games.kit.moves import Step
from tortuga.show.facts_einauge import SHIP
from tortuga.tables.table import Table
from tortuga.web.boards.einauge_pieces import slug

KEPT = 4096  # tables
Slots = tuple[str | None, ...]
_Slots = list[str | None]
Ships = tuple[int, int]  # of a seat: alone, and a byte for each colour's row


@lru_cache(maxsize=2048)
def card_in(text: str) -> str:
    """The card a move or a draw is about: `red 4`, `ship`; empty if about none."""
    words = text.split()
    if len(words) < 2 or words[1] == "jewel" or words[0] == "out":
        return ""
    return SHIP if words[1] == SHIP else " ".join(words[1:3])


def by_card(legal: Iterable[str]) -> dict[tuple[str, str], list[str]]:
    """(verb, card) -> the legal moves: several where a ship may go to several rows."""
    found: defaultdict[tuple[str, str], list[str]] = defaultdict(list)
    for text in legal:
        found[_verb_and_card(text)].append(text)
    return found


@lru_cache(maxsize=2048)
def _verb_and_card(text: str) -> tuple[str, str]:
    return text.partition(" ")[0], card_in(text)


# -- places: a card stays where it was turned up ----------------------------------------------------------------


_followed: OrderedDict[str, tuple[int, Step, _Slots, _Slots]] = OrderedDict()  # table -> how far, and what lay where


def places(table: Table, on_display: list[str], on_table: list[str]) -> tuple[Slots, Slots]:
    """Display and pirate table as slots. The rules know no order; people want cards to stay where they lie."""
    display: _Slots = [None] * DISPLAY_SIZE
    pirates: _Slots = [None] * TABLE_SIZE
    if table.game is not None and table.game.position is None and table.game.steps:
        steps, done = table.game.steps, 0
        known = _followed.get(table.id)
        if known is not None and known[0] <= len(steps) and steps[known[0] - 1] is known[1]:  # nothing was taken back
            done, display, pirates = known[0], known[2][:], known[3][:]
        for step in steps[done:]:
            _follow(step, display, pirates)
        _followed[table.id] = (len(steps), steps[-1], display[:], pirates[:])
        if len(_followed) > KEPT:
            _followed.popitem(last=False)
    return _matching(display, on_display), _matching(pirates, on_table)


def _follow(step: Step, display: _Slots, pirates: _Slots) -> None:
    card = card_in(step.text)
    if not card or card == SHIP:
        return  # ships are alike: they fill what is left
    verb = step.text.partition(" ")[0]
    if verb == "up":
        _put(display if None in display else pirates, card)
    elif verb == "lay":
        _drop(display, card)
        _put(pirates, card)
    elif verb in ("buy", "fight"):
        _drop(display, card)
        _drop(pirates, card)


def _put(slots: _Slots, card: str) -> None:
    if None in slots:
        slots[slots.index(None)] = card


def _drop(slots: _Slots, card: str) -> None:
    if card in slots:
        slots[slots.index(card)] = None


def _matching(slots: _Slots, cards: Sequence[str]) -> Slots:
    """The slots, with exactly these cards."""
    kept: _Slots = [card if card in cards else None for card in slots]
    missing = list(cards)
    for card in kept:
        if card is not None:
            missing.remove(card)
    for card in missing:
        _put(kept, card)
    return tuple(kept)


# -- the last move -----------------------------------------------------------------------------------------------


def fresh_cards(table: Table, me: int | None) -> str:
    """The ids of the cards somebody took or laid in the last event, and in all since my own last one."""
    found: dict[int | None, str] | None = table.known.get("fresh")
    if found is None:
        found = table.known["fresh"] = _fresh_by_seat(table)
    return found[me]


def _fresh_by_seat(table: Table) -> dict[int | None, str]:
    touched: dict[str, None] = {}
    found: dict[int | None, str] = {}
    for _, steps in reversed(table.moved):
        if touched:  # at least one card stays marked, be it my own
            who = _who(steps[0]) if steps else None
            if None not in found or who not in found:
                ids = " ".join(touched)
                found.setdefault(None, ids)
                found.setdefault(who, ids)
                if len(found) > len(table.seats):
                    return found
        for step in steps:
            if card := _touched(step):
                touched[card] = None
    ids = " ".join(touched)
    return {None: ids} | dict.fromkeys(range(len(table.seats)), ids) | found


@lru_cache(maxsize=8192)
def _who(step: str) -> int | None:
    """The seat that did it; None for chance."""
    seat = step.partition(" ")[0]
    return int(seat) if seat.isdecimal() else None


@lru_cache(maxsize=8192)
def _touched(step: str) -> str:
    """The id of the card that somebody took or laid; ships are alike, none can be named."""
    card = "" if step.startswith("~") else card_in(step.partition(" ")[2])
    return str(escape(f"c-{slug(card)}")) if card and card != SHIP else ""


def flights(table: Table, ships: list[Ships]) -> list[list[str]]:
    """What flew in the last event, and where to: also where the row is folded away. *ships* go by seat."""
    found = []
    for step in table.moved[-1][1] if table.moved else ():
        seat, _, text = step.partition(" ")
        if seat == "~" or text.partition(" ")[0] not in ("buy", "fight"):
            continue
        card = card_in(text)
        if card != SHIP:
            found.append([f"c-{slug(card)}", f"mini-{seat}-{card.partition(' ')[0]}"])
        else:
            found.append(_ship_flight(int(seat), text, *ships[int(seat)]))
    return found


def _ship_flight(seat: int, text: str, lone: int, in_rows: int) -> list[str]:
    """The newest ship of its row, from the middle of the table."""
    where = text.rpartition(" ")[2]
    ships = lone if where == "alone" else in_rows >> 8 * COLOURS.index(where) & 255
    source = "display" if text.startswith("buy") else "pirates"
    return [f"s-{seat}-{where}-{ships - 1}", f"mini-{seat}-{where}", source]
