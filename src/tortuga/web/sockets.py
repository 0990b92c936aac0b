"""Sockets: everybody at a table gets a new frame when it changes. A reconnecting client says which version it has."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from tortuga.tables.errors import NoSuchTable
from tortuga.web.frames import json_frame
from tortuga.web.house import House

router = APIRouter()
POLICY_VIOLATION = 1008
_PING = 25.0


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
    await socket.accept()
    try:
        with house.host.watching(table_id) as changed:
            listener = asyncio.ensure_future(_listen(socket))
            try:
                await _push(house, socket, table_id, version, as_html, changed, listener)
            finally:
                listener.cancel()
    except NoSuchTable:
        await socket.close(POLICY_VIOLATION, "no such table")
    except (WebSocketDisconnect, RuntimeError):
        pass  # the client has gone; its next connection says which version it has


async def _push(
    house: House,
    socket: WebSocket,
    table_id: str,
    version: int,
    as_html: bool,
    changed: asyncio.Event,
    listener: Any,
) -> None:
    while not listener.done():
        changed.clear()
        table = await house.host.table(table_id)
        if table.version != version:
            viewer = house.viewer(table, socket)
            frame: dict[str, Any]
            if as_html:
                frame = {"version": table.version, "html": house.frames.html(table, viewer), "now": house.host.now()}
            else:
                frame = json_frame(table, viewer)
            await socket.send_text(json.dumps(frame))
            version = table.version
        waiting = asyncio.ensure_future(changed.wait())
        await asyncio.wait({waiting, listener}, timeout=_PING, return_when=asyncio.FIRST_COMPLETED)
        waiting.cancel()


async def _listen(socket: WebSocket) -> None:
    """Nothing is expected from the client; this notices that it has gone."""
    while True:
        await socket.receive_text()
