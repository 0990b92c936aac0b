"""HTTP and sockets as uvicorn speaks them, with limits on how long a client may take: else idle connections add up."""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

HEAD_TIMEOUT = 10.0  # seconds from the connection, or from the first byte, to the end of a request's headers
TAKE_TIMEOUT = 20.0  # seconds without progress after which a client that reads no response is cut off
CLOSE_TIMEOUT = 5.0  # seconds in which a client takes what was sent before its socket was closed


class ClientTimeoutProtocol(HttpToolsProtocol):
    """Closes connections whose request line and headers do not arrive in time, or whose client does not read."""

    _head: asyncio.TimerHandle | None = None
    _taking: asyncio.TimerHandle | None = None

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
        self._stop_watching()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """Start the timeout: the client reads more slowly than is sent."""
        super().pause_writing()
        self._watch()

    def resume_writing(self) -> None:
        """Stop the timeout: the client has read most of the buffer."""
        self._stop_watching()
        super().resume_writing()

    def on_response_complete(self) -> None:
        """Start the timeout if the client has yet to read the response."""
        super().on_response_complete()
        self._watch()

    def _watch(self) -> None:
        self._stop_watching()
        if left := self.transport.get_write_buffer_size():
            self._taking = self.loop.call_later(TAKE_TIMEOUT, self._end_if_idle, left)

    def _end_if_idle(self, left: int) -> None:
        """Abort the connection if the client read nothing; closing it would wait for the client for ever."""
        if self.transport.get_protocol() is not self:  # it has become a WebSocket
            return
        if self.transport.get_write_buffer_size() >= left:
            self.transport.abort()
        else:
            self._watch()

    def _stop_watching(self) -> None:
        if self._taking is not None:
            self._taking.cancel()
            self._taking = None

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
