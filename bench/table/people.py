"""Players of the load: each has a cookie and a real socket, and notes the versions it received."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import quote

from bench.table.http import Http

_VERSION = re.compile(rb'\{"version":(\d+),"game_version":')
LANGUAGES = ("en", "de", "fr", "it", "nl")


@dataclass
class Player:
    """A player with a cookie."""

    headers: str
    cookie: str
    language: str
    seen: list[tuple[int, float]] = field(default_factory=list)  # version, and when its message arrived
    bytes_read: int = 0
    socket: Any = None
    task: asyncio.Task[None] | None = None

    @property
    def version(self) -> int:
        """The newest version that was received."""
        return self.seen[-1][0] if self.seen else 0

    async def watch(self, http: Http, table: str, arrived: Callable[[bytes], None]) -> None:
        """Connect to a table's messages, as its page does; *arrived* is called with each."""
        from websockets.asyncio.client import connect
        from websockets.typing import Origin

        self.socket = await connect(
            f"ws://{http.host}:{http.port}/api/tables/{table}/ws?version=0",
            origin=Origin(http.origin),
            additional_headers={"cookie": self.cookie, "accept-language": self.language},
            ping_interval=None,
            max_size=None,
            open_timeout=60,
        )
        await self.socket.send('{"derived": false}')  # as a page does once it has the rules
        self.task = asyncio.create_task(self._read(arrived))

    async def _read(self, arrived: Callable[[bytes], None]) -> None:
        async for data in _frames(self.socket):
            self.seen.append((version_of(data), time.perf_counter()))
            self.bytes_read += len(data)
            arrived(data)

    async def leave(self) -> None:
        """Close the socket."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        if self.socket is not None:
            await self.socket.close()


async def _frames(socket: Any) -> Any:
    """Received bytes, not decoded: decoding would use the cores that the server needs."""
    while True:
        yield await socket.recv(decode=False)


def version_of(frame: bytes) -> int:
    """Return the version of a message; anything else is an error of the server."""
    found = _VERSION.match(frame)
    if found is None:
        raise ValueError(f"expected a message that begins with its version; {frame[:80]!r} came")
    return int(found[1])


async def new_player(http: Http, number: int, language: str) -> Player:
    """Register a player with a name, as the front page does, for a cookie."""
    form = f"name={quote(f'Player {number}')}".encode()
    kind = f"content-type: application/x-www-form-urlencoded\r\norigin: {http.origin}\r\n"
    status, fields, _ = await http.post("/me", form, kind)
    if status != 303:
        raise ValueError(f"expected a cookie (303); {status} came")
    cookie = fields["set-cookie"].split(";")[0]
    headers = f"content-type: application/json\r\ncookie: {cookie}\r\norigin: {http.origin}\r\n"
    return Player(f"{headers}accept-language: {language}\r\n", cookie, language)
