"""What every answer carries and what every request must show."""

from __future__ import annotations

import asyncio
import contextlib
import math
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from typing import TypeVar
from urllib.parse import urlsplit

from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tortuga.i18n import translate
from tortuga.tables import metrics
from tortuga.tables.inputs import is_storable, parse_digits
from tortuga.web.session import COOKIE, Sessions, bearer, network_of
from tortuga.web.settings import Settings

LARGEST_BODY = 256 * 1024
BODY_TIMEOUT = 30.0  # seconds for a whole body
LARGEST_RECORD = 4 * 1024 * 1024  # as JSON the longest record (uploads.py) has about 2 MiB, indented a half more
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
}
_RAW = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
#: Nobody else may be shown what one was answered, nor oneself what it was before; some pages are not stored at all.
_PRIVATE = (b"cache-control", b"private, no-cache")
_READING = ("GET", "HEAD", "OPTIONS")
_MINUTE = 60
WORK_A_MINUTE = 20.0  # seconds of processor time for replays, records and reviews, a network
_FILES = ("/static/", "/locale/", "/offline/")  # sent as they are
Made = TypeVar("Made")
_THIS_MACHINE = ("127.0.0.1", "::1")
#: What makes a table, a user or a record, and so costs more than a move.
_MAKING = (
    *("/tables", "/quick", "/records", "/me/data", "/me/erase", "/me/mail"),
    *("/api/tables", "/api/users", "/api/records"),
)
ADMIN_PATHS = ("/admin", "/api/admin")  # for the operator, who has a token
_MAKING_SOMEWHERE = ("/rematch", "/play-on", "/same-deal", "/play", "/effect")


class Guard:
    """Checks origin, size and rate; the same for pages, the JSON API and sockets."""

    def __init__(self, settings: Settings, sessions: Sessions) -> None:
        self._settings, self._sessions = settings, sessions
        self._home = urlsplit(settings.url).netloc
        self._counts: defaultdict[tuple[str, str], int] = defaultdict(int)
        self._worked: defaultdict[str, float] = defaultdict(float)
        self._sockets: defaultdict[str, int] = defaultdict(int)
        self._minute = 0
        self.banned: frozenset[str] = frozenset()  # users and networks

    def may_change(self, request: Request) -> bool:
        """Whether a request that changes something comes from our own pages, or from a program.

        A browser sends an Origin with every such request. Its cookie alone proves nothing, nor does it help that there
        is none: a foreign page's request comes without it, and an answer that sets one would replace the visitor's.
        """
        if "origin" in request.headers or COOKIE in request.cookies:
            return self._is_from_our_pages(request)
        if _is_cross_site(request):
            return False
        return self._sessions.has_token(request) or _is_json_for_api(request) or _is_one_click(request)

    def may_watch(self, connection: HTTPConnection) -> bool:
        """Whether a socket is opened by our own pages, or by a program, which has neither an Origin nor a cookie."""
        if "origin" in connection.headers or COOKIE in connection.cookies:
            return self._is_from_our_pages(connection)
        return not _is_cross_site(connection)

    def _is_from_our_pages(self, connection: HTTPConnection) -> bool:
        netloc = _netloc(connection.headers.get("origin", ""))
        ours = (connection.headers.get("host", ""), self._home)
        return netloc != "" and netloc in ours and not _is_cross_site(connection)

    def seconds_to_wait(self, connection: HTTPConnection) -> int:
        """How long this network must wait until it may ask again; 0: it may now. Files count nothing."""
        network, path, left = network_of(connection), connection.scope["path"], self._seconds_left()
        if network in _THIS_MACHINE or path.startswith(_FILES):
            return 0
        if connection.scope.get("method") in _READING:
            kind, most = "reads", self._settings.reads_a_minute
        elif path in _MAKING or path.endswith(_MAKING_SOMEWHERE):
            kind, most = "makes", self._settings.tables_a_minute
        else:
            kind, most = "changes", self._settings.moves_a_minute
        self._counts[network, kind] += 1
        return left if self._counts[network, kind] > most else 0

    def _seconds_left(self) -> int:
        """How long the minute lasts that is counted now; a new one begins with nothing counted."""
        now = time.monotonic()
        if int(now // _MINUTE) != self._minute:
            self._minute = int(now // _MINUTE)
            self._counts.clear()
            self._worked.clear()
        return math.ceil(_MINUTE - now % _MINUTE)

    def check_work(self, connection: HTTPConnection) -> None:
        """Refuse long work for a network that has had its time of this minute."""
        network, left = network_of(connection), self._seconds_left()
        if network not in _THIS_MACHINE and self._worked[network] > WORK_A_MINUTE:
            from tortuga.web.services import language_of

            text = translate("web-guard-too_fast", language_of(connection), seconds=left)
            raise HTTPException(429, {"reason": "too_fast", "text": text}, {"retry-after": str(left)})  # type: ignore[arg-type]

    def measured(self, connection: HTTPConnection, work: Callable[..., Made], *arguments: object) -> Made:
        """What long work returns; its processor time is counted."""
        start = time.thread_time()
        try:
            return work(*arguments)
        finally:
            self._worked[network_of(connection)] += time.thread_time() - start

    @contextlib.contextmanager
    def one_socket(self, connection: HTTPConnection) -> Iterator[bool]:
        """Whether this network may have one socket more, which it has until the end of the block."""
        network = network_of(connection)
        self._sockets[network] += 1
        try:
            most = self._settings.sockets
            yield not most or network in _THIS_MACHINE or self._sockets[network] <= most
        finally:
            self._sockets[network] -= 1
            if not self._sockets[network]:
                del self._sockets[network]

    @property
    def sockets(self) -> int:
        """The number of open sockets."""
        return sum(self._sockets.values())

    def may_measure(self, connection: HTTPConnection) -> bool:
        """Whether a request may read the metrics: it comes from this machine, or has the operator's token."""
        return network_of(connection) in _THIS_MACHINE or self._sessions.is_admin_token(bearer(connection))

    async def __call__(self, app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
        """The middleware: plain ASGI, because Starlette's class for it starts tasks and streams for every request."""

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                if message["status"] >= 400:
                    metrics.ERRORS.labels(str(message["status"])).inc()
                given = {name for name, _ in message["headers"]}
                ours = _RAW if scope["path"].startswith(_FILES) else (*_RAW, _PRIVATE)
                message["headers"] = [*message["headers"], *(each for each in ours if each[0] not in given)]
            await send(message)

        request = Request(scope)
        refused = self._refusal(request)
        if refused is None and request.method not in _READING:
            most = _largest(request)
            messages: list[Message] = []
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(BODY_TIMEOUT):
                    await _read_body(receive, most, messages)
            if messages and messages[-1]["type"] == "http.disconnect":
                return  # the client has gone
            receive = replayed(messages, receive)
            if _size(messages) <= most and (not messages or messages[-1].get("more_body")):
                refused = refusal(request, 408, "too_slow", seconds=int(BODY_TIMEOUT))
            elif _size(messages) > most:  # a declared length may be wrong or missing
                refused = refusal(request, 413, "too_large", bytes=most, came=_size(messages))
        await (refused or app)(scope, receive, send_guarded)

    def _refusal(self, request: Request) -> Response | None:
        if not is_storable(request.scope["path"]):
            return refusal(request, 404, "no_such_page")
        if request.method in _READING:
            return too_fast(request, seconds) if (seconds := self.seconds_to_wait(request)) else None
        most, length = _largest(request), request.headers.get("content-length", "0")
        declared = parse_digits(length)
        if declared is None or declared > most:
            return refusal(request, 413, "too_large", bytes=most, came=length[:20])
        if "transfer-encoding" in request.headers:
            return refusal(request, 411, "no_length")
        if not self.may_change(request):
            return refusal(request, 403, "foreign")
        if self._is_banned(request):
            return refusal(request, 403, "banned")
        seconds = self.seconds_to_wait(request)
        return too_fast(request, seconds) if seconds else None

    def _is_banned(self, request: Request) -> bool:
        """Whether the user or address of a request is banned; the operator's pages are exempt, to lift bans."""
        if not self.banned or request.scope["path"].startswith(ADMIN_PATHS):
            return False
        who = self._sessions.who(request)
        return network_of(request) in self.banned or (who is not None and who.user in self.banned)


def _largest(request: Request) -> int:
    """How many bytes a request may have."""
    return LARGEST_RECORD if request.scope["path"] in ("/records", "/api/records") else LARGEST_BODY


async def _read_body(receive: Receive, most: int, messages: list[Message]) -> None:
    """Add the messages of a request's body, until it ends or is too large."""
    while not messages or (messages[-1].get("more_body") and _size(messages) <= most):
        messages.append(await receive())


def _size(messages: list[Message]) -> int:
    return sum(len(each.get("body", b"")) for each in messages)


def replayed(messages: list[Message], receive: Receive) -> Receive:
    """Give the messages that were read already, then those that follow."""
    read = iter(messages)

    async def next_message() -> Message:
        return next(read, None) or await receive()

    return next_message


def _netloc(origin: str) -> str:
    """The host and port of an Origin; empty for the opaque origin `null` and for what is no address."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


def _is_cross_site(connection: HTTPConnection) -> bool:
    """Whether the browser itself says that another site's page has sent this."""
    return connection.headers.get("sec-fetch-site") == "cross-site"


def _is_json_for_api(request: Request) -> bool:
    """Whether this is a program that has no token yet.

    Without a token or a cookie no route below /api sets a cookie, so none can be replaced.
    """
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    return kind == "application/json" and request.scope["path"].startswith("/api/")


def _is_one_click(request: Request) -> bool:
    """Whether a mail program ends digests by itself (RFC 8058); the signed link is its authorisation."""
    return str(request.scope["path"]).startswith("/mail/digest/")


def refusal(connection: HTTPConnection, status: int, why: str, **facts: object) -> Response:
    """An answer in the language of whoever asks: a page for browsers, JSON for programs that take it, else text."""
    from tortuga.web.faults import fault_page, wants_json, wants_page  # these know the services, which has a guard
    from tortuga.web.services import language_of

    text = translate(f"web-guard-{why}", language_of(connection), **facts)
    if wants_page(connection):
        return fault_page(connection, status, text)
    if wants_json(connection):
        return JSONResponse({"detail": {"reason": why, "text": text}}, status)
    return PlainTextResponse(text, status)


def too_fast(connection: HTTPConnection, seconds: int) -> Response:
    """Too much was asked for; says when to try again."""
    answer = refusal(connection, 429, "too_fast", seconds=seconds)
    answer.headers["retry-after"] = str(seconds)
    return answer
