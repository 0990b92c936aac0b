"""A minimal HTTP client over kept connections, because the load shares its cores with the server."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from typing import Any
from urllib.parse import urlsplit

_FRESH = 3.0  # seconds: the server may close a connection that was idle for longer


class Http:
    """A pool of connections to one server; it grows with the number of simultaneous requests."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        self.host, self.port, self.origin = str(parts.hostname), int(parts.port or 80), url
        self._idle: list[tuple[asyncio.StreamReader, asyncio.StreamWriter, float]] = []

    async def post(self, path: str, body: bytes, headers: str) -> tuple[int, dict[str, str], bytes]:
        """Send a request and return the answer. A kept connection that the server has closed is not used."""
        reader, writer = await self._connection()
        start = f"POST {path} HTTP/1.1\r\nhost: {self.host}:{self.port}\r\ncontent-length: {len(body)}\r\n{headers}\r\n"
        writer.write(start.encode() + body)
        status, fields = parse_head(await reader.readuntil(b"\r\n\r\n"))
        answer = await reader.readexactly(int(fields.get("content-length", "0")))
        self._idle.append((reader, writer, time.monotonic()))
        return status, fields, answer

    async def _connection(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        while self._idle:
            reader, writer, since = self._idle.pop()
            if not reader.at_eof() and not writer.is_closing() and time.monotonic() - since < _FRESH:
                return reader, writer
            writer.close()
        return await asyncio.open_connection(self.host, self.port, limit=1 << 20)

    async def close(self) -> None:
        """Close the idle connections."""
        for _, writer, _ in self._idle:
            writer.close()
            with contextlib.suppress(OSError):
                await writer.wait_closed()
        self._idle.clear()


def parse_head(head: bytes) -> tuple[int, dict[str, str]]:
    """Return the status and the header fields of an answer; of repeated fields, the last."""
    first, *lines = head.decode("latin-1").split("\r\n")
    fields = (line.partition(":") for line in lines if line)
    return int(first.split(" ", 2)[1]), {name.strip().lower(): value.strip() for name, _, value in fields}


def dumped(value: Any) -> bytes:
    """Encode JSON without spaces."""
    return json.dumps(value, separators=(",", ":")).encode()
