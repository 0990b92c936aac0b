"""The messages of the protocol (static/table/wire.d.ts): what a viewer sees of a table, and what is new."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import orjson

from tortuga.players import usual
from tortuga.render.kit.renderer import renderer
from tortuga.render.kit.scoring import end_result
from tortuga.tables.chat import chat_of
from tortuga.tables.commands import AS_SEATED, Who
from tortuga.tables.phrases import PHRASES, Chat
from tortuga.tables.places import Place
from tortuga.tables.removal import voters
from tortuga.tables.table import Line, Seat, Table
from tortuga.web.api.log import first_step_since
from tortuga.web.api.presence import Presence
from tortuga.web.api.scenes import Scenes, TableScene
from tortuga.web.guide import guide_of
from tortuga.web.viewer import Viewer, viewer_of

MANY = 200  # steps, which take some milliseconds
PROTOCOL = 1  # rises when a client must change to understand the messages
Plain = dict[str, Any]


class Updates:
    """Makes the messages of one process."""

    def __init__(
        self,
        presence: Presence,
        now: Callable[[], float],
        chat: Chat = Chat.ALL,
        places: Callable[[str], tuple[Place, ...]] = lambda _: (),
    ) -> None:
        self.presence, self._now, self.chat, self.places = presence, now, chat, places
        self.scenes = Scenes()

    def complete(self, table: Table, who: Who | None, language: str, since: int = 0) -> bytes:
        """A complete message: the first of a connection, and the answer to a GET."""
        return Follower(self, who, language).next(table, since)

    async def prepare(self, table: Table, since: int) -> None:
        """Make the log since a version in another thread if it is long: the event loop would wait for it."""
        scene = self.scenes.of(table)
        if table.game is not None and len(table.game.steps) - first_step_since(table, since) > MANY:
            await asyncio.to_thread(scene.log, since)

    def now(self) -> float:
        """The server's time."""
        return self._now()


class Follower:
    """Makes the messages of one connection: the first is complete, later ones leave out what has not changed.

    *derived* is whether views have what the rules derive from the state; a client that has the rules does not need it.
    """

    __slots__ = ("_language", "_places", "_presence", "_sent", "_updates", "_viewer", "_who", "derived", "user")

    def __init__(self, updates: Updates, who: Who | None, language: str) -> None:
        self._updates, self._who, self._language = updates, who, language
        self.user = None if who is None else who.user
        self.derived = True
        self._sent: Table | None = None
        self._viewer: Viewer | None = None
        self._presence: Plain = {}
        self._places: tuple[Place, ...] = ()

    def is_news(self, table: Table) -> bool:
        """Whether anything has changed since the last message."""
        is_same = table is self._sent and self._updates.presence.at(table) == self._presence
        return not is_same or self._places_for(self._viewer, table) != self._places

    def next(self, table: Table, since: int = 0) -> bytes:
        """The next message; the first has the log and the steps since version *since*."""
        before, last = self._sent, self._viewer
        viewer = self._viewer_at(table)
        user = self.user
        presence, places = self._updates.presence.at(table), self._places_for(viewer, table)
        known = since if before is None else before.version
        scene = self._updates.scenes.of(table)
        message = _always(scene, viewer, known, self._updates.now(), self.derived)
        turn = scene.turn(viewer.seat, known, is_first=before is None)
        if turn is not None:
            message["turn"] = turn
        if (guide := guide_of(table, viewer.seat)) is not None:
            message["guide"] = guide
        if before is None or (before.game is None) != (table.game is None):
            message["table"] = scene.part("table", lambda shown: _table(shown, chat_of(shown, self._updates.chat)))
        if before is None or before.seats is not table.seats or before.hints != table.hints:
            message["seats"] = _seats(table, viewer, user)
        if before is None or last is None or before.chat is not table.chat or last.seats != viewer.seats:
            message["chat"] = _chat(table, viewer, chat_of(table, self._updates.chat))
        if before is None or before.notices is not table.notices:
            message["notices"] = _notices(table, user)
        if before is None or before.proposal != table.proposal or before.seats is not table.seats:
            message["proposal"] = _proposal(table, user)
        if places:
            message["queue"] = [place._asdict() for place in places]
        if presence != self._presence:
            message["presence"] = presence
        if before is None or before.status != table.status:
            message["result"] = scene.part("result", _result)
        if before is None or before.rematch != table.rematch:
            message["rematch"] = table.rematch
        self._sent, self._viewer, self._presence, self._places = table, viewer, presence, places
        return orjson.dumps(message)

    def _places_for(self, viewer: Viewer | None, table: Table) -> tuple[Place, ...]:
        """The places in the queue that a viewer sees: of the bot to move, and of the viewer's own hint."""
        mine = () if viewer is None else viewer.seats
        return tuple(one for one in self._updates.places(table.id) if one.what == "bot" or one.seat in mine)

    def _viewer_at(self, table: Table) -> Viewer:
        """Who looks: as before if nobody has changed seats, unless the viewer has several, of which one looks."""
        if self._sent is None or self._viewer is None or self._sent.seats is not table.seats:
            return viewer_of(table, self._who, self._language)
        return self._viewer if len(self._viewer.seats) < 2 else viewer_of(table, self._who, self._language)


def _always(scene: TableScene, viewer: Viewer, since: int, now: float, derived: bool) -> Plain:
    table = scene.table
    return {
        "version": table.version,
        "game_version": table.game_version,
        "status": table.status,
        "you": {
            "seat": viewer.seat,
            "seats": viewer.seats,
            "host": viewer.is_host,
            "can_undo": any(table.can_undo(seat) for seat in viewer.seats),
        },
        "view": scene.view(viewer.seat, viewer.language, derived),
        "played": 0 if table.game is None else len(table.game.steps),
        "log": scene.log(since),
        "clock": _clock(table, now),
    }


def _clock(table: Table, now: float) -> Plain | None:
    """The time of a decision; of an open table with reserved seats until when they are kept."""
    seconds, kept = table.spec.get("clock") or 0, table.reserved_until()
    if not seconds and kept is None:
        return None
    deadline = table.deadline() if table.waits_for_person() else kept  # bots need no clock
    return {"now": now, "deadline": deadline, "seconds": seconds}


def _table(table: Table, chat: Chat) -> Plain:
    """What never changes, but for the options, which are complete when the game has begun."""
    spec, game = table.spec, table.game
    options = spec["options"] if game is None else renderer(game.NAME).board_options(game)
    return {
        "protocol": PROTOCOL,
        "id": table.id,
        "game": spec["game"],
        "options": options,
        "clock": spec.get("clock") or 0,
        "hints": bool(spec.get("hints")),
        "hot_seat": bool(spec.get("hot_seat")),
        "start": spec.get("start", AS_SEATED),
        "mark": "known" if spec.get("known_deal") else "from" if spec.get("position") is not None else "",
        "guide": bool(spec.get("guide")),
        "chat": chat,
        "phrases": PHRASES if chat is Chat.PHRASES else (),
        "commitment": spec["commitment"],
    }


def _seats(table: Table, viewer: Viewer, user: str | None) -> list[Plain]:
    return [
        {
            "name": seat.name,
            "bot": seat.bot,
            "open": seat.is_open,
            "away": seat.away,
            "resigned": seat.resigned,
            "hints": table.hints.count(number),
            "yours": number in viewer.seats,
            "reserved": _reserved(seat, user),
        }
        for number, seat in enumerate(table.seats)
    ]


def _reserved(seat: Seat, user: str | None) -> Plain | None:
    """For whom an open seat of a rematch is kept."""
    kept = seat.reserved
    return None if kept is None else {"name": kept.name, "yours": kept.user == user}


def _chat(table: Table, viewer: Viewer, chat: Chat) -> list[Plain]:
    """The lines to all and to the viewer's team; without texts if the mode forbids them."""
    teams = {table.side_of(seat) for seat in viewer.seats}
    return [_line(table, line) for line in table.chat if line.team in (None, *teams) and _may_be_said(line, chat)]


def _may_be_said(line: Line, chat: Chat) -> bool:
    return chat is Chat.ALL or (chat is Chat.PHRASES and line.phrase is not None)


def _line(table: Table, line: Line) -> Plain:
    return {
        "version": line.seq,
        "seat": line.seat,
        "by": table.public_id(line.user),
        "name": line.name,
        "text": line.text,
        "phrase": line.phrase,
        "team": line.team is not None,
    }


def _notices(table: Table, user: str | None) -> list[Plain]:
    return [
        {
            "version": notice.seq,
            "kind": notice.kind,
            "seat": notice.seat,
            "name": notice.name,
            "by": notice.by,
            "bot": notice.bot or usual(str(table.spec["game"])),
            "in_game": notice.in_game,
            "you": user is not None and notice.user == user,
        }
        for notice in table.notices
    ]


def _proposal(table: Table, user: str | None) -> Plain | None:
    """The open proposal to remove a player, if there is one."""
    asked = table.proposal
    if asked is None:
        return None
    people = voters(table, asked.seat) | {asked.user}
    return {
        "seat": asked.seat,
        "name": table.seats[asked.seat].name,
        "by": asked.by,
        "bot": asked.bot,
        "until": asked.until,
        "agreed": len(people & asked.agreed),
        "needed": len(people),
        "may_agree": user in people - asked.agreed,
        "yours": user == asked.user,
        "you": table.seats[asked.seat].user == user,
    }


def _result(table: Table) -> Plain | None:
    if table.status != "over" or table.game is None:
        return None
    return end_result(table.game, tuple(table.winners()), table.resigned_by)
