"""The WebSocket of a table: a message at once, then one whenever the table changes.

A client says which version it has, so that a gap is closed by connecting again.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from tortuga.tables.errors import NoSuchTable
from tortuga.tables.inputs import is_storable
from tortuga.web.api.requests import Wanted
from tortuga.web.api.updates import Follower
from tortuga.web.compilation import NotReady
from tortuga.web.security import too_fast
from tortuga.web.services import Services, language_of
from tortuga.web.slow_clients import Dropped

router = APIRouter()
SEND = "tortuga.send"  # of a scope: to the server itself, past what the routes wrap around it, coroutine by coroutine
POLICY_VIOLATION = 1008
TRY_AGAIN_LATER = 1013
_CROWDED = 60  # seconds until whoever has too many sockets may try again
_LONGEST = 100  # characters of what a client wants


@router.websocket("/api/tables/{table_id}/ws")
async def watch(socket: WebSocket, table_id: str, version: int = 0) -> None:
    """Send what is new since *version*, then every change."""
    services: Services = socket.app.state.services
    if not services.guard.may_watch(socket):
        await socket.close(POLICY_VIOLATION, "expected a connection from our own pages (Origin)")
        return
    if not is_storable(table_id):
        await socket.close(POLICY_VIOLATION, "no such table")
        return
    with services.guard.one_socket(socket) as may:
        if may:
            await _serve(services, socket, table_id, version)
        else:
            await socket.send_denial_response(too_fast(socket, _CROWDED))


async def _serve(services: Services, socket: WebSocket, table_id: str, version: int) -> None:
    await socket.accept(headers=[(b"worker", services.worker.encode())])
    try:
        await services.updates.prepare(await services.host.table(table_id), version)
        who = services.sessions.who(socket)  # a socket stays whose it was
        user = None if who is None else who.user
        follower = Follower(services.updates, who, language_of(socket))
        with (
            services.host.watching(table_id) as changed,
            services.presence.here(table_id, user),
            services.attendance.connected(table_id, user),
        ):
            listener = asyncio.ensure_future(_listen(socket, follower))
            try:  # in a task of its own: to be woken below all that led here would take longer every time
                push = _push(services, socket, table_id, version, follower, changed, listener)
                await asyncio.ensure_future(services.host.watchdog.watch(push, lambda: "an update of a socket"))
            finally:
                listener.cancel()
    except NoSuchTable:
        await socket.close(POLICY_VIOLATION, "no such table")
    except NotReady as error:
        await socket.close(TRY_AGAIN_LATER, str(error))
    except (WebSocketDisconnect, RuntimeError, OSError, Dropped):
        pass  # the client has gone or takes nothing; its next connection says which version it has


async def _push(
    services: Services,
    socket: WebSocket,
    table_id: str,
    version: int,
    follower: Follower,
    changed: asyncio.Event,
    listener: asyncio.Future[None],
) -> None:
    listener.add_done_callback(lambda _: changed.set())
    send = socket.scope[SEND]
    with services.slow_clients.task() as task:
        while not listener.done():
            changed.clear()
            table = await services.host.latest(table_id)
            if follower.is_news(table):
                services.slow_clients.begin(task)
                # in no variable: every waiting connection would keep its last message in memory
                await send({"type": "websocket.send", "text": follower.next(table, version).decode()})
                services.slow_clients.end(task)
                if follower.user is not None:
                    services.attendance.sent(table_id, follower.user, table.version)
            await changed.wait()


async def _listen(socket: WebSocket, follower: Follower) -> None:
    """Do what the client wants of the next messages, until it has gone; what is not a `Wanted` is ignored."""
    while (received := await socket.receive())["type"] != "websocket.disconnect":
        text = received.get("text") or ""
        if len(text) <= _LONGEST:
            with suppress(ValidationError):
                follower.derived = Wanted.model_validate_json(text).derived
