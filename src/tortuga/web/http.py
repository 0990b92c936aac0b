"""HTTP and sockets as uvicorn speaks them, with limits on how long a client may take: else idle connections add up."""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

HEAD_TIMEOUT = 10.0  # seconds from the connection, or from the first byte, to the end of a request's headers
CLOSE_TIMEOUT = 5.0  # seconds in which a client takes what was sent before its socket was closed


class HeadTimeoutProtocol(HttpToolsProtocol):
    """Closes connections whose request line and headers do not arrive in time."""

    _head: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Wait for the first request."""
        super().connection_made(transport)
        self._wait()

    def on_message_begin(self) -> None:
        """Wait for the end of the headers."""
        self._wait()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """The headers are here; their body has a time of its own (security.py)."""
        self._stop_waiting()
        super().on_headers_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing more will come."""
        self._stop_waiting()
        super().connection_lost(exc)

    def _wait(self) -> None:
        if self._head is None:
            self._head = self.loop.call_later(HEAD_TIMEOUT, self.transport.close)

    def _stop_waiting(self) -> None:
        if self._head is not None:
            self._head.cancel()
            self._head = None


class CloseTimeoutProtocol(WebSocketsSansIOProtocol):
    """Cuts sockets off that are closed and whose client still takes nothing: a transport would wait for ever."""

    async def run_asgi(self) -> None:
        """Serve a socket until its handler ends."""
        await super().run_asgi()
        self.loop.call_later(CLOSE_TIMEOUT, self.transport.abort)

    def keepalive_timeout(self) -> None:
        """The client does not answer."""
        super().keepalive_timeout()
        self.loop.call_later(CLOSE_TIMEOUT, self.transport.abort)
