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
from tortuga.web.boards.barrakuda_parts import Held, Mine, Place, drawn, drawn_once
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
    """A seat. By hand, not by a template: each move changes a few of them, for every viewer."""

    def told(key: str, **facts: object) -> str:
        return escape(say(f"web.barrakuda.{key}", language, **facts))

    seat, gold = chair.seat, amount("gold", chair.bag, language)
    label = told("seat", name=chair.name, bag=gold, vault=chair.vault, goal=chair.goal)
    face = '<i class="bk-face" aria-hidden="true"></i>' if chair.state == "ready" else ""
    state = told(f"state.{chair.state}") if chair.state else ""
    away = f"<small>{told('away')}</small>" if chair.away else ""
    part = min(100, 100 * chair.vault // chair.goal)
    name = f'{sea.pawn(seat, chair.tag)}<b class="bk-name">{escape(chair.name)}</b>'
    return (
        f'<section class="bk-panel {_look(chair)}" id="bk-panel-{seat}" data-seat="{seat}" aria-label="{label}">',
        f'<span class="bk-who">{name}{_flag(chair.team, language)}{away}</span>',
        f'<span class="bk-rank" title="{told("order_help")}">{chair.rank}</span>',
        f'<span class="bk-state">{face}{state}</span>',
        f'<span class="bk-cards" id="bk-cards-{seat}">{pips(chair.hand, chair.holds, chair.row, language)}</span>',
        f'<span class="bk-bag" id="bk-bag-{seat}" title="{told("bag")}">{_art("bag")}<b>{chair.bag}</b></span>',
        (
            f'<span class="bk-vault" id="bk-vault-{seat}" title="{told("vault")}">{_art("vault")}<b>{chair.vault}</b>'
            f'<i style="--part:{part}%"></i></span>'
        ),
        "</section>",
    )


def _look(chair: Chair) -> str:
    me, state = " bk-me" if chair.me else "", f" bk-{chair.state}" if chair.state else ""
    return f"bk-seat-{chair.seat}{me}{state}" + ("" if chair.team is None else f" bk-team-{chair.team}")


def _flag(team: int | None, language: str) -> str:
    if team is None:
        return ""
    title = escape(say("web.barrakuda.team", language, team="AB"[team]))
    return f'<small class="bk-flag" title="{title}">{"AB"[team]}</small>'


def _art(name: str) -> str:
    return f'<svg class="bk-art" aria-hidden="true"><use href="#sea-{name}"/></svg>'


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
    held = (_held(mine, card, place, False, language) for place, card in enumerate(hand))
    spent = (_held(mine, card, 0, True, language) for card in row)
    laid, kept = (tuple(drawn_once("card", each, language) for each in some) for some in (spent, held))
    return tuple(str(drawn("mine", Mine(laid, kept, len(hand), mine.is_open), language)).split("\n"))


def _held(mine: Hand, card: int, place: int, spent: bool, language: str) -> Held:
    move = move_of(card)
    name = say("card.barracuda", language) if card == BARRACUDA else say("web.barrakuda.card", language, card=card)
    why = mine.whys[card - 1] if mine.whys else ""
    return Held(card, move, name, move in mine.legal, why, move == mine.chosen, spent, place)


def move_of(card: int) -> str:
    """The move that plays a card."""
    return "barracuda" if card == BARRACUDA else f"dive {card}"


assert BARRACUDA == CARDS + 1
