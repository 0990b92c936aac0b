"""The seats of Barrakuda as lines: the order of play, each seat, and the cards of the one that looks.

Each is drawn from its key alone: what has not changed is found, whichever table it was drawn for.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from markupsafe import escape

from tortuga.games.barrakuda.refusals import Refusal
from tortuga.games.barrakuda.state import BARRACUDA, CARDS
from tortuga.i18n import amount, translate
from tortuga.web.boards import sea
from tortuga.web.boards.barrakuda_asks import refused
from tortuga.web.boards.barrakuda_parts import Held
from tortuga.web.boards.barrakuda_words import pips
from tortuga.web.parts import Lines, translator

KEPT = 16384
ALL_CARDS = range(1, BARRACUDA + 1)


class Chair(NamedTuple):
    """All that a seat shows, whatever it does now and whoever looks."""

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
    mark: str
    team: int | None


class Panel:
    """A seat, line by line: each move changes a few of its lines, for every viewer, and a sealed choice only two."""

    def __init__(self, chair: Chair, language: str) -> None:
        seat, self.language = chair.seat, language
        self.look = f'<section class="bk-panel bk-seat-{seat}'
        label = _label(chair.name, chair.bag, chair.vault, chair.goal, language)
        team = "" if chair.team is None else f" bk-team-{chair.team}"
        self.does = f'{team}" id="bk-panel-{seat}" data-seat="{seat}" aria-label="{label}">'
        self.who = _who(seat, chair.name, chair.tag, chair.team, chair.mark, language)
        self.rank = _rank(chair.rank, language)
        self.rest = (
            _cards(seat, chair.hand, chair.holds, chair.row, language),
            _bag(seat, chair.bag, language),
            _vault(seat, chair.vault, chair.goal, language),
            "</section>",
        )
        self.drawn: dict[tuple[str, bool], Lines] = {}

    def lines(self, state: str, is_me: bool) -> Lines:
        """As others see it, or as its own; *state* is what the seat does now."""
        key = (state, is_me)
        found = self.drawn.get(key)
        if found is None:
            me, does = " bk-me" if is_me else "", f" bk-{state}" if state else ""
            first = f"{self.look}{me}{does}{self.does}"
            found = self.drawn[key] = (first, self.who, self.rank, _state(state, self.language), *self.rest)
        return found


@lru_cache(maxsize=KEPT)
def _label(name: str, bag: int, vault: int, goal: int, language: str) -> str:
    gold = amount("gold", bag, language)
    return escape(translate("web-barrakuda-seat", language, name=name, bag=gold, vault=vault, goal=goal))


@lru_cache(maxsize=KEPT)
def _who(seat: int, name: str, tag: str, team: int | None, mark: str, language: str) -> str:
    marked = f"<small>{_told(mark, language)}</small>" if mark else ""
    shown = f'{sea.pawn(seat, tag)}<b class="bk-name">{escape(name)}</b>'
    return f'<span class="bk-who">{shown}{_flag(team, language)}{marked}</span>'


@lru_cache(maxsize=KEPT)
def _rank(rank: str, language: str) -> str:
    return f'<span class="bk-rank" title="{_told("order_help", language)}">{rank}</span>'


@lru_cache(maxsize=KEPT)
def _state(state: str, language: str) -> str:
    face = '<i class="bk-face" aria-hidden="true"></i>' if state == "ready" else ""
    return f'<span class="bk-state">{face}{_told(f"state-{state}", language) if state else ""}</span>'


@lru_cache(maxsize=KEPT)
def _cards(seat: int, hand: tuple[int, ...], holds: bool, row: tuple[int, ...], language: str) -> str:
    return f'<span class="bk-cards" id="bk-cards-{seat}">{pips(hand, holds, row, language)}</span>'


@lru_cache(maxsize=KEPT)
def _bag(seat: int, bag: int, language: str) -> str:
    title = _told("bag", language)
    return f'<span class="bk-bag" id="bk-bag-{seat}" title="{title}">{_art("bag")}<b>{bag}</b></span>'


@lru_cache(maxsize=KEPT)
def _vault(seat: int, vault: int, goal: int, language: str) -> str:
    title, part = _told("vault", language), min(100, 100 * vault // goal)
    shown = f'{_art("vault")}<b>{vault}</b><i style="--part:{part}%"></i>'
    return f'<span class="bk-vault" id="bk-vault-{seat}" title="{title}">{shown}</span>'


def _told(key: str, language: str) -> str:
    return translator(language)(f"web-barrakuda-{key}")


def _flag(team: int | None, language: str) -> str:
    if team is None:
        return ""
    title = escape(translate("web-barrakuda-team", language, team="AB"[team]))
    return f'<small class="bk-flag" title="{title}">{"AB"[team]}</small>'


def _art(name: str) -> str:
    return f'<svg class="bk-art" aria-hidden="true"><use href="#sea-{name}"/></svg>'


@lru_cache(maxsize=KEPT)
def ranks_of(lengths: tuple[int, ...]) -> tuple[str, ...]:
    """The places in the order of play: `2`, or `2=` if it is shared."""
    return tuple(
        f"{1 + sum(other < own for other in lengths)}{'=' if lengths.count(own) > 1 else ''}" for own in lengths
    )


@lru_cache(maxsize=KEPT)
def order_lines(lengths: tuple[int, ...], divers: tuple[str, ...], language: str) -> Lines:
    """The beginning of the seats, and the order of play. B4.2: fewest cards in the row first; those tied share one."""
    title, head = _told("order_help", language), _told("order", language)
    groups = [
        (length, [diver for diver, own in zip(divers, lengths, strict=True) if own == length])
        for length in sorted(set(lengths))
    ]
    places = "".join(_place(length, those, language) for length, those in groups)
    return (
        '<div class="bk-seats" id="bk-seats">',
        f'<div class="bk-order" id="bk-order" title="{title}"><span class="bk-head">{head}</span>{places}</div>',
    )


def _place(cards: int, divers: list[str], language: str) -> str:
    tied = f' bk-tied" title="{_told("tied", language)}"' if len(divers) > 1 else '"'
    return f'<span class="bk-place{tied}>{"<b>=</b>".join(divers)}<small>{cards}</small></span>'


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
    kept = [_card(_held(mine, card, place, False, language), language) for place, card in enumerate(hand)] or [""]
    laid = [_card(_held(mine, card, 0, True, language), language) for card in row] or [""]
    head, look = _told("row" if row else "row_empty", language), " bk-open" if mine.is_open else ""
    return (
        '<div class="bk-mine" id="bk-mine">',
        (
            f'<div class="bk-row" id="bk-row" role="group" aria-label="{_told("row", language)}">'
            f'<span class="bk-head">{head}</span>'
        ),
        *laid,
        "</div>",
        (
            f'<div class="bk-hand{look}" id="bk-hand" role="group" aria-label="{_told("hand", language)}" '
            f'style="--n:{len(hand)}">'
        ),
        *kept,
        "</div>",
        "</div>",
    )


def _held(mine: Hand, card: int, place: int, spent: bool, language: str) -> Held:
    move, why = move_of(card), mine.whys[card - 1] if mine.whys else ""
    return Held(card, move, _name(card, language), move in mine.legal, why, move == mine.chosen, spent, place)


@cache
def _name(card: int, language: str) -> str:
    return (
        translate("card-barracuda", language)
        if card == BARRACUDA
        else translate("web-barrakuda-card", language, card=card)
    )


@lru_cache(maxsize=KEPT)
def _card(held: Held, language: str) -> str:
    """The same children in hand and row, for a focused card keeps its own (see barrakuda_map.py)."""
    is_fish, name = held.card == BARRACUDA, escape(held.name)
    letter = "B" if is_fish else held.card
    states = ((" bk-card-fish", is_fish), (" bk-chosen", held.chosen), (" bk-spent", held.spent))
    look = "bk-card" + "".join(state for state, holds in states if holds)
    key = "" if held.spent else f'data-key="{"b" if is_fish else held.card}" '
    does = f'aria-disabled="true" data-why="{escape(held.why)}"'
    if held.legal:
        pressed = "true" if held.chosen else "false"
        does = f'data-move="{escape(held.move)}" data-pick="{name}" aria-pressed="{pressed}"'
    if not held.spent:
        name = escape(translate("web-barrakuda-play", language, name=held.name, letter=letter))
    face = _art("fish") if is_fish else f"<b>{held.card}</b>"
    chosen = f'<em aria-hidden="true">{_told("chosen_mark", language)}</em>'
    return (
        f'<button class="{look}" id="bk-card-{held.card}" style="--i:{held.place}" {key}{does} aria-label="{name}">'
        f'{face}<i class="bk-corner" aria-hidden="true">{letter}</i>{chosen}</button>'
    )


@lru_cache(maxsize=256)
def not_in_turn(phase: str, language: str) -> tuple[str, ...]:
    """Why no card can be played by whoever waits for another."""
    return tuple(refused(Refusal.NOT_YOUR_TURN, move_of(card), phase, language) for card in ALL_CARDS)


def move_of(card: int) -> str:
    """The move that plays a card."""
    return "barracuda" if card == BARRACUDA else f"dive {card}"


assert BARRACUDA == CARDS + 1
