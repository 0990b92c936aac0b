"""Random requests and frames, of which about half of the parts are valid, so that they pass the first checks."""

from __future__ import annotations

import json
import os
import random
import struct
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import quote, urlencode

from fastapi import FastAPI

from tests.corpus.test_corpus import FOLDER
from tests.web.routes import changing, reading
from tests.web.test_hostile import BODY, FORMS, JSONS, PARTS, TEXTS, with_part

RECORDS = [path.read_bytes() for path in sorted(FOLDER.glob("*/*.txt"))]
_MOVES = ("pass", "buy red 4", "dive 1", "barracuda", "lay red 1", "fight 0")
_HEADERS = (
    "host",
    "origin",
    "cookie",
    "authorization",
    "accept-language",
    "sec-fetch-site",
    "x-forwarded-for",
    "range",
)
_JSON_VALUES = (*JSONS.values(), "-1", "0", "1", "true", "[]", "{}", '"me"', '"bot"', '"einauge"', '"barrakuda"', "2.5")
_NO_JSON = (b"", b"{", b"[1,", b"\xff\xfe", b'{"a":NaN}', b"\0")


@dataclass
class Known:
    """Tokens, tables and moves from earlier responses, for use in later requests."""

    tokens: list[str] = field(default_factory=lambda: ["none"])
    tables: list[str] = field(default_factory=lambda: ["none"])
    legal: dict[str, tuple[int, list[str]]] = field(default_factory=dict)  # table -> version, moves


@dataclass
class Request:
    """One HTTP request."""

    method: str
    path: str
    headers: dict[str, str]
    body: bytes = b""

    def encoded(self, host: str) -> bytes:
        """The bytes to send, with the right Content-Length."""
        headers = {"host": host, "content-length": str(len(self.body)), **self.headers}
        lines = [f"{self.method} {self.path} HTTP/1.1", *(f"{name}: {value}" for name, value in headers.items())]
        return "\r\n".join([*lines, "", ""]).encode("utf-8", "surrogateescape") + self.body


class Inputs:
    """Generates requests and frames from a seed and from earlier responses."""

    def __init__(self, app: FastAPI, chance: random.Random, host: str) -> None:
        self._chance, self._host = chance, host
        self._api = [call for call in changing(app) if call.path.startswith("/api")]
        self._quick = [call for call in self._api if not call.path.endswith("/hint")]  # a hint takes seconds
        self._pages = [call for call in changing(app) if not call.path.startswith("/api")]
        self._reading = reading(app)
        self.known = Known()

    def request(self) -> Request:
        """A request of any kind."""
        kinds = (self.start, self._move, self._json, self._read, self._form, self._record)
        (kind,) = self._chance.choices(kinds, weights=(6, 30, 30, 25, 8, 1))
        request = kind()
        if self._chance.random() < 0.05:
            text = quote(self._chance.choice(list(TEXTS.values()))[:8000])
            request.headers[self._chance.choice(_HEADERS)] = text
        return request

    def start(self) -> Request:
        """A request for a new user or a valid table."""
        if self._chance.random() < 0.2:
            return self._as_json("POST", "/api/users", json.dumps({"name": "Anna"}).encode())
        game = self._chance.choice(("einauge", "barrakuda"))
        seats = [{"kind": "me"}, {"kind": self._chance.choice(("me", "bot")), "bot": "random"}]
        asked = {"game": game, "options": {"players": 2}, "seats": seats, "hints": True}
        return self._as_json("POST", "/api/tables", json.dumps(asked).encode())

    def _move(self) -> Request:
        table = self._chance.choice(self.known.tables)
        if table not in self.known.legal or self._chance.random() < 0.3:
            return Request("GET", f"/api/tables/{table}", self._token())
        version, legal = self.known.legal[table]
        move = self._chance.choice(legal or _MOVES) if self._chance.random() < 0.8 else self._chance.choice(_MOVES)
        asked = {"move": move, "version": version, "command": os.urandom(4).hex()}
        return self._as_json("POST", f"/api/tables/{table}/moves", json.dumps(asked).encode())

    def _json(self) -> Request:
        method, path = self._chance.choice(self._api if self._chance.random() < 0.05 else self._quick)
        fields = {name: json.dumps(value) for name, value in BODY.items() if self._chance.random() < 0.8}
        for name in self._chance.sample(sorted(BODY), self._chance.choice((0, 1, 1, 2))):
            fields[name] = self._chance.choice(_JSON_VALUES)
        body = "{" + ", ".join(f'"{name}": {text}' for name, text in fields.items()) + "}"
        if self._chance.random() < 0.1:
            return self._as_json(method, self._filled(path), self._chance.choice(_NO_JSON))
        return self._as_json(method, self._filled(path), body.encode())

    def _read(self) -> Request:
        query = f"?{self._chance.choice(('version', 'at', 'seat', 'q', 'next'))}={self._part()}"
        path = self._filled(self._chance.choice(self._reading))
        return Request("GET", path + (query if self._chance.random() < 0.5 else ""), self._token())

    def _form(self) -> Request:
        method, path = self._chance.choice(self._pages)
        form = dict(self._chance.choice(list(FORMS.values())) if path not in FORMS else FORMS[path])
        form[self._chance.choice(list(form))] = self._chance.choice(list(TEXTS.values()))[:6000]
        headers = {"content-type": "application/x-www-form-urlencoded", "origin": f"http://{self._host}"}
        return Request(method, self._filled(path), headers, urlencode(form).encode())

    def _record(self) -> Request:
        headers = {"content-type": "application/x-www-form-urlencoded", "origin": f"http://{self._host}"}
        text = mutated(self._chance, self._chance.choice(RECORDS))
        return Request("POST", "/records", headers, urlencode({"record": text}).encode())

    def _as_json(self, method: str, path: str, body: bytes) -> Request:
        return Request(method, path, {"content-type": "application/json", **self._token()}, body)

    def _token(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self._chance.choice(self.known.tokens)}"}

    def _part(self) -> str:
        return self._chance.choice((*PARTS.values(), "0", "-1", "1", "none", "%2e%2e"))

    def _filled(self, path: str) -> str:
        path = path.replace("{table_id}", self._chance.choice(self.known.tables))
        path = path.replace("{game}", self._chance.choice(("einauge", "barrakuda")))
        return with_part(path, self._part())

    def learn(self, request: Request, answer: Any) -> None:
        """Keep tokens, tables and legal moves of an answer."""
        if not isinstance(answer, dict):
            return
        if isinstance(token := answer.get("token"), str):
            self.known.tokens = [*self.known.tokens[-3:], token]
        if request.path == "/api/tables" and isinstance(answer.get("table"), str):
            self.known.tables = [*self.known.tables[-9:], answer["table"]]
        if (view := answer.get("view")) and "game_version" in answer and request.method == "GET":
            self.known.legal[request.path.rpartition("/")[2]] = (answer["game_version"], view["legal"])


def mutated(chance: random.Random, text: bytes) -> bytes:
    """The bytes with some of them changed, removed, repeated or inserted."""
    found = bytearray(text)
    for _ in range(chance.choice((1, 1, 2, 5))):
        at = chance.randrange(len(found) + 1)
        end = min(len(found), at + chance.choice((1, 1, 3, 40)))
        found[at:end] = chance.choice(
            (b"", bytes(found[at:end] * 2), chance.randbytes(3), b"9" * 5000, b"\r\n", "☠".encode(), b"\0", b"-1")
        )
    return bytes(found)


def frame(payload: bytes, opcode: int = 1, first: int = 0x80, length: int = -1, is_masked: bool = True) -> bytes:
    """A WebSocket frame; the arguments can make it invalid."""
    size = len(payload) if length < 0 else length
    mark = 0x80 if is_masked else 0
    if size < 126:
        head = bytes((first | opcode, mark | size))
    elif size < 1 << 16:
        head = bytes((first | opcode, mark | 126)) + struct.pack(">H", size)
    else:
        head = bytes((first | opcode, mark | 127)) + struct.pack(">Q", size)
    return head + (bytes(4) + payload if is_masked else payload)  # a mask of zeros changes nothing


def good_frame(chance: random.Random) -> bytes:
    """A valid frame of a client: text, bytes or a ping."""
    opcode = chance.choice((1, 1, 2, 9))
    if opcode == 1:
        text = chance.choice((*JSONS.values(), "ahoi", "☠" * 40, ""))[:3000]
        return frame(text.encode())
    return frame(chance.randbytes(chance.choice((0, 1, 5, 125))), opcode)


def bad_frame(chance: random.Random) -> bytes:
    """A frame that breaks the protocol."""
    kind = chance.randrange(8)
    if kind == 0:
        return frame(b"\xff\xfe\xed\xa0\x80")  # no UTF-8
    if kind == 1:
        return frame(b"x", chance.choice((3, 7, 11, 15)))  # no such opcode
    if kind == 2:
        return frame(b"x", first=0x80 | chance.choice((0x10, 0x20, 0x40)))  # reserved bits
    if kind == 3:
        return frame(b"x", is_masked=False)
    if kind == 4:
        return frame(b"x", length=chance.choice((70_000, 1 << 40, (1 << 63) - 1)))  # more than may be sent
    if kind == 5:
        return frame(b"x" * 126, 9)  # a long ping
    if kind == 6:
        return frame(chance.choice((b"\x03", b"\x00\x01", b"\x03\xe8\xff")), 8)  # a wrong close
    return mutated(chance, good_frame(chance) or b"x")
