"""The board of Barrakuda: the sea floor, the seats, my hand, and what I am asked.

Built from the view alone; of sealed choices it knows only who is ready, and the viewer's own. What a sealed choice does
not change is the stage (barrakuda_stage.py): here is the rest, first what a version brings to all, then to a viewer.
"""

from __future__ import annotations

from typing import Any

from tortuga.games.barrakuda.state import SEATS, WRECKS
from tortuga.games.kit.game import View
from tortuga.i18n import listing
from tortuga.tables.table import Table
from tortuga.web.boards.art import sprite_of
from tortuga.web.boards.barrakuda_asks import ask_lines, ask_of, why_not
from tortuga.web.boards.barrakuda_map import NOTHING, Presses
from tortuga.web.boards.barrakuda_seats import ALL_CARDS, Hand, hand_lines, move_of, not_in_turn
from tortuga.web.boards.barrakuda_stage import Stage, stage_of
from tortuga.web.context import view_of
from tortuga.web.lines import Frame
from tortuga.web.parts import Lines
from tortuga.web.viewer import Viewer

KEPT_WHYS = 4096
_DOCK, _END = ('<div class="bk-dock" id="bk-dock">',), ("</div>", "</section>")
_END_OF_SEATS = ("</div>",)
_whys: dict[tuple[Any, ...], tuple[str, ...]] = {}


LOOKS_FROM_A_SEAT = False


def sprite(cards: Any) -> str:  # noqa: ARG001  wrecks are drawn by their icons
    """The pictures of the pages."""
    return sprite_of(None)


def board(table: Table, viewer: Viewer, legal: list[str]) -> dict[str, Any]:
    """The lines of the board, and what the chrome shows."""
    now: _Now | None = table.memo.get(("barrakuda", viewer.language))
    if now is None:
        now = table.memo["barrakuda", viewer.language] = _Now(table, viewer.language)
    stage, me = now.stage, viewer.seat
    acting = me is not None and me in table.to_act()
    chosen = "" if me is None else table.sealed.get(me, "")
    ask: Lines = ()
    opening, sea = stage.opening, stage.map
    if acting and me is not None and not stage.is_choice:
        ask, sea = _asked(table, stage, me, legal)
        opening = stage.opening_asked() if ask else opening
    return {
        **now.chrome(table, acting, chosen != ""),
        "before": (opening, sea, stage.order, *now.seats(me), stage.sides, _END_OF_SEATS, _DOCK),
        "after": (ask, () if me is None else _mine(table, stage, me, acting, chosen, legal), stage.last, _END),
    }


class _Now:
    """What a version of a table brings to all who read one language: who has yet to choose, or who acts."""

    def __init__(self, table: Table, language: str) -> None:
        self.stage = stage_of(table, language)
        self.states = self.states_of(table)
        self.panels = [panel.lines(state, False) for panel, state in zip(self.stage.panels, self.states, strict=True)]
        self.chromes: dict[tuple[bool, bool], dict[str, Any]] = {}

    def states_of(self, table: Table) -> list[str]:
        """What each seat does, in a word."""
        stage, seats = self.stage, range(self.stage.sight.players)
        if stage.status != "running":
            won = table.winners()
            return ["won" if seat in won else "" for seat in seats]
        if stage.is_choice:
            return ["ready" if seat in table.sealed else "waits" for seat in seats]
        return ["acts" if seat == stage.sight.actor else "" for seat in seats]

    def seats(self, me: int | None) -> Frame:
        """All seats, mine last: it lies next to my hand."""
        panels = self.panels
        if me is None:
            return panels
        return *panels[me + 1 :], *panels[:me], self.stage.panels[me].lines(self.states[me], True)

    def chrome(self, table: Table, acting: bool, has_chosen: bool) -> dict[str, Any]:
        """What the chrome shows to all who are told the same."""
        key = (acting, has_chosen)
        found = self.chromes.get(key)
        if found is None:
            found = self.chromes[key] = {**self.stage.chrome, "hint": self.hint(table, acting, has_chosen)}
        return found

    def hint(self, table: Table, acting: bool, has_chosen: bool) -> str:
        """What I can do now, or whom we wait for."""
        stage = self.stage
        sight, names = stage.sight, stage.names
        if stage.status != "running":
            return stage.translate("hint-over")
        if stage.is_choice:
            if acting:
                return stage.translate("hint-choose")
            waiting = listing([names[seat] for seat in table.to_act()], stage.language)
            return stage.translate("hint-chosen_wait" if has_chosen else "wait-choose", names=waiting)
        return stage.translate(
            f"hint-{sight.phase}" if acting else f"wait-{sight.phase}",
            name="" if sight.actor is None else names[sight.actor],
            victim="" if sight.victim is None else names[sight.victim],
            wreck=sight.wreck,
            distance=sight.distance,
        )


# -- what one viewer alone sees


def _asked(table: Table, stage: Stage, me: int, legal: list[str]) -> tuple[Lines, Lines]:
    """What I am asked, if I am, and the map where I can press the answers."""
    can = set(legal)
    asked = ask_of(view_of(table, me), stage.sight, me, can, stage.names, stage.tags, stage.language)
    ask = () if asked is None else ask_lines(asked, stage.language)
    robs = [f"steal from {seat}" for seat in range(SEATS)]
    presses = Presses("special" in can, tuple([move if move in can else "" for move in robs]))
    if stage.sight.phase == "steer":
        presses = presses._replace(steer=_steering(view_of(table, me), stage, me, can))
    return ask, stage.map if presses == NOTHING else stage.map_with(presses)


def _steering(view: View, stage: Stage, me: int, legal: set[str]) -> tuple[tuple[str, str], ...]:
    """By wreck, from 0: the move that leads the fish there, and why it cannot be done."""
    moves = [f"fish to {wreck}" for wreck in range(1, WRECKS + 1)]
    whys = ["" if move in legal else why_not(view, stage.sight, move, me, stage.language) for move in moves]
    return ("", ""), *zip(moves, whys, strict=True)


def _mine(table: Table, stage: Stage, me: int, acting: bool, chosen: str, legal: list[str]) -> Lines:
    """My row and my hand."""
    cards = tuple(legal) if stage.is_choice else ()  # nowhere else a card is played
    key = (me, acting, chosen, cards)
    found = stage.hands.get(key)
    if found is None:
        sight, is_running = stage.sight, stage.status == "running"
        whys = _whys_of(table, stage, me, acting, cards) if is_running else ()
        is_open = stage.is_choice and is_running
        mine = Hand(sight.hand[me], sight.holds[me], sight.row[me], cards, whys, chosen, is_open)
        found = stage.hands[key] = hand_lines(mine, stage.language)
    return found


def _whys_of(table: Table, stage: Stage, me: int, acting: bool, legal: tuple[str, ...]) -> tuple[str, ...]:
    """Why each card cannot be played. By B3.1 it follows from phase and hand, so the rules are asked once for each."""
    sight, language = stage.sight, stage.language
    if not acting and not stage.is_choice:
        return not_in_turn(sight.phase, language)
    key = (sight.phase, sight.hand[me], sight.holds[me], legal, language)
    found = _whys.get(key)
    if found is None:
        if len(_whys) >= KEPT_WHYS:
            _whys.clear()
        view, moves = view_of(table, me), [move_of(card) for card in ALL_CARDS]
        told = ["" if move in legal else why_not(view, sight, move, me, language) for move in moves]
        found = _whys[key] = tuple(told)
    return found
