"""Webhook calls: a POST to a URL from a user, which must not reach this machine or its network."""

from __future__ import annotations

import http.client
import ipaddress
import json
import socket
import ssl
from typing import Any
from urllib.parse import SplitResult, urlsplit

from tortuga.tables.errors import Refused
from tortuga.web.settings import Webhooks

LONGEST = 500  # characters of a URL
TIMEOUT = 10.0  # seconds for connecting and for each read
MOST_READ = 1024  # bytes of the response, which is not used


class NotAllowed(OSError):  # noqa: N818  # named for the condition
    """The URL of a webhook leads to an address that is not allowed."""


def clean_url(text: object, allowed: Webhooks) -> str:
    """The checked URL of a webhook; raises if it could never be called."""
    given = str(text or "").strip()
    if not given:
        return ""
    try:
        _parts(given, allowed)
    except ValueError:
        raise Refused("bad_webhook") from None
    return given


def _parts(url: str, allowed: Webhooks) -> SplitResult:
    parts = urlsplit(url)
    schemes = {Webhooks.OFF: (), Webhooks.PUBLIC: ("https",), Webhooks.ANY: ("https", "http")}[allowed]
    is_plain = url.isascii() and url.isprintable() and " " not in url and len(url) <= LONGEST
    if parts.scheme not in schemes or not parts.hostname or parts.username is not None or not is_plain:
        raise ValueError(f"expected an https address; {url[:LONGEST]!r} came")
    _ = parts.port  # raises ValueError if it is none
    return parts


def post(url: str, body: dict[str, Any], allowed: Webhooks) -> None:
    """POST a body as JSON; raises OSError or HTTPException if that fails. Follows no redirects. Blocks."""
    try:
        parts = _parts(url, allowed)
    except ValueError as error:
        raise NotAllowed(str(error)) from None
    assert parts.hostname is not None
    port = parts.port or (443 if parts.scheme == "https" else 80)
    link = _connection(parts.scheme, parts.hostname, port, _address(parts.hostname, port, allowed))
    try:
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        link.request("POST", path, json.dumps(body), {"content-type": "application/json", "user-agent": "Tortuga"})
        answer = link.getresponse()
        answer.read(MOST_READ)
        if not 200 <= answer.status < 300:
            raise NotAllowed(f"expected an answer of 2xx; {answer.status} came")
    finally:
        link.close()


def _address(host: str, port: int, allowed: Webhooks) -> str:
    """An allowed IP address of a host. The connection uses it: a second lookup could give another address."""
    found = [str(each[4][0]) for each in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    if allowed is not Webhooks.ANY and not all(is_public(each) for each in found):
        raise NotAllowed(f"expected a public address; {host} has another")
    return found[0]


def is_public(text: str) -> bool:
    """Whether an IP address, or the IPv4 address embedded in it, is public."""
    address = ipaddress.ip_address(text.partition("%")[0])
    if isinstance(address, ipaddress.IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour or (address.teredo and address.teredo[1])
        is_nat64 = address in ipaddress.ip_network("64:ff9b::/96")
        if inner or is_nat64:
            return is_public(str(inner or ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)))
    return address.is_global and not address.is_multicast


def _connection(scheme: str, host: str, port: int, address: str) -> http.client.HTTPConnection:
    """A connection to that IP address, without another lookup of the name."""
    kind = http.client.HTTPSConnection if scheme == "https" else http.client.HTTPConnection
    link = kind(host, port, timeout=TIMEOUT)
    link.sock = socket.create_connection((address, port), TIMEOUT)
    if scheme == "https":
        link.sock = ssl.create_default_context().wrap_socket(link.sock, server_hostname=host)
    return link
