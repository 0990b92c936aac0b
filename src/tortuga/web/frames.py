"""Frames: the whole table as HTML for one viewer, put together of parts. Made once a version and viewer."""

from __future__ import annotations

import json
from collections import OrderedDict
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from jinja2 import FileSystemLoader, StrictUndefined
from markupsafe import escape

from tortuga.games.kit.errors import Message
from tortuga.players import names as bot_names
from tortuga.render.kit.drawing import draw
from tortuga.render.kit.messages import told
from tortuga.tables.table import Table
from tortuga.web.board_modules import own_boards
from tortuga.web.boards import board_of, sprite
from tortuga.web.boards.log import log_of
from tortuga.web.chrome import action_lines, turn_lines
from tortuga.web.context import chosen_by, deadline_of, is_acting, legal_of, turn_line, visible_chat
from tortuga.web.guide import LESSONS, panel_of
from tortuga.web.lines import Frame, html_of
from tortuga.web.notices import Shown, shown_to
from tortuga.web.parts import Lines, Parts
from tortuga.web.qr import qr
from tortuga.web.spoken import Spoken
from tortuga.web.viewer import Viewer

KEPT = 8192
HERE = Path(__file__).parent
_NEVER: tuple[int, Frame] = (0, ())
_encode = json.JSONEncoder().encode
_BOARD, _END = ('<div id="board">',), ("</div>",)
_NO_EDGE: tuple[None, Any] = (None, None)


def environment() -> Spoken:
    """Templates escape everything by themselves, and a misspelt name is an error."""
    made = Spoken(
        loader=FileSystemLoader(HERE / "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,  # or every include of every frame would ask the disk whether it has changed
    )
    made.globals.update(sprite=sprite, qr=qr, own_boards=own_boards)
    return made


class Frames:
    """Renders and remembers."""

    def __init__(self, templates: Spoken) -> None:
        self._parts = Parts(templates)
        self._kept: OrderedDict[tuple[str, Viewer], tuple[int, Frame]] = OrderedDict()

    def frame(self, table: Table, viewer: Viewer) -> Frame:
        """The table as this viewer sees it. Of each viewer the newest frame is kept: nobody asks for an older one."""
        key = (table.id, viewer)
        version, found = self._kept.get(key, _NEVER)
        if version != table.version:
            found = _Frame(self._parts, table, viewer).whole()
            self._kept[key] = (table.version, found)
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        return found

    def html(self, table: Table, viewer: Viewer) -> str:
        """The same as one text."""
        return html_of(self.frame(table, viewer))

    def text(self, table: Table, viewer: Viewer) -> str:
        """The terminal's drawing of what this viewer sees. Made only when asked for: it takes longer than a frame."""
        return "" if table.game is None else draw(table.game.view(viewer.seat), table.names, viewer.language)


def _listed(values: Sequence[Any]) -> str:
    """A list as JSON in an attribute; most moves bring none."""
    return escape(_encode(values)) if values else "[]"


class _Edge(NamedTuple):
    """What lies around the board, and no move changes."""

    tools: Lines
    away: Lines
    side: Lines  # above the log
    chat: Lines  # below it


class _Frame:
    """One frame of one viewer. What is seldom there is drawn anew; all else is kept by its facts."""

    def __init__(self, parts: Parts, table: Table, viewer: Viewer) -> None:
        self.parts, self.table, self.viewer, self.language = parts, table, viewer, viewer.language
        self.is_running = table.status == "running"
        self.acting = is_acting(table, viewer)
        self.turn = turn_line(table, viewer)
        self.log, self.news = log_of(table, viewer.language)
        self.board: dict[str, Any] = {} if table.game is None else board_of(table, viewer, legal_of(table, viewer))

    def whole(self) -> Frame:
        """From top to bottom."""
        edge = self.edge()
        return (
            (self.opening(),),
            *self.heading(),
            edge.tools,
            _BOARD,
            edge.away,
            *self.middle(),
            _END,
            self.guide(),
            edge.side,
            *self.log,
            edge.chat,
            self.screen(),
            _END,
        )

    def kept(self, name: str, **facts: Any) -> Lines:
        return self.parts.kept(name, self.language, **facts)

    def drawn(self, name: str, **facts: Any) -> Lines:
        return self.parts.drawn(name, self.language, table=self.table, viewer=self.viewer, **facts)

    def opening(self) -> str:
        """The tag around all, with what the page's script reads: it is new in every frame."""
        table, seat = self.table, self.viewer.seat
        sits = "" if seat is None else f' data-seat="{seat}"'
        return (
            f'<div id="table" class="of-{table.spec["game"]}" data-version="{table.version}" '
            f'data-status="{table.status}" data-acting="{int(self.acting)}"{sits} '
            f'data-deadline="{deadline_of(table) or ""}" data-fresh="{self.board.get("fresh", "")}" {self.moved()}>'
        )

    def moved(self) -> str:
        """What the last event brought: the same for all who read one language."""
        found: str | None = self.table.memo.get(("moved", self.language))
        if found is None:
            flights, paid = (_listed(self.board.get(what, ())) for what in ("flights", "paid"))
            found = f'data-news="{escape(self.news)}" data-flights="{flights}" data-paid="{paid}"'
            self.table.memo["moved", self.language] = found
        return found

    def heading(self) -> Frame:
        """Whose turn it is, and a few numbers: the same for all who wait and read one language."""
        if self.acting or not self.is_running:
            return self.headed()
        found: Frame | None = self.table.memo.get(("heading", self.language))
        if found is None:
            found = self.table.memo["heading", self.language] = self.headed()
        return found

    def headed(self) -> Frame:
        board, spec = self.board, self.table.spec
        mark = "known" if spec.get("known_deal") else "from" if spec.get("position") else ""
        steps, phase = tuple(board.get("steps", ())), board.get("phase", "")
        return (
            self.kept("brand", game=spec["game"]),
            turn_lines(self.turn, self.acting, steps, phase),
            self.kept("facts", mark=mark, facts_html=board.get("facts_html", "")),
        )

    def edge(self) -> _Edge:
        """Of each viewer the last is kept until a seat changes: most moves leave it as it was."""
        table, viewer = self.table, self.viewer
        can_undo = viewer.seat is not None and table.can_undo(viewer.seat)
        notice = shown_to(table, viewer) if table.notices else None
        facts = (can_undo, table.status, table.hints, table.chat[-1].seq if table.chat else 0, notice)
        known: Any
        found: _Edge
        known, found = table.met.get(("edge", viewer), _NO_EDGE)
        if known != facts:
            found = _Edge(self.tools(can_undo), self.away(notice), *self.side())
            table.met["edge", viewer] = facts, found
        return found

    def tools(self, can_undo: bool) -> Lines:
        """The buttons beside the heading, and the menu."""
        table, viewer = self.table, self.viewer
        others: tuple[tuple[int, str], ...] = ()
        if viewer.is_host and self.is_running:
            others = tuple((n, seat.name) for n, seat in enumerate(table.seats) if seat.user and n not in viewer.seats)
        menu = {"id": table.id, "game": table.spec["game"], "status": table.status}
        return (
            *self.kept("tools", can_undo=can_undo),
            *self.kept("menu", **menu, sits=bool(viewer.seats), others=others),
        )

    def away(self, notice: Shown | None) -> Lines:
        """That a bot plays for the viewer, or what happened to another seat."""
        if self.is_running and any(self.table.seats[seat].away for seat in self.viewer.seats):
            return self.kept("away")
        if notice is None:
            return ()
        seq, text, own = notice
        return self.kept("notice", seq=seq, text=text, own=own)

    def side(self) -> tuple[Lines, Lines]:
        """What lies above and below the log."""
        table, game, own = self.table, self.table.game, self.viewer.seats
        hints = tuple((table.names[seat], table.hints.count(seat)) for seat in dict.fromkeys(table.hints))
        teams = bool(own) and game is not None and bool(getattr(game.options, "teams", False))
        chat = tuple(visible_chat(table, self.viewer))
        return self.kept("side", hints=hints), self.kept("chat", chat=chat, own=own, teams=teams)

    def middle(self) -> Frame:
        """The board, or the room where one waits for it."""
        table, board = self.table, self.board
        if table.game is None:
            strongest = bot_names(str(table.spec["game"]))[-1]
            return (self.drawn("waiting.html", strongest=strongest),)
        over: Lines = ()
        if table.status == "over":
            over = self.drawn("chrome/over.html", b=board, turn=self.turn, winners=table.winners())
        return *board["before"], self.actions(), *board["after"], over

    def actions(self) -> Lines:
        """What can be done beside the board: the same for all who wait, read one language and are told the same."""
        hint = self.board.get("hint", self.turn)
        if self.acting or not self.is_running or self.board.get("buttons_html"):
            return self.action_lines(hint)
        found: Lines | None = self.table.memo.get(("actions", self.language, hint))
        if found is None:
            found = self.table.memo["actions", self.language, hint] = self.action_lines(hint)
        return found

    def action_lines(self, hint: str) -> Lines:
        table, board = self.table, self.board
        return action_lines(
            self.language,
            self.acting,
            hint,
            board.get("buttons_html", ""),
            tuple(board.get("buttons", ())),
            (table.id, self.viewer.seat) if table.spec.get("hints") and self.acting else None,
            table.status == "over",
        )

    def guide(self) -> Lines:
        panel = panel_of(self.table, self.viewer.seat)
        if panel is None:
            return ()
        return self.drawn("chrome/guide.html", guide=panel, last=LESSONS, tell=self._told)

    def _told(self, said: Message) -> str:
        return told(said, self.viewer.language, self.table.names)

    def screen(self) -> Lines:
        """What hides a secret choice while a device goes from hand to hand."""
        if not (self.table.is_choice_secret and self.acting and len(self.viewer.seats) > 1):
            return ()
        return self.drawn("chrome/pass.html", chosen=chosen_by(self.table, self.viewer))
