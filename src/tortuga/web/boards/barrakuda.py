"""The board of Barrakuda: the sea floor, the seats, my hand, and what I am asked.

Built from the view alone; of sealed choices it knows only who is ready, and the viewer's own. What a sealed choice does
not change is the scene (barrakuda_scene.py): here is the rest, first what a version brings to all, then to a viewer.
"""

from __future__ import annotations

from typing import Any

from tortuga.games.barrakuda.state import SEATS, WRECKS
from tortuga.games.kit.game import View
from tortuga.show.words import listing
from tortuga.tables.table import Table
from tortuga.web.boards.barrakuda_asks import ask_lines, ask_of, why_not
from tortuga.web.boards.barrakuda_map import NOTHING, Presses
from tortuga.web.boards.barrakuda_scene import Scene, scene_of
from tortuga.web.boards.barrakuda_seats import ALL_CARDS, Hand, hand_lines, move_of, not_in_turn
from tortuga.web.context import view_of
from tortuga.web.lines import Frame
from tortuga.web.parts import Lines
from tortuga.web.viewer import Viewer

KEPT_WHYS = 4096
_DOCK, _END = ('<div class="bk-dock" id="bk-dock">',), ("</div>", "</section>")
_END_OF_SEATS = ("</div>",)
_whys: dict[tuple[Any, ...], tuple[str, ...]] = {}


def board(table: Table, viewer: Viewer, legal: list[str]) -> dict[str, Any]:
    """The lines of the board, and what the chrome shows."""
    now: _Now | None = table.memo.get(("barrakuda", viewer.language))
    if now is None:
        now = table.memo["barrakuda", viewer.language] = _Now(table, viewer.language)
    scene, me = now.scene, viewer.seat
    acting = me is not None and me in table.to_act()
    chosen = "" if me is None else table.sealed.get(me, "")
    ask: Lines = ()
    opening, sea = scene.opening, scene.map
    if acting and me is not None and not scene.is_choice:
        ask, sea = _asked(table, scene, me, legal)
        opening = scene.opening_asked() if ask else opening
    return {
        **now.chrome(table, acting, chosen != ""),
        "before": (opening, sea, scene.order, *now.seats(me), scene.sides, _END_OF_SEATS, _DOCK),
        "after": (ask, () if me is None else _mine(table, scene, me, acting, chosen, legal), scene.last, _END),
    }


class _Now:
    """What a version of a table brings to all who read one language: who has yet to choose, or who acts."""

    def __init__(self, table: Table, language: str) -> None:
        self.scene = scene_of(table, language)
        self.states = self.states_of(table)
        self.panels = [panel.lines(state, False) for panel, state in zip(self.scene.panels, self.states, strict=True)]
        self.chromes: dict[tuple[bool, bool], dict[str, Any]] = {}

    def states_of(self, table: Table) -> list[str]:
        """What each seat does, in a word."""
        scene, seats = self.scene, range(self.scene.sight.players)
        if scene.status != "running":
            won = table.winners()
            return ["won" if seat in won else "" for seat in seats]
        if scene.is_choice:
            return ["ready" if seat in table.sealed else "waits" for seat in seats]
        return ["acts" if seat == scene.sight.actor else "" for seat in seats]

    def seats(self, me: int | None) -> Frame:
        """All seats, mine last: it lies next to my hand."""
        panels = self.panels
        if me is None:
            return panels
        return *panels[me + 1 :], *panels[:me], self.scene.panels[me].lines(self.states[me], True)

    def chrome(self, table: Table, acting: bool, has_chosen: bool) -> dict[str, Any]:
        """What the chrome shows to all who are told the same."""
        key = (acting, has_chosen)
        found = self.chromes.get(key)
        if found is None:
            found = self.chromes[key] = {**self.scene.chrome, "hint": self.hint(table, acting, has_chosen)}
        return found

    def hint(self, table: Table, acting: bool, has_chosen: bool) -> str:
        """What I can do now, or whom we wait for."""
        scene = self.scene
        sight, names = scene.sight, scene.names
        if scene.status != "running":
            return scene.say("hint.over")
        if scene.is_choice:
            if acting:
                return scene.say("hint.choose")
            waiting = listing([names[seat] for seat in table.to_act()], scene.language)
            return scene.say("hint.chosen_wait" if has_chosen else "wait.choose", names=waiting)
        return scene.say(
            f"hint.{sight.phase}" if acting else f"wait.{sight.phase}",
            name="" if sight.actor is None else names[sight.actor],
            victim="" if sight.victim is None else names[sight.victim],
            wreck=sight.wreck,
            distance=sight.distance,
        )


# -- what one viewer alone sees


def _asked(table: Table, scene: Scene, me: int, legal: list[str]) -> tuple[Lines, Lines]:
    """What I am asked, if I am, and the map where I can press the answers."""
    can = set(legal)
    asked = ask_of(view_of(table, me), scene.sight, me, can, scene.names, scene.tags, scene.language)
    ask = () if asked is None else ask_lines(asked, scene.language)
    robs = [f"steal from {seat}" for seat in range(SEATS)]
    presses = Presses("special" in can, tuple([move if move in can else "" for move in robs]))
    if scene.sight.phase == "steer":
        presses = presses._replace(steer=_steering(view_of(table, me), scene, me, can))
    return ask, scene.map if presses == NOTHING else scene.map_with(presses)


def _steering(view: View, scene: Scene, me: int, legal: set[str]) -> tuple[tuple[str, str], ...]:
    """By wreck, from 0: the move that leads the fish there, and why it cannot be done."""
    moves = [f"fish to {wreck}" for wreck in range(1, WRECKS + 1)]
    whys = ["" if move in legal else why_not(view, scene.sight, move, me, scene.language) for move in moves]
    return ("", ""), *zip(moves, whys, strict=True)


def _mine(table: Table, scene: Scene, me: int, acting: bool, chosen: str, legal: list[str]) -> Lines:
    """My row and my hand."""
    cards = tuple(legal) if scene.is_choice else ()  # nowhere else a card is played
    key = (me, acting, chosen, cards)
    found = scene.hands.get(key)
    if found is None:
        sight, is_running = scene.sight, scene.status == "running"
        whys = _whys_of(table, scene, me, acting, cards) if is_running else ()
        is_open = scene.is_choice and is_running
        mine = Hand(sight.hand[me], sight.holds[me], sight.row[me], cards, whys, chosen, is_open)
        found = scene.hands[key] = hand_lines(mine, scene.language)
    return found


def _whys_of(table: Table, scene: Scene, me: int, acting: bool, legal: tuple[str, ...]) -> tuple[str, ...]:
    """Why each card cannot be played. By B3.1 it follows from phase and hand, so the rules are asked once for each."""
    sight, language = scene.sight, scene.language
    if not acting and not scene.is_choice:
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
