"""The board of Einauge: display, pirate table, my rows, the others; what can be done, and what it would bring."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, TypeVar

from markupsafe import Markup, escape

from tortuga.show.words import amount, colour_name, phase_name, say
from tortuga.tables.table import Table
from tortuga.web.boards import einauge_pieces as pieces
from tortuga.web.boards.einauge_middle import DISPLAY, PIRATES, Middle, before_foes, between, heading
from tortuga.web.boards.einauge_moves import fresh_cards
from tortuga.web.boards.einauge_open import open_facts
from tortuga.web.boards.einauge_rows import Rows, rows_of
from tortuga.web.boards.einauge_seats import Seats
from tortuga.web.context import once, view_of
from tortuga.web.lines import Frame
from tortuga.web.parts import Lines
from tortuga.web.viewer import Viewer

Made = TypeVar("Made")
_STEPS = ("buy", "fight", "lay")
_SELLING = ("sell_jewel", "hint_must_sell", "hint_sell", "sell", "sell_end")  # sentences
_END = ("</div>",)


def board(table: Table, viewer: Viewer, legal: list[str]) -> dict[str, Any]:
    """The lines of the board, and what the chrome shows."""
    return _Board(table, viewer, legal).context()


class _Board:
    def __init__(self, table: Table, viewer: Viewer, legal: list[str]) -> None:
        assert table.game is not None
        self.table, self.viewer, self.legal, self.options = table, viewer, legal, table.game.options
        self.language = viewer.language
        self.open = open_facts(table)
        self.phase = self.open.phase
        self.me = viewer.seat if viewer.seat is not None else self.open.turn
        self.drawn: Rows = rows_of(self.options.cards, self.language)

    def say(self, key: str, **facts: object) -> str:
        return say(f"web.einauge.{key}", self.language, **facts)

    def _once(self, what: str, make: Callable[[], Made]) -> Made:
        return once(self.table, what, self.language, make)

    def context(self) -> dict[str, Any]:
        seats = Seats(self.table, self.drawn, self.open)
        chrome = self._chrome() if self.legal else self._once("chrome", self._chrome)
        fresh = fresh_cards(self.table, self.viewer.seat)
        return {**chrome, "fresh": fresh, "before": self._before(seats), "after": self._after(seats)}

    def _before(self, seats: Seats) -> Frame:
        middle = Middle(self.table, self.viewer.seat, self.me, self.open, self.drawn, self.legal)
        display, pirates = self.open.places
        above, between, below = self._once("around", self._around)
        foes = self._once("foes", seats.foes)
        return (
            above,
            middle.zone(display, DISPLAY),
            between,
            middle.zone(pirates, PIRATES),
            below,
            *foes[self.me + 1 :],
            *foes[: self.me],
            _END,
        )

    def _around(self) -> tuple[Lines, Lines, Lines]:
        """What lies above, between and below the zones."""
        above = heading(self.options.players - 1, self.open.pile, self.language)
        return above, between(self.language), before_foes(self.language)

    def _after(self, seats: Seats) -> Frame:
        sales = tuple([move for move in self.legal if move.startswith("sell")])
        return seats.mine(self.me, sales), _END

    def _chrome(self) -> dict[str, Any]:
        passing = (self.say("pass"), "pass", "primary" if len(self.legal) == 1 else "")
        return {
            "phase": phase_name("einauge", self.phase, self.language),
            "steps": _steps(self.phase, self.language),
            "hint": self._hint(),
            "buttons": [passing] if "pass" in self.legal else [],
            "buttons_html": self._selling(),
            "facts_html": self._facts(),
            "flights": self.open.flights,
            "paid": self._once("paid", self._paid),
            "scoring": self._scoring() if self.phase == "over" else None,
        }

    @property
    def _must_sell(self) -> bool:
        return self.phase == "buy" and not any(move.startswith("buy") for move in self.legal)

    def _hint(self) -> str:
        if not self.legal:
            return say(f"turn.einauge.{self.phase}", self.language, name=self.table.names[self.open.turn])
        if self._must_sell:
            return self.say("hint_short")
        if self.legal == ["pass"]:
            sabres = self.open.held[self.me].sabres
            return self.say("hint_only_pass", sabres=amount("sabres", sabres, self.language))
        return self.say(f"hint_{self.phase}")

    def _selling(self) -> Markup:
        """The way into selling: cards of my rows light up, a jewel has its own button."""
        if not any(move.startswith("sell") for move in self.legal):
            return Markup()
        return _selling(self._must_sell, "sell jewel" in self.legal, self.language)

    def _facts(self) -> Markup:
        """The end, once it is in sight."""
        left = self.open.turns_left
        if self.phase == "over" or (left is None and self.phase != "final"):
            return Markup()
        if self.phase == "final":
            left, words = self.open.final_left, self.say("final", number=self.open.final_left)
        else:
            words = self.say("in_sight", turns=amount("turns", left, self.language)) if left else self.say("last_turn")
        return Markup(
            f'<span class="warn" title="{escape(words)}">{pieces.icon("ui-flag")} '
            f'<span class="long">{escape(words)}</span><b class="short" aria-hidden="true">{left}</b></span>'
        )

    def _paid(self) -> list[list[Any]]:
        """What the row of the last event paid, to fly from there to the counters."""
        found: list[list[Any]] = []
        for flight in self.open.flights:
            _, seat, colour = flight[1].split("-")
            held = self.open.held[int(seat)]
            row = self.open.deck.laid(held.islands, held.row_ships).get(colour, ())
            source = f"row-{seat}-{colour} mini-{seat}-{colour} head-{seat}"
            income = zip(pieces.KINDS, self.drawn.income(row), strict=True)
            found += [[source, f"n-{seat}-{kind}", kind, number] for kind, number in income if number]
        return found

    def _scoring(self) -> dict[str, Any]:
        """E5.3–E5.5, line by line."""
        lines = [self._line("jewels"), self._line("exchange")]
        for number, colour in enumerate(self.open.colours):
            jewels = [held.chests[number] for held in self.open.held]
            if any(jewels):
                tile = Markup(f'<span class="tile k-{colour}">{pieces.icon(f"tg-emblem-{colour}")}</span>')
                words = say("score.einauge.chests", self.language, colour=colour_name(colour, self.language))
                lines.append((tile + words, jewels, False))
        if any(score["bonus"] for score in self.open.scores):
            lines.append(self._line("bonus"))
        outcome = view_of(self.table, None).outcome()
        why = say(f"why.einauge.{outcome.why}", self.language) if outcome else ""
        return {"lines": [*lines, self._line("total")], "why": why}

    def _line(self, key: str) -> tuple[str, list[int], bool]:
        return say(f"score.einauge.{key}", self.language), [score[key] for score in self.open.scores], key == "total"


@lru_cache(maxsize=64)
def _selling(must: bool, has_jewel: bool, language: str) -> Markup:
    words = {key: escape(say(f"web.einauge.{key}", language)) for key in _SELLING}
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
