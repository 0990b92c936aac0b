"""The board of Einauge: display, pirate table, my rows, the others; what can be done, and what it would bring."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import Any

from markupsafe import Markup, escape

from tortuga.games.einauge.tables import CardTable
from tortuga.i18n import amount, translate
from tortuga.render.kit.messages import colour_name
from tortuga.render.kit.words import phase_name
from tortuga.tables.table import Table
from tortuga.web.boards import einauge_pieces as pieces
from tortuga.web.boards.art import sprite_of
from tortuga.web.boards.einauge_deck import BITS, colours_of
from tortuga.web.boards.einauge_middle import before_foes, between, heading, zones
from tortuga.web.boards.einauge_moves import fresh_cards
from tortuga.web.boards.einauge_open import PARTS, open_facts
from tortuga.web.boards.einauge_rows import ALONE, Rows, rows_of
from tortuga.web.boards.einauge_seats import Seats
from tortuga.web.context import once, view_of
from tortuga.web.parts import Lines
from tortuga.web.viewer import Viewer

_STEPS = ("buy", "fight", "lay")
_SELLING = ("sell_jewel", "hint_must_sell", "hint_sell", "sell", "sell_end")  # sentences
_END = ("</div>",)


LOOKS_FROM_A_SEAT = True  # the large rows stay put


def sprite(cards: CardTable) -> str:
    """The pictures of the pages, with the faces of these cards."""
    return sprite_of(cards)


def board(table: Table, viewer: Viewer, legal: list[str]) -> dict[str, Any]:
    """The lines of the board, and what the chrome shows."""
    shared = once(table, "einauge", viewer.language, partial(_Shared, table, viewer.language))
    seat = viewer.seat
    me = shared.open.turn if seat is None else seat
    display, pirates = zones(table, seat, me, shared.open, shared.rows, legal)
    above, between_zones, below = shared.around
    foes, may_sell = shared.foes, False
    chrome = shared.chrome
    if legal:
        may_sell = legal[-1].startswith("sell")  # they are the last of a purchase
        chrome = {**chrome, **_asked(shared, me, legal, may_sell)}
    before = (above, display, between_zones, pirates, below, *foes[me + 1 :], *foes[:me], _END)
    after = (shared.seats.mine(me, may_sell), _END)
    return {**chrome, "fresh": fresh_cards(table, seat), "before": before, "after": after}


class _Shared:
    """What is the same for all who read one language."""

    def __init__(self, table: Table, language: str) -> None:
        assert table.game is not None
        options = table.game.options
        self.table, self.language, self.open = table, language, open_facts(table)
        self.rows: Rows = rows_of(options.cards, language)
        self.seats = Seats(table, self.rows, self.open)
        self.foes = self.seats.foes()
        self.around: tuple[Lines, Lines, Lines] = (
            heading(options.players - 1, self.open.pile, language),
            between(language),
            before_foes(language),
        )
        self.chrome = self._chrome()

    def _chrome(self) -> dict[str, Any]:
        """As those see it who are not asked."""
        known, phase, language = self.open, self.open.phase, self.language
        return {
            "phase": phase_name("einauge", phase, language),
            "steps": _steps(phase, language),
            "hint": _waiting(phase, self.table.seats[known.turn].name, language),
            "facts_html": _facts(phase, known.turns_left, known.final_left, language),
            "flights": known.flights,
            "paid": self._paid() if known.flights else [],
            "scoring": self._scoring() if phase == "over" else None,
        }

    def _paid(self) -> list[list[Any]]:
        """What the row of the last event paid, to fly from there to the counters."""
        found: list[list[Any]] = []
        for flight in self.open.flights:
            _, seat, colour = flight[1].split("-")
            if colour == ALONE:
                continue
            laid, bit = self.open.held[int(seat)].laid, BITS[colour]
            source = f"row-{seat}-{colour} mini-{seat}-{colour} head-{seat}"
            income = self.rows.income(self.open.deck.row(laid.islands[bit], laid.ships[bit]))
            paid = zip(pieces.KINDS, income, strict=True)
            found += [[source, f"n-{seat}-{kind}", kind, number] for kind, number in paid if number]
        return found

    def _scoring(self) -> dict[str, Any]:
        """E5.3–E5.5, line by line."""
        lines = [self._line("jewels"), self._line("exchange")]
        for number, colour in enumerate(colours_of(self.open.colours)):
            jewels = [held.laid.chests[number] for held in self.open.held]
            if any(jewels):
                tile = Markup(f'<span class="tile k-{colour}">{pieces.icon(f"tg-emblem-{colour}")}</span>')
                words = translate("score-einauge-chests", self.language, colour=colour_name(colour, self.language))
                lines.append((tile + words, jewels, False))
        bonus = self._line("bonus")
        if any(bonus[1]):
            lines.append(bonus)
        outcome = view_of(self.table, None).outcome()
        why = translate(f"why-einauge-{outcome.why}", self.language) if outcome else ""
        totals = [held.total for held in self.open.held]
        return {"lines": [*lines, (translate("score-einauge-total", self.language), totals, True)], "why": why}

    def _line(self, key: str) -> tuple[str, list[int], bool]:
        column = PARTS.index(key)
        return translate(f"score-einauge-{key}", self.language), [held.parts[column] for held in self.open.held], False


def _asked(shared: _Shared, me: int, legal: list[str], may_sell: bool) -> dict[str, Any]:
    """What the chrome shows to whoever is asked."""
    phase, language = shared.open.phase, shared.language
    must_sell = phase == "buy" and not legal[0].startswith("buy")  # purchases come first
    only_pass = legal == ["pass"]
    sabres = shared.open.held[me].sabres if only_pass else 0
    return {
        "hint": _hint(phase, must_sell, only_pass, sabres, language),
        "buttons": _passing(only_pass, language) if legal[-1] == "pass" else (),
        "buttons_html": _selling(must_sell, "sell jewel" in legal, language) if may_sell else "",
    }


@lru_cache(maxsize=4096)
def _waiting(phase: str, name: str, language: str) -> str:
    """What those are told who wait."""
    return translate(f"turn-einauge-{phase}", language, name=name)


@lru_cache(maxsize=1024)
def _hint(phase: str, must_sell: bool, only_pass: bool, sabres: int, language: str) -> str:
    """What those are told who are asked."""
    if must_sell:
        return translate("web-einauge-hint_short", language)
    if only_pass:
        return translate("web-einauge-hint_only_pass", language, sabres=amount("sabres", sabres, language))
    return translate(f"web-einauge-hint_{phase}", language)


@lru_cache(maxsize=64)
def _passing(is_all: bool, language: str) -> tuple[tuple[str, str, str], ...]:
    return ((translate("web-einauge-pass", language), "pass", "primary" if is_all else ""),)


@lru_cache(maxsize=1024)
def _facts(phase: str, turns_left: int | None, final_left: int, language: str) -> Markup:
    """The end, once it is in sight."""
    if phase == "over" or (turns_left is None and phase != "final"):
        return Markup()
    left = final_left if phase == "final" else turns_left
    if phase == "final":
        words = translate("web-einauge-final", language, number=left)
    elif left:
        words = translate("web-einauge-in_sight", language, turns=amount("turns", left, language))
    else:
        words = translate("web-einauge-last_turn", language)
    return Markup(
        f'<span class="warn" title="{escape(words)}">{pieces.icon("ui-flag")} '
        f'<span class="long">{escape(words)}</span><b class="short" aria-hidden="true">{left}</b></span>'
    )


@lru_cache(maxsize=64)
def _selling(must: bool, has_jewel: bool, language: str) -> Markup:
    words = {key: escape(translate(f"web-einauge-{key}", language)) for key in _SELLING}
    jewel = ""
    if has_jewel:
        shown = f"{pieces.icon('tg-jewels')} → 3 {pieces.icon('tg-ducats')}"
        does = 'data-move="sell jewel" data-now data-mode="sell"'
        label = f'<span class="sr">{words["sell_jewel"]}</span>'
        jewel = f'<button class="button in-mode" id="sell-jewel" {does}>{shown}{label}</button>'
    if must:
        return Markup(f'<p class="hint in-mode" data-auto-mode="sell">{words["hint_must_sell"]}</p>{jewel}')
    return Markup(
        f'<p class="hint in-mode">{words["hint_sell"]}</p>{jewel}'
        f'<button class="button" id="sell" data-toggle-mode="sell" aria-pressed="false">'
        f'<span class="out-mode">{words["sell"]}</span><span class="in-mode">{words["sell_end"]}</span></button>'
    )


@lru_cache(maxsize=64)
def _steps(phase: str, language: str) -> tuple[tuple[str, str], ...]:
    """The steps of a turn, and which of them are done."""
    if phase not in _STEPS:
        return ()
    at = _STEPS.index(phase)
    states = ["done"] * at + ["now"] + [""] * (2 - at)
    return tuple((phase_name("einauge", word, language), state) for word, state in zip(_STEPS, states, strict=True))
