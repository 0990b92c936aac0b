"""Who somebody is, without an account: a signed cookie for people, a signed token for programs."""

from __future__ import annotations

import re
import secrets
from dataclasses import dataclass
from typing import Any

from itsdangerous import BadSignature, URLSafeSerializer, URLSafeTimedSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from tortuga.tables.commands import Who
from tortuga.web.settings import Settings

COOKIE = "tortuga"
A_YEAR = 365 * 24 * 3600
KNOWN = 4096  # signatures that are remembered
MOVING_FOR = 600  # seconds: long enough to find the other device, short enough to be worthless in a history
_TOKEN = re.compile(r"[\w.~+/-]+=*", re.ASCII)


def _bearer(connection: HTTPConnection) -> str:
    """What stands after `Authorization: Bearer`; empty if nothing does."""
    scheme, _, text = connection.headers.get("authorization", "").partition(" ")
    return text.strip() if scheme.lower() == "bearer" else ""


@dataclass(frozen=True)
class Moving:
    """What a link that moves a seat says."""

    who: Who
    table: str
    once: str  # names the link, so that it works once


class Sessions:
    """Signs and reads identities. The key is kept in the database: a restart keeps everybody's seat."""

    def __init__(self, key: str, settings: Settings) -> None:
        self._cookies = URLSafeSerializer(key, salt="cookie")
        self._tokens = URLSafeSerializer(key, salt="token")
        self._moves = URLSafeTimedSerializer(key, salt="move-seat")
        self._secure = settings.is_secure
        self._known: dict[tuple[bool, str], Who | None] = {}  # what was signed stays signed

    def who(self, connection: HTTPConnection) -> Who | None:
        """Who is there: by token if one came, else by cookie."""
        if token := _bearer(connection):
            return self._recognised(True, token)
        return self._recognised(False, connection.cookies.get(COOKIE, ""))

    @staticmethod
    def has_token(connection: HTTPConnection) -> bool:
        """Whether a token came (RFC 6750), valid or not."""
        return _TOKEN.fullmatch(_bearer(connection)) is not None

    def _recognised(self, is_token: bool, text: str) -> Who | None:
        """Every move shows its sender's signature twice; to check it takes longer than to remember it."""
        if (is_token, text) not in self._known:
            if len(self._known) >= KNOWN:
                self._known.clear()
            self._known[is_token, text] = self._read(self._tokens if is_token else self._cookies, text)
        return self._known[is_token, text]

    @staticmethod
    def _read(serializer: URLSafeSerializer, text: str) -> Who | None:
        try:
            value: Any = serializer.loads(text)
        except BadSignature:
            return None
        return Who(str(value["u"]), str(value["n"])) if isinstance(value, dict) and {"u", "n"} <= set(value) else None

    def new(self, name: str) -> Who:
        """Somebody who has not been here before."""
        return Who(secrets.token_urlsafe(12), name)

    def remember(self, response: Response, who: Who) -> None:
        """Set the cookie."""
        value = self._cookies.dumps({"u": who.user, "n": who.name})
        response.set_cookie(COOKIE, str(value), max_age=A_YEAR, httponly=True, samesite="lax", secure=self._secure)

    def token(self, who: Who) -> str:
        """What a program sends as `Authorization: Bearer …`."""
        return str(self._tokens.dumps({"u": who.user, "n": who.name}))

    def moving_link(self, who: Who, table: str) -> str:
        """The secret part of a link that makes another device this person."""
        told = {"u": who.user, "n": who.name, "t": table, "o": secrets.token_urlsafe(9)}
        return str(self._moves.dumps(told))

    def from_moving_link(self, text: str) -> Moving | None:
        """What such a link stands for, while it is fresh."""
        try:
            value: Any = self._moves.loads(text, max_age=MOVING_FOR)
        except BadSignature:
            return None
        return Moving(Who(str(value["u"]), str(value["n"])), str(value["t"]), str(value["o"]))
