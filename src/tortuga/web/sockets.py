"""Sockets: everybody at a table gets a new frame when it changes. A reconnecting client says which version it has."""

from __future__ import annotations

import asyncio
import contextlib
import json

from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from tortuga.tables.errors import NoSuchTable
from tortuga.tables.table import Table
from tortuga.web.frames import json_frame
from tortuga.web.house import House, language_of
from tortuga.web.security import too_fast
from tortuga.web.viewer import Viewer, viewer_of

router = APIRouter()
POLICY_VIOLATION = 1008
_LOOK_AGAIN = 25.0  # seconds: a hint of another worker may be lost, the log never is
_CROWDED = 60  # seconds until whoever has too many sockets may try again
_SLOWEST = 20.0  # seconds: whoever takes no frame for so long is dropped, and comes back with its version


@router.websocket("/t/{table_id}/ws")
async def watch_page(socket: WebSocket, table_id: str, version: int = 0) -> None:
    """Frames as HTML for the page."""
    await _watch(socket, table_id, version, as_html=True)


@router.websocket("/api/tables/{table_id}/ws")
async def watch_json(socket: WebSocket, table_id: str, version: int = 0) -> None:
    """Frames as JSON for programs."""
    await _watch(socket, table_id, version, as_html=False)


async def _watch(socket: WebSocket, table_id: str, version: int, as_html: bool) -> None:
    house: House = socket.app.state.house
    if not house.guard.may_pass(socket):
        await socket.close(POLICY_VIOLATION, "expected a connection from our own pages (Origin)")
        return
    with house.guard.one_socket(socket) as may:
        if may:
            await _serve(house, socket, table_id, version, as_html)
        else:
            await socket.send_denial_response(too_fast(socket, _CROWDED))


async def _serve(house: House, socket: WebSocket, table_id: str, version: int, as_html: bool) -> None:
    await socket.accept(headers=[(b"worker", house.worker.encode())])
    try:
        with house.host.watching(table_id) as changed:
            listener = asyncio.ensure_future(_listen(socket))
            try:
                await _push(house, socket, table_id, version, as_html, changed, listener)
            finally:
                listener.cancel()
    except NoSuchTable:
        await socket.close(POLICY_VIOLATION, "no such table")
    except (WebSocketDisconnect, RuntimeError, TimeoutError):
        pass  # the client has gone or takes nothing; its next connection says which version it has


async def _push(
    house: House,
    socket: WebSocket,
    table_id: str,
    version: int,
    as_html: bool,
    changed: asyncio.Event,
    listener: asyncio.Future[None],
) -> None:
    listener.add_done_callback(lambda _: changed.set())
    # a socket stays whose it was
    who, language, home = house.sessions.who(socket), language_of(socket), house.home(socket)
    table = await house.host.table(table_id)
    while not listener.done():
        if table.version != version:
            viewer, now = viewer_of(table, who, language, home), house.host.now()
            frame = house.frames.message(table, viewer, now) if as_html else _json(table, viewer)
            async with asyncio.timeout(_SLOWEST):
                await socket.send_text(frame)
            version = table.version
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(_LOOK_AGAIN):
                await changed.wait()
        told = changed.is_set()
        changed.clear()
        table = await (house.host.latest if told else house.host.table)(table_id)


def _json(table: Table, viewer: Viewer) -> str:
    return json.dumps(json_frame(table, viewer))


async def _listen(socket: WebSocket) -> None:
    """Nothing is expected from the client; this notices that it has gone."""
    while True:
        await socket.receive_text()
