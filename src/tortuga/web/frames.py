"""Frames: the whole table as HTML for one viewer, or as JSON for programs. Rendered once a version and viewer."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any

from jinja2 import FileSystemLoader, StrictUndefined, Template
from markupsafe import Markup, escape

from tortuga.games.kit.moves import LegalMoves
from tortuga.players import names as bot_names
from tortuga.show.text import draw
from tortuga.show.words import listing, say
from tortuga.tables.table import Table
from tortuga.web.boards import board_of
from tortuga.web.boards.art import sprite
from tortuga.web.boards.invite import qr
from tortuga.web.boards.log import log_of
from tortuga.web.guide import guide_of
from tortuga.web.spoken import Spoken
from tortuga.web.viewer import Viewer

KEPT = 8192
HERE = Path(__file__).parent


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
    made.globals.update(sprite=sprite, qr=qr)
    return made


class Frames:
    """Renders and remembers."""

    def __init__(self, templates: Spoken) -> None:
        self._templates = templates
        self._spoken: dict[tuple[str, str], Template] = {}
        self._parts: OrderedDict[tuple[str, tuple[Any, ...]], Markup] = OrderedDict()
        self._kept: OrderedDict[tuple[str, Viewer], tuple[int, list[str]]] = OrderedDict()

    def lines(self, table: Table, viewer: Viewer) -> list[str]:
        """The table as this viewer sees it. Of each viewer the newest frame is kept: nobody asks for an older one."""
        key = (table.id, viewer)
        version, found = self._kept.get(key, (0, []))
        if version != table.version:
            found = self._render(table, viewer).split("\n")
            self._kept[key] = (table.version, found)
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        return found

    def html(self, table: Table, viewer: Viewer) -> str:
        """The same as one text."""
        return "\n".join(self.lines(table, viewer))

    def text(self, table: Table, viewer: Viewer) -> str:
        """The terminal's drawing of what this viewer sees. Made only when asked for: it takes longer than a frame."""
        return "" if table.game is None else draw(table.game.view(viewer.seat), table.names, viewer.language)

    def _render(self, table: Table, viewer: Viewer) -> str:
        context = {**frame_context(table, viewer), **chrome_context(table, viewer)}
        view = context["view"]
        context["guide"] = guide_of(table, viewer)
        context["menu"], context["said"] = self._menu(table, viewer), self._chat(table, viewer, context)
        context["board"] = None if view is None else board_of(table, view, viewer, context["legal"])
        return self._template("frame.html", viewer.language).render(context, t=translator(viewer.language))

    def _menu(self, table: Table, viewer: Viewer) -> Markup:
        sitting = tuple((seat.user, seat.name) for seat in table.seats)
        return self._part("chrome/menu.html", (table.id, table.status, sitting, viewer), table=table, viewer=viewer)

    def _chat(self, table: Table, viewer: Viewer, context: dict[str, Any]) -> Markup:
        """A line of a table never changes, so the numbers of those this viewer may see stand for them."""
        chat, teams = context["chat"], context["teams"]
        key = (table.id, tuple(line.seq for line in chat), teams, viewer)
        return self._part("chrome/chat.html", key, chat=chat, teams=teams, viewer=viewer)

    def _part(self, name: str, key: tuple[Any, ...], *, viewer: Viewer, **facts: Any) -> Markup:
        """A part that few moves change, kept under all that it shows and whoever sees it."""
        found = self._parts.get((name, key))
        if found is None:
            template, t = self._template(name, viewer.language), translator(viewer.language)
            found = self._parts[name, key] = Markup(template.render(facts, viewer=viewer, t=t))
            if len(self._parts) > KEPT:
                self._parts.popitem(last=False)
        return found

    def _template(self, name: str, language: str) -> Template:
        found = self._spoken.get((name, language))
        if found is None:
            found = self._spoken[name, language] = self._templates.speaking(language).get_template(name)
        return found


@lru_cache(maxsize=64)
def translator(language: str) -> Callable[..., str]:
    """What templates call `t`. A sentence without facts is escaped once, not in every frame."""
    known: dict[str, Markup] = {}

    def translate(words: str, **facts: Any) -> str:
        if facts:
            return say(words, language, **facts)
        found = known.get(words)
        if found is None:
            found = known[words] = escape(say(words, language))
        return found

    return translate


def frame_context(table: Table, viewer: Viewer) -> dict[str, Any]:
    """What the template of a frame is given: views, never the game."""
    view = None if table.game is None else table.game.view(viewer.seat)
    acting = viewer.seat is not None and viewer.seat in table.to_act()
    secret = table.is_choice_secret and viewer.seat is not None
    moves = (
        LegalMoves(view, (viewer.seat,))
        if view is not None and viewer.seat is not None and (acting or secret)
        else None
    )
    legal = [] if moves is None else [move.text for move in moves]
    return {
        "table": table,
        "viewer": viewer,
        "view": view,
        "acting": acting,
        "legal": legal,
        "chosen": table.sealed.get(viewer.seat) if viewer.seat is not None else None,
        "ready": sorted(table.sealed),
        "chat": visible_chat(table, viewer),
    }


def chrome_context(table: Table, viewer: Viewer) -> dict[str, Any]:
    """What surrounds a board: whose turn it is, the log."""
    log, news = log_of(table, viewer.language)
    return {
        "turn": turn_line(table, viewer),
        "winners": table.winners(),
        "log_html": log,
        "news": news,
        "can_undo": viewer.seat is not None and table.can_undo(viewer.seat),
        "teams": table.game is not None and bool(getattr(table.game.options, "teams", False)),
        "strongest": bot_names(str(table.spec["game"]))[-1],
        "deadline": deadline_of(table),
        "away": [seat for seat in viewer.seats if table.seats[seat].away and table.status == "running"],
    }


def deadline_of(table: Table) -> float | None:
    """When time runs out for a person; bots need no clock."""
    people = [seat for seat in table.to_act() if not table.seats[seat].is_played_by_bot]
    return table.deadline() if people else None


def turn_line(table: Table, viewer: Viewer) -> str:
    """Whose turn it is, or who has won, in a few words."""
    acting, won = table.to_act(), table.winners()
    names = listing([table.names[seat] for seat in won or acting], viewer.language)
    mine = viewer.seat if len(viewer.seats) == 1 else None  # at one device "you" would be anybody
    if won:
        return say("web.table.won_you" if won == [mine] else "web.table.won", viewer.language, names=names)
    if viewer.seat is not None and viewer.seat in acting:
        names = table.names[viewer.seat]
        return say("web.table.turn_of" if mine is None else "web.table.your_turn", viewer.language, name=names)
    if not acting:
        return say(f"web.status.{table.status}", viewer.language)
    return say(
        "web.table.turn_of" if len(acting) == 1 else "web.table.waiting_for", viewer.language, name=names, names=names
    )


def visible_chat(table: Table, viewer: Viewer) -> list[Any]:
    """Team chat is for the team."""
    teams = {table.side_of(seat) for seat in viewer.seats}
    return [line for line in table.chat if line.team is None or line.team in teams]


def json_frame(table: Table, viewer: Viewer) -> dict[str, Any]:
    """The same for programs."""
    context = frame_context(table, viewer)
    view = context["view"]
    outcome = None if view is None else view.outcome()
    return {
        "table": table.id,
        "version": table.version,
        "status": table.status,
        "game": table.spec["game"],
        "seat": viewer.seat,
        "seats": [
            {"name": seat.name, "open": seat.is_open, "bot": seat.bot, "away": seat.away} for seat in table.seats
        ],
        "to_act": table.to_act(),
        "ready": context["ready"],
        "chosen": context["chosen"],
        "legal": context["legal"],
        "state": None if view is None else view.plain(),
        "steps": [] if table.game is None else [str(step) for step in table.game.steps],
        "winners": table.winners(),
        "result": None if outcome is None else outcome.plain(),
        "commitment": table.spec["commitment"],
    }
