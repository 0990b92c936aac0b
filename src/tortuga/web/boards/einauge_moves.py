"""What the last moves of Einauge touched: cards that stay marked, and cards that flew."""

from __future__ import annotations

from collections import OrderedDict
from functools import lru_cache
from typing import NamedTuple

from markupsafe import escape

from tortuga.render.einauge.facts import SHIP
from tortuga.tables.table import Table
from tortuga.web.boards.einauge_deck import BITS
from tortuga.web.boards.einauge_pieces import slug

KEPT = 4096  # tables
Ships = tuple[int, bytes]  # of a seat: alone, and a byte for each colour's row
Event = tuple[int, list[str]]  # a version, and the steps it brought
Cards = tuple[str, ...]  # ids, newest first


@lru_cache(maxsize=2048)
def card_in(text: str) -> str:
    """The card a move or a draw is about: `red 4`, `ship`; empty if about none."""
    words = text.split()
    if len(words) < 2 or words[1] == "jewel" or words[0] == "out":
        return ""
    return SHIP if words[1] == SHIP else " ".join(words[1:3])


# -- marks -------------------------------------------------------------------------------------------------------


class _Marks(NamedTuple):
    """How far a table was followed, and what was touched until then."""

    far: int  # events
    last: Event | None
    since: tuple[Cards, ...]  # by seat: in all events after its own last one
    fresh: dict[int | None, str]  # by seat, and for spectators: what stays marked


_marks: OrderedDict[str, _Marks] = OrderedDict()


def fresh_cards(table: Table, me: int | None) -> str:
    """The ids of the cards somebody took or laid in the last event, and in all since my own last one."""
    found: dict[int | None, str] | None = table.known.get("fresh")
    if found is None:
        found = table.known["fresh"] = _followed(table).fresh
    return found[me]


def _followed(table: Table) -> _Marks:
    """Mostly one event is new; if one was taken back all are followed again."""
    moved, marks = table.moved, _marks.get(table.id)
    if marks is None or marks.far > len(moved) or (marks.far and moved[marks.far - 1] is not marks.last):
        seats = range(len(table.seats))
        marks = _Marks(0, None, ((),) * len(seats), {None: "", **dict.fromkeys(seats, "")})
    for event in moved[marks.far :]:
        marks = _with(marks, event)
    _marks[table.id] = marks
    if len(_marks) > KEPT:
        _marks.popitem(last=False)
    return marks


def _with(marks: _Marks, event: Event) -> _Marks:
    """After one event more. One that touches nothing lets all marks be: at least one card stays marked."""
    steps, since, fresh = event[1], marks.since, marks.fresh
    touched = tuple([card for card in map(_touched, steps) if card])
    if touched:
        since = tuple([touched + cards for cards in since])
        fresh = {seat: " ".join(dict.fromkeys(cards)) for seat, cards in enumerate(since)}
        fresh[None] = " ".join(dict.fromkeys(touched))
    who = _who(steps[0]) if steps else None
    if who is not None:
        since = (*since[:who], (), *since[who + 1 :])
    return _Marks(marks.far + 1, event, since, fresh)


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


# -- flights -----------------------------------------------------------------------------------------------------


def flights(table: Table, ships: list[Ships]) -> list[list[str]]:
    """What flew in the last event, and where to: also where the row is folded away. *ships* go by seat."""
    found = []
    for step in table.moved[-1][1] if table.moved else ():
        if step[0] == "~":
            continue
        seat, _, text = step.partition(" ")
        if not text.startswith(("buy", "fight")):
            continue
        card = card_in(text)
        if card != SHIP:
            found.append([f"c-{slug(card)}", f"mini-{seat}-{card.partition(' ')[0]}"])
        else:
            found.append(_ship_flight(int(seat), text, *ships[int(seat)]))
    return found


def _ship_flight(seat: int, text: str, lone: int, in_rows: bytes) -> list[str]:
    """The newest ship of its row, from the middle of the table."""
    where = text.rpartition(" ")[2]
    ships = lone if where == "alone" else in_rows[BITS[where]]
    source = "display" if text.startswith("buy") else "pirates"
    return [f"s-{seat}-{where}-{ships - 1}", f"mini-{seat}-{where}", source]
