"""Connections of clients that ask too slowly, or take nothing, end."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from uvicorn.config import Config
from uvicorn.server import ServerState

from tests.loops import awaited
from tortuga.web import http

UPGRADE = (
    b"GET / HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


@pytest.fixture(autouse=True)
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http, "HEAD_TIMEOUT", 0.2)
    monkeypatch.setattr(http, "TAKE_TIMEOUT", 0.2)
    monkeypatch.setattr(http, "CLOSE_TIMEOUT", 0.2)


async def app(scope: Any, receive: Any, send: Any) -> None:
    """Answer a request; send a socket more than any buffer takes, and end."""
    if scope["type"] == "http" and scope["path"] == "/large":
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"50000000")]})
        await send({"type": "http.response.body", "body": b"x" * 50_000_000})
        return
    if scope["type"] == "http":
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body", "body": b""})
        return
    await receive()
    await send({"type": "websocket.accept"})
    await send({"type": "websocket.send", "text": "x" * 50_000_000})


async def ended(sent: list[bytes], pause: float, reads: bool = True) -> bool:
    """Whether the server ends a connection within seconds, on which bytes are sent with pauses."""
    lost, loop = asyncio.Event(), asyncio.get_running_loop()
    options: Any = {"http": http.ClientTimeoutProtocol, "ws": http.CloseTimeoutProtocol, "lifespan": "off"}
    config = Config(app, **options)
    config.load()

    class Watched(http.ClientTimeoutProtocol):
        def connection_lost(self, exc: Exception | None) -> None:
            super().connection_lost(exc)
            lost.set()

    class WatchedSocket(http.CloseTimeoutProtocol):
        def connection_lost(self, exc: Exception | None) -> None:
            super().connection_lost(exc)
            lost.set()

    config.ws_protocol_class = WatchedSocket
    server = await loop.create_server(lambda: Watched(config, ServerState(), {}), "127.0.0.1", 0)
    reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname(), limit=1024)
    if not reads:
        writer.transport.pause_reading()  # type: ignore[attr-defined]
    for each in sent:
        writer.write(each)
        await asyncio.sleep(pause)
    try:
        await asyncio.wait_for(lost.wait(), 1.5)
    except TimeoutError:
        return False
    finally:
        writer.transport.abort()
        server.close()
        del reader
    return True


def test_a_connection_without_a_request_ends() -> None:
    assert awaited(ended([], 0))


def test_a_request_whose_headers_come_drop_by_drop_ends() -> None:
    assert awaited(ended([b"GET / HTTP/1.1\r\n", *[b"a: b\r\n"] * 12], 0.03))


def test_a_second_request_whose_headers_do_not_end_ends() -> None:
    assert awaited(ended([b"GET / HTTP/1.1\r\nHost: here\r\n\r\n", b"GET / HTTP/1.1\r\n"], 0.1))


def test_a_socket_whose_client_takes_nothing_ends() -> None:
    assert awaited(ended([UPGRADE], 0.1, reads=False))


def test_a_request_whose_client_does_not_take_the_answer_ends() -> None:
    assert awaited(ended([b"GET /large HTTP/1.1\r\nHost: here\r\n\r\n"], 0.1, reads=False))
