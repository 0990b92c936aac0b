"""Moves by a short way: what `POST /api/tables/…/move` does, without the general machinery of routes.

A move is most of what a server is asked. Here only those that are well formed and legal end; anything else is handed on
untouched, so that refusals, their words and their form come from one place, the route in api.py.
"""

from __future__ import annotations

import json
import re

from pydantic import ValidationError
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tortuga.games.kit.errors import TortugaError
from tortuga.tables.inputs import parse_digits
from tortuga.web.api import LITTLE, NewMove, little, moved, wants_little
from tortuga.web.context import json_frame
from tortuga.web.security import CONNECTION, replayed
from tortuga.web.services import Services

_PATH = re.compile(r"/api/tables/([^/]+)/move")
_LARGEST = 4096  # bytes: a move is far smaller
_encode = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


async def answer(services: Services, app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
    """A move by the short way, everything else by *app*."""
    found = _PATH.fullmatch(scope["path"]) if scope["method"] == "POST" else None
    if found is None or not _is_small(connection := scope[CONNECTION]):
        await app(scope, receive, send)
        return
    messages = await _read(receive)
    told = await _moved(services, connection, found[1], b"".join(each.get("body", b"") for each in messages))
    if told is None:
        await app(scope, replayed(messages, receive), send)
        return
    headers = [(b"content-length", str(len(told)).encode()), (b"content-type", b"application/json")]
    if wants_little(connection):
        headers.append((b"preference-applied", LITTLE.encode()))
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": told})


def _is_small(connection: HTTPConnection) -> bool:
    length = parse_digits(connection.headers.get("content-length"))
    is_json = connection.headers.get("content-type", "").partition(";")[0].strip() == "application/json"
    return is_json and length is not None and length <= _LARGEST


async def _moved(services: Services, connection: HTTPConnection, table_id: str, body: bytes) -> bytes | None:
    """The answer; None if there is anything to say against the move."""
    who = services.sessions.who(connection)
    if who is None:
        return None
    try:
        asked = NewMove.model_validate_json(body)
        table = await moved(services, who, table_id, asked)
    except (ValidationError, TortugaError):
        return None
    is_little = wants_little(connection)
    return _encode(
        little(table, asked) if is_little else json_frame(table, services.viewer(table, connection))
    ).encode()


async def _read(receive: Receive) -> list[Message]:
    messages = [await receive()]
    while messages[-1].get("more_body"):
        messages.append(await receive())
    return messages
