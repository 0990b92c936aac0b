"""Chat: what may be said at a table, and the events that follow. Pure."""

from __future__ import annotations

from typing import Any

from tortuga.tables.commands import New, Who, clean_name
from tortuga.tables.errors import Refused
from tortuga.tables.events import Kind
from tortuga.tables.inputs import one_line
from tortuga.tables.names import check_free
from tortuga.tables.phrases import PHRASES, Chat, strictest
from tortuga.tables.table import Table

CHAT_LENGTH = 300


def chat_of(table: Table, server: Chat) -> Chat:
    """The chat mode of a table: its maker can be stricter than the server, never freer."""
    return strictest(server, Chat(table.spec.get("chat", Chat.ALL)))


def say(
    table: Table, who: Who, text: object, team: bool, *, phrase: str | None = None, server: Chat = Chat.ALL
) -> list[New]:
    """The event of a line of chat, a text or a phrase; *team* sends it to the speaker's team alone."""
    mode = chat_of(table, server)
    if mode is Chat.OFF:
        raise Refused("chat_off")
    if mode is Chat.PHRASES and phrase is None:
        raise Refused("phrases_only", wanted=", ".join(PHRASES))
    seats = table.seats_of(who.user)
    if team and not seats:
        raise Refused("not_at_table")
    body: dict[str, Any] = {"user": who.user, "name": _name(table, who, seats), **_said(text, phrase)}
    if team:
        body["team"] = table.side_of(seats[0])
    return [New(Kind.SAID, seats[0] if seats else None, body)]


def _name(table: Table, who: Who, seats: list[int]) -> str:
    """The name to speak by: that of the user's seat; for others their own, refused if somebody there has it."""
    return table.seats[seats[0]].name if len(seats) == 1 else check_free(table, who.user, clean_name(who.name))


def _said(text: object, phrase: str | None) -> dict[str, str]:
    if phrase is not None:
        if phrase not in PHRASES:
            raise Refused("no_such_phrase", wanted=", ".join(PHRASES), came=phrase)
        return {"phrase": phrase}
    if not isinstance(text, str) or len(text) > CHAT_LENGTH or not (said := one_line(text)):
        raise Refused("bad_chat", longest=CHAT_LENGTH)
    return {"text": said}
