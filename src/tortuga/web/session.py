"""Who somebody is, without an account: a signed cookie for people, a signed token for programs."""

from __future__ import annotations

import hashlib
import hmac
import ipaddress
import re
import secrets
from dataclasses import dataclass
from typing import Any

from itsdangerous import BadSignature, URLSafeSerializer, URLSafeTimedSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from tortuga.tables.commands import Who
from tortuga.web.settings import Settings

COOKIE, OPERATOR_COOKIE = "tortuga", "tortuga-host"
A_YEAR = 365 * 24 * 3600
KNOWN = 4096  # signatures, and networks of users, that are remembered
IPV6_NETWORK = 64  # bits: what one household or one rented machine has
OPERATOR_FOR = 12 * 3600  # seconds until the operator must enter the token again
MOVING_FOR = 600  # seconds: long enough to find the other device, short enough to be worthless in a history
CONFIRMING_FOR = 24 * 3600  # seconds for which a link that confirms an address works
_CODE = re.compile(r"[\w-]+\.[\w-]{20,}", re.ASCII)
_TOKEN = re.compile(r"[\w.~+/-]+=*", re.ASCII)


def bearer(connection: HTTPConnection) -> str:
    """What stands after `Authorization: Bearer`; empty if nothing does."""
    scheme, _, text = connection.headers.get("authorization", "").partition(" ")
    return text.strip() if scheme.lower() == "bearer" else ""


def network_of(connection: HTTPConnection) -> str:
    """The network that limits count as one: an IPv4 address, or all IPv6 addresses that begin with the same 64 bits."""
    return as_network(connection.client.host if connection.client else "")


def as_network(text: str) -> str:
    """The network of an address, as limits count it."""
    try:
        address = ipaddress.ip_address(text)
    except ValueError:  # a name, as tests have it
        return text
    if isinstance(address, ipaddress.IPv4Address) or address.is_loopback:
        return text
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((int(address), IPV6_NETWORK), strict=False))


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
        self._files = URLSafeSerializer(key, salt="recovery")
        self._letters = URLSafeTimedSerializer(key, salt="mail")
        self._operators = URLSafeTimedSerializer(key, salt="host")
        self._admin_token, self._secure = settings.admin_token, settings.is_secure
        self._known: dict[tuple[bool, str], Who | None] = {}  # what was signed stays signed
        self._networks: dict[str, str] = {}  # by user: where they were first seen

    def who(self, connection: HTTPConnection) -> Who | None:
        """Who is there: by token if one came, else by cookie."""
        token = bearer(connection)
        return self._recognised(connection, bool(token), token or connection.cookies.get(COOKIE, ""))

    @staticmethod
    def has_token(connection: HTTPConnection) -> bool:
        """Whether a token came (RFC 6750), valid or not."""
        return _TOKEN.fullmatch(bearer(connection)) is not None

    def _recognised(self, connection: HTTPConnection, is_token: bool, text: str) -> Who | None:
        """Every move shows its sender's signature twice; to check it takes longer than to remember it."""
        if (is_token, text) not in self._known:
            if len(self._known) >= KNOWN:
                self._known.clear()
            who = self._read(self._tokens if is_token else self._cookies, text)
            self._known[is_token, text] = who if who is None else self._seen(connection, who)
        return self._known[is_token, text]

    def _seen(self, connection: HTTPConnection, who: Who) -> Who:
        """Remember, for some thousand users, where one comes from."""
        self._networks.setdefault(who.user, network_of(connection))
        if len(self._networks) > KNOWN:
            del self._networks[next(iter(self._networks))]
        return who

    def network_of(self, user: str) -> str:
        """The network from which a user was first seen; of one that is not remembered, one for them alone."""
        return self._networks.get(user, user)

    @staticmethod
    def _read(serializer: URLSafeSerializer, text: str) -> Who | None:
        try:
            value: Any = serializer.loads(text)
        except BadSignature:
            return None
        return Who(str(value["u"]), str(value["n"])) if isinstance(value, dict) and {"u", "n"} <= set(value) else None

    def new(self, connection: HTTPConnection, name: str) -> Who:
        """Somebody who has not been here before."""
        return self._seen(connection, Who(secrets.token_urlsafe(12), name))

    def remember(self, response: Response, who: Who) -> None:
        """Set the cookie."""
        value = self._cookies.dumps({"u": who.user, "n": who.name})
        response.set_cookie(COOKIE, str(value), max_age=A_YEAR, httponly=True, samesite="lax", secure=self._secure)

    def is_operator(self, connection: HTTPConnection) -> bool:
        """Whether a request is the operator's: it has the token, or the cookie that the token was exchanged for."""
        if self.is_admin_token(bearer(connection)):
            return True
        try:
            known = self._operators.loads(connection.cookies.get(OPERATOR_COOKIE, ""), max_age=OPERATOR_FOR)
        except BadSignature:
            return False
        return self._admin_token != "" and known == _digest(self._admin_token)  # a new token ends old sessions

    def is_admin_token(self, text: str) -> bool:
        """Whether a text is the operator's token; always false if the server has none."""
        token = self._admin_token
        return token != "" and hmac.compare_digest(token.encode(), text.encode())

    def remember_operator(self, response: Response) -> None:
        """Set the cookie of the operator, which browsers send from our own pages alone."""
        value = str(self._operators.dumps(_digest(self._admin_token)))
        response.set_cookie(
            OPERATOR_COOKIE, value, OPERATOR_FOR, path="/admin", samesite="strict", httponly=True, secure=self._secure
        )

    def token(self, who: Who) -> str:
        """What a program sends as `Authorization: Bearer …`."""
        return str(self._tokens.dumps({"u": who.user, "n": who.name}))

    def recovery_code(self, who: Who) -> str:
        """What somebody can keep, so that any browser can be them again."""
        return str(self._files.dumps({"u": who.user, "n": who.name}))

    def from_recovery_code(self, text: str) -> Who | None:
        """Whose code stands in a text, if one does."""
        found = (self._read(self._files, code) for code in _CODE.findall(text))
        return next((who for who in found if who is not None), None)

    def mail_link(self, kind: str, user: str, address: str) -> str:
        """The signed part of a link in an e-mail that confirms an address or ends the digests to it."""
        return str(self._letters.dumps([kind, user, address]))

    def from_mail_link(self, kind: str, text: str) -> tuple[str, str] | None:
        """The user and the address of such a link; None if it is invalid, or a confirmation older than a day."""
        try:
            value: Any = self._letters.loads(text, max_age=CONFIRMING_FOR if kind == "confirm" else None)
        except BadSignature:
            return None
        return (str(value[1]), str(value[2])) if value[0] == kind else None

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


def _digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
