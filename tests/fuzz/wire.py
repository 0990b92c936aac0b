"""Sends requests and frames over many real sockets; each must be answered in time and without an error."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import random
import re
import time
from collections import Counter
from collections.abc import AsyncIterator
from dataclasses import dataclass, field

from tests.fuzz.inputs import Inputs, bad_frame, frame, good_frame, mutated

TIMEOUT = 75.0  # seconds for a response; a hint may queue for 30 and take 30 (tables/thinking.py)
_FRAMES = 100  # in a burst on one socket
_LENGTH = re.compile(rb"content-length: (\d+)", re.IGNORECASE)
_HELLO = (
    "GET /api/tables/{table}/ws?version={version} HTTP/1.1\r\nhost: {host}\r\nupgrade: websocket\r\n"
    "connection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: {key}\r\n\r\n"
)
Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@dataclass
class Findings:
    """The number of requests by status, and the faults in responses."""

    counted: Counter[str] = field(default_factory=Counter)
    statuses: Counter[int] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)
    slowest: float = 0.0

    @property
    def sent(self) -> int:
        """The number of requests and frames."""
        return sum(self.counted.values())

    def note(self, status: int, sent: bytes) -> None:
        """Count a response; 5xx is a fault."""
        self.statuses[status] += 1
        if status >= 500:
            self.faults.append(f"answered {status}: {sent[:600]!r}")


class Wire:
    """Clients that fuzz one server until a time."""

    def __init__(self, port: int, inputs: Inputs, chance: random.Random) -> None:
        self._port, self._inputs, self._chance = port, inputs, chance
        self._host = f"127.0.0.1:{port}"
        self.findings = Findings()

    async def run(self, until: float, clients: int = 4) -> None:
        """Fuzz with several clients at once."""
        await asyncio.gather(*(self._client(until) for _ in range(clients)))

    async def _client(self, until: float) -> None:
        acts = (self._requests, self._frames, self._raw)
        while time.monotonic() < until and not self.findings.faults:
            (act,) = self._chance.choices(acts, weights=(10, 5, 3))
            await act()

    async def _requests(self) -> None:
        """Several requests over one connection, one after the other."""
        async with self._connected() as streams:
            for _ in range(20):
                request = self._inputs.request()
                sent = request.encoded(self._host)
                self.findings.counted["requests"] += 1
                answer = await self._asked(streams, sent)
                if answer is None:
                    return
                with contextlib.suppress(ValueError):
                    self._inputs.learn(request, json.loads(answer))

    async def _raw(self) -> None:
        """Send malformed requests: the server must respond or close, unless the request is incomplete."""
        sent = mutated(self._chance, self._inputs.request().encoded(self._host))
        self.findings.counted["raw requests"] += 1
        async with self._connected() as streams:
            streams[1].write(sent)
            with contextlib.suppress(ConnectionError):
                streams[1].write_eof()
            await self._answer(streams, sent)

    async def _frames(self) -> None:
        """Open a socket, send many valid frames, a ping that must be answered, and a frame that breaks the protocol."""
        table = self._chance.choice(self._inputs.known.tables)
        hello = _HELLO.format(
            table=table,
            version=self._chance.choice((0, 1, 5, -1)),
            host=self._host,
            key=base64.b64encode(self._chance.randbytes(16)).decode(),
        )
        async with self._connected() as (reader, writer):
            writer.write(hello.encode())
            async with asyncio.timeout(TIMEOUT):
                head = await reader.readuntil(b"\r\n\r\n")
            self.findings.note(status := int(head.split()[1]), hello.encode())
            if status != 101:
                return
            mark = self._chance.randbytes(8)
            frames = [good_frame(self._chance) for _ in range(_FRAMES - 2)]
            self.findings.counted["frames"] += _FRAMES
            sent = b"".join([*frames, frame(mark, 9)])
            writer.write(sent)
            await self._until(reader, mark, sent)
            with contextlib.suppress(ConnectionError):
                writer.write(bad_frame(self._chance))
                await writer.drain()

    async def _until(self, reader: asyncio.StreamReader, mark: bytes, sent: bytes) -> None:
        """Read until the ping is answered or the server has closed the socket."""
        found = b""
        try:
            async with asyncio.timeout(TIMEOUT):
                while mark not in found and (more := await reader.read(1 << 16)):
                    found = found[-8:] + more
        except TimeoutError:
            self.findings.faults.append(f"a socket that answers no ping: {sent[-300:]!r}")

    @contextlib.asynccontextmanager
    async def _connected(self) -> AsyncIterator[Streams]:
        reader, writer = await asyncio.open_connection("127.0.0.1", self._port, limit=1 << 24)
        try:
            with contextlib.suppress(ConnectionError, asyncio.IncompleteReadError):
                yield reader, writer
        finally:
            writer.transport.abort()

    async def _asked(self, streams: Streams, sent: bytes) -> bytes | None:
        streams[1].write(sent)
        return await self._answer(streams, sent)

    async def _answer(self, streams: Streams, sent: bytes) -> bytes | None:
        """The body of a response; None if the connection cannot be used again."""
        reader, start = streams[0], time.monotonic()
        try:
            async with asyncio.timeout(TIMEOUT):
                head = await reader.readuntil(b"\r\n\r\n")
                length = _LENGTH.search(head)
                body = await reader.readexactly(int(length[1])) if length else None
        except TimeoutError:
            self.findings.faults.append(f"no answer within {TIMEOUT:.0f} s: {sent[:600]!r}")
            return None
        self.findings.slowest = max(self.findings.slowest, time.monotonic() - start)
        self.findings.note(int(head.split()[1]), sent)
        return body
