"""Sockets: everybody at a table gets a new frame when it changes. A reconnecting client says which version it has."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from tortuga.tables.errors import NoSuchTable
from tortuga.tables.inputs import is_storable
from tortuga.tables.table import Table
from tortuga.web.api.sockets import POLICY_VIOLATION, SEND, TRY_AGAIN_LATER
from tortuga.web.compilation import NotReady
from tortuga.web.lines import Frame, message, whole
from tortuga.web.security import too_fast
from tortuga.web.services import Services, language_of
from tortuga.web.slow_clients import Dropped
from tortuga.web.viewer import Viewer, viewer_of

router = APIRouter()
Write = Callable[[Services, Table, Viewer, float], str]
_CROWDED = 60  # seconds until whoever has too many sockets may try again


class Pages:
    """Writes the frames of one socket, and remembers the last: the next may be told by its changes."""

    def __init__(self, by_parts: bool) -> None:
        self._by_parts = by_parts
        self._sent: Frame | None = None

    def __call__(self, services: Services, table: Table, viewer: Viewer, now: float) -> str:
        """The next frame."""
        frame, before = services.frames.frame(table, viewer), self._sent
        if not self._by_parts:
            return whole(table.version, now, frame)
        self._sent = frame
        return message(table.version, now, frame, before)


@router.websocket("/t/{table_id}/ws")
async def watch_page(socket: WebSocket, table_id: str, version: int = 0, parts: bool = False) -> None:
    """Frames as HTML for the page; if it can put *parts* together, only the first is whole."""
    await _watch(socket, table_id, version, Pages(parts))


async def _watch(socket: WebSocket, table_id: str, version: int, write: Write) -> None:
    services: Services = socket.app.state.services
    if not services.guard.may_watch(socket):
        await socket.close(POLICY_VIOLATION, "expected a connection from our own pages (Origin)")
        return
    if not is_storable(table_id):
        await socket.close(POLICY_VIOLATION, "no such table")
        return
    with services.guard.one_socket(socket) as may:
        if may:
            await _serve(services, socket, table_id, version, write)
        else:
            await socket.send_denial_response(too_fast(socket, _CROWDED))


async def _serve(services: Services, socket: WebSocket, table_id: str, version: int, write: Write) -> None:
    await socket.accept(headers=[(b"worker", services.worker.encode())])
    try:
        with services.host.watching(table_id) as changed:
            listener = asyncio.ensure_future(_listen(socket))
            try:  # in a task of its own: to be woken below all that led here would take longer every time
                await asyncio.ensure_future(_push(services, socket, table_id, version, write, changed, listener))
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
    write: Write,
    changed: asyncio.Event,
    listener: asyncio.Future[None],
) -> None:
    listener.add_done_callback(lambda _: changed.set())
    # a socket stays whose it was
    who, language, home = services.sessions.who(socket), language_of(socket), services.home(socket)
    table = await services.host.table(table_id)
    viewer, seats, send = viewer_of(table, who, language, home), table.seats, socket.scope[SEND]
    with services.slow_clients.task() as task:
        while not listener.done():
            if table.version != version:
                if table.seats is not seats or len(viewer.seats) > 1:  # at one device the seat that looks changes
                    viewer, seats = viewer_of(table, who, language, home), table.seats
                text = write(services, table, viewer, services.host.now())
                services.slow_clients.begin(task)
                await send({"type": "websocket.send", "text": text})
                services.slow_clients.end(task)
                version = table.version
            await changed.wait()
            changed.clear()
            table = await services.host.latest(table_id)


async def _listen(socket: WebSocket) -> None:
    """Nothing is expected from the client; this notices that it has gone."""
    while (await socket.receive())["type"] != "websocket.disconnect":
        pass
