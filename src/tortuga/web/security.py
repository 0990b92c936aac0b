"""What every answer carries and what every request must show."""

from __future__ import annotations

import time
from collections import defaultdict
from urllib.parse import urlsplit

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tortuga.web.session import Sessions
from tortuga.web.settings import Settings

LARGEST_BODY = 256 * 1024
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
}
_PER_MINUTE = 600  # requests that change something, an address


class Guard:
    """Checks origin, size and rate; the same for pages, the JSON API and sockets."""

    def __init__(self, settings: Settings, sessions: Sessions) -> None:
        self._settings, self._sessions = settings, sessions
        self._counts: defaultdict[str, int] = defaultdict(int)
        self._minute = 0

    def origin_is_ours(self, connection: HTTPConnection) -> bool:
        """Whether a browser's request comes from our own pages; without an Origin it cannot be told, and is refused."""
        origin = connection.headers.get("origin")
        if origin is None:
            return False
        return urlsplit(origin).netloc in {connection.headers.get("host", ""), urlsplit(self._settings.url).netloc}

    def may_pass(self, connection: HTTPConnection) -> bool:
        """A cookie only counts together with our own origin."""
        return not self._sessions.comes_by_cookie(connection) or self.origin_is_ours(connection)

    def is_too_fast(self, connection: HTTPConnection) -> bool:
        """Whether this address has asked for too much this minute."""
        minute = int(time.monotonic() // 60)
        if minute != self._minute:
            self._minute = minute
            self._counts.clear()
        address = connection.client.host if connection.client else ""
        self._counts[address] += 1
        return self._counts[address] > _PER_MINUTE and address not in ("127.0.0.1", "::1")

    async def __call__(self, app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
        """The middleware: plain ASGI, because Starlette's class for it starts tasks and streams for every request."""

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        refusal = self._refusal(Request(scope))
        await (refusal or app)(scope, receive, send_guarded)

    def _refusal(self, request: Request) -> Response | None:
        if request.method in ("GET", "HEAD", "OPTIONS"):
            return None
        if int(request.headers.get("content-length") or 0) > LARGEST_BODY:
            return PlainTextResponse(f"expected at most {LARGEST_BODY} bytes", 413)
        if "chunked" in request.headers.get("transfer-encoding", ""):
            return PlainTextResponse("expected a body with a content-length", 411)
        if not self.may_pass(request):
            return PlainTextResponse("expected a request from our own pages (Origin)", 403)
        return PlainTextResponse("too many requests this minute", 429) if self.is_too_fast(request) else None
