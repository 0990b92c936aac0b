"""The seats of Barrakuda as lines: the order of play, each seat, and the cards of the one that looks.

Each is drawn from its key alone: what has not changed is found, whichever table it was drawn for.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from markupsafe import escape

from tortuga.games.barrakuda.state import BARRACUDA, CARDS
from tortuga.show.words import amount, say
from tortuga.web.boards import sea
from tortuga.web.boards.barrakuda_parts import Held, Mine, Panel, Place, drawn, drawn_once
from tortuga.web.boards.barrakuda_words import pips
from tortuga.web.parts import Lines

KEPT = 16384
ALL_CARDS = range(1, BARRACUDA + 1)


class Chair(NamedTuple):
    """All that a seat shows."""

    seat: int
    name: str
    tag: str
    hand: tuple[int, ...]
    holds: bool
    row: tuple[int, ...]
    rank: str
    bag: int
    vault: int
    goal: int
    state: str
    away: bool
    me: bool
    team: int | None


@lru_cache(maxsize=KEPT)
def panel_lines(chair: Chair, language: str) -> Lines:
    """A seat."""

    def told(key: str, **facts: object) -> str:
        return say(f"web.barrakuda.{key}", language, **facts)

    bag = amount("gold", chair.bag, language)
    panel = Panel(
        seat=chair.seat,
        name=chair.name,
        art=sea.pawn(chair.seat, chair.tag),
        cards=pips(chair.hand, chair.holds, chair.row, language),
        rank=chair.rank,
        bag=chair.bag,
        vault=chair.vault,
        part=min(100, 100 * chair.vault // chair.goal),
        state=chair.state,
        state_words=told(f"state.{chair.state}") if chair.state else "",
        label=told("seat", name=chair.name, bag=bag, vault=chair.vault, goal=chair.goal),
        away=chair.away,
        me=chair.me,
        team=chair.team,
    )
    return tuple(drawn("panel", panel, language).split("\n"))


@lru_cache(maxsize=KEPT)
def order_lines(order: tuple[Place, ...], language: str) -> Lines:
    """The order of play, and the beginning of the seats."""
    title, head = (escape(say(f"web.barrakuda.{key}", language)) for key in ("order_help", "order"))
    places = drawn("order", order, language)
    line = f'<div class="bk-order" id="bk-order" title="{title}"><span class="bk-head">{head}</span>{places}</div>'
    return '<div class="bk-seats" id="bk-seats">', *line.split("\n")


class Hand(NamedTuple):
    """The cards of the seat that looks, and what can be done with them."""

    hand: tuple[int, ...]
    holds: bool  # the Barracuda card
    row: tuple[int, ...]
    legal: tuple[str, ...]
    whys: tuple[str, ...]  # a card: why it cannot be played; none when the game is over
    chosen: str
    is_open: bool  # a card is to be chosen


@lru_cache(maxsize=KEPT)
def hand_lines(mine: Hand, language: str) -> Lines:
    """The row, then the hand."""
    hand = [*mine.hand, *([BARRACUDA] if mine.holds else [])]
    row = [*mine.row, *([] if mine.holds else [BARRACUDA])]
    held = [_held(mine, card, place, False, language) for place, card in enumerate(hand)]
    spent = [_held(mine, card, 0, True, language) for card in row]
    cards = (tuple(drawn_once("card", each, language) for each in some) for some in (spent, held))
    return tuple(drawn("mine", Mine(*cards, len(hand), mine.is_open), language).split("\n"))


def _held(mine: Hand, card: int, place: int, spent: bool, language: str) -> Held:
    move = move_of(card)
    name = say("card.barracuda", language) if card == BARRACUDA else say("web.barrakuda.card", language, card=card)
    why = mine.whys[card - 1] if mine.whys else ""
    return Held(card, move, name, move in mine.legal, why, move == mine.chosen, spent, place)


def move_of(card: int) -> str:
    """The move that plays a card."""
    return "barracuda" if card == BARRACUDA else f"dive {card}"


assert BARRACUDA == CARDS + 1
